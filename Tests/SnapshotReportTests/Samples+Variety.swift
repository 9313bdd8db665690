import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import SnapshotReport

extension Samples {
    /// An entry of every kind.
    static func variety() throws -> [ReportEntry] {
        let golden = try MovableSVG(golden: "photo-library")
        var moved = frames
        for index in 4..<6 { moved.elements[index].frame.origin.y += 12 }
        let expected = ReportPicture.svg(golden.svg(id: "first1", movedBy: { _ in 0 }))
        let actual = ReportPicture.svg(golden.svg(id: "first1", movedBy: { $0 > 12 ? 12 : 0 }))
        let pngs = try [(60, 40), (30, 80)].map { try png(bitmap($0.0, $0.1, seed: 3, square: (5, 5))) }
        return [
            ReportEntry(
                name: "GridTests/first.iPhone-15.svg", status: .different,
                words: LayoutDifference(expected: frames, actual: moved).causes.map { String($0.text.prefix { $0 != ";" }) },
                expected: expected, actual: actual, expectedFrames: frames, actualFrames: moved),
            ReportEntry(name: "GridTests/second.svg", status: .new, actual: actual),
            ReportEntry(name: "GridTests/third.png", status: .obsolete, expected: .png(pngs[0])),
            ReportEntry(name: "ListTests/broken.png", status: .unreadable, words: ["the file is truncated"]),
            ReportEntry(
                name: "ListTests/sizes.png", status: .different, words: ["60 × 40 px → 30 × 80 px"],
                expected: .png(pngs[0]), actual: .png(pngs[1])),
            ReportEntry(
                name: "ListTests/table.txt", status: .different,
                words: LayoutDifference(expected: frames, actual: moved).lines(),
                expectedFrames: frames, actualFrames: moved),
            hostile(pngs[0]),
        ]
    }

    /// Three entries with one cause, the second with the largest difference, and one with another cause.
    static func ofTwoCauses() -> [ReportEntry] {
        func entry(_ name: String, _ device: Device, _ change: String, _ share: Double) -> ReportEntry {
            let golden = GoldenLook(Look(device: device), .frames)
            let failed = FailedVariant(subject: "Tests/grid", golden: golden, cause: DifferenceCause(changes: [change]))
            return ReportEntry(
                name: "Tests/grid.\(name).txt", status: .different, words: ["\(change) on \(name)"], failed: failed,
                share: share, expectedFrames: frames, actualFrames: frames)
        }
        return [
            entry("a", .iPhone15, "x", 0.25), entry("b", .iPhone16, "x", 0.75), entry("b2", .iPhone17, "y", 0.5),
            entry("c", .iPadMini, "x", 0.125),
        ]
    }

    /// Text that would run and access the network if any of an entry were markup.
    private static func hostile(_ png: [UInt8]) -> ReportEntry {
        let svg = """
            <svg xmlns="http://www.w3.org/2000/svg" width="90" height="90" onload="top.ran=1">
            <script>top.ran = 1; fetch("http://galley.invalid/")</script>
            <image href="http://galley.invalid/a.png" width="9" height="9"/><rect width="90" height="90" fill="red"/></svg>
            """
        return ReportEntry(
            name: "</script><img src=x onerror=\"ran=1\">\u{0}\u{202E}\u{2028}", status: .different,
            words: ["<b>&amp;</b><script>ran=1</script>"], expected: .svg(Array(svg.utf8)), actual: .png(png))
    }
}
