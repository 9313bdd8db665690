import Scene

/// The path data of characters, which is the same wherever they stand but for the way to where they begin: it is put
/// together once.
struct SVGGlyphData: ~Copyable {
    /// A character's data behind its first way.
    private struct Entry {
        var identity: ObjectIdentifier
        var bytes: Range<Int>
        /// What a path goes on from behind the character, if that has its origin at 0.
        var end: SVGPathData
    }

    private var entries: [Entry] = []
    /// The number of an entry and 1, or 0, at the place that a character's identity leads to: texts repeat a few characters.
    private var recent = [Int32](repeating: 0, count: 256)
    private var bytes = SVGBuffer()

    /// Writes a character's data.
    ///
    /// - Parameters:
    ///   - offset: where the character stands, in thousandths.
    ///   - data: that of the path up to the character.
    mutating func put(
        _ strokes: GlyphStrokes, movedBy offset: Int, behind data: inout SVGPathData, to buffer: inout SVGBuffer
    ) {
        let path = strokes.path
        guard case .move(let start)? = path.segments.first else {
            return data.put(path, movedBy: offset, to: &buffer)
        }
        data.put(path.segments[0], movedBy: offset, to: &buffer)
        let entry = entry(of: strokes, path, from: start)
        buffer.put(bytes, entry.bytes)
        data = entry.end.moved(by: offset)
    }

    private mutating func entry(of strokes: GlyphStrokes, _ path: Path, from origin: Point) -> Entry {
        let place = Int(bitPattern: strokes.identity) >> 4 & 255
        let number = Int(recent[place]) - 1
        if number >= 0, entries[number].identity == strokes.identity { return entries[number] }
        var end = SVGPathData()
        end.begin(at: origin)
        let start = bytes.count
        for segment in path.segments.dropFirst() { end.put(segment, to: &bytes) }
        let entry = Entry(identity: strokes.identity, bytes: start..<bytes.count, end: end)
        entries.append(entry)
        recent[place] = Int32(entries.count)
        return entry
    }
}
