package import Goldens
import LayoutComparison

extension ReportEntry {
    /// The report entry of a check. Fails if the snapshot matches its golden.
    ///
    /// - Parameter failed: groups entries with the same subject and cause; `nil` for a separate entry.
    /// - Throws: if the snapshot cannot be drawn.
    package init?(
        _ name: String, _ snapshot: Snapshot, _ result: GoldenCheck.Result, of failed: FailedVariant? = nil
    ) throws {
        self.init(name: name, status: .different)
        self.failed = failed
        switch result.verdict {
        case .same: return nil
        case .missing: status = .new
        case .unreadable(let reason): (status, words) = (.unreadable, [reason])
        case .different(let difference):
            words = difference.words
            share = difference.share
            self.difference = difference.picture.map(ReportPicture.png)
            expectedFrames = difference.layout?.expected
            expected = Self.expected(difference, result.golden, snapshot.format)
        }
        actualFrames = snapshot.frames
        actual = switch snapshot.format {
        case .text, .json: .frames(snapshot.frames)
        case .svg: .svg(try snapshot.bytes())
        case .png: .png(try snapshot.bytes())
        }
        if snapshot.format.isPicture, expectedFrames == nil { actualFrames = nil }
    }

    /// The golden; for a table its frames, which were already read for the difference.
    private static func expected(
        _ difference: GoldenDifference, _ golden: [UInt8]?, _ format: SnapshotFormat
    ) -> ReportPicture? {
        switch format {
        case .text, .json: difference.layout.map { .frames($0.expected) }
        case .svg: golden.map(ReportPicture.svg)
        case .png: golden.map(ReportPicture.png)
        }
    }
}
