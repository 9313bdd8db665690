import Foundation

/// A file's state that changes when it is saved, replaced, created or removed. Reading it takes a few microseconds.
package struct FileStamp: Hashable {
    /// Time of the last change.
    package let seconds: Int
    private let nanoseconds: Int
    /// Size in bytes.
    package let size: Int
    private let inode: UInt64

    /// Fails if there is no such file.
    package init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        (size, inode) = (Int(status.st_size), UInt64(status.st_ino))
    }

    /// A file's path and state, for naming cached results. The inode does not count: a copy at the same path, with the
    /// same times, has the same identity.
    package static func identity(of path: String) -> String {
        let stamp = FileStamp(path)
        return "\(path) \(stamp?.size ?? 0) \(stamp?.seconds ?? 0).\(stamp?.nanoseconds ?? 0)"
    }
}
