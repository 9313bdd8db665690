import Foundation
import Goldens
import LayoutComparison
import TestSupport
import Testing

@testable import SnapshotReport

/// The page contains only its input, independent of date and machine.
struct ReportPageTests {
    @Test func theSameReportGivesTheSameBytes() throws {
        let golden = try MovableSVG(golden: "photo-grid")
        let entries = (0..<12).map { Samples.svgEntry($0, golden: golden) }
        let page = ReportPage(title: "Layouts", entries: entries, checkedCount: 12, acceptCommand: "galley accept")
        #expect(try page.html() == page.html())
    }

    @Test func theDataAreWrittenInOneOrder() throws {
        let entry = ReportEntry(name: "a/b.svg", status: .new, words: ["w"], actual: .svg(Array("<svg/>".utf8)))
        let data = try ShownData(ReportPage(title: "t", entries: [entry], checkedCount: 3, acceptCommand: "c").html())
        #expect(data.json == """
            {"checked":3,"command":"c","entries":[{"actual":"data:image/svg+xml;base64,PHN2Zy8+",\
            "name":"a/b.svg","status":"new","words":["w"]}],"galley":2,"title":"t"}
            """)
    }

    @Test func picturesAreKeptAsTheyWere() throws {
        let golden = try MovableSVG(golden: "photo-library")
        let entries = (0..<20).map { Samples.svgEntry($0, golden: golden) }
        let data = try ShownData(ReportPage(title: "", entries: entries, checkedCount: 20, acceptCommand: nil).html())
        for (index, shown) in data.entries.enumerated() {
            let pictures = Samples.pictures(index, golden: golden)
            #expect(data.file(shown, "expected") == pictures[0])
            #expect(data.file(shown, "actual") == pictures[1])
        }
        #expect(data.entries.count == 20)
    }

    @Test(arguments: [
        "", "a\r\nb\n\n", "<svg id=\"</script>\u{1}\"/>", "\u{FEFF}<svg/>",
    ])
    func picturesOfAnyKindAreKeptAsTheyWere(svg: String) throws {
        let noText: [UInt8] = [0xFF, 0x0A, 0xC0]
        let entry = ReportEntry(name: "a", status: .different, expected: .svg(Array(svg.utf8)), actual: .svg(noText))
        let data = try ShownData(ReportPage(title: "", entries: [entry], checkedCount: 1, acceptCommand: nil).html())
        #expect(data.file(data.entries[0], "expected") == Array(svg.utf8))
        #expect(data.file(data.entries[0], "actual") == noText)
    }

    @Test func hostileTextsAreNoMarkup() throws {
        let hostile = "</script></title><img src=x onerror=alert(1)>\"'&\u{0}\u{202E}\u{2028}<!--"
        let entry = ReportEntry(name: hostile, status: .new, words: [hostile], actual: .svg(Array(hostile.utf8)))
        let page = try ReportPage(title: hostile, entries: [entry], checkedCount: 1, acceptCommand: hostile).html()
        let html = String(decoding: page, as: UTF8.self)
        #expect(!html.contains("<img"))
        #expect(html.contains("<title>&lt;/script&gt;&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;\u{FFFD}"))
        #expect(html.components(separatedBy: "</script>").count == 3)
        let data = try ShownData(page)
        #expect(data.title == hostile)
        #expect(data.entries[0]["name"] as? String == hostile)
        #expect(data.entries[0]["words"] as? [String] == [hostile])
    }

    /// Differences are dropped first, as the page can compute them; then whole entries, which show frames instead.
    @Test func pngAreKeptInOrderAsLongAsThereIsRoom() throws {
        let files = try [60, 70].map { try Samples.png(Samples.bitmap(200, 200, seed: 1, square: ($0, 40))) }
        let entry = ReportEntry(
            name: "a.png", status: .different, expected: .png(files[0]), actual: .png(files[1]), difference: .png(files[0]),
            expectedFrames: Samples.frames, actualFrames: Samples.frames)
        var page = ReportPage(title: "", entries: [entry, entry], checkedCount: 2, acceptCommand: nil)
        // The other contents of the page, plus three pictures in base64.
        let bare = ReportEntry(name: "a.png", status: .different, expectedFrames: Samples.frames, actualFrames: Samples.frames)
        page.sizeLimit = try ReportPage(title: "", entries: [bare, bare], checkedCount: 2, acceptCommand: nil).html().count
            + 4 * (files[0].count + files[1].count) / 3 + 4 * files[0].count / 3
        let data = try ShownData(page.html())
        #expect(data.notes == ["Its pictures are left out: the report has no room for them."])
        #expect(data.file(data.entries[0], "expected") == files[0])
        #expect(data.file(data.entries[0], "actual") == files[1])
        #expect(data.entries[0]["difference"] == nil)
        #expect(data.entries[1]["expected"] == nil && data.entries[1]["actualFrames"] != nil)
    }

    @Test func entriesOfOneCauseAreAGroup() throws {
        let data = try ShownData(
            ReportPage(title: "", entries: Samples.ofTwoCauses(), checkedCount: 4, acceptCommand: nil).html())
        #expect(data.json.contains(#""groups":[{"entries":[0,1,3],"labels":["on iPhone 15","on iPhone 16","on iPad mini (A17 Pro)"],"name":"Tests/grid on 3 devices"}]"#), "\(data.json)")
    }

    /// Pictures of other frames are shown with the tables of both.
    @Test func anEntryOfAPictureHasBothTables() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let golden = try MovableSVG(golden: "photo-grid").svg(id: "other") { $0 == 3 ? 40 : 0 }
        try Data(golden).write(to: folder.appendingPathComponent("a.svg"))
        let picture = try Fixtures.picture(Fixtures.document("photo-grid"))
        let snapshot = Snapshot(.svg(nil), frames: Samples.frames, picture: picture)
        let result = try GoldenCheck(.never).run(snapshot, against: GoldenFile("a.svg", in: folder))
        let entry = try #require(try ReportEntry("a.svg", snapshot, result))
        #expect(entry.status == .different && entry.expectedFrames != nil && entry.actualFrames == Samples.frames.text())
    }
}
