import Foundation
import Goldens
import SnapshotReport

/// The page of a process's failures, for a person to look at.
struct FailureReport {
    private let failures: [SnapshotFailure]
    private let checkedCount: Int

    static let name = "report.html"

    init(_ failures: [SnapshotFailure], checkedCount: Int) {
        self.failures = failures
        self.checkedCount = checkedCount
    }

    /// Writes the page; a run without failures takes that of an earlier one away.
    func write(to folder: URL) throws {
        let file = GoldenFile(Self.name, in: folder)
        guard !failures.isEmpty else { return try file.remove() }
        let entries = try failures.sorted { $0.name < $1.name }.compactMap { failure in
            try ReportEntry(failure.name, failure.snapshot, failure.result)
        }
        let page = ReportPage(
            title: "Layout snapshots", entries: entries, checkedCount: checkedCount,
            acceptCommand: "\(RecordingMode.variable)=failed swift test")
        try file.write(page.html())
    }
}
