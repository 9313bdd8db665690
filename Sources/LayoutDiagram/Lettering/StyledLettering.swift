import Scene

/// The lettering as one pen writes it, each character made when it is first asked for.
final class StyledLettering {
    struct Character {
        /// To the next character's origin without kerning, in units.
        var advance: Double
        /// In points; equal wherever the character stands.
        var strokes: GlyphStrokes
        /// How high it stands above the baseline with its strokes, in units; `nil` for a space.
        var inkHeight: Double?
    }

    let style: Typesetter.Style
    let pen: Pen
    private var characters: [Unicode.Scalar: Character] = [:]

    init(_ style: Typesetter.Style) {
        self.style = style
        pen = Pen(style)
    }

    /// Points a unit.
    var scale: Double { style.size / 1000 }

    func character(_ scalar: Unicode.Scalar) -> Character {
        if let character = characters[scalar] { return character }
        let character = make(Lettering.glyph(scalar) ?? Lettering.placeholder(for: scalar))
        characters[scalar] = character
        return character
    }

    private func make(_ glyph: Glyph) -> Character {
        var path = Path()
        path.append(glyph.strokes) { point in
            let place = pen.place(point, in: glyph)
            return Point(x: Typesetter.rounded(place.x * scale), y: Typesetter.rounded(-place.y * scale))
        }
        let top = glyph.strokes.bounds.map { pen.place(Point(x: 0, y: $0.maxY), in: glyph).y + pen.width / 2 }
        return Character(
            advance: glyph.advance + pen.tracking, strokes: GlyphStrokes(path), inkHeight: top)
    }
}
