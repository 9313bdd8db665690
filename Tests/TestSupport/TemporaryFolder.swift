public import Foundation

/// A new folder, removed with its last reference.
public final class TemporaryFolder: Sendable {
    public let url = FileManager.default.temporaryDirectory.appendingPathComponent("galley-test-\(UUID())")

    public init() {
        precondition(mkdir(url.path, 0o755) == 0, "cannot make \(url.path): \(String(cString: strerror(errno)))")
    }

    deinit { try? FileManager.default.removeItem(at: url) }
}

/// Runs `body` with a new folder, which is then removed.
public func inNewFolder<Result>(_ body: (URL) throws -> Result) rethrows -> Result {
    let folder = TemporaryFolder()
    return try withExtendedLifetime(folder) { try body(folder.url) }
}
