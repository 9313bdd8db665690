import HostFiles

/// Detects changed files by their status. This takes a few microseconds per file, and works on every file system.
struct FileWatch {
    private var stamps: [String: FileStamp?]

    init(_ files: [String]) {
        stamps = Self.stamps(of: files)
    }

    /// The given files that have changed since the last call.
    mutating func changes(_ files: [String]) -> Set<String> {
        let now = Self.stamps(of: files)
        defer { stamps = now }
        return Set(now.keys.filter { stamps[$0] != now[$0] })
    }

    private static func stamps(of files: [String]) -> [String: FileStamp?] {
        Dictionary(files.map { ($0, FileStamp($0)) }) { first, _ in first }
    }
}
