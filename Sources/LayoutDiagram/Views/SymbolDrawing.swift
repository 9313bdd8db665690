import VectorScene

/// A line drawing for the name of a symbol, such as `bell.slash.fill`.
///
/// The name consists of the name of a drawing and of parts for the variant:
/// - `fill`: filled;
/// - `circle`, `square`, `triangle` and other closed shapes: inside such a shape;
/// - `slash`: crossed out;
/// - `badge` and all parts after it: ignored.
///
/// A name without a drawing is drawn as a small framed square.
struct SymbolDrawing {
    private enum Enclosure: String {
        case circle, square, triangle, app, seal, shield, octagon, hexagon
    }

    private var glyph: SymbolGlyph
    private var isFilled = false
    private var isCrossedOut = false
    private var enclosure: Enclosure?

    init(_ name: String) {
        var parts = name.split(separator: ".")
        if let badge = parts.firstIndex(of: "badge") { parts.removeSubrange(badge...) }
        var drawing = SymbolGlyph.named(parts.joined(separator: "."))
        while drawing == nil, let last = parts.popLast() {
            switch last {
            case "fill": isFilled = true
            case "slash": isCrossedOut = true
            default:
                guard enclosure == nil, let around = Enclosure(rawValue: String(last)) else {
                    parts = []
                    break
                }
                enclosure = around
            }
            drawing = SymbolGlyph.named(parts.joined(separator: "."))
        }
        glyph = drawing ?? .unknown
        if drawing == nil { (isFilled, isCrossedOut, enclosure) = (false, false, nil) }
    }

    /// True if the name has a drawing.
    static func exists(_ name: String) -> Bool { SymbolDrawing(name).glyph.name != SymbolGlyph.unknown.name }

    /// The width of the pen in a drawing of 100 units.
    private static let pen = 7.8

    /// The smallest rectangle that holds the centre lines.
    private var bounds: Rect {
        if let enclosure { return SymbolGlyph.named(enclosure.rawValue)?.bounds ?? glyph.bounds }
        guard isCrossedOut, let slash = Self.slash(0).bounds, let gap = Self.slash(Self.gap).bounds else { return glyph.bounds }
        return glyph.bounds.union(slash).union(gap)
    }

    /// The offset of the gap from the slash, to the right and upwards, in the drawing's units.
    private static let gap = 5.0

    private static func slash(_ gap: Double) -> Path {
        Path([.move(Point(x: 12 + gap, y: 14 - gap)), .line(Point(x: 88 + gap, y: 86 - gap))])
    }

    /// Draws the symbol in the middle of a rectangle, as large as it fits; a narrow symbol fills a narrow rectangle.
    ///
    /// - Parameters:
    ///   - ink: the colour of lines and areas.
    ///   - ground: the colour of details on areas.
    func nodes(in rect: Rect, ink: AdaptiveColor, ground: AdaptiveColor) -> [Node] {
        let bounds = bounds.inset(by: -Self.pen / 2)
        let scale = min(rect.width / bounds.width, rect.height / bounds.height, max(rect.width, rect.height) / 100)
        let place = Place(x: rect.midX - bounds.midX * scale, y: rect.midY - bounds.midY * scale, scale: scale, pen: scale * Self.pen)
        guard let enclosure else { return draw(glyph, place, ink, ground) + (isCrossedOut ? slash(place, ink, ground) : []) }
        let frame = SymbolGlyph.named(enclosure.rawValue) ?? .unknown
        let share = enclosure == .circle ? 0.56 : 0.58
        // The body of a triangle is lower than its middle.
        let middle = (x: 50.0, y: enclosure == .triangle ? 61.0 : 50.0)
        let inner = Place(
            x: place.x + scale * (middle.x - 50 * share), y: place.y + scale * (middle.y - 50 * share), scale: scale * share,
            pen: scale * Self.pen * 0.94)
        let inks = isFilled ? (ground, ink) : (ink, ground)
        return draw(frame, place, ink, ground) + draw(glyph, inner, inks.0, inks.1) + (isCrossedOut ? slash(inner, inks.0, inks.1) : [])
    }

    private struct Place {
        /// The origin of the drawing's units, in points.
        var x, y: Double
        /// Points per unit of the drawing.
        var scale: Double
        /// The pen's width in points.
        var pen: Double

        func stroked(_ path: Path, _ color: AdaptiveColor, fill: AdaptiveColor? = nil) -> [Node] {
            let stroke = Stroke(.color(color), width: Typesetter.rounded(pen), ends: .round)
            return placed(path).map { [.shape(ShapeNode($0, fill: fill.map { .color($0) }, stroke: stroke))] } ?? []
        }

        func filled(_ path: Path, _ color: AdaptiveColor) -> [Node] {
            placed(path).map { [.shape(ShapeNode($0, fill: .color(color)))] } ?? []
        }

        private func placed(_ path: Path) -> Shape? {
            guard !path.segments.isEmpty else { return nil }
            var placed = Path()
            placed.append(path) { Point(x: Typesetter.rounded(x + $0.x * scale), y: Typesetter.rounded(y + $0.y * scale)) }
            return .path(placed)
        }
    }

    private func draw(_ glyph: SymbolGlyph, _ place: Place, _ ink: AdaptiveColor, _ ground: AdaptiveColor) -> [Node] {
        let details = isFilled && !glyph.areas.segments.isEmpty ? ground : ink
        return place.stroked(glyph.areas, ink, fill: isFilled ? ink : nil) + place.stroked(glyph.lines, ink)
            + place.filled(glyph.dots, ink) + place.stroked(glyph.details, details) + place.filled(glyph.detailDots, details)
    }

    /// A line across the drawing, set off by a gap beside it.
    private func slash(_ place: Place, _ ink: AdaptiveColor, _ ground: AdaptiveColor) -> [Node] {
        place.stroked(Self.slash(Self.gap), ground) + place.stroked(Self.slash(0), ink)
    }
}

/// Drawings of the symbols used so far.
final class SymbolCache {
    private var drawings: [String: SymbolDrawing] = [:]

    subscript(name: String) -> SymbolDrawing {
        if let drawing = drawings[name] { return drawing }
        let drawing = SymbolDrawing(name)
        drawings[name] = drawing
        return drawing
    }
}
