import VectorScene

/// The built-in font at one size and weight. Glyphs are created on first use.
final class StyledFont {
    struct StyledGlyph {
        /// Distance to the next glyph's origin without kerning, in font units.
        var advance: Double
        /// Shape in points from the glyph's own origin, the same at every position.
        var shape: GlyphShape
        /// The glyph's own colour; `nil` for the text colour.
        var color: AdaptiveColor?
        /// The character whose kerning the glyph uses.
        var kerningBase: Unicode.Scalar
        /// Top of the glyph's ink above the baseline, in font units; `nil` for a space.
        var inkHeight: Double?
        /// True for the placeholder of a missing character.
        var isMissing = false
    }

    let style: Typesetter.Style
    let pen: Pen
    private var glyphs: [Cluster: StyledGlyph] = [:]
    private var given: [GivenGlyph: [StyledGlyph]] = [:]

    /// A glyph of a supplementary font; `y` is its vertical offset in ems.
    struct GivenGlyph: Hashable {
        var font: Int
        var glyph: UInt32
        var y: Double
    }

    init(_ style: Typesetter.Style) {
        self.style = style
        pen = Pen(style)
    }

    /// Points per font unit.
    var scale: Double { style.size / 1000 }

    func glyph(for cluster: Cluster) -> StyledGlyph {
        if let glyph = glyphs[cluster] { return glyph }
        let glyph = BuiltInFont.glyph(for: cluster).map { make($0, cluster) } ?? box(for: cluster)
        glyphs[cluster] = glyph
        return glyph
    }

    private func make(_ glyph: Glyph, _ cluster: Cluster) -> StyledGlyph {
        var path = Path()
        path.append(glyph.strokes) { point in
            let place = pen.place(point, in: glyph)
            return Point(x: Typesetter.rounded(place.x * scale), y: Typesetter.rounded(-place.y * scale))
        }
        let top = glyph.strokes.bounds.map { pen.place(Point(x: 0, y: $0.maxY), in: glyph).y + pen.width / 2 }
        return StyledGlyph(
            advance: glyph.advance + pen.tracking, shape: GlyphShape(path),
            kerningBase: BuiltInFont.kerningBase(of: cluster), inkHeight: top)
    }

    /// The layers of a supplementary font's glyph, back to front, without advances.
    func layers(of glyph: GivenGlyph, _ shaping: any TextShaping) -> [StyledGlyph] {
        if let layers = given[glyph] { return layers }
        let layers = shaping.layers(of: glyph.glyph, font: glyph.font, weight: style.weight.number).map { make($0, y: glyph.y) }
        given[glyph] = layers
        return layers
    }

    private func make(_ layer: GlyphLayer, y: Double) -> StyledGlyph {
        let scale = style.size / layer.unitsPerEm
        var path = Path()
        path.append(layer.outline) { point in
            Point(x: Typesetter.rounded(point.x * scale), y: Typesetter.rounded(-point.y * scale - y * style.size))
        }
        return StyledGlyph(
            advance: 0, shape: GlyphShape(path, .outlines), color: layer.color.map { AdaptiveColor($0) }, kerningBase: " ",
            inkHeight: path.bounds.map { -$0.minY / self.scale })
    }

    /// The placeholder for a missing character, with the same thin lines in every weight.
    private func box(for cluster: Cluster) -> StyledGlyph {
        let box = MissingGlyph(cluster.base, hasCode: style.size >= MissingGlyph.leastReadableSize)
        var path = Path()
        path.append(box.glyph.strokes) { point in
            Point(x: Typesetter.rounded(point.x * scale), y: Typesetter.rounded(-point.y * scale))
        }
        return StyledGlyph(
            advance: box.glyph.advance + pen.tracking,
            shape: GlyphShape(path, .strokes(width: Typesetter.rounded(MissingGlyph.strokeWidth * scale))),
            kerningBase: cluster.base, inkHeight: MissingGlyph.top + MissingGlyph.strokeWidth / 2, isMissing: true)
    }
}

extension TextRun.Weight {
    /// Weight from 100 to 900, as in fonts.
    var number: Double {
        switch self {
        case .regular: 400
        case .medium: 500
        case .bold: 700
        }
    }
}

/// The pen that strokes text: its width, and the adaptation of glyphs to it.
///
/// Glyphs are stored as centre lines. Whatever its width, the pen maps them so that their ink rests on the baseline and capitals
/// and digits have the same height: different weights can share a line.
struct Pen: Sendable {
    /// The stroke width in font units. It grows with the weight, and slightly at small sizes, where thin strokes would fade.
    let width: Double
    /// Letter spacing in font units, in addition to the advance: heavier strokes and smaller sizes need more.
    let tracking: Double

    /// The height of capitals and digits including strokes, in font units.
    static let capHeight = 740.0

    /// The height of the centre lines of capitals and digits in the data, in font units.
    private static let dataCapHeight = 700.0
    /// Glyphs are condensed to this share of their width, around the middle of their advance, for looser spacing.
    private static let horizontalScale = 0.96

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

    /// Maps a point of a glyph's data, in font units from its origin.
    func place(_ point: Point, in glyph: Glyph) -> Point {
        let middle = glyph.advance / 2
        return Point(
            x: middle + (point.x - middle) * Self.horizontalScale,
            y: width / 2 + point.y * (Self.capHeight - width) / Self.dataCapHeight)
    }
}
