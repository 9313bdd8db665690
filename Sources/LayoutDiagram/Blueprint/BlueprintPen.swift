import Scene

/// Draws what all of a blueprint is made of: outlines, hatching, lines and words.
struct BlueprintPen {
    let colors: BlueprintColors
    let typesetter = Typesetter()

    static let valueStyle = Typesetter.Style(size: 11, weight: .bold)
    static let tagStyle = Typesetter.Style(size: 11, weight: .bold)
    static let noteStyle = Typesetter.Style(size: 11)

    /// An outline that lies inside a rectangle's edge.
    func outline(
        _ rect: Rect, _ color: AdaptiveColor, width: Double = 1, radius: Double = 0, dashes: [Double] = [],
        fill: AdaptiveColor? = nil
    ) -> Node {
        // What has no extent is still a line.
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
        guard let path = Hatching.path(over: rects) else { return [] }
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

    /// A text in the middle of a rectangle.
    func text(_ text: String, in rect: Rect, _ style: Typesetter.Style, _ color: AdaptiveColor) -> TextRun {
        typesetter.run(
            text, at: Point(x: rect.midX, y: rect.midY + typesetter.capHeight(style) / 2), style, color: color,
            alignment: .middle)
    }

    /// A text from a point on the line through the middle of its capitals.
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
