import Scene

/// Numbers characters' strokes in the order of their first use.
struct SVGGlyphNumbers {
    private var numbers: [GlyphStrokes: Int] = [:]
    /// What was looked up lately, at the place that its identity leads to: texts repeat a few characters.
    private var recent: [(identity: ObjectIdentifier, number: Int)?] = Array(repeating: nil, count: 256)

    mutating func number(of strokes: GlyphStrokes) -> Int {
        let place = Int(bitPattern: strokes.identity) >> 4 & 255
        if let recent = recent[place], recent.identity == strokes.identity { return recent.number }
        let number = numbers[strokes] ?? numbers.count
        numbers[strokes] = number
        recent[place] = (strokes.identity, number)
        return number
    }
}
