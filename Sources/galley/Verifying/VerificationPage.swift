import Goldens
import SnapshotReport

/// The page of what differs, in one file.
struct VerificationPage {
    private let report: VerificationReport
    private let title: String

    init(_ report: VerificationReport, title: String) {
        self.report = report
        self.title = title
    }

    /// Writes the page and says so.
    func write(to path: String) throws(Failure) {
        let bytes: [UInt8]
        do {
            let page = ReportPage(
                title: title, entries: try report.problems.compactMap(Self.entry), checkedCount: report.outcomes.count,
                acceptCommand: report.acceptCommand)
            bytes = try page.html()
        } catch {
            throw DocumentPicture.failure(error, path)
        }
        let file = try OutputFile(path)
        try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try file.write(UnsafeRawBufferPointer(bytes)) }
        Console.note("\(try file.finish().rawValue) \(path)")
    }

    private static func entry(_ outcome: Verification.Outcome) throws -> ReportEntry? {
        guard let snapshot = outcome.snapshot, let check = outcome.check else {
            let status: ReportEntry.Status = outcome.status == .obsolete ? .obsolete : .unreadable
            return ReportEntry(name: outcome.golden, status: status, words: outcome.words)
        }
        return try ReportEntry(outcome.golden, snapshot, check)
    }
}
