import Scene

/// The texts of a picture, and parts of them, that it repeats: they are written once and referred to.
///
/// Texts that are equal are one piece. So is what texts begin with that differ in their last character only, as labels that
/// count do: 60 of them are 16 pieces.
struct SVGTextPieces {
    /// How a text is written: its pieces, and what is left.
    struct Form {
        /// References of pieces, and the first glyph of each.
        var pieces: [(reference: Int, glyph: Int)] = []
        /// The glyphs that are written in their place.
        var rest: Range<Int>
    }

    /// Some glyphs of a text.
    struct Piece {
        var run: TextRun
        var glyphs: Range<Int>
    }

    /// Numbers of what a text consists of.
    private struct Met {
        var whole: Int
        var beginning: Int?
        var last: Int
        var glyphCount: Int
    }

    private var table = WordTable()
    private var styles = WordTable()
    private var glyphs = SVGGlyphNumbers()
    /// Two for each glyph of the text that is met: which it is, and where it stands from the first.
    private var words: [UInt64] = []
    private var firsts: [Piece] = []
    /// How many texts are or begin with each piece, by number.
    private var counts: [Int] = []
    private var met: [Met] = []
    private var references: [Int?] = []

    /// Those that are shared, in the order of their references.
    private(set) var shared: [Piece] = []

    mutating func meet(_ run: TextRun) {
        let count = run.glyphs.count
        guard count > 0 else { return }
        let style = style(of: run)
        findWords(of: run)
        let beginning = count > 1 ? number(run, 0..<count - 1, style) : nil
        let whole = number(run, 0..<count, style)
        if let beginning { counts[beginning] += 1 }
        counts[whole] += 1
        let last = count > 1 ? number(run, count - 1..<count, style) : whole
        met.append(Met(whole: whole, beginning: beginning, last: last, glyphCount: count))
    }

    private mutating func style(of run: TextRun) -> UInt64 {
        styles.append(run.strokeWidth.bitPattern)
        for color in [run.color.light, run.color.dark] {
            styles.append(UInt64(color.red) << 16 | UInt64(color.green) << 8 | UInt64(color.blue))
            styles.append(color.alpha.bitPattern)
        }
        return UInt64(styles.number())
    }

    private mutating func findWords(of run: TextRun) {
        words.removeAll(keepingCapacity: true)
        let origin = run.glyphs[0].x
        for index in run.glyphs.indices {
            words.append(UInt64(glyphs.number(of: run.glyphs[index].strokes)))
            words.append(UInt64(bitPattern: Int64(SVGBuffer.thousandths(run.glyphs[index].x - origin))))
        }
    }

    private mutating func number(_ run: TextRun, _ range: Range<Int>, _ style: UInt64) -> Int {
        table.append(style)
        for index in range {
            table.append(words[2 * index])
            // The piece has its origin where its first glyph stands.
            table.append(index == range.lowerBound ? 0 : words[2 * index + 1])
        }
        let number = table.number()
        if number == counts.count {
            counts.append(0)
            firsts.append(Piece(run: run, glyphs: range))
        }
        return number
    }

    /// Ends the meeting and decides what is shared.
    mutating func settle() {
        references = Array(repeating: nil, count: counts.count)
        var lastCounts = Array(repeating: 0, count: counts.count)
        for text in met where counts[text.whole] == 1 {
            if let beginning = text.beginning, counts[beginning] > 1 { lastCounts[text.last] += 1 }
        }
        for text in met {
            if counts[text.whole] > 1 {
                share(text.whole)
            } else if let beginning = text.beginning, counts[beginning] > 1 {
                share(beginning)
                if lastCounts[text.last] > 1 { share(text.last) }
            }
        }
    }

    private mutating func share(_ number: Int) {
        guard references[number] == nil else { return }
        references[number] = shared.count
        shared.append(firsts[number])
    }

    /// How many texts were met.
    var count: Int { met.count }

    /// How a text is written.
    ///
    /// - Parameter index: in drawing order; those without glyphs were not met.
    func form(_ index: Int) -> Form {
        let text = met[index]
        let count = text.glyphCount
        if counts[text.whole] > 1, let reference = references[text.whole] {
            return Form(pieces: [(reference, 0)], rest: count..<count)
        }
        guard let beginning = text.beginning, counts[beginning] > 1, let reference = references[beginning] else {
            return Form(rest: 0..<count)
        }
        guard let last = references[text.last] else { return Form(pieces: [(reference, 0)], rest: count - 1..<count) }
        return Form(pieces: [(reference, 0), (last, count - 1)], rest: count..<count)
    }
}
