import Scene

/// The texts of a picture, and parts of them, that it repeats: they are written once and referred to.
///
/// Texts that are equal are one piece. So is what texts begin with that differ in their last character only, as labels that
/// count do: 60 of them are 16 pieces.
struct SVGTextPieces: ~Copyable {
    /// How a text is written: the references of its pieces, and what is left.
    struct Form {
        /// What the text begins with; all of it, where nothing is left.
        var first: Int?
        /// Its last character.
        var last: Int?
        /// The glyphs that are written in their place.
        var rest: Range<Int>
    }

    /// Some glyphs of a text.
    struct Piece: BitwiseCopyable {
        var text: SVGOutlines
        var firstGlyph: Int
        var endOfGlyphs: Int
    }

    /// Numbers of what a text consists of, and where its first and its last glyph stand. There may be ten thousand.
    struct Met: BitwiseCopyable {
        var whole: Int32 = 0
        var beginning: Int32 = 0
        var last: Int32 = 0
        /// 0 for a text that is drawn by nothing; its numbers are of no use then.
        var glyphCount: Int32 = 0
        /// Where the first glyph stands.
        var x = 0.0
        var y = 0.0
        var lastX = 0.0
    }

    /// What is known of a piece.
    struct State: BitwiseCopyable {
        /// How many texts are or begin with it.
        var count: Int32 = 0
        /// Where it is kept if it may be shared, or less than 0.
        var place: Int32 = -1
        /// What it is referred to by if it is shared, or less than 0.
        var reference: Int32 = -1
    }

    private var numbers = SVGTextNumbers()
    /// By the pieces' numbers.
    private var states = SVGList<State>()
    private var kept = SVGList<Piece>()
    private var met = SVGList<Met>()

    /// Those that are shared, in the order of their references.
    private(set) var shared = SVGList<Piece>()

    /// Meets a text.
    ///
    /// - Returns: where its first glyph stands; `nil` for a text that has none.
    mutating func meet(_ text: borrowing SVGOutlines) -> Point? {
        let count = text.glyphs.count
        guard count > 0 else {
            met.append(Met())
            return nil
        }
        let found = numbers.meet(text)
        while states.count < numbers.count { states.append(State()) }
        if count > 1 {
            self.count(found.beginning, text, 0..<count - 1)
            keep(found.last, text, count - 1..<count)
        }
        self.count(found.whole, text, 0..<count)
        let origin = Point(x: text.origin.x + text.glyphs[0].x, y: text.origin.y)
        met.append(Met(
            whole: Int32(found.whole), beginning: Int32(found.beginning), last: Int32(found.last),
            glyphCount: Int32(count), x: origin.x, y: origin.y, lastX: text.origin.x + text.glyphs[count - 1].x))
        return origin
    }

    private mutating func count(_ number: Int, _ text: borrowing SVGOutlines, _ range: Range<Int>) {
        states[number].count += 1
        // Most texts are met once: what is met again may be shared.
        if states[number].count == 2 { keep(number, text, range) }
    }

    private mutating func keep(_ number: Int, _ text: borrowing SVGOutlines, _ range: Range<Int>) {
        guard states[number].place < 0 else { return }
        states[number].place = Int32(kept.count)
        kept.append(Piece(text: copy text, firstGlyph: range.lowerBound, endOfGlyphs: range.upperBound))
    }

    /// Ends the meeting and decides what is shared.
    mutating func settle() {
        var lastCounts = Array(repeating: 0, count: states.count)
        for index in 0..<met.count where begins(met[index]) { lastCounts[Int(met[index].last)] += 1 }
        for index in 0..<met.count where met[index].glyphCount > 0 {
            let text = met[index]
            if isRepeated(text.whole) {
                share(text.whole)
            } else if begins(text) {
                share(text.beginning)
                if lastCounts[Int(text.last)] > 1 { share(text.last) }
            }
        }
    }

    private func isRepeated(_ number: Int32) -> Bool { states[Int(number)].count > 1 }

    /// Whether a text that stands once begins as others do.
    private func begins(_ text: Met) -> Bool {
        text.glyphCount > 1 && !isRepeated(text.whole) && isRepeated(text.beginning)
    }

    private mutating func share(_ number: Int32) {
        guard states[Int(number)].reference < 0 else { return }
        states[Int(number)].reference = Int32(shared.count)
        shared.append(kept[Int(states[Int(number)].place)])
    }

    private func reference(_ number: Int32) -> Int? {
        let reference = states[Int(number)].reference
        return reference < 0 ? nil : Int(reference)
    }

    /// How many texts were met.
    var count: Int { met.count }

    /// Where a text's first glyph stands.
    ///
    /// - Parameter index: in drawing order.
    func origin(_ index: Int) -> Point { Point(x: met[index].x, y: met[index].y) }

    /// Where a text's last glyph stands.
    func lastOrigin(_ index: Int) -> Point { Point(x: met[index].lastX, y: met[index].y) }

    /// What a text begins with that is shared.
    func first(_ index: Int) -> Int? {
        let text = met[index]
        guard text.glyphCount > 0 else { return nil }
        if isRepeated(text.whole) { return reference(text.whole) }
        return begins(text) ? reference(text.beginning) : nil
    }

    /// How a text is written.
    func form(_ index: Int) -> Form {
        let text = met[index]
        let count = Int(text.glyphCount)
        guard let first = first(index) else { return Form(rest: 0..<count) }
        if isRepeated(text.whole) { return Form(first: first, rest: count..<count) }
        let last = reference(text.last)
        return Form(first: first, last: last, rest: (last == nil ? count - 1 : count)..<count)
    }
}
