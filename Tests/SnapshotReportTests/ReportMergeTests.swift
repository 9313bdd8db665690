import Foundation
import LayoutComparison
import PNGCodec
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

    /// Regardless of the shard.
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
        merged.sizeLimit = 0
        merged.sizeLimit = try merged.html().count + 5 * 4 * (files[0].count + files[1].count) / 6
        let payload = try Payload(merged.html())
        #expect(payload.entries.map { $0["expected"] != nil } == [true, true, false])
        #expect(payload.entries[2]["note"] != nil && payload.entries[2]["actualFrames"] != nil)
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
        #expect(refusal(Array(text.utf8)) == "this is not a report of galley")
    }

    @Test func aTruncatedReportIsRefusedWhereverItEnds() throws {
        let whole = try page(try entries()).html()
        for count in stride(from: 0, to: whole.count, by: 997) {
            let message = refusal(Array(whole.prefix(count)))
            #expect(message?.hasPrefix("this is ") == true || message?.hasPrefix("this report is damaged") == true, "\(count)")
        }
        #expect(refusal(whole.dropLast()) == "this report is damaged, or was not written to its end")
        #expect(refusal(whole) == nil)
    }

    /// A page with an index of one's own, and the lines `one` and `two`.
    private func forged(_ index: String, indexCount: Int? = nil, lines: String = "one\ntwo\n", bytes: [UInt8] = [1, 2]) throws -> [UInt8] {
        let counts = [indexCount ?? index.utf8.count, lines.utf8.count].flatMap { count in
            stride(from: 0, to: 32, by: 8).map { UInt8(truncatingIfNeeded: count >> $0) }
        }
        let packed = try Deflate.zlib(counts + Array(index.utf8) + Array(lines.utf8) + bytes)
        return PageTemplate(title: "").html(holding: Data(packed).base64EncodedString())
    }

    private func index(_ entry: String) -> String {
        #"{"galley":1,"checked":1,"title":"","entries":[{"name":"a","words":[],\#(entry)}]}"#
    }

    @Test(arguments: [
        #""status":"new","actual":{"kind":"svg","lines":[0,2]}"#, #""status":"new","actual":{"kind":"png","bytes":[0,2]}"#,
        #""status":"new","actualFrames":[2,0,1,1]"#,
    ])
    func aWholePageIsRead(entry: String) throws {
        #expect(refusal(try forged(index(entry))) == nil)
    }

    @Test(arguments: [
        #""status":"old""#, #""status":"new","actual":{"kind":"gif","lines":[0,1]}"#, #""status":"new","actual":{"kind":"svg"}"#,
        #""status":"new","actual":{"kind":"svg","lines":[0]}"#, #""status":"new","actual":{"kind":"svg","lines":[0,3]}"#,
        #""status":"new","actual":{"kind":"svg","lines":[-1,1]}"#, #""status":"new","actual":{"kind":"svg","lines":[0,-1]}"#,
        #""status":"new","actual":{"kind":"svg","lines":[1,9223372036854775807]}"#,
        #""status":"new","actual":{"kind":"png","bytes":[1,2]}"#, #""status":"new","actual":{"kind":"png","bytes":[3,0]}"#,
        #""status":"new","actual":{"kind":"png","bytes":[0]}"#, #""status":"new","expectedFrames":[5,1]"#,
    ])
    func numbersThatPointNowhereAreRefused(entry: String) throws {
        #expect(refusal(try forged(index(entry))) == "this report is damaged, or was not written to its end")
    }

    /// Whatever a byte of the payload becomes, the page is read or refused.
    @Test func aPayloadWithAWrongByteIsReadOrRefused() throws {
        let html = String(decoding: try page(Array(try entries().prefix(2))).html(), as: UTF8.self)
        let packed = try #require(html.components(separatedBy: PageTemplate.payloadStart).last?.components(separatedBy: "<").first)
        let payload = Inflater.bytes(of: [UInt8](try #require(Data(base64Encoded: packed))))
        var random: UInt32 = 7
        var (readCount, refusedCount) = (0, 0)
        for _ in 0..<300 {
            var changed = payload
            random = random &* 1_664_525 &+ 1_013_904_223
            // Most in the index, which says where everything is.
            let place = Int(random >> 8) % (random.isMultiple(of: 5) ? changed.count : 700)
            changed[place] = UInt8(truncatingIfNeeded: random >> 16) % 64 + 32
            let page = PageTemplate(title: "").html(holding: Data(try Deflate.zlib(changed)).base64EncodedString())
            if refusal(page) == nil { readCount += 1 } else { refusedCount += 1 }
        }
        #expect(readCount > 0 && refusedCount > 0)
    }

    @Test func aPageOfAnotherVersionIsCalledSo() throws {
        let message = "this report is of another version of galley; make all reports with the same one"
        #expect(refusal(try forged(#"{"checked":1,"title":"","entries":[]}"#)) == message)
        #expect(refusal(try forged(#"{"galley":2,"anything":1}"#)) == message)
    }

    @Test func anIndexThatIsNoneIsDamaged() throws {
        for index in ["", "[]", "{", #"{"galley":1}"#, #"{"galley":1,"checked":-1,"title":"","entries":[]}"#] {
            #expect(refusal(try forged(index)) == "this report is damaged, or was not written to its end")
        }
        let good = index(#""status":"new""#)
        #expect(refusal(try forged(good, indexCount: 4_000_000_000)) == "this report is damaged, or was not written to its end")
        #expect(refusal(try forged(good, lines: "no end")) == "this report is damaged, or was not written to its end")
    }

    /// Half a megabyte that says three thousand times "all lines".
    @Test func textsWithoutEndAreRefused() throws {
        let lines = String(repeating: "\n", count: 300_000)
        let runs = Array(repeating: "0,300000", count: 3_000).joined(separator: ",")
        let page = try forged(index(#""status":"new","actualFrames":[\#(runs)]"#), lines: lines)
        #expect(refusal(page) == "this report unpacks to more than 256 MB")
    }

    @Test func aStreamHoldsNoMoreThanItMay() throws {
        let stream = try Deflate.zlib([UInt8](repeating: 7, count: 100_000))
        #expect(try Deflate.bytes(ofZlib: stream, limit: 100_000).count == 100_000)
        for (stream, limit) in [(stream, 99_999), (stream.dropLast(9), 100_000), ([], 9), ([0x78], 9), (stream, 0)] {
            #expect(throws: PNGError.self) { try Deflate.bytes(ofZlib: Array(stream), limit: limit) }
        }
    }
}
