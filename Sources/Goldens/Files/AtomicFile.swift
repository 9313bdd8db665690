import Foundation

/// Writes a file beside its place and moves it there when it is whole, so that nobody ever sees half of it, whenever the
/// process ends.
struct AtomicFile {
    private let url: URL
    private let temporary: String

    /// Tells the files of a process's threads apart.
    private static let count = Locked(0)

    init(replacing url: URL) {
        self.url = url
        let number = Self.count.withLock { count in
            count += 1
            return count
        }
        temporary = url.deletingLastPathComponent().appendingPathComponent(
            UnfinishedFiles.name(process: getpid(), number: number)).path
    }

    func write(_ bytes: [UInt8]) throws(GoldenError) {
        let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw failure }
        let written = Self.put(bytes, into: file)
        let reason = failure
        guard close(file) == 0, written else {
            unlink(temporary)
            throw reason
        }
        guard rename(temporary, url.path) == 0 else {
            let reason = failure
            unlink(temporary)
            throw reason
        }
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
