import VectorScene

/// The texts of a picture, and parts of them, that it repeats: they are written once and referred to.
///
/// Texts that are equal are one part. So is what texts begin with that differ in their last character only, as labels that
/// count do: 60 of them are 16 parts.
struct SVGTexts {
    /// Numbers of what a text consists of.
    struct Text {
        var whole: Int
        /// All but the last glyph, and the last glyph by itself; `nil` for a text of one glyph.
        var ends: (beginning: Int, last: Int)?
    }

    /// How a text is written: references, and what is left.
    struct Parts {
        /// What the text begins with; all of it, where nothing is left.
        var beginning: Int?
        /// Its last glyph.
        var last: Int?
        /// The glyphs that are written in their place.
        var rest: Range<Int>
    }

    /// Some glyphs of a text.
    struct Excerpt {
        var run: TextRun
        var glyphs: Range<Int>
    }

    /// A text's last glyph behind all that comes before it: texts that are equal so far have equal links.
    private struct Link: Hashable {
        var previous: Previous
        /// The strokes' number.
        var glyph: Int
        /// From the first glyph, in thousandths of a point.
        var x: Int
    }

    private enum Previous: Hashable {
        case start(AdaptiveColor, strokeWidth: Double)
        case link(Int)
    }

    private var strokes = Interner<GlyphStrokes>()
    private var links = Interner<Link>()
    private var met: [Text] = []

    // By the links' numbers.
    private var counts: [Int] = []
    private var excerpts: [Excerpt] = []
    private var references: [Int?] = []

    /// Those that are shared, in the order of their references.
    private(set) var shared: [Excerpt] = []

    /// Meets a text.
    ///
    /// - Returns: `nil` for a text that has no glyphs.
    mutating func meet(_ run: TextRun) -> Text? {
        guard let first = run.glyphs.first else { return nil }
        let start = Previous.start(run.color, strokeWidth: run.strokeWidth)
        var chain: [Int] = []
        for (index, glyph) in run.glyphs.enumerated() {
            let link = Link(
                previous: chain.last.map { .link($0) } ?? start, glyph: strokes.number(of: glyph.strokes),
                x: SVGBuffer.thousandths(glyph.x - first.x))
            chain.append(number(of: link, run, 0..<index + 1))
        }
        let count = chain.count
        var text = Text(whole: chain[count - 1])
        if count > 1 {
            let last = Link(previous: start, glyph: strokes.number(of: run.glyphs[count - 1].strokes), x: 0)
            text.ends = (chain[count - 2], number(of: last, run, count - 1..<count))
            counts[chain[count - 2]] += 1
        }
        counts[text.whole] += 1
        met.append(text)
        return text
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

    /// Ends the meeting and decides what is shared.
    mutating func settle() {
        var lastCounts = Array(repeating: 0, count: counts.count)
        for text in met {
            if let ends = sharedEnds(of: text) { lastCounts[ends.last] += 1 }
        }
        for text in met {
            if counts[text.whole] > 1 {
                share(text.whole)
            } else if let ends = sharedEnds(of: text) {
                share(ends.beginning)
                if lastCounts[ends.last] > 1 { share(ends.last) }
            }
        }
    }

    /// The ends of a text that stands once and begins as others do.
    private func sharedEnds(of text: Text) -> (beginning: Int, last: Int)? {
        guard counts[text.whole] == 1, let ends = text.ends, counts[ends.beginning] > 1 else { return nil }
        return ends
    }

    private mutating func share(_ number: Int) {
        guard references[number] == nil else { return }
        references[number] = shared.count
        shared.append(excerpts[number])
    }

    /// How a text is written.
    ///
    /// - Parameter count: the number of its glyphs.
    func parts(of text: Text, glyphCount count: Int) -> Parts {
        if counts[text.whole] > 1 { return Parts(beginning: references[text.whole], rest: count..<count) }
        guard let ends = sharedEnds(of: text) else { return Parts(rest: 0..<count) }
        let last = references[ends.last]
        return Parts(beginning: references[ends.beginning], last: last, rest: (last == nil ? count - 1 : count)..<count)
    }
}

extension TextRun {
    /// Where a glyph has its origin.
    func place(of glyph: Int) -> Point { Point(x: origin.x + glyphs[glyph].x, y: origin.y) }
}
