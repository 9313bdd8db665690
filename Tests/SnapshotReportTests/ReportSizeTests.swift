import Foundation
import SnapshotReport
import Testing

/// A report can be attached to a build and mailed, regardless of the number of failures.
struct ReportSizeTests {
    private static let limit = 3_000_000

    @Test func fiveHundredFailuresWithSVGAreUnderThreeMegabytes() throws {
        let golden = try MovableSVG(golden: "photo-library")
        let entries = (0..<500).map { Samples.svgEntry($0, golden: golden) }
        let page = try ReportPage(title: "Layouts", entries: entries, checkedCount: 900, acceptCommand: nil).html()
        #expect(page.count < Self.limit)
        #expect(try Payload(page).notes.isEmpty)
    }

    @Test func fiveHundredFailuresWithPNGAreUnderThreeMegabytes() throws {
        let pictures = try (0..<20).map { try Samples.png(Samples.bitmap(120, 200, seed: $0 / 2, square: (5 * $0, 40))) }
        let entries = (0..<500).map { index in
            let first = index % 10 * 2
            // Every other one is completely new.
            let actual = pictures[(index.isMultiple(of: 2) ? first + 1 : first + 3) % 20]
            return ReportEntry(
                name: "layout\(index).png", status: .different, expected: .png(pictures[first]), actual: .png(actual),
                difference: .png(pictures[first]))
        }
        let page = try ReportPage(title: "Layouts", entries: entries, checkedCount: 500, acceptCommand: nil).html()
        #expect(page.count < Self.limit)
        let payload = try Payload(page)
        #expect(payload.notes.allSatisfy { $0 == "Its pictures are left out: the report has no room for them." })
        #expect(payload.entries.prefix(40).allSatisfy { $0["expected"] != nil && $0["actual"] != nil })
        #expect(payload.entries.count == 500 && payload.notes.count > 0)
    }

    @Test func fewPicturesAreKeptWhole() throws {
        let files = try [0, 100].map { try Samples.png(Samples.bitmap(300, 300, seed: 1, square: ($0, 40))) }
        let entry = ReportEntry(
            name: "a.png", status: .different, expected: .png(files[0]), actual: .png(files[1]), difference: .png(files[0]))
        let payload = try Payload(ReportPage(title: "", entries: [entry], checkedCount: 1, acceptCommand: nil).html())
        let kept = try #require(payload.entries.first)
        #expect(payload.notes.isEmpty)
        #expect(payload.file(kept, "expected") == files[0])
        #expect(payload.file(kept, "actual") == files[1])
        #expect(payload.file(kept, "difference") == files[0])
    }

    @Test func whatIsTooLargeIsLeftOutAndTheRestKept() throws {
        // Noise in a file that claims to be an SVG: nothing can be shared or compressed.
        var state: UInt32 = 1
        let noise = (0..<3_000_000).map { _ -> UInt8 in
            state = state &* 1_664_525 &+ 1_013_904_223
            return UInt8(state >> 24)
        }
        let entries = [
            ReportEntry(name: "small.svg", status: .new, actual: .svg(Array("<svg/>".utf8))),
            ReportEntry(name: "huge.svg", status: .new, words: ["a word"], actual: .svg(noise)),
        ]
        let page = try ReportPage(title: "", entries: entries, checkedCount: 2, acceptCommand: nil).html()
        let payload = try Payload(page)
        #expect(page.count < 100_000)
        #expect(payload.notes == ["Its pictures are left out: the report has no room for them."])
        #expect(payload.entries[0]["actual"] != nil)
        #expect(payload.entries[1]["words"] as? [String] == ["a word"])
    }
}
