import VectorScene

/// The value of a dimension line at a possible position.
struct MeasureLabel {
    var text: String
    var rect: Rect
    /// True if drawn in an outlined pill rather than as plain text beside its line.
    var isPill: Bool

    private static let padding = 7.0
    private static let barePadding = 2.0

    /// The possible positions of a value, best first.
    ///
    /// - Parameter span: the extent of the drawing along the axis.
    static func candidates(
        _ measure: Measure, _ side: MeasureStack.Side, line: Double, within span: ClosedRange<Double>, _ pen: BlueprintPen
    ) -> [MeasureLabel] {
        texts(measure).flatMap { text in
            switch side {
            case .below: onLine(text, measure, line, pen) + besideLine(text, measure, line, span, pen)
            case .left, .right: outsideLine(text, measure, line, side.direction, pen)
            }
        }
    }

    /// The possible texts, best first. A group's value is preceded by `group` if there is space.
    private static func texts(_ measure: Measure) -> [String] {
        let text = measure.text + measure.factor
        return switch measure.kind {
        case .group: ["group \(text)", text]
        case .inset, .spacing, .item, .bar, .guide: [text]
        }
    }

    private static func onLine(_ text: String, _ measure: Measure, _ line: Double, _ pen: BlueprintPen) -> [MeasureLabel] {
        let width = pen.width(text, BlueprintPen.valueStyle) + 2 * padding
        let height = pen.typesetter.room(MeasureStack.pillHeight)
        guard width + 12 <= measure.length else { return [] }
        let middle = (measure.range.lowerBound + measure.range.upperBound) / 2
        return [MeasureLabel(
            text: text,
            rect: Rect(
                x: middle - width / 2, y: line - height / 2, width: width, height: height),
            isPill: true)]
    }

    /// Positions for a value that does not fit on its line: preferably on the outer side for insets, otherwise below.
    private static func besideLine(
        _ text: String, _ measure: Measure, _ line: Double, _ span: ClosedRange<Double>, _ pen: BlueprintPen
    ) -> [MeasureLabel] {
        let (low, high) = (measure.range.lowerBound, measure.range.upperBound)
        let width = pen.width(text, BlueprintPen.valueStyle) + 2 * barePadding
        let height = pen.typesetter.room(13)
        func label(x: Double, y: Double) -> MeasureLabel {
            MeasureLabel(text: text, rect: Rect(x: x, y: y, width: width, height: height), isPill: false)
        }
        let below = label(x: (low + high - width) / 2, y: line + 6.5)
        let before = label(x: low - 4 - width, y: line - height / 2)
        let after = label(x: high + 4, y: line - height / 2)
        switch measure.kind {
        case .inset, .guide:
            return low + high < span.lowerBound + span.upperBound ? [before, below, after] : [after, below, before]
        case .spacing, .item, .group, .bar: return [below, after, before]
        }
    }

    /// Positions beside a vertical line, the nearest to its middle first.
    private static func outsideLine(
        _ text: String, _ measure: Measure, _ line: Double, _ direction: Double, _ pen: BlueprintPen
    ) -> [MeasureLabel] {
        let width = pen.width(text, BlueprintPen.valueStyle) + 2 * padding
        let height = pen.typesetter.room(MeasureStack.pillHeight)
        let middle = (measure.range.lowerBound + measure.range.upperBound) / 2
        let reach = (measure.length + height) / 2 + 3
        return [0.0, -8, 8, -14, 14, -20, 20, -30, 30].filter { abs($0) <= reach }.map { shift in
            let x = direction > 0 ? line + 8 : line - 8 - width
            return MeasureLabel(
                text: text, rect: Rect(x: x, y: middle + shift - height / 2, width: width, height: height), isPill: true)
        }
    }

    func nodes(_ color: AdaptiveColor, _ pen: BlueprintPen) -> [Node] {
        let ground = pen.colors.page
        let pill = isPill
            ? pen.outline(rect, color, width: 1.2, radius: rect.height / 2, fill: ground)
            : Node.shape(ShapeNode(.rect(rect), fill: .color(ground)))
        return [pill, .text(pen.text(text, in: rect, BlueprintPen.valueStyle, color))]
    }
}
