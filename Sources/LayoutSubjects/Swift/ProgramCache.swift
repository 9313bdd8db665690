import Foundation
import HostSystem

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
        CacheFolder.use(folder)
        return true
    }

    /// Moves a finished program to its location, and removes the least recently used ones.
    ///
    /// - Returns: the program's location, unchanged if the cache folder is not writable.
    func keep(_ built: String) -> String {
        guard rename(built, folder) == 0 || isThere() else { return built }
        CacheFolder.prune(Self.root, to: Self.capacity)
        return folder
    }

    /// A new build folder on the same file system, or elsewhere if that is not writable.
    func workFolder() throws(Failure) -> BuildPlace {
        BuildPlace.removeRemains(in: Self.root)
        let other = FileManager.default.temporaryDirectory.path
        guard let place = BuildPlace(in: Self.root, isBeside: true) ?? BuildPlace(in: other, isBeside: false) else {
            throw Failure(.cannotCreate, "cannot make a folder to compile in, neither in \(Self.root) nor in \(other)")
        }
        return place
    }
}
