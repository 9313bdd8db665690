import Scene

/// Numbers characters' strokes in the order of their first use.
struct SVGGlyphNumbers: ~Copyable {
    /// Numbers bounds, which tell most characters apart.
    private var bounds = WordTable()
    /// The strokes that have each bounds, and their numbers.
    private var known: [[(strokes: GlyphStrokes, number: Int)]] = []
    private var count = 0
    /// What was looked up lately, at the place that its identity leads to: texts repeat a few characters.
    private var recent = SVGList<(identity: Int, number: Int)>(repeating: (0, 0), count: 256)

    @inline(__always)
    mutating func number(of strokes: borrowing GlyphStrokes) -> Int {
        let identity = Int(bitPattern: strokes.identity)
        let place = identity >> 4 & 255
        if recent[place].identity == identity { return recent[place].number }
        let number = lookUp(copy strokes)
        recent[place] = (identity, number)
        return number
    }

    @inline(never)
    private mutating func lookUp(_ strokes: GlyphStrokes) -> Int {
        if let rect = strokes.bounds {
            for length in [rect.x, rect.y, rect.width, rect.height] { bounds.append((length + 0).bitPattern) }
        }
        let place = bounds.number()
        if place == known.count { known.append([]) }
        if let one = known[place].first(where: { $0.strokes == strokes }) { return one.number }
        known[place].append((strokes, count))
        count += 1
        return count - 1
    }
}
