import Foundation
import TestSupport
import Testing

@testable import SnapshotReport

/// Chromium shows the report, and the page responds to mouse and keyboard. Run by `Scripts/compare-browser`.
@Suite(.enabled(if: Tool.browser != nil, "Scripts/compare-browser sets GALLEY_BROWSER"), .serialized)
struct ReportBrowserTests {
    @Test func theReportCanBeUsed() throws {
        let seen = try BrowserSession().use(Samples.variety())
        #expect(seen.errors == [])
        #expect(seen.network == [])
        #expect(seen.start == .init(rows: 7, title: "GridTests/first.iPhone-15.svg", folder: "GridTests", drawn: 2))
        #expect(seen.words == ["2 cells: y + 12"])
        checkViews(seen)
        checkSteps(seen)
        checkEntries(seen)
    }

    private func checkViews(_ seen: Seen) {
        #expect(seen.side.map(\.tag) == ["img", "img"])
        #expect(seen.side.allSatisfy { $0.natural == 465 && $0.width > 100 })
        let edge = seen.swipeWidth / 4
        #expect(seen.swipe.count == 2 && seen.swipe[1].hasPrefix("inset(0px 0px 0px \(Int(edge))"), "\(seen.swipe), \(edge)")
        #expect(seen.blinkStart == "Pause")
        #expect(seen.blink == [.states(["visible", "hidden"]), .states(["hidden", "visible"]), .word("Play")])
        #expect(seen.blend == "difference")
        #expect(seen.changes == .init(was: 2, is: 2, arrows: 2, quiet: 4))
    }

    private func checkSteps(_ seen: Seen) {
        #expect(seen.next == "GridTests/second.svg")
        #expect(seen.previous == "GridTests/first.iPhone-15.svg")
        #expect(seen.focus == "filter")
        #expect(seen.filtered.map { $0.dropFirst() } == ["sizes.png"])
        #expect(seen.headings == ["ListTests"])
        #expect(seen.afterTyping == "GridTests/first.iPhone-15.svg", "letters typed into the field choose nothing")
        #expect(seen.onlyNew == 1)
        #expect(seen.copied != "Copy", "it says what became of it")
    }

    private func checkEntries(_ seen: Seen) {
        #expect(seen.sizes.map(\.count) == [2, 1, 1, 0, 2, 2, 2])
        #expect(seen.modes == [5, 1, 1, 1, 4, 4, 4])
        let sizes = seen.sizes[4]
        #expect(sizes.map(\.natural) == [60, 30])
        #expect(abs(sizes[0].width - 2 * sizes[1].width) < 0.01, "one scale for both")
        #expect(seen.sizes[5].map(\.tag) == ["svg", "svg"])
        #expect(seen.hostile.controls == ["U+0000", "U+202E", "U+2028"])
        #expect(seen.hostile.title.hasPrefix("</script><img src=x onerror=\"ran=1\">"))
        #expect(seen.hostileWords.contains("<b>&amp;</b>"))
        #expect(!seen.hostile.ran)
        #expect(seen.hash == "#7")
    }

    @Test func nothingBlinksWhereLessMotionIsPreferred() throws {
        let seen = try BrowserSession().use(Samples.variety(), options: ["--force-prefers-reduced-motion"])
        #expect(seen.blinkStart == "Play")
        #expect(seen.blink.prefix(2) == [.states(["visible", "hidden"]), .states(["visible", "hidden"])])
    }

    /// One row for three entries; the page opens on the one with the largest difference.
    @Test func entriesOfOneCauseAreOneRow() throws {
        let page = try ReportPage(title: "", entries: Samples.ofTwoCauses(), checkedCount: 4, acceptCommand: nil).html()
        let document = try BrowserSession().document(of: page)
        #expect(document.components(separatedBy: "class=\"row\"").count == 3)
        #expect(document.contains("<h2><bdi>Tests/grid on 3 devices</bdi></h2>"))
        #expect(document.contains("<option value=\"3\">on iPad mini (A17 Pro)</option>"))
        #expect(document.contains("<li><bdi>x on b</bdi></li>"), "the second differs most")
    }

    @Test func fiveHundredEntriesOpen() throws {
        let golden = try MovableSVG(golden: "plain-list")
        let entries = (0..<500).map { Samples.svgEntry($0, golden: golden) }
        let session = try BrowserSession()
        let page = try ReportPage(title: "Layouts", entries: entries, checkedCount: 500, acceptCommand: nil).html()
        let document = try session.document(of: page)
        #expect(document.components(separatedBy: "class=\"row\"").count == 501)
        #expect(document.components(separatedBy: "<img").count == 3, "only the chosen one's pictures are unpacked")
    }
}
