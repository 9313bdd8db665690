import Scene

/// The path data of characters, which is the same wherever they stand but for the way to where they begin: it is put
/// together once.
struct SVGGlyphData: ~Copyable {
    /// A character's data behind its first way.
    private struct Entry {
        var identity: ObjectIdentifier
        /// Where the character begins; `nil` for one that does not begin by going anywhere, which is not put together.
        var start: Point?
        var bytes: Range<Int>
        /// What a path goes on from behind the character, if that has its origin at 0.
        var end: SVGPathData
    }

    private var entries: [Entry] = []
    /// The number of an entry and 1, or 0, at the place that a character's identity leads to: texts repeat a few characters.
    private var recent = SVGList<Int32>(repeating: 0, count: 256)
    private var bytes = SVGBuffer()

    /// Writes a character's data.
    ///
    /// - Parameters:
    ///   - offset: where the character stands, in thousandths.
    ///   - data: that of the path up to the character.
    @inline(__always)
    mutating func put(
        _ strokes: borrowing GlyphStrokes, movedBy offset: Int, behind data: inout SVGPathData, to buffer: inout SVGBuffer
    ) {
        let number = number(of: strokes)
        guard let start = entries[number].start else {
            return data.put(strokes.path, movedBy: offset, to: &buffer)
        }
        data.put(.move(start), movedBy: offset, to: &buffer)
        buffer.put(bytes, entries[number].bytes)
        data = entries[number].end.moved(by: offset)
    }

    @inline(__always)
    private mutating func number(of strokes: borrowing GlyphStrokes) -> Int {
        let place = Int(bitPattern: strokes.identity) >> 4 & 255
        let number = Int(recent[place]) - 1
        if number >= 0, entries[number].identity == strokes.identity { return number }
        entries.append(entry(copy strokes))
        recent[place] = Int32(entries.count)
        return entries.count - 1
    }

    private mutating func entry(_ strokes: GlyphStrokes) -> Entry {
        strokes.path.segments.withUnsafeBufferPointer { segments in
            var entry = Entry(
                identity: strokes.identity, start: nil, bytes: bytes.count..<bytes.count, end: SVGPathData())
            guard case .move(let start) = segments.first else { return entry }
            entry.start = start
            entry.end.begin(at: start)
            for index in 1..<segments.count { entry.end.put(segments[index], to: &bytes) }
            entry.bytes = entry.bytes.lowerBound..<bytes.count
            return entry
        }
    }
}
