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

    /// Numbers of what a text consists of, and where its first and its last glyph stand. There may be ten thousand.
    private struct Met {
        var whole: Int32
        var beginning: Int32
        var last: Int32
        /// 0 for a text that is drawn by nothing; its numbers are of no use then.
        var glyphCount: Int32
        var origin: Point
        var lastX: Double
    }

    private var numbers = SVGTextNumbers()
    /// How many texts are or begin with each piece, by number.
    private var counts: [Int] = []
    /// Where a piece is kept that may be shared, by its number.
    private var places: [Int32] = []
    private var kept: [Piece] = []
    private var met: [Met] = []
    private var references: [Int?] = []

    /// Those that are shared, in the order of their references.
    private(set) var shared: [Piece] = []

    /// Meets a text.
    ///
    /// - Returns: where its first glyph stands; `nil` for a text that has none.
    mutating func meet(_ run: borrowing TextRun) -> Point? {
        let count = run.glyphs.count
        guard count > 0 else {
            met.append(Met(whole: 0, beginning: 0, last: 0, glyphCount: 0, origin: .zero, lastX: 0))
            return nil
        }
        let found = numbers.meet(run)
        let more = numbers.count - counts.count
        counts.append(contentsOf: repeatElement(0, count: more))
        places.append(contentsOf: repeatElement(-1, count: more))
        if count > 1 {
            self.count(found.beginning, run, 0..<count - 1)
            keep(found.last, run, count - 1..<count)
        }
        self.count(found.whole, run, 0..<count)
        let origin = Point(x: run.origin.x + run.glyphs[0].x, y: run.origin.y)
        met.append(Met(
            whole: Int32(found.whole), beginning: Int32(found.beginning), last: Int32(found.last),
            glyphCount: Int32(count), origin: origin, lastX: run.origin.x + run.glyphs[count - 1].x))
        return origin
    }

    private mutating func count(_ number: Int, _ run: borrowing TextRun, _ range: Range<Int>) {
        counts[number] += 1
        // Most texts are met once: what is met again may be shared.
        if counts[number] == 2 { keep(number, run, range) }
    }

    private mutating func keep(_ number: Int, _ run: borrowing TextRun, _ range: Range<Int>) {
        guard places[number] < 0 else { return }
        places[number] = Int32(kept.count)
        kept.append(Piece(run: copy run, glyphs: range))
    }

    /// Ends the meeting and decides what is shared.
    mutating func settle() {
        references = Array(repeating: nil, count: counts.count)
        var lastCounts = Array(repeating: 0, count: counts.count)
        for text in met where text.glyphCount > 1 && counts[Int(text.whole)] == 1 {
            if counts[Int(text.beginning)] > 1 { lastCounts[Int(text.last)] += 1 }
        }
        for text in met where text.glyphCount > 0 {
            if counts[Int(text.whole)] > 1 {
                share(Int(text.whole))
            } else if text.glyphCount > 1, counts[Int(text.beginning)] > 1 {
                share(Int(text.beginning))
                if lastCounts[Int(text.last)] > 1 { share(Int(text.last)) }
            }
        }
    }

    private mutating func share(_ number: Int) {
        guard references[number] == nil else { return }
        references[number] = shared.count
        shared.append(kept[Int(places[number])])
    }

    /// How many texts were met.
    var count: Int { met.count }

    /// How a text is written.
    ///
    /// - Parameter index: in drawing order.
    func form(_ index: Int) -> Form {
        let text = met[index]
        let count = Int(text.glyphCount)
        guard count > 0 else { return Form(rest: 0..<0) }
        if counts[Int(text.whole)] > 1, let reference = references[Int(text.whole)] {
            return Form(first: Placed(reference: reference, origin: text.origin), rest: count..<count)
        }
        guard count > 1, counts[Int(text.beginning)] > 1, let reference = references[Int(text.beginning)] else {
            return Form(rest: 0..<count)
        }
        let first = Placed(reference: reference, origin: text.origin)
        guard let last = references[Int(text.last)] else { return Form(first: first, rest: count - 1..<count) }
        let place = Point(x: text.lastX, y: text.origin.y)
        return Form(first: first, last: Placed(reference: last, origin: place), rest: count..<count)
    }
}
