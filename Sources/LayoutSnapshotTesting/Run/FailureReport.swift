import Foundation
import Goldens

/// The report of a process's failures.
struct FailureReport {
    private let failures: [SnapshotFailure]
    private let checkedCount: Int

    init(_ failures: [SnapshotFailure], checkedCount: Int) {
        self.failures = failures
        self.checkedCount = checkedCount
    }

    func write(to folder: URL) throws {
    }
}
