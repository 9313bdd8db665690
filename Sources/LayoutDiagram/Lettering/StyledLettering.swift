import VectorScene

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

/// What a text is written with: how broad its strokes are, and how letters make room for them.
///
/// Letters are drawn as the middle of their strokes. A pen puts them on the page so that, whatever its width, what they
/// show stands on the baseline, and capitals and digits are equally high: weights can share a line.
struct Pen: Sendable {
    /// The stroke's width in units: grows with the weight, and a little in small sizes, where thin strokes would fade.
    let width: Double
    /// Units between characters beyond their own room: heavier strokes and smaller sizes need more.
    let tracking: Double

    /// How high capitals and digits are with their strokes, in units.
    static let capHeight = 740.0

    /// How high the middles of their strokes are in the data.
    private static let dataCapHeight = 700.0
    /// Letters are this much narrower than their data, around the middle of their advance: room between them.
    private static let breadth = 0.96

    init(_ style: Typesetter.Style) {
        let (width, tracking) = switch style.weight {
        case .regular: (80.0, 8.0)
        case .medium: (100.0, 16.0)
        case .bold: (128.0, 36.0)
        }
        let smallness = min(max((13 - style.size) / 4, 0), 1)
        self.width = width + 11 * smallness
        self.tracking = tracking + min(max((15 - style.size) * 4, -8), 24)
    }

    /// Where a point of a glyph's data stands, in units from its origin.
    func place(_ point: Point, in glyph: Glyph) -> Point {
        let middle = glyph.advance / 2
        return Point(
            x: middle + (point.x - middle) * Self.breadth,
            y: width / 2 + point.y * (Self.capHeight - width) / Self.dataCapHeight)
    }
}
