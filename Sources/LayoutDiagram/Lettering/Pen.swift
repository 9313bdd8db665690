import Scene

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
