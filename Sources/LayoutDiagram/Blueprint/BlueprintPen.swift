import CompositionalLayout
import VectorScene

/// Draws the basic elements of a blueprint: outlines, hatching, lines and text.
struct BlueprintPen {
    let colors: BlueprintColors
    let typesetter: Typesetter
    /// The maximum number of lines in one hatching; beyond it, lines are spaced further apart.
    var hatchingLimit = Double.infinity

    static let valueStyle = Typesetter.Style(size: 11, weight: .bold)
    static let tagStyle = Typesetter.Style(size: 11, weight: .bold)
    static let noteStyle = Typesetter.Style(size: 11)

    /// An outline inside a rectangle's edge.
    func outline(
        _ rect: Rect, _ color: AdaptiveColor, width: Double = 1, radius: Double = 0, dashes: [Double] = [],
        fill: AdaptiveColor? = nil
    ) -> Node {
        // A rectangle without extent still appears as a line.
        let seen = Rect(
            x: rect.x, y: rect.y, width: max(rect.width, width + 0.1), height: max(rect.height, width + 0.1)
        ).inset(by: width / 2)
        let radius = min(radius, min(seen.width, seen.height) / 2)
        return .shape(ShapeNode(
            radius > 0 ? .roundedRect(seen, radius: radius) : .rect(seen), fill: fill.map { .color($0) },
            stroke: Stroke(.color(color), width: width, dashes: dashes)))
    }

    func fill(_ rect: Rect, _ color: AdaptiveColor) -> Node {
        .shape(ShapeNode(.rect(rect), fill: .color(color)))
    }

    func hatching(_ rects: [Rect], _ color: AdaptiveColor) -> [Node] {
        guard let path = Hatching.path(over: rects, limit: hatchingLimit) else { return [] }
        return [.shape(ShapeNode(.path(path), stroke: Stroke(.color(color.opacity(0.5)), width: 0.9)))]
    }

    func lines(_ lines: [(Point, Point)], _ color: AdaptiveColor, width: Double = 1, dashes: [Double] = []) -> Node {
        var path = Path()
        for (start, end) in lines {
            path.move(to: start)
            path.line(to: end)
        }
        return .shape(ShapeNode(.path(path), stroke: Stroke(.color(color), width: width, dashes: dashes)))
    }

    /// A text centred in a rectangle.
    func text(_ text: String, in rect: Rect, _ style: Typesetter.Style, _ color: AdaptiveColor) -> TextRun {
        typesetter.run(
            text, at: Point(x: rect.midX, y: rect.midY + typesetter.capHeight(style) / 2), style, color: color,
            alignment: .middle)
    }

    /// A text whose capitals are vertically centred on a point.
    func text(
        _ text: String, at point: Point, _ style: Typesetter.Style, _ color: AdaptiveColor,
        alignment: Typesetter.Alignment = .start
    ) -> TextRun {
        typesetter.run(
            text, at: Point(x: point.x, y: point.y + typesetter.capHeight(style) / 2), style, color: color,
            alignment: alignment)
    }

    func width(_ text: String, _ style: Typesetter.Style) -> Double { typesetter.width(of: text, style) }
}

extension BlueprintColors {
    func color(_ kind: Measure.Kind) -> AdaptiveColor {
        switch kind {
        case .inset: inset
        case .spacing: spacing
        case .item: item
        case .group: group(0)
        case .bar: bar
        case .guide: guide
        }
    }
}

/// Diagonal lines over rectangles, aligned across adjacent rectangles.
struct Hatching {
    /// The distance between neighbouring lines along either axis, in points.
    static let pitch = 7.0

    /// The lines in all of the rectangles as one path; `nil` if there is nothing to hatch.
    ///
    /// - Parameter limit: the approximate maximum number of lines.
    static func path(over rects: [Rect], limit: Double = .infinity) -> Path? {
        let count = rects.reduce(0) { $0 + ($1.width + $1.height) / pitch }
        let distance = pitch * max(1, (count / limit).rounded(.up))
        var path = Path()
        for rect in rects where !rect.isEmpty { append(rect, every: distance, to: &path) }
        return path.segments.isEmpty ? nil : path
    }

    /// Appends the lines x + y = n · pitch, clipped to the rectangle.
    private static func append(_ rect: Rect, every pitch: Double, to path: inout Path) {
        var sum = ((rect.minX + rect.minY) / pitch).rounded(.down) * pitch + pitch
        while sum < rect.maxX + rect.maxY {
            let low = max(rect.minX, sum - rect.maxY)
            let high = min(rect.maxX, sum - rect.minY)
            if high - low > 0.01 {
                path.move(to: Point(x: low, y: sum - low))
                path.line(to: Point(x: high, y: sum - high))
            }
            sum += pitch
        }
    }

    /// The area of the outer rectangle without the inner one, as strips that do not overlap.
    static func ring(_ outer: Rect, around inner: Rect) -> [Rect] {
        let inner = inner.intersection(outer)
        let rows = [outer.minY...max(outer.minY, inner.minY), min(inner.maxY, outer.maxY)...outer.maxY]
        let columns = [outer.minX...max(outer.minX, inner.minX), min(inner.maxX, outer.maxX)...outer.maxX]
        let beside = inner.range(.vertical)
        return (rows.map { Rect(.vertical, along: $0, across: outer.range(.horizontal)) }
            + columns.map { Rect(.horizontal, along: $0, across: beside) }).filter { !$0.isEmpty }
    }
}
