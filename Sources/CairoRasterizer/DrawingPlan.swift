import VectorScene

/// The steps for drawing a picture band by band: the rows that each node covers, the nodes that need their clip, and repeated
/// symbols. Made once for all bands.
struct DrawingPlan {
    /// Steps in pre-order: a step precedes those of its children.
    private(set) var steps: [DrawingStep] = []
    private(set) var tiles: [TilePlacement] = []
    private let scale: Double
    private var symbolNumbers: [Symbol: Int] = [:]
    /// Occurrences of each symbol, by symbol number.
    private var symbolCounts: [Int] = []

    /// Cairo's subpixel resolution: positions that differ by less than one step look the same.
    static let stepsPerPixel = 256.0
    /// The largest area of a symbol to cache, in pixels; larger symbols are drawn each time.
    private let tileLimit: Int

    /// - Parameters:
    ///   - scale: pixels per point.
    ///   - tileLimit: the largest area of a symbol to cache, in pixels.
    init(_ nodes: [Node], scale: Double, tileLimit: Int = 1 << 18) {
        self.scale = scale
        self.tileLimit = tileLimit
        _ = plan(nodes, in: nil, offset: .zero)
        discardSingleTiles()
        symbolNumbers = [:]
    }

    /// Removes the tiles of symbols that occur only once, which are drawn in place.
    private mutating func discardSingleTiles() {
        for index in steps.indices where steps[index].tile >= 0 {
            if symbolCounts[Int(tiles[Int(steps[index].tile)].symbol)] == 1 { steps[index].tile = -1 }
        }
    }
}

// MARK: - Planning

extension DrawingPlan {
    /// Plans a list of nodes.
    ///
    /// - Parameter offset: translation from the list's coordinates to the picture's; `nil` if the transform is more than a
    ///   translation.
    /// - Returns: the bounds of the nodes' drawing.
    private mutating func plan(_ nodes: [Node], in clip: Shape?, offset: Point?) -> Rect? {
        var union: Rect?
        var index = 0
        while index < nodes.count {
            let symbol = Symbol.range(in: nodes, from: index)
            let range = symbol ?? index..<index + 1
            let step = steps.count
            steps.append(DrawingStep(
                node: Int32(index), nodeCount: Int32(range.count), next: 0, tile: -1, top: 0, bottom: 0, needsClip: false))
            let drawn = symbol.map { bounds(of: nodes[$0]) } ?? bounds(of: nodes[index], offset)
            if symbol != nil, let drawn, let offset { planTile(of: nodes[range], drawn, offset, step) }
            finish(step, drawn, clip)
            union = Rect.union(union, drawn)
            index = range.upperBound
        }
        return union
    }

    private mutating func finish(_ step: Int, _ bounds: Rect?, _ clip: Shape?) {
        steps[step].next = Int32(steps.count)
        steps[step].top = Float(bounds?.minY ?? .infinity)
        steps[step].bottom = Float(bounds?.maxY ?? -.infinity)
        if let clip, let bounds { steps[step].needsClip = clip.mayClip(bounds) }
    }

    private func bounds(of nodes: ArraySlice<Node>) -> Rect? {
        nodes.reduce(nil) { Rect.union($0, $1.ink) }
    }

    /// The bounds of a node. Plans the children of a group on the way.
    private mutating func bounds(of node: Node, _ offset: Point?) -> Rect? {
        guard case .group(let group) = node else { return node.ink }
        let transform = group.transform
        let inner = transform.isTranslation
            ? offset.map { Point(x: $0.x + transform.tx, y: $0.y + transform.ty) } : nil
        var bounds = plan(group.children, in: group.clip, offset: inner)
        if let clip = group.clip { bounds = bounds?.intersection(clip.bounds) }
        return bounds?.transformed(by: transform)
    }

    private mutating func planTile(of nodes: ArraySlice<Node>, _ bounds: Rect, _ offset: Point, _ step: Int) {
        let (column, row) = (pixel(bounds.minX + offset.x) - 1, pixel(bounds.minY + offset.y) - 1)
        let width = pixel(bounds.maxX + offset.x) + 2 - column
        let height = pixel(bounds.maxY + offset.y) + 2 - row
        guard width * height <= tileLimit else { return }
        let origin = Point(x: Double(column) / scale - offset.x, y: Double(row) / scale - offset.y)
        let symbol = number(of: Symbol(nodes, origin: origin, stepsPerPoint: scale * Self.stepsPerPixel))
        symbolCounts[symbol] += 1
        steps[step].tile = Int32(tiles.count)
        tiles.append(TilePlacement(
            symbol: Int32(symbol), column: Int32(column), row: Int32(row), width: Int32(width), height: Int32(height)))
    }

    private mutating func number(of symbol: Symbol) -> Int {
        if let number = symbolNumbers[symbol] { return number }
        symbolNumbers[symbol] = symbolCounts.count
        symbolCounts.append(0)
        return symbolCounts.count - 1
    }

    private func pixel(_ coordinate: Double) -> Int {
        Int(min(max((coordinate * scale).rounded(.down), -1e9), 1e9))
    }
}

extension Shape {
    /// True if a clip of this shape may affect drawing in a rectangle; a quick, conservative test.
    fileprivate func mayClip(_ bounds: Rect) -> Bool {
        switch self {
        case .rect(let rect): !rect.contains(bounds)
        case .roundedRect(let rect, let radius):
            !rect.inset(x: radius, y: 0).contains(bounds) && !rect.inset(x: 0, y: radius).contains(bounds)
        case .circle, .path: true
        }
    }
}

extension Rect {
    fileprivate func inset(x: Double, y: Double) -> Rect {
        Rect(x: self.x + x, y: self.y + y, width: max(0, width - 2 * x), height: max(0, height - 2 * y))
    }

    fileprivate static func union(_ one: Rect?, _ other: Rect?) -> Rect? {
        guard let one, let other else { return one ?? other }
        return one.union(other)
    }
}

/// A step in drawing a list of nodes: a single node, or a symbol of several shapes.
///
/// Kept small, as every node of a picture has one.
struct DrawingStep {
    /// The step's first node in its list, and the number of nodes.
    var node: Int32
    var nodeCount: Int32
    /// The index of the next step in the same list; the steps of a group's children lie in between.
    var next: Int32
    /// The index of the step's placement in `DrawingPlan.tiles`, or -1.
    var tile: Int32
    /// The vertical extent of the drawing, in the list's points; empty for a step that draws nothing.
    var top: Float
    var bottom: Float
    /// True if the clip of the enclosing group may affect the step.
    var needsClip: Bool

    var nodes: Range<Int> { Int(node)..<Int(node + nodeCount) }

    func intersects(_ visible: Rect) -> Bool {
        Double(top) <= visible.maxY && Double(bottom) >= visible.minY
    }
}

/// An occurrence of a repeated symbol, and the pixels that it covers.
struct TilePlacement {
    var symbol: Int32
    var column: Int32
    var row: Int32
    var width: Int32
    var height: Int32
}
