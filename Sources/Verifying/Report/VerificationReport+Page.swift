import MessageText
import SnapshotReport

extension VerificationReport {
    /// The HTML page of differences, a single file.
    package func page(title: String) throws -> [UInt8] {
        try ReportPage(
            title: title, entries: problems.compactMap(entry), checkedCount: outcomes.count, acceptCommand: command([])
        ).html()
    }

    private static func status(_ outcome: Verification.Outcome) -> ReportEntry.Status {
        switch outcome.status {
        case .same, .different, .recorded: .different
        case .new: .new
        case .missing: .missing
        case .unreadable: .unreadable
        case .obsolete: .obsolete
        case .failed: .failed
        }
    }

    private func entry(_ outcome: Verification.Outcome) throws -> ReportEntry? {
        guard let snapshot = outcome.snapshot, let check = outcome.check else {
            return ReportEntry(name: outcome.golden, status: Self.status(outcome), words: outcome.words, failed: outcome.failed)
        }
        var entry = try ReportEntry(outcome.golden, snapshot, check, of: outcome.failed)
        entry?.status = Self.status(outcome)
        if outcome.canBeAccepted { entry?.acceptCommand = command(["--cause", ShellText.quoted(path: outcome.golden)]) }
        return entry
    }
}
