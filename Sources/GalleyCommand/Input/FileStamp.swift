import Foundation

/// The state of a file by what changes when it is saved, replaced, made or removed: asking for it costs a few microseconds.
struct FileStamp: Hashable {
    /// When it was changed.
    let seconds: Int
    private let nanoseconds: Int
    /// In bytes.
    let size: Int
    private let inode: UInt64

    /// - Returns: `nil` if there is no such file.
    init?(_ path: String) {
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

    /// A file's path and state, for the names of what is made from it; a copy has the same.
    static func identity(of path: String) -> String {
        let stamp = FileStamp(path)
        return "\(path) \(stamp?.size ?? 0) \(stamp?.seconds ?? 0).\(stamp?.nanoseconds ?? 0)"
    }
}
