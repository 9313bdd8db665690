import Foundation
import Goldens
import SnapshotReport

/// The page of a process's failures, for a person to look at.
struct FailureReport {
    private let failures: [SnapshotFailure]
    private let checkedCount: Int

    init(_ failures: [SnapshotFailure], checkedCount: Int) {
        self.failures = failures
        self.checkedCount = checkedCount
    }

    /// Writes the page; a run without failures takes that of an earlier one away.
    ///
    /// - Returns: the page; `nil` where there are no failures.
    func write(to folder: URL, of process: TestProcess) throws -> URL? {
        for name in try EvidenceFolder.files(in: folder) where process.supersedes(name) {
            try GoldenFile(name, in: folder).remove()
        }
        guard !failures.isEmpty else { return nil }
        let entries = try failures.sorted { $0.name < $1.name }.compactMap { failure in
            try ReportEntry(failure.name, failure.snapshot, failure.result)
        }
        let page = ReportPage(
            title: "Layout snapshots", entries: entries, checkedCount: checkedCount,
            acceptCommand: "\(RecordingMode.variable)=failed swift test")
        let file = GoldenFile(process.reportName, in: folder)
        try file.write(page.html())
        return file.url
    }
}
