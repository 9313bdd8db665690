import Scene

/// Numbers characters' strokes in the order of their first use.
struct SVGGlyphNumbers: ~Copyable {
    /// Numbers what follows from bounds, which tells most characters apart.
    private var bounds = SVGPairNumbers()
    /// By number; `previous` is that of other strokes with the same bounds, or less than 0.
    private var known: [(strokes: GlyphStrokes, previous: Int)] = []
    /// Which of the strokes that have each bounds was met last.
    private var latest = SVGList<Int>()
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
        let rect = strokes.bounds ?? Rect(x: 0, y: 0, width: 0, height: 0)
        let place = bounds.number(Self.word(rect.x, rect.width), Self.word(rect.y, rect.height))
        if place == latest.count { latest.append(-1) }
        var number = latest[place]
        while number >= 0 {
            if known[number].strokes == strokes { return number }
            number = known[number].previous
        }
        known.append((strokes, latest[place]))
        latest[place] = known.count - 1
        return known.count - 1
    }

    /// Equal for equal lengths, and seldom for others.
    private static func word(_ one: Double, _ other: Double) -> UInt64 {
        // Zeros of both signs are equal.
        (one + 0).bitPattern &* 0x9E37_79B9_7F4A_7C15 ^ (other + 0).bitPattern
    }
}
