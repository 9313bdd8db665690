import PNGCodec
import Raster

/// The PNG of one entry as the report keeps them.
struct PNGFiles {
    struct File {
        var bytes: [UInt8]
        /// How many pixels of the picture, along each side, are one of the file.
        var reduction = 1
    }

    private(set) var expected: File?
    private(set) var actual: File?
    private(set) var difference: File?
    /// What was not kept, in words.
    private(set) var note: String?

    /// The files as they are.
    init(_ entry: ReportEntry) {
        expected = Self.file(entry.expected)
        actual = Self.file(entry.actual)
        difference = Self.file(entry.difference)
    }

    private static func file(_ picture: ReportPicture?) -> File? {
        switch picture {
        case .png(let bytes): File(bytes: bytes)
        case .svg, .frames, nil: nil
        }
    }

    var byteCount: Int { [expected, actual, difference].reduce(0) { $0 + ($1?.bytes.count ?? 0) } }

    /// Leaves the picture of the difference out where the page can make one.
    mutating func removeSpareDifference() {
        if expected != nil, actual != nil { difference = nil }
    }

    /// Cuts the pictures down to the part that differs, and halves them until they fit; leaves out what never does.
    mutating func fit(in share: Int) throws {
        guard byteCount > share else { return }
        var small = self
        do {
            try small.reduce(to: share)
            self = small
        } catch let error as PNGError {
            leaveOut("\(error)")
        }
    }

    private mutating func reduce(to share: Int) throws {
        var pictures = ReducedPictures(
            expected: try Self.bitmap(expected), actual: try Self.bitmap(actual), difference: try Self.bitmap(difference))
        let wholeArea = pictures.area
        pictures.crop()
        // Files shrink about threefold each time, so one need not try what is hopeless.
        var likelyCount = byteCount / max(1, wholeArea / max(1, pictures.area))
        while likelyCount > 2 * share, pictures.halve() { likelyCount /= 3 }
        repeat {
            expected = try pictures.file(\.expected)
            actual = try pictures.file(\.actual)
            difference = try pictures.file(\.difference)
            note = pictures.note
            if byteCount <= share { return }
        } while pictures.halve()
        leaveOut("too large for the report")
    }

    private static func bitmap(_ file: File?) throws -> Bitmap? {
        try file.map { try PNGDecoder(pixelLimit: 40_000_000).decode($0.bytes) }
    }

    private mutating func leaveOut(_ reason: String) {
        (expected, actual, difference) = (nil, nil, nil)
        note = "Its pictures are left out: \(reason)."
    }
}

/// The room that PNG have in a report, and who gets how much of it.
struct PNGBudget {
    var byteCount: Int

    /// The PNG of entries, whole as long as there is room: pictures of differences go first, then every entry has an equal
    /// share, and what the small ones leave goes to the others.
    func files(for entries: some Collection<ReportEntry>) throws -> [PNGFiles] {
        var files = entries.map(PNGFiles.init)
        guard Self.byteCount(files) > byteCount else { return files }
        for index in files.indices { files[index].removeSpareDifference() }
        var left = byteCount
        let order = files.indices.filter { files[$0].byteCount > 0 }.sorted {
            (files[$0].byteCount, $0) < (files[$1].byteCount, $1)
        }
        for (rank, index) in order.enumerated() {
            try files[index].fit(in: left / (order.count - rank))
            left -= files[index].byteCount
        }
        return files
    }

    private static func byteCount(_ files: [PNGFiles]) -> Int { files.reduce(0) { $0 + $1.byteCount } }
}
