import Foundation
import HostFiles

/// Compiled programs and their imported modules, keyed by their sources and options.
package struct ProgramCache {
    /// The cache folder's name: the hash of the key, in hexadecimal.
    let name: String
    /// The name of the compiled file in the folder.
    private let product: String
    private static let capacity = 200 << 20

    /// The location of a program.
    ///
    /// - Parameters:
    ///   - key: identifies the program.
    ///   - product: the name of the compiled file.
    init(key: [UInt8], product: String = Self.program) {
        self.product = product
        name = String(StableHash.of(key), radix: 16)
    }

    private static var root: CacheFolder { CacheFolder("programs") }
    /// The folder of this program or module in the cache; `nil` if the cache is not used.
    var folder: String? { Self.root.path.map { PathParts.join($0, name) } }

    static let program = "program"

    /// Returns the cached folder if it exists, and marks it as used.
    func found() -> String? {
        guard let folder, case let file = PathParts.join(folder, product), FileManager.default.fileExists(atPath: file) else { return nil }
        guard let other = [folder, file].first(where: { !CacheFolder.isOwn($0) }) else {
            CacheFolder.use(folder)
            return folder
        }
        Console.note("note: compiled anew: \(other) is not yours, or others can write to it")
        return nil
    }

    /// Moves a finished program to its location, and removes the least recently used ones.
    ///
    /// - Returns: the program's location, unchanged if the cache folder is not writable.
    func keep(_ built: String) -> String {
        guard let root = Self.root.path, let folder, rename(built, folder) == 0 || found() != nil else { return built }
        CacheFolder.prune(root, to: Self.capacity)
        return folder
    }

    /// A new build folder on the cache's file system, or elsewhere if the cache is not writable.
    func workFolder() throws(Failure) -> BuildPlace {
        _ = Self.tellReason
        if let root = Self.root.path {
            BuildPlace.removeRemains(in: root)
            if let place = BuildPlace(in: root, isBeside: true) { return place }
        }
        let other = FileManager.default.temporaryDirectory.path
        guard let place = BuildPlace(in: other, isBeside: false) else {
            throw Failure(.cannotCreate, "cannot make a folder to compile in, neither in the cache nor in \(other)")
        }
        return place
    }

    /// Prints the reason that compiled programs are not kept, once per run.
    private static let tellReason: Void = {
        if let reason = root.obstacle { Console.note("note: compiled programs are not kept: \(reason)") }
    }()
}
