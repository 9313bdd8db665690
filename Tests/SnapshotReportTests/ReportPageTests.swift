import Foundation
import LayoutComparison
import Raster
import Testing

@testable import SnapshotReport

/// The page holds what it was given and nothing that the day or the machine adds.
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
            {"checked":3,"command":"c","entries":[{"actual":{"kind":"svg","lines":[0,1]},"hasPictures":true,\
            "name":"a/b.svg","status":"new","words":["w"]}],"title":"t"}
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

    @Test func onlyThePartThatDiffersIsKeptWhereRoomIsShort() throws {
        let files = try [60, 70].map { try Samples.png(Samples.bitmap(200, 200, seed: 1, square: ($0, 40))) }
        let entry = ReportEntry(name: "a.png", status: .different, expected: .png(files[0]), actual: .png(files[1]))
        var budget = PNGBudget(byteCount: 9000)
        let cropped = try #require(try budget.files(for: [entry]).first)
        #expect(cropped.expected?.reduction == 1)
        #expect(cropped.note?.contains("only the part of the pictures that differs, 62 × 52 px at (44, 24) of 200 × 200") == true)
        budget.byteCount = 2000
        let halved = try #require(try budget.files(for: [entry]).first)
        #expect(halved.byteCount <= 2000)
        #expect(halved.note?.contains("at 1/") == true)
        budget.byteCount = 10
        let none = try #require(try budget.files(for: [entry]).first)
        #expect(none.byteCount == 0)
        #expect(none.note == "Its pictures are left out: too large for the report.")
    }

    @Test func aHalvedPixelIsTheMeanOfFour() {
        let pixels: [UInt8] = [
            0, 10, 255, 255, 4, 20, 255, 255, 100, 0, 0, 255,
            8, 30, 255, 255, 8, 40, 255, 255, 200, 0, 1, 255,
            7, 7, 7, 255, 9, 9, 9, 255, 50, 60, 70, 80,
        ]
        let halved = Bitmap(width: 3, height: 3, pixels: pixels).halved()
        #expect(halved == Bitmap(width: 2, height: 2, pixels: [
            5, 25, 255, 255, 150, 0, 1, 255,
            8, 8, 8, 255, 50, 60, 70, 80,
        ]))
    }

    @Test func aFileThatIsNoPNGIsLeftOutWhereRoomIsShort() throws {
        let entry = ReportEntry(name: "a.png", status: .unreadable, expected: .png([UInt8](repeating: 7, count: 500)))
        let files = try #require(try PNGBudget(byteCount: 100).files(for: [entry]).first)
        #expect(files.expected == nil)
        #expect(files.note?.hasPrefix("Its pictures are left out: ") == true)
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
