import Foundation
import Goldens
import PNGCodec

/// Everything that the page shows, as its script reads it: an index, lines that texts share, and bytes.
struct ReportPayload {
    private var index: PayloadIndex
    private var pool = LinePool()
    private var bytes: [UInt8] = []

    init(title: String, checkedCount: Int, acceptCommand: String?) {
        index = PayloadIndex(title: title, checked: checkedCount, command: acceptCommand)
    }

    /// How much of an entry is kept.
    enum Extent {
        case whole
        /// Name and words.
        case told
    }

    /// Notes which entries are shown as one.
    mutating func group(_ entries: [PageEntry]) {
        let groups = CauseGroup.groups(of: Array(entries.indices)) { entries[$0].failed }.compactMap { group in
            group.title.map { PayloadIndex.Group(name: $0, entries: group.members, labels: group.labels) }
        }
        index.groups = groups.isEmpty ? nil : groups
    }

    private static let noRoom = "Its pictures are left out: the report has no room for them."

    /// Adds an entry with its texts; its PNGs are added later.
    mutating func append(_ entry: PageEntry, _ extent: Extent) {
        var indexed = PayloadIndex.Entry(
            name: entry.name, status: entry.status.rawValue, words: entry.words, failed: entry.failed, share: entry.share,
            note: entry.note)
        switch extent {
        case .told: indexed.note = Self.noRoom
        case .whole:
            indexed.expected = entry.expected.flatMap { svg($0) }
            indexed.actual = entry.actual.flatMap { svg($0) }
            indexed.difference = entry.difference.flatMap { svg($0) }
            indexed.expectedFrames = entry.expectedFrames.map { pool.append($0) }
            indexed.actualFrames = entry.actualFrames.map { pool.append($0) }
        }
        index.entries.append(indexed)
    }

    /// Adds the PNGs of the first entries in order, all of an entry's or none, while there is room for them.
    ///
    /// - Parameter room: in bytes. Where it is short, differences are left out first: the page computes them from the others.
    mutating func append(pngOf entries: some Collection<PageEntry>, in room: Int) {
        let isShort = entries.reduce(0) { $0 + $1.pngByteCount } > room
        var left = room
        for (place, entry) in entries.enumerated() {
            let kept = isShort ? entry.withoutSpareDifference : entry
            guard kept.pngByteCount <= left else {
                index.entries[place].note = Self.noRoom
                continue
            }
            left -= kept.pngByteCount
            if let file = kept.expected?.png { index.entries[place].expected = png(file) }
            if let file = kept.actual?.png { index.entries[place].actual = png(file) }
            if let file = kept.difference?.png { index.entries[place].difference = png(file) }
        }
    }

    /// A zlib stream of: the lengths of the index and of the lines, four bytes each, little-endian; the index as JSON; the
    /// lines; the bytes.
    func compressed() throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let index = try encoder.encode(index)
        let lines = pool.text
        let lengths = [index.count, lines.count].flatMap { count in
            stride(from: 0, to: 32, by: 8).map { UInt8(truncatingIfNeeded: count >> $0) }
        }
        return try Deflate.zlib(lengths + index + lines + bytes)
    }

    /// - Returns: `nil` for a picture that is not an SVG.
    private mutating func svg(_ file: PageFile) -> PayloadIndex.Picture? {
        switch file.kind {
        case .svg:
            String(validating: file.bytes, as: UTF8.self) == nil
                ? PayloadIndex.Picture(kind: .svg, bytes: append(file.bytes))
                : PayloadIndex.Picture(kind: .svg, lines: pool.append(file.bytes))
        case .png: nil
        }
    }

    private mutating func png(_ file: [UInt8]) -> PayloadIndex.Picture {
        PayloadIndex.Picture(kind: .png, bytes: append(file))
    }

    /// - Returns: first byte and count.
    private mutating func append(_ file: [UInt8]) -> [Int] {
        defer { bytes += file }
        return [bytes.count, file.count]
    }
}

extension PageEntry {
    fileprivate var pngByteCount: Int { [expected, actual, difference].reduce(0) { $0 + ($1?.png?.count ?? 0) } }

    /// Without the picture of the difference where the page can make one.
    fileprivate var withoutSpareDifference: PageEntry {
        var entry = self
        if expected?.png != nil, actual?.png != nil { entry.difference = nil }
        return entry
    }
}

extension PageFile {
    fileprivate var png: [UInt8]? { kind == .png ? bytes : nil }
}
