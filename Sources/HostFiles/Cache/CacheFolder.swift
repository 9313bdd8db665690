import Foundation

/// A folder for data kept between runs, inside `galley` in the user's cache folder.
///
/// Galley runs programs from this folder. It keeps nothing if the folder belongs to somebody else, or if others can write to it or own the
/// user's cache folder.
package struct CacheFolder {
    /// The folder's path; `nil` if nothing is kept.
    package let path: String?
    /// The reason that nothing is kept; `nil` if there is a folder.
    package let obstacle: String?

    /// Makes the folder if necessary.
    package init(_ name: String) {
        do throws(Obstacle) {
            (path, obstacle) = (try Self.folder(name), nil)
        } catch {
            (path, obstacle) = (nil, error.reason)
        }
    }

    private struct Obstacle: Error {
        let reason: String
    }

    private static func folder(_ name: String) throws(Obstacle) -> String {
        let environment = ProcessEnvironment.current
        let home = environment["HOME"].map { PathParts.join($0, ".cache") }
        guard let caches = [environment["XDG_CACHE_HOME"], home].compactMap({ $0 }).first(where: { $0.hasPrefix("/") }) else {
            throw Obstacle(reason: "neither HOME nor XDG_CACHE_HOME names a folder")
        }
        // In another user's folder, or one that anybody can write to, others could put folders of these names, or replace galley's.
        guard !isOpen(caches) else { throw Obstacle(reason: "\(caches) is not yours, or others can write to it") }
        var folder = caches
        for name in ["galley", name] {
            folder = PathParts.join(folder, name)
            do {
                try FileManager.default.createDirectory(
                    atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            } catch {
                throw Obstacle(reason: "cannot make the folder \(folder): \(SystemError.text(error))")
            }
            guard isOwn(folder) else { throw Obstacle(reason: "\(folder) is not yours, or others can write to it") }
        }
        return folder
    }

    /// True if everybody can write to a folder, or to the target of a link, or if it belongs to a user other than root and the current
    /// one; false if it does not exist.
    private static func isOpen(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && (status.st_mode & 0o002 != 0 || ![0, geteuid()].contains(status.st_uid))
    }

    /// True for a file or folder that only this user could have written; false for links.
    package static func isOwn(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFLNK && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
    }
}

extension CacheFolder {
    /// Marks an entry as used.
    package static func use(_ path: String) { utimes(path, nil) }

    /// Removes the least recently used entries of a folder, files or folders of files, until the rest is small enough.
    ///
    /// - Parameter capacity: in bytes.
    package static func prune(_ folder: String, to capacity: Int) {
        let paths = (FolderNames(folder)?.unordered ?? []).filter { !$0.hasPrefix(".") }.map { PathParts.join(folder, $0) }
        let entries = paths.compactMap { path in FileStamp(path).map { (path: path, used: $0.seconds, size: size(of: path)) } }
        var total = entries.reduce(0) { $0 + $1.size }
        guard total > capacity else { return }
        for entry in entries.sorted(by: { ($0.used, $0.path) < ($1.used, $1.path) }) where total > capacity {
            total -= entry.size
            // Another run may have removed it already.
            _ = try? FileManager.default.removeItem(atPath: entry.path)
        }
    }

    private static func size(of path: String) -> Int {
        guard FileKind(path) == .folder else { return FileStamp(path)?.size ?? 0 }
        return (FolderNames(path)?.unordered ?? []).reduce(0) { $0 + (FileStamp(PathParts.join(path, $1))?.size ?? 0) }
    }
}
