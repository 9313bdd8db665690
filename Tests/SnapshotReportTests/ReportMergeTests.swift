import Foundation
import LayoutComparison
import Testing

@testable import SnapshotReport

/// Reports of shards are merged into one, even with hostile files.
struct ReportMergeTests {
    private func page(_ entries: [ReportEntry], checked: Int = 9, title: String = "Layouts", command: String? = "c") -> ReportPage {
        ReportPage(title: title, entries: entries, checkedCount: checked, acceptCommand: command)
    }

    /// A page written and read back.
    private func read(_ page: ReportPage) throws -> ReportPage { try ReportPage(reading: page.html()) }

    private func entries() throws -> [ReportEntry] {
        let golden = try MovableSVG(golden: "photo-grid")
        let all = (0..<24).map { Samples.svgEntry($0, golden: golden) } + (try Samples.variety())
        return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    @Test func aPageThatIsReadIsThePageThatWasWritten() throws {
        let whole = page(try entries())
        #expect(try read(whole).html() == whole.html())
    }

    @Test(arguments: [1, 2, 3, 7, 40])
    func theReportsOfShardsMakeTheReportOfTheWholeRun(count: Int) throws {
        let entries = try entries()
        let shards = try (0..<count).map { shard in
            let own = entries.indices.filter { ($0 * 7 + $0 / 3) % count == shard }.map { entries[$0] }
            return try read(page(own, checked: own.count + shard))
        }
        let extra = count * (count - 1) / 2
        let whole = try page(entries, checked: entries.count + extra).html()
        #expect(try ReportPage(merging: shards).html() == whole)
        #expect(try ReportPage(merging: shards.reversed()).html() == whole)
    }

    /// The entries come from different shards.
    @Test func entriesOfOneCauseAreAGroupAcrossPages() throws {
        let entries = Samples.ofTwoCauses()
        let shards = try [[0, 2], [1, 3]].map { try read(page($0.map { entries[$0] }, checked: 2)) }
        #expect(try ReportPage(merging: shards).html() == page(entries, checked: 4).html())
    }

    @Test func whatTwoPagesHaveIsShownOnceWithItsPictures() throws {
        let entry = ReportEntry(name: "a.svg", status: .new, actual: .svg(Array("<svg/>".utf8)))
        let other = ReportEntry(name: "a.svg", status: .new, words: ["of another machine"])
        var told = page([entry], checked: 3)
        told.entries[0].actual = nil
        told.entries[0].note = "Its pictures are left out."
        let merged = ReportPage(merging: [try read(told), try read(page([entry, other], checked: 5))])
        #expect(merged.entries == page([entry, other]).entries)
        #expect(merged.checkedCount == 7)
    }

    /// Precomposed and decomposed `é`: equal strings in Swift, but different files.
    @Test func namesThatDifferInBytesAreTwoEntries() throws {
        let pages = try ["\u{E9}", "e\u{301}"].map { try read(page([ReportEntry(name: $0, status: .new)])) }
        #expect(ReportPage(merging: pages).entries.count == 2)
    }

    @Test func theCommandIsKeptIfAllPagesAgree() {
        let same = ReportPage(merging: [page([], title: "a"), page([], title: "b"), page([], title: "a")])
        #expect(same.acceptCommand == "c" && same.title == "a, b" && same.checkedCount == 27)
        #expect(ReportPage(merging: [page([]), page([], command: "d")]).acceptCommand == nil)
        #expect(ReportPage(merging: [page([]), page([], command: nil)]).acceptCommand == nil)
        #expect(ReportPage(merging: [page([], checked: .max), page([])]).checkedCount == .max)
    }

    /// Each page has space for its pictures; together they do not.
    @Test func picturesThatHaveNoRoomTogetherAreLeftOut() throws {
        let files = try [60, 70].map { try Samples.png(Samples.bitmap(200, 200, seed: 1, square: ($0, 40))) }
        var pages = try ["a.png", "b.png", "c.png"].map { name in
            try read(page([ReportEntry(
                name: name, status: .different, expected: .png(files[0]), actual: .png(files[1]),
                expectedFrames: Samples.frames, actualFrames: Samples.frames)]))
        }
        pages.reverse()
        var merged = ReportPage(merging: pages)
        let bare = ["a.png", "b.png", "c.png"].map { name in
            ReportEntry(name: name, status: .different, expectedFrames: Samples.frames, actualFrames: Samples.frames)
        }
        merged.sizeLimit = try page(bare).html().count + 5 * 4 * (files[0].count + files[1].count) / 6
        let data = try ShownData(merged.html())
        #expect(data.entries.map { $0["expected"] != nil } == [true, true, false])
        #expect(data.entries[2]["note"] != nil && data.entries[2]["actualFrames"] != nil)
    }

    // MARK: - Untrusted pages

    private func refusal(_ page: [UInt8]) -> String? {
        do {
            _ = try ReportPage(reading: page)
            return nil
        } catch {
            return error.description
        }
    }

    @Test(arguments: ["", "\n", "<!DOCTYPE html><html></html>\n", "galley", "%PDF-1.7 id=\"payload\">"])
    func whatIsNoReportIsCalledSo(text: String) {
        #expect(refusal(Array(text.utf8)) == "this is not a report written by galley")
    }

    @Test func aTruncatedReportIsRefusedWhereverItEnds() throws {
        let whole = try page(try entries()).html()
        for count in stride(from: 0, to: whole.count, by: 2_997) {
            let message = refusal(Array(whole.prefix(count)))
            #expect(message?.hasPrefix("this is ") == true || message?.hasPrefix("this report is damaged") == true, "\(count)")
        }
        #expect(refusal(whole.dropLast()) == "this report is damaged, or was not written to its end")
        #expect(refusal(whole) == nil)
    }

    /// A page with given data.
    private func forged(_ data: String) -> [UInt8] { PageTemplate(title: "", texts: []).html(holding: data) }

    private func data(_ entry: String) -> String {
        #"{"galley":2,"checked":1,"title":"","entries":[{"name":"a","words":[],\#(entry)}]}"#
    }

    @Test(arguments: [
        #""status":"new","actual":"data:image/svg+xml;base64,AA==""#, #""status":"new","actualFrames":"galley frames 1\n""#,
    ])
    func aWholePageIsRead(entry: String) {
        #expect(refusal(forged(data(entry))) == nil)
    }

    @Test(arguments: [
        #""status":"old""#, #""status":"new","actual":"https://galley.invalid/""#, #""status":"new","actual":"data:text/html,a""#,
        #""status":"new","actual":{"kind":"svg"}"#, #""status":"new","expectedFrames":[5,1]"#,
    ])
    func wrongEntriesAreRefused(entry: String) {
        #expect(refusal(forged(data(entry))) == "this report is damaged, or was not written to its end")
    }

    /// For any changed byte of the data, the page is read or rejected.
    @Test func aPageWithAWrongByteIsReadOrRefused() throws {
        let whole = try ShownData(page(Array(try entries().prefix(2))).html()).json.utf8.map { $0 }
        var random: UInt32 = 7
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<300 {
            var changed = whole
            random = random &* 1_664_525 &+ 1_013_904_223
            changed[Int(random >> 8) % changed.count] = UInt8(truncatingIfNeeded: random >> 16) % 64 + 32
            if refusal(forged(String(decoding: changed, as: UTF8.self))) == nil { readCount += 1 } else { refusedCount += 1 }
        }
        #expect(readCount > 0 && refusedCount > 0)
    }

    @Test func aPageOfAnotherVersionIsCalledSo() {
        let message = "this report is of another version of galley; make all reports with the same one"
        #expect(refusal(forged(#"{"checked":1,"title":"","entries":[]}"#)) == message)
        #expect(refusal(forged(#"{"galley":3,"anything":1}"#)) == message)
    }

    @Test func dataThatAreNoneAreDamaged() {
        for data in ["", "[]", "{", #"{"galley":2}"#, #"{"galley":2,"checked":-1,"title":"","entries":[]}"#] {
            #expect(refusal(forged(data)) == "this report is damaged, or was not written to its end")
        }
    }
}
