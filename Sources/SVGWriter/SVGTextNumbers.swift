import Scene

/// Numbers texts and what they begin with: glyphs of one style that stand at the same ways from the first.
///
/// A text's number follows from the number of what comes before its last glyph, and from that glyph.
struct SVGTextNumbers: ~Copyable {
    /// What of a text has numbers.
    struct Numbers {
        var whole: Int
        /// All but the last glyph; the style, where there is no more than that.
        var beginning: Int
        /// The last glyph by itself.
        var last: Int
    }

    /// A glyph of a text, and the number of the text that ends with it.
    private struct Step {
        var glyph: Int
        var x: Int
        var number: Int
    }

    private var table = WordTable()
    private var glyphs = SVGGlyphNumbers()
    /// The text that was met last: what is met next may begin with the same.
    private var steps: [Step] = []
    private var style = -1

    /// One above the highest number.
    var count: Int { table.count }

    /// - Parameter run: a text that has glyphs.
    mutating func meet(_ run: borrowing TextRun) -> Numbers {
        let style = number(ofStyleOf: run)
        if style != self.style { steps.removeAll(keepingCapacity: true) }
        self.style = style
        return run.glyphs.withUnsafeBufferPointer { glyphs in
            follow(glyphs)
            let last = steps[glyphs.count - 1]
            return Numbers(
                whole: last.number, beginning: glyphs.count > 1 ? steps[glyphs.count - 2].number : style,
                last: glyphs.count > 1 ? number(last.glyph, at: 0, behind: style) : last.number)
        }
    }

    private mutating func number(ofStyleOf run: borrowing TextRun) -> Int {
        table.append(run.strokeWidth.bitPattern)
        table.append(run.color.light.word)
        table.append(run.color.dark.word)
        return table.number()
    }

    /// Goes from glyph to glyph, as far as the last text went the same way without looking.
    private mutating func follow(_ glyphs: UnsafeBufferPointer<TextRun.Glyph>) {
        var index = 0
        while index < glyphs.count {
            let glyph = self.glyphs.number(of: glyphs[index].strokes)
            let x = Thousandths.count(glyphs[index].x - glyphs[0].x)
            if index == steps.count || steps[index].glyph != glyph || steps[index].x != x {
                steps.removeLast(steps.count - index)
                let number = number(glyph, at: x, behind: index > 0 ? steps[index - 1].number : style)
                steps.append(Step(glyph: glyph, x: x, number: number))
            }
            index += 1
        }
    }

    private mutating func number(_ glyph: Int, at x: Int, behind number: Int) -> Int {
        // Two words, where a style has three.
        table.append(UInt64(number) << 32 | UInt64(glyph))
        table.append(UInt64(bitPattern: Int64(x)))
        return table.number()
    }
}
