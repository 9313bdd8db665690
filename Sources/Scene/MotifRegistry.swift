/// Numbers motifs: shapes drawn together that may look the same elsewhere in the picture.
///
/// Two are one motif if they are equal but for where they stand, to a fraction of a point that the backend chooses.
package struct MotifRegistry: ~Copyable {
    /// How often each motif was met, by number.
    package private(set) var counts: [Int] = []
    private var table = WordTable()
    private var gradients = GradientNumbers()
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
    /// - Parameters:
    ///   - range: the motif's nodes, which are shapes.
    ///   - origin: what the shapes' places are compared from; `nil` for the first one's corner.
    /// - Returns: the motif's number and origin.
    package mutating func meet(
        _ nodes: [Node], _ range: Range<Int>, from origin: Point? = nil
    ) -> (number: Int, origin: Point) {
        var origin = origin
        for index in range {
            guard case .shape(let node) = nodes[index] else { preconditionFailure("A motif consists of shapes.") }
            let known = origin ?? node.shape.corner
            origin = known
            append(node, from: known)
        }
        let number = table.number()
        if number == counts.count { counts.append(0) }
        counts[number] += 1
        return (number, origin ?? .zero)
    }
}

// MARK: - What shapes look like, in words

extension MotifRegistry {
    private mutating func append(_ node: borrowing ShapeNode, from origin: Point) {
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
        switch node.fill {
        case .some(let fill): append(fill)
        case nil: break
        }
        switch node.stroke {
        case .some(let stroke): append(stroke)
        case nil: break
        }
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
        for dash in stroke.dashes { append(dash) }
    }

    private mutating func append(_ paint: borrowing Paint) {
        switch paint {
        case .color(let color):
            table.append(11)
            table.append(color.light.word)
            table.append(color.dark.word)
        case .gradient(let gradient):
            table.append(12)
            table.append(UInt64(gradients.number(of: gradient)))
        }
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

    /// A length in whole steps; one that is too long for that as it is.
    private mutating func append(_ length: Double) {
        let steps = length * stepsPerPoint
        let isCountable = -9e15 < steps && steps < 9e15
        table.append(isCountable
            ? UInt64(bitPattern: Int64(steps + (steps < 0 ? -0.5 : 0.5))) : steps.bitPattern)
    }
}

extension Shape {
    /// The corner of its bounds at the left and above.
    fileprivate var corner: Point {
        switch self {
        case .rect(let rect), .roundedRect(let rect, _): Point(x: rect.x, y: rect.y)
        case .circle, .path: Point(x: bounds.minX, y: bounds.minY)
        }
    }
}
