import Foundation
import LayoutComparison
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

    /// Adds an entry with its texts; its PNG come later.
    mutating func append(_ entry: ReportEntry, _ extent: Extent) {
        let hasPictures = [entry.expected, entry.actual, entry.difference].contains { $0?.isFile ?? false }
        var indexed = PayloadIndex.Entry(
            name: entry.name, status: entry.status.rawValue, words: entry.words, hasPictures: hasPictures)
        switch extent {
        case .told:
            indexed.hasPictures = true
            indexed.note = "Its pictures are left out: the report has no room for them."
        case .whole:
            indexed.expected = entry.expected.flatMap { picture(of: $0) }
            indexed.actual = entry.actual.flatMap { picture(of: $0) }
            indexed.difference = entry.difference.flatMap { picture(of: $0) }
            indexed.expectedFrames = (entry.expectedFrames ?? entry.expected?.frames).map { lines(of: $0) }
            indexed.actualFrames = (entry.actualFrames ?? entry.actual?.frames).map { lines(of: $0) }
        }
        index.entries.append(indexed)
    }

    /// Adds the PNG of the first entries.
    mutating func append(_ files: [PNGFiles]) {
        for (place, files) in files.enumerated() {
            if let file = files.expected { index.entries[place].expected = picture(of: file) }
            if let file = files.actual { index.entries[place].actual = picture(of: file) }
            if let file = files.difference { index.entries[place].difference = picture(of: file) }
            if let note = files.note { index.entries[place].note = note }
        }
    }

    /// Lengths of the index and of the lines, four bytes each, the least first; the index as JSON, the lines, the bytes; all
    /// as a zlib stream.
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

    private mutating func lines(of frames: FramesRecord) -> [Int] { pool.append(Array(frames.text().utf8)) }

    /// - Returns: `nil` for what is no text.
    private mutating func picture(of picture: ReportPicture) -> PayloadIndex.Picture? {
        switch picture {
        case .svg(let file):
            String(validating: file, as: UTF8.self) == nil
                ? PayloadIndex.Picture(kind: .svg, bytes: append(file))
                : PayloadIndex.Picture(kind: .svg, lines: pool.append(file))
        case .png, .frames: nil
        }
    }

    private mutating func picture(of file: PNGFiles.File) -> PayloadIndex.Picture {
        PayloadIndex.Picture(kind: .png, bytes: append(file.bytes), reduction: file.reduction)
    }

    /// - Returns: first byte and count.
    private mutating func append(_ file: [UInt8]) -> [Int] {
        defer { bytes += file }
        return [bytes.count, file.count]
    }
}

extension ReportPicture {
    fileprivate var isFile: Bool {
        switch self {
        case .svg, .png: true
        case .frames: false
        }
    }

    fileprivate var frames: FramesRecord? {
        switch self {
        case .svg, .png: nil
        case .frames(let record): record
        }
    }
}

/// What the page reads first: all names and words, and where the rest is. Its script reads these names.
struct PayloadIndex: Encodable {
    var title: String
    var checked: Int
    var command: String?
    var entries: [Entry] = []

    struct Entry: Encodable {
        var name: String
        var status: String
        var words: [String]
        /// What the report could not keep of its pictures, in words.
        var note: String?
        /// Whether it has files of pictures, kept or not; the page draws the frames of others in their stead.
        var hasPictures: Bool
        var expected: Picture?
        var actual: Picture?
        var difference: Picture?
        /// Runs of the shared lines: a table of frames.
        var expectedFrames: [Int]?
        /// Runs of the shared lines: a table of frames.
        var actualFrames: [Int]?
    }

    /// A picture's file; its content is text or bytes.
    struct Picture: Encodable {
        enum Kind: String, Encodable { case svg, png }

        var kind: Kind
        /// Runs of the shared lines.
        var lines: [Int]?
        /// First byte and count.
        var bytes: [Int]?
        /// How many pixels of the picture, along each side, are one of the file.
        var reduction: Int?
    }
}
