import SnapshotReport
import TestSupport
import Testing

/// A report can be attached to a build and mailed, regardless of the number of failures.
struct ReportSizeTests {
    private static let limit = 17_000_000

    /// Entries whose pictures do not fit show frames.
    @Test func fiveHundredFailuresWithSVGCanBeMailed() throws {
        let golden = try MovableSVG(golden: "photo-library")
        let entries = (0..<500).map { Samples.svgEntry($0, golden: golden) }
        let page = try ReportPage(title: "Layouts", entries: entries, checkedCount: 900, acceptCommand: nil).html()
        #expect(page.count < Self.limit)
        let data = try ShownData(page)
        #expect(data.entries.prefix(150).allSatisfy { $0["expected"] != nil && $0["actual"] != nil })
        #expect(data.entries.allSatisfy { $0["expectedFrames"] != nil && $0["actualFrames"] != nil })
    }

    @Test(.enabled(if: MoreTests.areWanted, "Scripts/test-more runs it")) func fiveHundredFailuresWithPNGCanBeMailed() throws {
        let pictures = try (0..<20).map { try Samples.png(Samples.bitmap(240, 200, seed: $0 / 2, square: (5 * $0, 40))) }
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
        let data = try ShownData(page)
        #expect(data.notes.allSatisfy { $0 == "Its pictures are left out: the report has no room for them." })
        #expect(data.entries.prefix(40).allSatisfy { $0["expected"] != nil && $0["actual"] != nil })
        #expect(data.entries.count == 500 && data.notes.count > 0)
    }

    @Test func fewPicturesAreKeptWhole() throws {
        let files = try [0, 100].map { try Samples.png(Samples.bitmap(300, 300, seed: 1, square: ($0, 40))) }
        let entry = ReportEntry(
            name: "a.png", status: .different, expected: .png(files[0]), actual: .png(files[1]), difference: .png(files[0]))
        let data = try ShownData(ReportPage(title: "", entries: [entry], checkedCount: 1, acceptCommand: nil).html())
        let kept = try #require(data.entries.first)
        #expect(data.notes.isEmpty)
        #expect(data.file(kept, "expected") == files[0])
        #expect(data.file(kept, "actual") == files[1])
        #expect(data.file(kept, "difference") == files[0])
    }

    @Test func whatIsTooLargeIsLeftOutAndTheRestKept() throws {
        let entries = [
            ReportEntry(name: "small.svg", status: .new, actual: .svg(Array("<svg/>".utf8))),
            ReportEntry(name: "huge.svg", status: .new, words: ["a word"], actual: .svg([UInt8](repeating: 0, count: 16_000_000))),
        ]
        let page = try ReportPage(title: "", entries: entries, checkedCount: 2, acceptCommand: nil).html()
        let data = try ShownData(page)
        #expect(page.count < 100_000)
        #expect(data.notes == ["Its pictures are left out: the report has no room for them."])
        #expect(data.entries[0]["actual"] != nil)
        #expect(data.entries[1]["words"] as? [String] == ["a word"])
    }
}
