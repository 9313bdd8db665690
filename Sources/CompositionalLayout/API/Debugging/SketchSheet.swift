/// The size of a drawing, and what it shows of a group: all of it, or as much as can be distinguished.
struct SketchSheet {
    let columns: SketchRuler
    let rows: SketchRuler

    /// The highest line index: drawings are at most 72 columns wide and 40 rows high.
    private static let lastLine: [Axis: Int] = [.horizontal: 71, .vertical: 39]
    /// Lines from one edge to the next that leave space for a label.
    private static let comfort: [Axis: Int] = [.horizontal: 12, .vertical: 4]
    /// The maximum number of box edges in a drawing: four columns or two rows from one to the next.
    private static let edgeLimit: [Axis: Int] = [.horizontal: 18, .vertical: 20]
    /// The ratio of a character's height to its width.
    private static let aspect = 2.0

    /// - Parameter boxes: at least one of them must be drawable.
    init(_ boxes: [SketchBox]) {
        let drawable = boxes.filter(\.isDrawable)
        let edges = { (axis: Axis) in Self.visibleEdges(drawable, axis) }
        let (across, down) = (edges(.horizontal), edges(.vertical))
        let column = Self.pointsPerColumn(across, down)
        columns = Self.ruler(drawable, across, .horizontal, step: column)
        rows = Self.ruler(drawable, down, .vertical, step: column * Self.aspect)
    }

    private struct Edges {
        var lengths: [Double]
        var isCut: Bool
        var extent: Double { (lengths.last ?? 0) - (lengths.first ?? 0) }
    }

    /// The largest uniform scale that shows both axes in full, or 0 if there is none.
    private static func pointsPerColumn(_ across: Edges, _ down: Edges) -> Double {
        guard !across.isCut, !down.isCut, across.extent > 0, down.extent > 0 else { return 0 }
        return max(
            across.extent / Double(lastLine[.horizontal, default: 0]),
            down.extent / Double(lastLine[.vertical, default: 0]) / aspect)
    }

    private static func visibleEdges(_ boxes: [SketchBox], _ axis: Axis) -> Edges {
        let lengths = SketchRuler.distinct(boxes.flatMap { [$0.edges(axis).lowerBound, $0.edges(axis).upperBound] })
        let limit = edgeLimit[axis, default: 0]
        return Edges(lengths: Array(lengths.prefix(limit)), isCut: lengths.count > limit)
    }

    private static func ruler(_ boxes: [SketchBox], _ edges: Edges, _ axis: Axis, step: Double) -> SketchRuler {
        let range = (edges.lengths.first ?? 0)...(edges.lengths.last ?? 0)
        let frames = boxes.flatMap { [$0.frameEdges(axis).lowerBound, $0.frameEdges(axis).upperBound] }
        let lengths = SketchRuler.distinct(edges.lengths + frames.filter(range.contains))
        let scaled = step > 0 ? Int((edges.extent / step).rounded()) : 0
        let comfortable = max((edges.lengths.count - 1) * comfort[axis, default: 0], (lengths.count - 1) * 2)
        let last = min(max(scaled, comfortable), lastLine[axis, default: 0])
        return SketchRuler(lengths, in: range, isCut: edges.isCut, lastLine: last)
    }

    /// Whether any part of a box is on the drawing.
    func shows(_ box: SketchBox) -> Bool {
        box.isDrawable && !columns.isBeyond(box.edges(.horizontal).lowerBound)
            && !rows.isBeyond(box.edges(.vertical).lowerBound)
    }

    func lines(_ across: ClosedRange<Double>, _ down: ClosedRange<Double>) -> GlyphRect {
        GlyphRect(
            left: columns.line(across.lowerBound), top: rows.line(down.lowerBound),
            right: columns.line(across.upperBound), bottom: rows.line(down.upperBound))
    }
}
