import Foundation

/// Which files have changed, by their status: that costs a few microseconds each, and holds on every file system, whatever
/// told that something changed.
struct FileWatch {
    /// What changes when a file is saved, replaced, made or removed.
    private struct Stamp: Hashable {
        var seconds: Int
        var nanoseconds: Int
        var size: Int
        var inode: UInt64
    }

    private var stamps: [String: Stamp?]

    init(_ files: [String]) {
        stamps = Self.stamps(of: files)
    }

    /// The files that have changed since the last time, of those that count now.
    mutating func changes(_ files: [String]) -> Set<String> {
        let now = Self.stamps(of: files)
        defer { stamps = now }
        return Set(now.keys.filter { stamps[$0] != now[$0] })
    }

    private static func stamps(of files: [String]) -> [String: Stamp?] {
        Dictionary(files.map { ($0, stamp($0)) }) { first, _ in first }
    }

    private static func stamp(_ path: String) -> Stamp? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        return Stamp(
            seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec), size: Int(status.st_size), inode: UInt64(status.st_ino))
    }
}
