import Foundation
import TextMeasurement
public import VectorScene

extension Typesetter {
    /// The letters of a line with their positions, from left to right, spaces included. The line must have been set by a typesetter with
    /// the same fonts.
    ///
    /// A PDF uses them to make its text selectable: `picture.pdf(letters: Typesetter().letters)`.
    public func letters(of run: TextRun) -> [TextRun.Letter] {
        let font = fonts[Style(size: run.size, weight: run.weight)]
        var letters: [TextRun.Letter] = []
        let end = layOut(run.text, font) { x, text in
            letters.append(TextRun.Letter(text, x: x * font.scale, width: 0))
        } * font.scale
        // The text of a view is stretched to the width that the view gives it.
        if end > 0, run.advance != end {
            for index in letters.indices { letters[index].x *= run.advance / end }
        }
        for index in letters.indices {
            letters[index].width = (index + 1 < letters.count ? letters[index + 1].x : run.advance) - letters[index].x
        }
        return letters
    }

    /// Calls `body` with the start of each letter, in font units.
    ///
    /// - Returns: the text's advance.
    private func layOut(_ text: String, _ font: StyledFont, _ body: (Double, String) -> Void) -> Double {
        guard let given, given.isNeeded(for: text) else {
            return layOut(Array(text.precomposedStringWithCanonicalMapping), from: 0, font, body)
        }
        let weight = font.style.weight.number
        let mixed = MixedText(text, given, weight: weight)
        var x = 0.0
        for segment in mixed.segments {
            guard let number = segment.font else {
                x = layOut(Array(mixed.text(segment.range)), from: x, font, body)
                continue
            }
            let glyphs = given.shaping.shape(
                mixed.scalars, segment.range, isRightToLeft: segment.isRightToLeft, font: number, weight: weight)
            // A cluster ends where the next one in the text begins.
            let starts = Set(glyphs.map(\.cluster)).sorted() + [segment.range.upperBound]
            let ends = Dictionary(zip(starts, starts.dropFirst())) { end, _ in end }
            var last: Int?
            for glyph in glyphs {
                if glyph.cluster != last, let end = ends[glyph.cluster] { body(x, String(mixed.text(glyph.cluster..<end))) }
                last = glyph.cluster
                x += glyph.advance * 1000
            }
        }
        return x
    }

    /// Lays out characters of the built-in font.
    private func layOut(
        _ characters: [Character], from start: Double, _ font: StyledFont, _ body: (Double, String) -> Void
    ) -> Double {
        let drawn = characters.compactMap { character in Cluster(character).map { (character, cluster: $0) } }
        let clusters = drawn.map(\.cluster)
        let order = BidirectionalText(clusters.map(\.base)).order
        var place = 0
        return layOut(BidirectionalText.ordered(clusters), from: start, font) { x, _ in
            let character = drawn[order[place]].0
            body(x - font.pen.tracking / 2, character.isWhitespace ? " " : String(character))
            place += 1
        }
    }
}

extension MixedText {
    fileprivate func text(_ range: Range<Int>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars[range].compactMap(Unicode.Scalar.init))
        return text
    }
}
