import CompositionalLayout
import VectorScene

/// Places dimension lines with their values beside a drawing, row by row; those that do not fit are left out.
struct MeasureStack {
    enum Side: Hashable {
        case below
        case left
        case right

        var axis: Axis {
            switch self {
            case .below: .horizontal
            case .left, .right: .vertical
            }
        }

        /// The direction in which rows follow each other.
        var direction: Double {
            switch self {
            case .below, .right: 1
            case .left: -1
            }
        }
    }

    private static let rowGap = 16.0
    /// The gap below the drawing. Larger than `rowGap`, as values there may hang below their lines.
    private static let lowerRowGap = 20.0
    private static let tick = 4.0
    static let pillHeight = 18.0
    /// Half of the gap in a broken line.
    private static let breakGap = 2.0
    /// The minimum distance of a break from the value on its line.
    private static let breakRoom = 4.0

    let pen: BlueprintPen
    /// The outline of the measured part: extension lines start at its edge.
    let outline: Rect
    var occupancy = RectIndex()
    /// Extension lines, drawn below everything else.
    private(set) var extensions: [Node] = []
    private(set) var nodes: [Node] = []
    /// The bounds of everything drawn.
    private(set) var bounds: Rect

    init(pen: BlueprintPen, outline: Rect, drawn: Rect) {
        self.pen = pen
        self.outline = outline
        bounds = drawn
    }

    /// Draws rows of dimensions one after another, away from the drawing.
    ///
    /// - Parameter edge: the edge of the drawing, where the first row begins.
    mutating func place(_ rows: [[Measure]], _ side: Side, from edge: Double) {
        var edge = edge
        for row in rows { edge = placeAll(row, side, from: edge) }
    }

    /// Draws a row. If one of several equal lengths does not fit, a single dimension represents them all.
    ///
    /// - Returns: the outer end of the row.
    private mutating func placeAll(_ row: [Measure], _ side: Side, from edge: Double) -> Double {
        let repeated = Measure.repeated(row)
        var united: Set<Measure.Name> = []
        while true {
            var (trial, end) = (self, edge)
            let rest = trial.place(Measure.united(row, united), side, &end).map(\.name)
            let others = repeated.subtracting(united).intersection(rest)
            guard !others.isEmpty else {
                self = trial
                return end
            }
            // First unites only the lengths that do not fit, and if that is not enough, all repeated ones.
            united = united.isEmpty ? others : repeated
        }
    }

    /// Draws the dimensions of a row that fit.
    ///
    /// - Parameter edge: the inner edge of the row; on return, its outer edge.
    /// - Returns: the dimensions that do not fit.
    private mutating func place(_ row: [Measure], _ side: Side, _ edge: inout Double) -> [Measure] {
        var rest = row
        // Dimensions that do not fit are tried again one row further out.
        for _ in 0..<2 where !rest.isEmpty {
            let line = edge + side.direction * pen.typesetter.room(side == .below ? Self.lowerRowGap : Self.rowGap)
            var farthest: Double?
            rest = rest.filter { measure in
                guard let reach = place(measure, side, line: line) else { return true }
                farthest = side.direction > 0 ? max(farthest ?? line, reach) : min(farthest ?? line, reach)
                return false
            }
            if let farthest { edge = farthest }
        }
        return rest
    }

    /// Draws a dimension at the first of its ranges that has space.
    ///
    /// - Returns: the outer end of the row; `nil` if there is no space.
    private mutating func place(_ measure: Measure, _ side: Side, line: Double) -> Double? {
        for measure in measure.places {
            if let end = placeOne(measure, side, line: line) { return end }
        }
        return nil
    }

    private mutating func placeOne(_ measure: Measure, _ side: Side, line: Double) -> Double? {
        let across = (line - Self.tick)...(line + Self.tick)
        let trace = Rect(side.axis, along: measure.range, across: across)
        let taken = trace.with(side.axis, shrunk(measure.range))
        for label in MeasureLabel.candidates(measure, side, line: line, within: outline.range(side.axis), pen) {
            guard occupancy.claim([taken, label.rect.inset(by: -1.5)]) else { continue }
            extensions.append(extensionLines(measure, side, line: line))
            nodes.append(drawn(measure, side, line: line, label))
            bounds = bounds.union(trace).union(label.rect)
            return side.direction > 0
                ? max(line + Self.tick, label.rect.far(side.axis.cross)) : min(line - Self.tick, label.rect.near(side.axis.cross))
        }
        return nil
    }

    /// The range that a line occupies: shortened at both ends, so that adjacent lines may touch.
    private func shrunk(_ range: ClosedRange<Double>) -> ClosedRange<Double> {
        let margin = min(0.6, (range.upperBound - range.lowerBound) / 4)
        return (range.lowerBound + margin)...(range.upperBound - margin)
    }

    private func extensionLines(_ measure: Measure, _ side: Side, line: Double) -> Node {
        let start = side.direction > 0 ? outline.far(side.axis.cross) : outline.near(side.axis.cross)
        let lines = [measure.range.lowerBound, measure.range.upperBound].map { end in
            (Point(side.axis, along: end, across: start),
             Point(side.axis, along: end, across: line - side.direction * Self.tick))
        }
        return pen.lines(lines, pen.colors.color(measure.kind).opacity(0.5), width: 0.8, dashes: [1.5, 2.5])
    }

    private func drawn(_ measure: Measure, _ side: Side, line: Double, _ label: MeasureLabel) -> Node {
        let color = pen.colors.color(measure.kind)
        let ends = [measure.range.lowerBound, measure.range.upperBound]
        func point(_ along: Double, _ across: Double) -> Point { Point(side.axis, along: along, across: across) }
        let ticks = ends.map { (point($0, line - Self.tick), point($0, line + Self.tick)) }
        // Two slashes around a gap in the line, beside the value.
        let breaks = measure.breaks.map { place in
            let (low, high) = (label.rect.near(side.axis) - Self.breakRoom, label.rect.far(side.axis) + Self.breakRoom)
            return side == .below && (low...high).contains(place) ? high : place
        }
        let slashes = breaks.flatMap { place in
            [place - Self.breakGap, place + Self.breakGap].map { (point($0 + 1.5, line - Self.tick), point($0 - 1.5, line + Self.tick)) }
        }
        let stops = [ends[0]] + breaks.flatMap { [$0 - Self.breakGap, $0 + Self.breakGap] } + [ends[1]]
        let pieces = stride(from: 0, to: stops.count, by: 2).map { (point(stops[$0], line), point(stops[$0 + 1], line)) }
        let strokes = pieces + ticks + slashes
        return .group(Group(
            [pen.lines(strokes, color, width: 1.3)] + label.nodes(color, pen), meaning: Meaning(measure)))
    }
}
