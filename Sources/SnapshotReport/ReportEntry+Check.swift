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
            // The frames of a table were already read for the difference.
            expectedFrames = difference.layout?.expected.untitled.text()
            expected = result.golden.flatMap { Self.picture($0, snapshot.format) }
        }
        if snapshot.format.isPicture { actual = Self.picture(try snapshot.bytes(), snapshot.format) }
        if !snapshot.format.isPicture || expectedFrames != nil { actualFrames = snapshot.frames.untitled.text() }
    }

    /// The golden or the output as a picture.
    ///
    /// - Returns: `nil` for a table.
    private static func picture(_ bytes: [UInt8], _ format: SnapshotFormat) -> ReportPicture? {
        switch format {
        case .text, .json, .views: nil
        case .svg: .svg(bytes)
        case .png: .png(bytes)
        }
    }
}
