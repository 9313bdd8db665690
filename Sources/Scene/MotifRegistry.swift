/// Numbers motifs: shapes drawn together that may look the same elsewhere in the picture.
///
/// Two are one motif if they are equal but for where they stand, to a fraction of a point that the backend chooses.
/// Nodes that were met are held as long as the registry: what they share is known again by its place in memory.
package struct MotifRegistry: ~Copyable {
    /// How often each motif was met, by number.
    package private(set) var counts: [Int] = []
    private var table = WordTable()
    private var gradients = GradientNumbers()
    private var strokes = StrokeNumbers()
    private let stepsPerPoint: Double
    /// The motif that was met last, and its number: what stands together in rows is often the same.
    private var lastShapes: [ShapeSketch] = []
    private var last = -1

    /// - Parameter stepsPerPoint: lengths are told apart in steps of this fraction of a point.
    package init(stepsPerPoint: Double) {
        self.stepsPerPoint = stepsPerPoint
    }

    /// The shapes that stand together from a node on, where they are few enough for a motif.
    package static func motif(in nodes: [Node], from start: Int) -> Range<Int>? {
        nodes.withUnsafeBufferPointer { motif(in: $0, from: start) }
    }

    package static func motif(in nodes: UnsafeBufferPointer<Node>, from start: Int) -> Range<Int>? {
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
        nodes.withUnsafeBufferPointer { meet($0, range, from: origin) }
    }

    package mutating func meet(
        _ nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>, from origin: Point? = nil
    ) -> (number: Int, origin: Point) {
        precondition(range.upperBound <= nodes.count, "A motif's nodes are among those given.")
        let origin = origin ?? Self.corner(of: nodes[range.lowerBound])
        if !isLast(nodes, range, from: origin) { last = number(of: nodes, range, from: origin) }
        counts[last] += 1
        return (last, origin)
    }

    /// Whether the motif is the one that was met last, told before any rounding. Paths are not told.
    private func isLast(_ nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>, from origin: Point) -> Bool {
        guard range.count == lastShapes.count else { return false }
        for index in range {
            let sketch = ShapeSketch(nodes[index], from: origin)
            if sketch.outline == .path || sketch != lastShapes[index - range.lowerBound] { return false }
        }
        return true
    }

    private mutating func number(of nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>, from origin: Point) -> Int {
        lastShapes.removeAll(keepingCapacity: true)
        for index in range {
            let sketch = ShapeSketch(nodes[index], from: origin)
            append(sketch, nodes, index, from: origin)
            lastShapes.append(sketch)
        }
        let number = table.number()
        if number == counts.count { counts.append(0) }
        return number
    }

    /// The corner of a shape's bounds at the left and above.
    @inline(__always)
    private static func corner(of node: borrowing Node) -> Point {
        switch ShapeSketch(node, from: .zero).outline {
        case .rect(let rect), .roundedRect(let rect, _): Point(x: rect.x, y: rect.y)
        case .circle(let center, let radius): Point(x: center.x - radius, y: center.y - radius)
        case .path: path(of: node).bounds.map { Point(x: $0.minX, y: $0.minY) } ?? .zero
        }
    }

    private static func path(of node: Node) -> Path {
        guard case .shape(let node) = node, case .path(let path) = node.shape else { return Path() }
        return path
    }
}

// MARK: - What shapes look like, in words

extension MotifRegistry {
    private mutating func append(_ sketch: ShapeSketch, _ nodes: UnsafeBufferPointer<Node>, _ index: Int, from origin: Point) {
        let fill = number(ofFill: sketch, nodes, index)
        let stroke = number(ofStroke: sketch, nodes, index)
        let steps = stepsPerPoint
        table.append(atMost: ShapeSketch.wordLimit) {
            sketch.write(to: $0, stepsPerPoint: steps, fill: fill, stroke: stroke)
        }
        if case .path = sketch.outline { append(Self.path(of: nodes[index]), from: origin) }
    }

    private mutating func append(_ path: Path, from origin: Point) {
        for segment in path.segments {
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
    }

    private mutating func append(_ point: Point, from origin: Point) {
        table.append(WordTable.word(point.x - origin.x, stepsPerPoint: stepsPerPoint))
        table.append(WordTable.word(point.y - origin.y, stepsPerPoint: stepsPerPoint))
    }
}

// MARK: - Numbers of paints: most are those of what was met before

extension MotifRegistry {
    @inline(__always)
    private mutating func number(ofFill sketch: ShapeSketch, _ nodes: UnsafeBufferPointer<Node>, _ index: Int) -> Int {
        guard case .gradient(let identity) = sketch.fill else { return 0 }
        if let number = gradients.number(of: identity) { return number }
        guard case .shape(let node) = nodes[index], case .gradient(let gradient)? = node.fill else { return 0 }
        return gradients.number(of: gradient)
    }

    @inline(__always)
    private mutating func number(ofStroke sketch: ShapeSketch, _ nodes: UnsafeBufferPointer<Node>, _ index: Int) -> Int {
        guard let identity = sketch.stroke else { return 0 }
        if let number = strokes.number(of: identity) { return number }
        guard case .shape(let node) = nodes[index], let stroke = node.stroke else { return 0 }
        return strokes.number(of: stroke, stepsPerPoint: stepsPerPoint)
    }
}
