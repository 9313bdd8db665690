import AtomicFiles
import Foundation
import Goldens
import SnapshotReport

/// A folder to compile in.
struct BuildPlace {
    var path: String
    /// Whether it can become the place of what is compiled in it.
    var isBeside: Bool
}

/// Compiled programs, and modules that they import, kept by what they were compiled of.
struct ProgramCache {
    /// The folder of one program or module.
    let folder: String
    /// The file in it that is compiled.
    private let product: String
    private static let sizeLimit = 200 << 20

    /// A program's place.
    ///
    /// - Parameters:
    ///   - key: what identifies it.
    ///   - product: the name of what is compiled.
    init(key: [UInt8], product: String = Self.program) {
        self.product = product
        let name = SHA256.digest(key).prefix(16).map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
        folder = PathParts.join(Self.root, name)
    }

    /// `galley/programs` in the user's folder for caches.
    static var root: String {
        let environment = ProcessEnvironment.current
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? PathParts.join(environment["HOME"] ?? "/tmp", ".cache")
        return PathParts.join(caches, "galley/programs")
    }

    static let program = "program"
    /// The declarations that the compiler refused, a line each: the index and why.
    var refusals: String { PathParts.join(folder, "refusals") }

    /// Whether it is there. It counts as used now.
    func isThere() -> Bool {
        guard FileManager.default.fileExists(atPath: PathParts.join(folder, product)) else { return false }
        utimes(folder, nil)
        return true
    }

    /// Moves a finished program to its place, and removes what was not used for longest.
    ///
    /// - Returns: where the program is now: if the folder for caches cannot be written, where it was.
    func keep(_ built: String) -> String {
        guard rename(built, folder) == 0 || isThere() else { return built }
        Self.prune()
        return folder
    }

    /// A new folder to build in, on the same file system; elsewhere if that cannot be written.
    func workFolder() throws(Failure) -> BuildPlace {
        let manager = FileManager.default
        for (root, isBeside) in [(Self.root, true), (manager.temporaryDirectory.path, false)] {
            guard (try? manager.createDirectory(atPath: root, withIntermediateDirectories: true)) != nil else { continue }
            var template = Array(PathParts.join(root, ".building-XXXXXX").utf8CString)
            if mkdtemp(&template) != nil {
                let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
                return BuildPlace(path: path, isBeside: isBeside)
            }
        }
        throw Failure(.cannotCreate, "cannot make a folder to compile in, neither in \(Self.root) nor in \(manager.temporaryDirectory.path)")
    }

    // MARK: Bounds

    /// Removes the programs that were not used for longest until the rest is small enough, and what killed runs left.
    private static func prune() {
        let manager = FileManager.default
        var programs: [(path: String, used: Int, size: Int)] = []
        let names = (try? FolderListing.names(in: root).names) ?? []
        for name in names {
            let path = PathParts.join(root, name)
            guard let stamp = FileStamp(path) else { continue }
            if name.hasPrefix("."), time(nil) - stamp.seconds > 3_600 {
                _ = try? manager.removeItem(atPath: path)
            } else if !name.hasPrefix(".") {
                programs.append((path, stamp.seconds, size(of: path)))
            }
        }
        var total = programs.reduce(0) { $0 + $1.size }
        for program in programs.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > sizeLimit {
            total -= program.size
            // Another run may have removed it.
            _ = try? manager.removeItem(atPath: program.path)
        }
    }

    private static func size(of folder: String) -> Int {
        let names = (try? FolderListing.names(in: folder).names) ?? []
        return names.reduce(0) { total, name in
            var status = stat()
            return stat(PathParts.join(folder, name), &status) == 0 ? total + Int(status.st_size) : total
        }
    }
}
