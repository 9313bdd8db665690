import Foundation

/// The folder of everything that is kept between runs: `galley` in the user's cache folder.
package enum CacheFolder {
    package static var path: String {
        let environment = ProcessEnvironment.current
        let caches = environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            ?? PathParts.join(environment["HOME"] ?? "/tmp", ".cache")
        return PathParts.join(caches, "galley")
    }
}

extension CacheFolder {
    /// Marks an entry as used.
    package static func use(_ path: String) { utimes(path, nil) }

    /// Removes the least recently used entries of a folder, files or folders of files, until the rest is small enough.
    ///
    /// - Parameter capacity: in bytes.
    package static func prune(_ folder: String, to capacity: Int) {
        let paths = (FolderNames(folder)?.names ?? []).filter { !$0.hasPrefix(".") }.map { PathParts.join(folder, $0) }
        let entries = paths.compactMap { path in FileStamp(path).map { (path: path, used: $0.seconds, size: size(of: path)) } }
        var total = entries.reduce(0) { $0 + $1.size }
        for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > capacity {
            total -= entry.size
            // Another run may have removed it already.
            _ = try? FileManager.default.removeItem(atPath: entry.path)
        }
    }

    private static func size(of path: String) -> Int {
        guard FileKind(path) == .folder else { return FileStamp(path)?.size ?? 0 }
        return (FolderNames(path)?.names ?? []).reduce(0) { $0 + (FileStamp(PathParts.join(path, $1))?.size ?? 0) }
    }
}
