import Scene

/// Numbers characters' strokes in the order of their first use.
struct SVGGlyphNumbers {
    private var numbers: [GlyphStrokes: Int] = [:]
    /// What was looked up lately, at the place that its identity leads to: texts repeat a few characters.
    private var recent: [(identity: ObjectIdentifier?, number: Int)] = Array(repeating: (nil, 0), count: 256)

    @inline(__always)
    mutating func number(of strokes: borrowing GlyphStrokes) -> Int {
        let identity = strokes.identity
        let place = Int(bitPattern: identity) >> 4 & 255
        if recent[place].identity == identity { return recent[place].number }
        return lookUp(copy strokes, at: place)
    }

    @inline(never)
    private mutating func lookUp(_ strokes: GlyphStrokes, at place: Int) -> Int {
        let number = numbers[strokes] ?? numbers.count
        numbers[strokes] = number
        recent[place] = (strokes.identity, number)
        return number
    }
}
