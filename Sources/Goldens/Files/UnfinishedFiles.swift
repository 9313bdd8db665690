import Foundation

/// The files in the making of processes that were killed.
enum UnfinishedFiles {
    private static let prefix = ".galley-"
    private static let suffix = ".unfinished"

    static func name(process: Int32, number: Int) -> String { "\(prefix)\(process)-\(number)\(suffix)" }

    /// Whether a file of a folder is one in the making.
    static func isOne(_ name: String) -> Bool { name.hasPrefix(prefix) && name.hasSuffix(suffix) }

    /// The folders that this process has swept.
    private static let swept = Locked<Set<String>>([])

    /// Removes what killed processes left in a folder, once a process.
    static func sweep(_ folder: URL) {
        guard swept.withLock({ $0.insert(folder.path).inserted }) else { return }
        // A folder that cannot be listed is said so when a file is written to it.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        for name in names where isOne(name) {
            let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = Int32(process), process != getpid(), kill(process, 0) != 0, errno == ESRCH else { continue }
            unlink(folder.appendingPathComponent(name).path)
        }
    }
}
