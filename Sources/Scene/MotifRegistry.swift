/// Numbers motifs: shapes drawn together that may look the same elsewhere in the picture.
///
/// Two are one motif if they are equal but for where they stand, to a fraction of a point that the backend chooses.
package struct MotifRegistry {
    /// How often each motif was met, by number.
    package private(set) var counts: [Int] = []
    private var table = WordTable()
    private let stepsPerPoint: Double

    /// - Parameter stepsPerPoint: lengths are told apart in steps of this fraction of a point.
    package init(stepsPerPoint: Double) {
        self.stepsPerPoint = stepsPerPoint
    }

    /// The shapes that stand together from a node on, where they are few enough for a motif.
    package static func motif(in nodes: [Node], from start: Int) -> Range<Int>? {
        var end = start
        while end < nodes.count, case .shape = nodes[end] { end += 1 }
        return start < end && end - start <= shapeLimit ? start..<end : nil
    }

    /// More shapes than this are a drawing of its own.
    private static let shapeLimit = 8

    /// Meets the motif of some nodes.
    ///
    /// - Parameter origin: what the shapes' places are compared from.
    /// - Returns: its number; `nil` if there is other than shapes among the nodes.
    package mutating func meet(_ nodes: ArraySlice<Node>, from origin: Point) -> Int? {
        for node in nodes {
            guard case .shape(let node) = node else { return nil }
            append(node, from: origin)
        }
        let number = table.number()
        if number == counts.count { counts.append(0) }
        counts[number] += 1
        return number
    }
}

// MARK: - What shapes look like, in words

extension MotifRegistry {
    private mutating func append(_ node: ShapeNode, from origin: Point) {
        switch node.shape {
        case .rect(let rect):
            table.append(1)
            append(rect, from: origin)
        case .roundedRect(let rect, let radius):
            table.append(2)
            append(rect, from: origin)
            append(radius)
        case .circle(let center, let radius):
            table.append(3)
            append(center, from: origin)
            append(radius)
        case .path(let path):
            table.append(4)
            for segment in path.segments { append(segment, from: origin) }
        }
        if let fill = node.fill { append(fill) }
        if let stroke = node.stroke { append(stroke) }
    }

    private mutating func append(_ segment: Path.Segment, from origin: Point) {
        switch segment {
        case .move(let point):
            table.append(5)
            append(point, from: origin)
        case .line(let point):
            table.append(6)
            append(point, from: origin)
        case .curve(let first, let second, let end):
            table.append(7)
            append(first, from: origin)
            append(second, from: origin)
            append(end, from: origin)
        case .close: table.append(8)
        }
    }

    private mutating func append(_ stroke: Stroke) {
        table.append(stroke.ends == .round ? 9 : 10)
        append(stroke.paint)
        append(stroke.width)
        stroke.dashes.forEach { append($0) }
    }

    private mutating func append(_ paint: Paint) {
        switch paint {
        case .color(let color):
            table.append(11)
            append(color.light)
            append(color.dark)
        case .gradient(let gradient):
            table.append(12)
            for end in [gradient.start, gradient.end] {
                table.append(end.x.bitPattern)
                table.append(end.y.bitPattern)
            }
            for stop in gradient.stops {
                table.append(stop.offset.bitPattern)
                append(stop.color.light)
                append(stop.color.dark)
            }
        }
    }

    private mutating func append(_ color: Color) {
        table.append(UInt64(color.red) << 16 | UInt64(color.green) << 8 | UInt64(color.blue))
        table.append(color.alpha.bitPattern)
    }

    private mutating func append(_ rect: Rect, from origin: Point) {
        append(Point(x: rect.x, y: rect.y), from: origin)
        append(rect.width)
        append(rect.height)
    }

    private mutating func append(_ point: Point, from origin: Point) {
        append(point.x - origin.x)
        append(point.y - origin.y)
    }

    private mutating func append(_ length: Double) {
        table.append((length * stepsPerPoint).rounded().bitPattern)
    }
}
