import Foundation

/// Which files have changed, by their status: that costs a few microseconds each, and holds on every file system, whatever
/// told that something changed.
struct FileWatch {
    private var stamps: [String: FileStamp?]

    init(_ files: [String]) {
        stamps = Self.stamps(of: files)
    }

    /// The files that have changed since the last time, of those that count now.
    mutating func changes(_ files: [String]) -> Set<String> {
        let now = Self.stamps(of: files)
        defer { stamps = now }
        return Set(now.keys.filter { stamps[$0] != now[$0] })
    }

    private static func stamps(of files: [String]) -> [String: FileStamp?] {
        Dictionary(files.map { ($0, FileStamp($0)) }) { first, _ in first }
    }
}
