import CompositionalLayout
import VectorScene

/// Collapses ranges of an axis into short strips, so that the content after them moves closer. *Placed* coordinates are coordinates
/// after folding.
struct Fold: Hashable {
    var axis: Axis
    /// The folded ranges, ascending.
    var hidden: [ClosedRange<Double>] = []

    /// The length of a strip along the axis. It holds one line of text (vertical axis), or one word per line (horizontal axis).
    static func strip(_ axis: Axis) -> Double {
        switch axis {
        case .horizontal: 64
        case .vertical: 40
        }
    }

    private var strip: Double { Self.strip(axis) }

    /// The strips that represent the hidden ranges, in placed coordinates (after folding).
    var shown: [ClosedRange<Double>] {
        hidden.map { place($0.lowerBound)...place($0.upperBound) }
    }

    func place(_ rect: Rect) -> Rect {
        let near = place(rect.near(axis))
        return rect.with(axis, near...max(near, place(rect.far(axis))))
    }

    private func place(_ coordinate: Double) -> Double {
        hidden.reduce(coordinate) { placed, hidden in
            guard coordinate > hidden.lowerBound else { return placed }
            let length = hidden.upperBound - hidden.lowerBound
            if coordinate >= hidden.upperBound { return placed - length + strip }
            let passed = coordinate - hidden.lowerBound
            return placed - passed + passed * strip / length
        }
    }

    /// The unfolded length of a placed range.
    func length(of range: ClosedRange<Double>) -> Double {
        zip(hidden, shown).reduce(range.upperBound - range.lowerBound) { length, fold in
            let share = Self.overlap(range, fold.1) / (fold.1.upperBound - fold.1.lowerBound)
            return length + share * (fold.0.upperBound - fold.0.lowerBound - strip)
        }
    }

    /// The breaks of a dimension line along a placed range, at the middles of the strips that it crosses.
    func breaks(in range: ClosedRange<Double>) -> [Double] {
        shown.filter { Self.overlap(range, $0) > 0.01 }.map { strip in
            let seen = strip.clamped(to: range)
            return (seen.lowerBound + seen.upperBound) / 2
        }
    }

    /// The length of a placed range outside the strips.
    func visibleLength(of range: ClosedRange<Double>) -> Double {
        shown.reduce(range.upperBound - range.lowerBound) { $0 - Self.overlap(range, $1) }
    }

    private static func overlap(_ first: ClosedRange<Double>, _ second: ClosedRange<Double>) -> Double {
        max(0, min(first.upperBound, second.upperBound) - max(first.lowerBound, second.lowerBound))
    }
}

/// Marks omitted groups, with their number.
struct FoldMark {
    private static let tooth = 6.0

    let rect: Rect
    let axis: Axis
    let text: String
    let pen: BlueprintPen

    var nodes: [Node] {
        let edges = [rect.near(axis), rect.far(axis)].map { edge in
            Node.shape(ShapeNode(.path(zigzag(at: edge)), stroke: Stroke(.color(pen.colors.guide), width: 1)))
        }
        return [pen.fill(rect, pen.colors.page)] + edges
    }

    /// The note, on one line or with one word per line.
    var runs: [TextRun] {
        let style = Typesetter.Style(size: 11, weight: .bold)
        let lines = pen.width(text, style) <= rect.width - 12 ? [text] : text.split(separator: " ").map(String.init)
        let pitch = pen.typesetter.room(16)
        let height = Double(lines.count) * pitch
        guard height <= rect.height, lines.allSatisfy({ pen.width($0, style) <= rect.width - 2 }) else { return [] }
        return lines.enumerated().map { index, line in
            let y = rect.midY - height / 2 + (Double(index) + 0.5) * pitch
            return pen.text(line, at: Point(x: rect.midX, y: y), style, pen.colors.secondaryText, alignment: .middle)
        }
    }

    private func zigzag(at edge: Double) -> Path {
        var path = Path()
        let range = rect.range(axis.cross)
        let count = Int(min(max((range.upperBound - range.lowerBound) / Self.tooth, 1), DiagramLimits.side))
        let step = (range.upperBound - range.lowerBound) / Double(count)
        for index in 0...count {
            let point = Point(
                axis, along: edge + (index.isMultiple(of: 2) ? -2 : 2), across: range.lowerBound + Double(index) * step)
            if index == 0 { path.move(to: point) } else { path.line(to: point) }
        }
        return path
    }
}
