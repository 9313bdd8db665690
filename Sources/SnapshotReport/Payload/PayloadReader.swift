import Foundation
import PNGCodec

/// Why a report cannot be read.
package enum ReportError: Error, Sendable, CustomStringConvertible {
    case notAReport
    case otherVersion
    case damaged
    case tooLarge

    package var description: String {
        switch self {
        case .notAReport: "this is not a report of galley"
        case .otherVersion: "this report is of another version of galley; make all reports with the same one"
        case .damaged: "this report is damaged, or was not written to its end"
        case .tooLarge: "this report unpacks to more than \(PayloadReader.byteLimit >> 20) MB"
        }
    }
}

/// Reads the payload of a page. The page may be anybody's: every number in it is checked.
struct PayloadReader {
    let index: PayloadIndex
    /// The shared lines, each with its line feed, and where each begins; the last number is the end.
    private let lines: ArraySlice<UInt8>
    private let starts: [Int]
    private let bytes: ArraySlice<UInt8>
    /// How many bytes the entries may still have. Texts share lines, so a small page could have texts without end.
    private var room = byteLimit

    /// The most bytes that a page holds.
    static let byteLimit = 1 << 28

    init(page: [UInt8]) throws(ReportError) {
        let unpacked = try Self.unpacked(page)
        guard unpacked.count >= 8 else { throw .damaged }
        let (indexCount, lineCount) = (Self.number(unpacked, at: 0), Self.number(unpacked, at: 4))
        guard indexCount + lineCount <= unpacked.count - 8 else { throw .damaged }
        let linesStart = 8 + indexCount
        index = try Self.index(Data(unpacked[8..<linesStart]))
        lines = unpacked[linesStart..<(linesStart + lineCount)]
        guard lines.last ?? 0x0A == 0x0A else { throw .damaged }
        starts = [linesStart] + lines.indices.filter { unpacked[$0] == 0x0A }.map { $0 + 1 }
        bytes = unpacked[(linesStart + lineCount)...]
    }

    /// All entries, put together as the page's script does.
    mutating func entries() throws(ReportError) -> [PageEntry] {
        var entries: [PageEntry] = []
        for indexed in index.entries {
            guard let status = ReportEntry.Status(rawValue: indexed.status) else { throw .damaged }
            entries.append(PageEntry(
                name: indexed.name, status: status, words: indexed.words, failed: indexed.failed, share: indexed.share, note: indexed.note,
                expected: try file(indexed.expected), actual: try file(indexed.actual),
                difference: try file(indexed.difference), expectedFrames: try text(indexed.expectedFrames),
                actualFrames: try text(indexed.actualFrames)))
        }
        return entries
    }

    private mutating func file(_ picture: PayloadIndex.Picture?) throws(ReportError) -> PageFile? {
        guard let picture else { return nil }
        guard let bytes = try picture.bytes == nil ? text(picture.lines) : slice(picture.bytes) else { throw .damaged }
        return PageFile(kind: picture.kind, bytes: bytes)
    }

    private mutating func slice(_ place: [Int]?) throws(ReportError) -> [UInt8]? {
        guard let place else { return nil }
        guard place.count == 2, Self.holds(place[0], place[1], among: bytes.count) else { throw .damaged }
        try take(place[1])
        return Array(bytes.dropFirst(place[0]).prefix(place[1]))
    }

    private mutating func text(_ runs: [Int]?) throws(ReportError) -> [UInt8]? {
        guard let runs else { return nil }
        guard runs.count.isMultiple(of: 2) else { throw .damaged }
        var text: [UInt8] = []
        for start in stride(from: 0, to: runs.count, by: 2) {
            guard Self.holds(runs[start], runs[start + 1], among: starts.count - 1) else { throw .damaged }
            let run = lines[starts[runs[start]]..<starts[runs[start] + runs[start + 1]]]
            try take(run.count)
            text += run
        }
        // Lines are joined by line feeds: the last has none.
        return text.dropLast()
    }

    private mutating func take(_ count: Int) throws(ReportError) {
        room -= count
        guard room >= 0 else { throw .tooLarge }
    }

    private static func holds(_ first: Int, _ count: Int, among all: Int) -> Bool {
        first >= 0 && count >= 0 && first <= all && count <= all - first
    }
}

// MARK: - Unpacking

extension PayloadReader {
    private static func unpacked(_ page: [UInt8]) throws(ReportError) -> [UInt8] {
        let page = Data(page)
        guard page.starts(with: PageTemplate.opening.utf8), let start = page.range(of: Data(PageTemplate.payloadStart.utf8)) else {
            throw .notAReport
        }
        guard let end = page.range(of: Data(PageTemplate.payloadEnd.utf8), in: start.upperBound..<page.endIndex),
            page.suffix(PageTemplate.ending.utf8.count).elementsEqual(PageTemplate.ending.utf8),
            let packed = Data(base64Encoded: page[start.upperBound..<end.lowerBound])
        else { throw .damaged }
        do {
            return try Deflate.bytes(ofZlib: Array(packed), limit: byteLimit)
        } catch {
            throw .damaged
        }
    }

    private static func index(_ json: Data) throws(ReportError) -> PayloadIndex {
        struct Version: Decodable { var galley: Int? }
        let decoder = JSONDecoder()
        guard let version = try? decoder.decode(Version.self, from: json) else { throw .damaged }
        guard version.galley == PayloadIndex.version else { throw .otherVersion }
        guard let index = try? decoder.decode(PayloadIndex.self, from: json), index.checked >= 0 else { throw .damaged }
        return index
    }

    /// Four bytes, little-endian.
    private static func number(_ bytes: [UInt8], at start: Int) -> Int {
        bytes[start..<(start + 4)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
