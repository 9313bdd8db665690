import Foundation

/// Writes a file beside its place and moves it there when it is whole, so that nobody ever sees half of it, whenever the
/// process ends.
struct AtomicFile {
    private let url: URL

    /// Tells the files of a process's threads apart.
    private static let count = Locked(0)

    init(replacing url: URL) {
        self.url = url
    }

    func write(_ bytes: [UInt8]) throws(GoldenError) {
        let (file, temporary) = try create()
        let isWritten = Self.put(bytes, into: file)
        let reason = failure
        guard close(file) == 0 || !isWritten else { throw discard(temporary, failure) }
        guard isWritten else { throw discard(temporary, reason) }
        guard rename(temporary, url.path) == 0 else { throw discard(temporary, failure) }
    }

    /// A new file beside the place. A killed process of the same number, in another container, may have left one of any
    /// name.
    private func create() throws(GoldenError) -> (file: Int32, path: String) {
        while true {
            let number = Self.count.withLock { count in
                count += 1
                return count
            }
            let name = UnfinishedFiles.name(process: getpid(), number: number)
            let path = url.deletingLastPathComponent().appendingPathComponent(name).path
            let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if file >= 0 { return (file, path) }
            guard errno == EEXIST else { throw failure }
        }
    }

    private func discard(_ temporary: String, _ reason: GoldenError) -> GoldenError {
        unlink(temporary)
        return reason
    }

    private static func put(_ bytes: [UInt8], into file: Int32) -> Bool {
        bytes.withUnsafeBytes { bytes in
            var written = 0
            while written < bytes.count {
                let count = pwrite(file, bytes.baseAddress! + written, bytes.count - written, off_t(written))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                written += count
            }
            return true
        }
    }

    private var failure: GoldenError { GoldenError("cannot write \(url.path): \(GoldenFile.reason)") }
}

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
