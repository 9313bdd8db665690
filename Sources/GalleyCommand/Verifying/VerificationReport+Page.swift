import HostSystem
import SnapshotReport

extension VerificationReport {
    /// The HTML page of differences, a single file.
    func page(title: String) throws -> [UInt8] {
        try ReportPage(
            title: title, entries: problems.compactMap(entry), checkedCount: outcomes.count, acceptCommand: command([])
        ).html()
    }

    private func entry(_ outcome: Verification.Outcome) throws -> ReportEntry? {
        guard let snapshot = outcome.snapshot, let check = outcome.check else {
            let status: ReportEntry.Status = outcome.status == .obsolete ? .obsolete : .unreadable
            return ReportEntry(name: outcome.golden, status: status, words: outcome.words, failed: outcome.failed)
        }
        var entry = try ReportEntry(outcome.golden, snapshot, check, of: outcome.failed)
        if outcome.canBeAccepted { entry?.acceptCommand = command(["--cause", ShellText.quoted(path: outcome.golden)]) }
        return entry
    }
}
