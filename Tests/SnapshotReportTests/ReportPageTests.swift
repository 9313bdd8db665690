import Foundation
import LayoutComparison
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

    @Test func theIndexIsWrittenInOneOrder() throws {
        let entry = ReportEntry(name: "a/b.svg", status: .new, words: ["w"], actual: .svg(Array("<svg id=\"abcd\"/>".utf8)))
        let payload = try Payload(ReportPage(title: "t", entries: [entry], checkedCount: 3, acceptCommand: "c").html())
        #expect(payload.json == """
            {"checked":3,"command":"c","entries":[{"actual":{"kind":"svg","lines":[0,1]},\
            "name":"a/b.svg","status":"new","words":["w"]}],"galley":1,"title":"t"}
            """)
    }

    @Test func picturesAreUnpackedAsTheyWere() throws {
        let golden = try MovableSVG(golden: "photo-library")
        let entries = (0..<20).map { Samples.svgEntry($0, golden: golden) }
        let payload = try Payload(ReportPage(title: "", entries: entries, checkedCount: 20, acceptCommand: nil).html())
        for (entry, unpacked) in zip(entries, payload.entries) {
            guard case .svg(let expected) = entry.expected, case .svg(let actual) = entry.actual else { continue }
            #expect(payload.file(unpacked, "expected") == expected)
            #expect(payload.file(unpacked, "actual") == actual)
        }
        #expect(payload.entries.count == 20)
    }

    @Test(arguments: [
        "", "\n", "a\r\nb\n\n", "<svg id=\"abcde\" class=\"abcde\u{1}\"/>", "<svg id=\"a\"/>aaaa",
        "<svg id=\"abcde\"><g id=\"abcdeabcdex\"/></svg>", "\u{FEFF}<svg/>",
    ])
    func textsOfAnyKindAreUnpackedAsTheyWere(svg: String) throws {
        let noText: [UInt8] = [0xFF, 0x0A, 0xC0]
        let entry = ReportEntry(name: "a", status: .different, expected: .svg(Array(svg.utf8)), actual: .svg(noText))
        let payload = try Payload(ReportPage(title: "", entries: [entry], checkedCount: 1, acceptCommand: nil).html())
        #expect(payload.file(payload.entries[0], "expected") == Array(svg.utf8))
        #expect(payload.file(payload.entries[0], "actual") == noText)
    }

    @Test func hostileTextsAreNoMarkup() throws {
        let hostile = "</script></title><img src=x onerror=alert(1)>\"'&\u{0}\u{202E}\u{2028}<!--"
        let entry = ReportEntry(name: hostile, status: .new, words: [hostile], actual: .svg(Array(hostile.utf8)))
        let page = try ReportPage(title: hostile, entries: [entry], checkedCount: 1, acceptCommand: hostile).html()
        let html = String(decoding: page, as: UTF8.self)
        #expect(!html.contains("<img"))
        #expect(html.contains("<title>&lt;/script&gt;&lt;/title&gt;&lt;img src=x onerror=alert(1)&gt;&quot;'&amp;\u{FFFD}"))
        #expect(html.components(separatedBy: "</script>").count == 3)
        let payload = try Payload(page)
        #expect(payload.title == hostile)
        #expect(payload.entries[0]["name"] as? String == hostile)
        #expect(payload.entries[0]["words"] as? [String] == [hostile])
    }

    /// The difference goes first, as the page makes one; then whole entries go, and frames are told in their stead.
    @Test func pngAreKeptInOrderAsLongAsThereIsRoom() throws {
        let files = try [60, 70].map { try Samples.png(Samples.bitmap(200, 200, seed: 1, square: ($0, 40))) }
        let entry = ReportEntry(
            name: "a.png", status: .different, expected: .png(files[0]), actual: .png(files[1]), difference: .png(files[0]),
            expectedFrames: Samples.frames, actualFrames: Samples.frames)
        var page = ReportPage(title: "", entries: [entry, entry], checkedCount: 2, acceptCommand: nil)
        // What the page needs besides, and three pictures more in base64.
        page.sizeLimit = 0
        page.sizeLimit = try page.html().count + 4 * (files[0].count + files[1].count) / 3 + 4 * files[0].count / 3
        let payload = try Payload(page.html())
        #expect(payload.notes == ["Its pictures are left out: the report has no room for them."])
        #expect(payload.file(payload.entries[0], "expected") == files[0])
        #expect(payload.file(payload.entries[0], "actual") == files[1])
        #expect(payload.entries[0]["difference"] == nil)
        #expect(payload.entries[1]["expected"] == nil && payload.entries[1]["actualFrames"] != nil)
    }

    @Test func entriesOfOneCauseAreAGroup() throws {
        let payload = try Payload(
            ReportPage(title: "", entries: Samples.ofTwoCauses(), checkedCount: 4, acceptCommand: nil).html())
        #expect(payload.json.contains(#""groups":[{"entries":[0,1,3],"labels":["on a","on b","on c"],"name":"Tests/grid on 3 devices"}]"#), "\(payload.json)")
    }

    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (String(repeating: "a", count: 119), "31eba51c313a5c08226adf18d4a359cfdfd8d2e816b13f4af952f7ea6584dcfb"),
        (String(repeating: "a", count: 1_000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"),
    ])
    func hashesAreThoseOfTheStandard(message: String, digest: String) {
        let hex = SHA256.digest(Array(message.utf8)).map { String(Int($0) + 0x100, radix: 16).dropFirst() }
        #expect(hex.joined() == digest)
    }
}
