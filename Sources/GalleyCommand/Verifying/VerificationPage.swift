import SnapshotReport

/// The HTML page of differences, a single file.
struct VerificationPage {
    private let report: VerificationReport
    private let title: String

    init(_ report: VerificationReport, title: String) {
        self.report = report
        self.title = title
    }

    func html() throws -> [UInt8] {
        try ReportPage(
            title: title, entries: try report.problems.compactMap(Self.entry), checkedCount: report.outcomes.count,
            acceptCommand: report.acceptCommand
        ).html()
    }

    private static func entry(_ outcome: Verification.Outcome) throws -> ReportEntry? {
        guard let snapshot = outcome.snapshot, let check = outcome.check else {
            let status: ReportEntry.Status = outcome.status == .obsolete ? .obsolete : .unreadable
            return ReportEntry(name: outcome.golden, status: status, words: outcome.words, failed: outcome.failed)
        }
        return try ReportEntry(outcome.golden, snapshot, check, of: outcome.failed)
    }
}
