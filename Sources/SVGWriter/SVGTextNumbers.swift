import Scene

/// Numbers texts and what they begin with: glyphs of one style that stand at the same ways from the first.
///
/// A text's number follows from the number of what comes before its last glyph, and from that glyph.
struct SVGTextNumbers: ~Copyable {
    /// What of a text has numbers.
    struct Numbers {
        var whole: Int
        /// All but the last glyph; the whole, where there is no more than that.
        var beginning: Int
        /// The last glyph by itself.
        var last: Int
    }

    /// A glyph of a text, and the number of the text that ends with it.
    struct Step: BitwiseCopyable {
        var glyph: Int
        var x: Int
        var number: Int
    }

    private struct Style: Hashable {
        var color: AdaptiveColor
        var strokeWidth: UInt64
    }

    private var texts = SVGPairNumbers()
    private var glyphs = SVGGlyphNumbers()
    private var styles = SVGRegistry<Style>()
    /// The text that was met last: what is met next may begin with the same.
    private var steps = SVGList<Step>()
    private var style: Style?
    /// What texts of the style begin with before their first glyph: the style's number, and a bit that no text's has.
    private var none = 0

    /// One above the highest number.
    var count: Int { texts.count }

    /// - Parameter text: a text that has glyphs.
    mutating func meet(_ text: borrowing SVGOutlines) -> Numbers {
        begin(Style(color: text.color, strokeWidth: text.strokeWidth.bitPattern))
        follow(text.glyphs)
        let count = text.glyphs.count
        let last = steps[count - 1]
        guard count > 1 else { return Numbers(whole: last.number, beginning: last.number, last: last.number) }
        return Numbers(
            whole: last.number, beginning: steps[count - 2].number, last: number(last.glyph, at: 0, behind: none))
    }

    private mutating func begin(_ style: Style) {
        guard style != self.style else { return }
        self.style = style
        none = 1 << 31 | styles.number(of: style)
        steps.keep(first: 0)
    }

    /// Goes from glyph to glyph, as far as the last text went the same way without looking.
    private mutating func follow(_ glyphs: UnsafeBufferPointer<TextRun.Glyph>) {
        var behind = none
        for index in 0..<glyphs.count {
            let glyph = self.glyphs.number(of: glyphs[index].strokes)
            let x = Thousandths.count(glyphs[index].x - glyphs[0].x)
            if index == steps.count || steps[index].glyph != glyph || steps[index].x != x {
                steps.keep(first: index)
                steps.append(Step(glyph: glyph, x: x, number: number(glyph, at: x, behind: behind)))
            }
            behind = steps[index].number
        }
    }

    private mutating func number(_ glyph: Int, at x: Int, behind number: Int) -> Int {
        texts.number(UInt64(number) << 32 | UInt64(glyph), UInt64(bitPattern: Int64(x)))
    }
}
