import Scene

/// The path data of characters, which is the same wherever they stand but for the way to where they begin: it is put
/// together once.
struct SVGGlyphData: ~Copyable {
    /// A character's data behind its first way.
    struct Entry: BitwiseCopyable {
        var identity: ObjectIdentifier
        /// Where the character begins; `nil` for one that does not begin by going anywhere, which is not put together.
        var start: Point?
        var firstByte: Int
        var endOfBytes: Int
        /// What a path goes on from behind the character, if that has its origin at 0.
        var end: SVGPathData
    }

    private var entries = SVGList<Entry>()
    /// The number of an entry and 1, or 0, at the place that a character's identity leads to: texts repeat a few characters.
    private var recent = SVGList<Int32>(repeating: 0, count: 256)
    private var bytes = SVGBuffer()

    /// Writes a character's data.
    ///
    /// - Parameters:
    ///   - index: which of the glyphs it is.
    ///   - x: where the path has its origin, from the text's.
    ///   - data: that of the path up to the character.
    @inline(__always)
    mutating func put(
        _ glyphs: UnsafeBufferPointer<TextRun.Glyph>, _ index: Int, from x: Double, behind data: inout SVGPathData,
        to buffer: inout SVGBuffer
    ) {
        let entry = known(glyphs[index].strokes.identity) ?? add(glyphs[index].strokes)
        let offset = Thousandths.count(glyphs[index].x - x)
        guard let start = entry.start else {
            return data.put(glyphs[index].strokes.path, movedBy: offset, to: &buffer)
        }
        data.put(.move(start), movedBy: offset, to: &buffer)
        buffer.put(bytes, entry.firstByte..<entry.endOfBytes)
        data = entry.end.moved(by: offset)
    }

    private static func place(_ identity: ObjectIdentifier) -> Int { Int(bitPattern: identity) >> 4 & 255 }

    @inline(__always)
    private func known(_ identity: ObjectIdentifier) -> Entry? {
        let number = Int(recent[Self.place(identity)]) - 1
        guard number >= 0, entries[number].identity == identity else { return nil }
        return entries[number]
    }

    private mutating func add(_ strokes: GlyphStrokes) -> Entry {
        let entry = entry(strokes)
        entries.append(entry)
        recent[Self.place(strokes.identity)] = Int32(entries.count)
        return entry
    }

    private mutating func entry(_ strokes: GlyphStrokes) -> Entry {
        strokes.path.segments.withUnsafeBufferPointer { segments in
            var entry = Entry(
                identity: strokes.identity, start: nil, firstByte: bytes.count, endOfBytes: bytes.count,
                end: SVGPathData())
            guard case .move(let start) = segments.first else { return entry }
            entry.start = start
            entry.end.begin(at: start)
            for index in 1..<segments.count { entry.end.put(segments[index], to: &bytes) }
            entry.endOfBytes = bytes.count
            return entry
        }
    }
}
