import VectorScene

// MARK: - Marks

extension BuiltInFont {
    struct Mark {
        /// Strokes at the height for a lowercase letter, centred on x = 0. The strokes of a horn begin at (0, 0).
        var strokes: Path
        var isBelow: Bool
    }

    static let horn: Unicode.Scalar = "\u{31B}"
    static let capitalTonos = GlyphDataReader.path(capitalTonosData[...])
    private static let dialytikaTonos = GlyphDataReader.path(dialytikaTonosData[...])

    static func hasMark(_ character: Unicode.Scalar) -> Bool { combining[character] != nil }

    static func mark(_ character: Unicode.Scalar) -> Mark? {
        combining[character].flatMap { marks[$0] }
    }

    /// The combined drawing of two marks; `nil` for marks that are stacked instead.
    static func pair(_ first: Unicode.Scalar, _ second: Unicode.Scalar, isGreek: Bool) -> Path? {
        if isGreek, first == "\u{308}", second == "\u{301}" { return dialytikaTonos }
        guard let first = combining[first], let second = combining[second] else { return nil }
        return markPairs["\(first) \(second)"]
    }

    /// The advance that the accent before a Greek capital takes, in font units; `nil` for other letters.
    static func tonosShift(_ base: Unicode.Scalar) -> Double? { tonosShifts[base] }

    private static let marks = Dictionary(uniqueKeysWithValues: markLines.map { code, name, strokes in
        (name, Mark(strokes: GlyphDataReader.path(strokes), isBelow: code.map { $0 >= firstBelow } ?? false))
    })
    private static let combining = Dictionary(
        uniqueKeysWithValues: markLines.compactMap { code, name, _ in code.map { ($0, name) } })

    private static var markLines: [(code: Unicode.Scalar?, name: Substring, strokes: Substring)] {
        lines(of: markData).map { line in
            let parts = words(of: line)
            return (UInt32(parts[0], radix: 16).flatMap(Unicode.Scalar.init), parts[1], line[parts[1].endIndex...])
        }
    }

    /// Marks from this code point on are attached below their base.
    private static let firstBelow: Unicode.Scalar = "\u{323}"

    private static let markPairs: [String: Path] = {
        let pairs = lines(of: markPairData).map { line in
            let names = words(of: line).prefix(2)
            return (names.joined(separator: " "), GlyphDataReader.path(line[names[1].endIndex...]))
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static let tonosShifts = numbers(in: tonosData, count: 1).mapValues { $0[0] }
}

// MARK: - Bases

extension BuiltInFont {
    /// Attachment points for marks on a base, in font units.
    struct Anchor {
        var above: Double
        var below: Double
        /// The extra height of marks above, relative to a lowercase letter.
        var rise: Double
        var horn: Point

        /// Anchors in the middle of a glyph; marks above rise with its height.
        fileprivate init(_ bounds: Rect) {
            let middle = (bounds.minX + bounds.maxX) / 2
            // Letters up to 560 high count as low as the x-height: round ones overshoot it, and so does the stroke of an ø.
            (above, below, rise) = (middle, middle, bounds.maxY < 560 ? 0 : bounds.maxY < 720 ? 196 : bounds.maxY - 503)
            horn = Point(x: bounds.maxX, y: bounds.maxY)
        }

        fileprivate init(_ numbers: [Double]) {
            (above, below, rise, horn) = (numbers[0], numbers[1], numbers[2], .zero)
        }
    }

    static func anchor(of base: Unicode.Scalar, _ glyph: Glyph) -> Anchor {
        var anchor = anchors[base] ?? Anchor(glyph.strokes.bounds ?? Rect(x: 0, y: 0, width: glyph.advance, height: 0))
        if let place = horns[base] { anchor.horn = Point(x: place[0], y: place[1]) }
        return anchor
    }

    /// The variant of a letter that carries marks above, such as a letter without its dot.
    static func dotless(_ base: Unicode.Scalar) -> Unicode.Scalar {
        let shape = lookalike(of: base)
        return dotlessLetters[shape] ?? shape
    }

    private static let dotlessLetters = Dictionary(uniqueKeysWithValues: pairs(in: dotlessData))
    private static let horns = numbers(in: hornData, count: 2)
    private static let anchors = numbers(in: anchorData, count: 3).mapValues(Anchor.init)

    /// Parses lines of a character followed by numbers.
    private static func numbers(in data: String, count: Int) -> [Unicode.Scalar: [Double]] {
        let pairs = lines(of: data).map { line in
            let parts = words(of: line)
            let numbers = parts.dropFirst().compactMap { Double($0) }
            guard let base = parts[0].unicodeScalars.first, numbers.count == count else {
                preconditionFailure("Not a character and \(count) numbers: \"\(line)\"")
            }
            return (base, numbers)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }
}

// MARK: - Letters

extension BuiltInFont {
    /// A letter of Latin-1 or Extended-A with its mark.
    struct Composed {
        var base: Unicode.Scalar
        var mark: Substring
    }

    static func compose(_ composed: Composed) -> Glyph? {
        guard var glyph = baseGlyph(for: composed.base), let mark = marks[composed.mark], let anchor = anchors[composed.base]
        else { return nil }
        let (x, y) = mark.isBelow ? (anchor.below, 0) : (anchor.above, anchor.rise)
        glyph.strokes.append(mark.strokes) { Point(x: $0.x + x, y: $0.y + y) }
        return glyph
    }

    static let composed: [Unicode.Scalar: Composed] = {
        var composed: [Unicode.Scalar: Composed] = [:]
        for line in lines(of: composedData) {
            let parts = words(of: line)
            for (letter, base) in pairs(in: parts[1]) { composed[letter] = Composed(base: base, mark: parts[0]) }
        }
        return composed
    }()

    /// The letters that the font can compose by their canonical decomposition, if it has the base and the marks.
    static let composable: [Unicode.Scalar] = [0x180..<0x250, 0x370..<0x500, 0x1E00..<0x1F00].joined().compactMap(Unicode.Scalar.init)

    /// The letter composed of its base and marks; `nil` if the font lacks one of them.
    static func composition(of character: Unicode.Scalar) -> Composition? {
        guard (0x180..<0x2000).contains(character.value) else { return nil }
        let parts = Cluster(base: character).decomposed
        guard !parts.marks.isEmpty, parts.marks.allSatisfy(hasMark) else { return nil }
        return Composition(parts)
    }
}
