import Foundation
import LayoutComparison
import PNGCodec
package import SnapshotReport

extension ReportEntry {
    /// What a report shows of a check.
    ///
    /// - Returns: `nil` where all is well.
    /// - Throws: where what came out cannot be drawn.
    package init?(_ name: String, _ snapshot: Snapshot, _ result: GoldenCheck.Result) throws {
        self.init(name: name, status: .different)
        switch result.verdict {
        case .same: return nil
        case .missing: status = .new
        case .unreadable(let reason): (status, words) = (.unreadable, [reason])
        case .different(let difference):
            words = difference.words
            self.difference = difference.picture.map(ReportPicture.png)
            expectedFrames = difference.layout?.expected
            expected = result.golden.flatMap { Self.expected($0, snapshot.format) }
        }
        actualFrames = snapshot.frames
        actual = switch snapshot.format {
        case .text, .json: .frames(snapshot.frames)
        case .svg: .svg(try snapshot.bytes())
        case .png: .png(try snapshot.bytes())
        }
        if snapshot.format.isPicture, expectedFrames == nil { actualFrames = nil }
    }

    private static func expected(_ golden: [UInt8], _ format: SnapshotFormat) -> ReportPicture? {
        switch format {
        // A golden that could be compared can be read.
        case .text: (try? FramesRecord(text: String(decoding: golden, as: UTF8.self))).map(ReportPicture.frames)
        case .json: (try? FramesRecord(json: Data(golden))).map(ReportPicture.frames)
        case .svg: .svg(golden)
        case .png: .png(golden)
        }
    }
}
