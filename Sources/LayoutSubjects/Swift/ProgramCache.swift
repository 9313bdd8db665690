import Foundation
import HostSystem

/// A folder for building.
struct BuildPlace {
    var path: String
    /// True if it can be renamed to the product's final location.
    var isBeside: Bool
}

/// Compiled programs and their imported modules, keyed by their sources and options.
package struct ProgramCache {
    /// The folder of one program or module.
    let folder: String
    /// The name of the compiled file in it.
    private let product: String
    private static let capacity = 200 << 20

    /// The location of a program.
    ///
    /// - Parameters:
    ///   - key: its identity.
    ///   - product: the name of the compiled file.
    init(key: [UInt8], product: String = Self.program) {
        self.product = product
        folder = PathParts.join(Self.root, String(StableHash.of(key), radix: 16))
    }

    /// `galley/programs` in the user's cache folder.
    private static var root: String { PathParts.join(CacheFolder.path, "programs") }

    static let program = "program"
    /// The declarations rejected by the compiler, a line each: index and reason.
    var refusals: String { PathParts.join(folder, "refusals") }
    /// The rejected code.
    var cuts: String { PathParts.join(folder, "cuts") }

    /// True if it exists. Marks it as used.
    func isThere() -> Bool {
        guard FileManager.default.fileExists(atPath: PathParts.join(folder, product)) else { return false }
        utimes(folder, nil)
        return true
    }

    /// Moves a finished program to its location, and removes the least recently used ones.
    ///
    /// - Returns: the program's location, unchanged if the cache folder is not writable.
    func keep(_ built: String) -> String {
        guard rename(built, folder) == 0 || isThere() else { return built }
        Self.prune()
        return folder
    }

    /// A new build folder on the same file system, or elsewhere if that is not writable.
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

    // MARK: Limits

    /// Removes the least recently used programs until the rest is small enough, and the remains of killed runs.
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
        for program in programs.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > capacity {
            total -= program.size
            // Another run may have removed it already.
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
