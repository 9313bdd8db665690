import VectorScene

/// The texts of a picture. Repeated parts of texts are written once and referenced.
///
/// Equal texts share a single part. Texts that differ only in their last character, such as numbered labels, share the part before
/// it: `Item 0` to `Item 59` need 16 parts, 6 beginnings and 10 digits. The remaining texts share the outlines of repeated glyphs.
struct SVGTexts {
    /// A text and its two possible parts, as indices of links.
    struct Text {
        var whole: Int
        /// All but the last glyph, and the last glyph alone; `nil` for a text of one glyph.
        var ends: (beginning: Int, last: Int)?
    }

    /// The shared parts that a text refers to, and the glyphs that it writes in place.
    struct Parts {
        /// The reference of the beginning, or of the whole text if it is shared as a whole.
        var beginning: Int?
        /// The reference of the last glyph.
        var last: Int?
        /// The glyphs that the text itself contains, as none of the references covers them.
        var rest: Range<Int>
    }

    /// A range of glyphs in a text.
    struct Excerpt {
        var run: TextRun
        var glyphs: Range<Int>
    }

    /// A node of a trie of texts: one glyph, and a link to the glyphs before it. Texts with the same beginning share its links.
    private struct Link: Hashable {
        var previous: Previous
        /// The number of the glyph's shape.
        var glyph: Int
        var color: AdaptiveColor?
        /// Distance from the first glyph, in thousandths of a point.
        var x: Int
    }

    private enum Previous: Hashable {
        case start(AdaptiveColor, strokeWidth: Double)
        case link(Int)
    }

    private var shapes = Interner<GlyphShape>()
    private var links = Interner<Link>()
    private var added: [Text] = []

    // Indexed by link number.
    private var counts: [Int] = []
    private var excerpts: [Excerpt] = []
    private var references: [Int?] = []

    /// Glyphs drawn as filled outlines; repeated ones are shared.
    private(set) var outlines = SVGRepeats<GlyphShape>()

    /// The shared excerpts, in the order of their references.
    private(set) var shared: [Excerpt] = []

    /// Adds a text.
    ///
    /// - Returns: `nil` for a text that has no glyphs.
    mutating func add(_ run: TextRun) -> Text? {
        guard let first = run.glyphs.first else { return nil }
        let start = Previous.start(run.color, strokeWidth: run.strokeWidth)
        var chain: [Int] = []
        for (index, glyph) in run.glyphs.enumerated() {
            let link = Link(
                previous: chain.last.map { .link($0) } ?? start, glyph: shapes.number(of: glyph.shape), color: glyph.color,
                x: SVGBuffer.thousandths(glyph.x - first.x))
            chain.append(number(of: link, run, 0..<index + 1))
        }
        let count = chain.count
        var text = Text(whole: chain[count - 1])
        if count > 1 {
            let glyph = run.glyphs[count - 1]
            let last = Link(previous: start, glyph: shapes.number(of: glyph.shape), color: glyph.color, x: 0)
            text.ends = (chain[count - 2], number(of: last, run, count - 1..<count))
            counts[chain[count - 2]] += 1
        }
        if counts[text.whole] == 0 { addOutlines(of: run) }
        counts[text.whole] += 1
        added.append(text)
        return text
    }

    private mutating func addOutlines(of run: TextRun) {
        for glyph in run.glyphs where glyph.shape.ink == .outlines { _ = outlines.add(glyph.shape) }
    }

    private mutating func number(of link: Link, _ run: TextRun, _ glyphs: Range<Int>) -> Int {
        let number = links.number(of: link)
        if number == excerpts.count {
            excerpts.append(Excerpt(run: run, glyphs: glyphs))
            counts.append(0)
            references.append(nil)
        }
        return number
    }

    /// Decides which parts are shared, after all texts have been added.
    mutating func finish() {
        outlines.finish()
        var lastCounts = Array(repeating: 0, count: counts.count)
        for text in added {
            if let ends = sharedEnds(of: text) { lastCounts[ends.last] += 1 }
        }
        for text in added {
            if counts[text.whole] > 1 {
                share(text.whole)
            } else if let ends = sharedEnds(of: text) {
                share(ends.beginning)
                if lastCounts[ends.last] > 1 { share(ends.last) }
            }
        }
    }

    /// The two parts of a text that occurs only once but shares its beginning with other texts.
    private func sharedEnds(of text: Text) -> (beginning: Int, last: Int)? {
        guard counts[text.whole] == 1, let ends = text.ends, counts[ends.beginning] > 1 else { return nil }
        return ends
    }

    private mutating func share(_ number: Int) {
        guard references[number] == nil else { return }
        references[number] = shared.count
        shared.append(excerpts[number])
    }

    /// The parts in which a text is written.
    ///
    /// - Parameter count: the number of the text's glyphs.
    func parts(of text: Text, glyphCount count: Int) -> Parts {
        if counts[text.whole] > 1 { return Parts(beginning: references[text.whole], rest: count..<count) }
        guard let ends = sharedEnds(of: text) else { return Parts(rest: 0..<count) }
        let last = references[ends.last]
        return Parts(beginning: references[ends.beginning], last: last, rest: (last == nil ? count - 1 : count)..<count)
    }
}

extension TextRun {
    /// The origin of a glyph.
    func place(of glyph: Int) -> Point { Point(x: origin.x + glyphs[glyph].x, y: origin.y) }
}
