import Scene

/// The texts of a picture, and parts of them, that it repeats: they are written once and referred to.
///
/// Texts that are equal are one piece. So is what texts begin with that differ in their last character only, as labels that
/// count do: 60 of them are 16 pieces.
struct SVGTextPieces: ~Copyable {
    /// How a text is written: its pieces, and what is left.
    struct Form {
        /// What the text begins with; all of it, where nothing is left.
        var first: Placed?
        /// Its last character.
        var last: Placed?
        /// The glyphs that are written in their place.
        var rest: Range<Int>
    }

    /// A piece's reference, and where it stands.
    struct Placed {
        var reference: Int
        var origin: Point
    }

    /// Some glyphs of a text.
    struct Piece {
        var run: TextRun
        var glyphs: Range<Int>
    }

    /// Numbers of what a text consists of, and where its first and its last glyph stand.
    private struct Met {
        var whole: Int
        var beginning: Int?
        var last: Int
        var glyphCount: Int
        var origin: Point
        var lastX: Double
    }

    private var table = WordTable()
    private var glyphs = SVGGlyphNumbers()
    private var firsts: [Piece] = []
    /// How many texts are or begin with each piece, by number.
    private var counts: [Int] = []
    private var met: [Met] = []
    private var references: [Int?] = []

    /// Those that are shared, in the order of their references.
    private(set) var shared: [Piece] = []

    /// Meets a text.
    ///
    /// - Returns: where its first glyph stands; `nil` for a text that has none, which is not met.
    mutating func meet(_ run: borrowing TextRun) -> Point? {
        let count = run.glyphs.count
        guard count > 0 else { return nil }
        let (firstX, lastX) = (run.glyphs[0].x, run.glyphs[count - 1].x)
        appendStyle(of: run)
        appendGlyphs(of: run, 0..<count - 1, from: firstX)
        let beginning = count > 1 ? table.numberOfBeginning() : nil
        if let beginning { self.count(beginning, run, 0..<count - 1) }
        appendGlyphs(of: run, count - 1..<count, from: firstX)
        let whole = table.number()
        self.count(whole, run, 0..<count)
        let last = count > 1 ? lastNumber(of: run) : whole
        let origin = Point(x: run.origin.x + firstX, y: run.origin.y)
        met.append(Met(
            whole: whole, beginning: beginning, last: last, glyphCount: count, origin: origin, lastX: run.origin.x + lastX))
        return origin
    }

    private mutating func appendStyle(of run: borrowing TextRun) {
        table.append(run.strokeWidth.bitPattern)
        table.append(run.color.light.word)
        table.append(run.color.dark.word)
    }

    /// - Parameter x: where the first glyph stands, which the piece has its origin at.
    private mutating func appendGlyphs(of run: borrowing TextRun, _ range: Range<Int>, from x: Double) {
        run.glyphs.withUnsafeBufferPointer { glyphs in
            var index = range.lowerBound
            while index < range.upperBound {
                table.append(UInt64(self.glyphs.number(of: glyphs[index].strokes)))
                table.append(UInt64(bitPattern: Int64(Thousandths.count(glyphs[index].x - x))))
                index += 1
            }
        }
    }

    /// The number of a text's last glyph as a piece.
    private mutating func lastNumber(of run: borrowing TextRun) -> Int {
        let last = run.glyphs.count - 1
        appendStyle(of: run)
        appendGlyphs(of: run, last..<last + 1, from: run.glyphs[last].x)
        let number = table.number()
        know(number, run, last..<last + 1)
        return number
    }

    private mutating func count(_ number: Int, _ run: borrowing TextRun, _ range: Range<Int>) {
        know(number, run, range)
        counts[number] += 1
    }

    /// Keeps the first glyphs that have a number.
    private mutating func know(_ number: Int, _ run: borrowing TextRun, _ range: Range<Int>) {
        guard number == counts.count else { return }
        counts.append(0)
        firsts.append(Piece(run: copy run, glyphs: range))
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
            return Form(first: Placed(reference: reference, origin: text.origin), rest: count..<count)
        }
        guard let beginning = text.beginning, counts[beginning] > 1, let reference = references[beginning] else {
            return Form(rest: 0..<count)
        }
        let first = Placed(reference: reference, origin: text.origin)
        guard let last = references[text.last] else { return Form(first: first, rest: count - 1..<count) }
        let place = Point(x: text.lastX, y: text.origin.y)
        return Form(first: first, last: Placed(reference: last, origin: place), rest: count..<count)
    }
}
