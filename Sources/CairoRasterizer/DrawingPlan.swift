import Scene

/// How a picture is drawn band by band: what stands in which rows, what a clip cuts, and what repeats. It is made once for
/// all bands.
struct DrawingPlan {
    private(set) var steps: [DrawingStep] = []
    private let scale: Double
    private var motifs: MotifRegistry

    /// Cairo's own resolution: what differs by less than this fraction of a pixel is drawn the same.
    static let stepsPerPixel = 256.0
    /// The most pixels that a motif may cover; larger ones are drawn each time.
    private static let tileLimit = 1 << 18

    /// - Parameter scale: pixels a point.
    init(_ nodes: [Node], scale: Double) {
        self.scale = scale
        motifs = MotifRegistry(stepsPerPoint: scale * Self.stepsPerPixel)
        steps = plan(nodes, in: nil, offset: .zero)
        forgetSingleTiles(&steps)
    }

    /// - Parameter offset: from the list's coordinates to the picture's; `nil` where they are more than moved.
    private mutating func plan(_ nodes: [Node], in clip: Shape?, offset: Point?) -> [DrawingStep] {
        var steps: [DrawingStep] = []
        var index = 0
        while index < nodes.count {
            if let offset, let range = MotifRegistry.motif(in: nodes, from: index),
                let step = motif(nodes[range], clip, offset) {
                steps.append(step)
                index = range.upperBound
            } else {
                steps.append(single(nodes[index], at: index, clip, offset))
                index += 1
            }
        }
        return steps
    }

    private mutating func motif(_ nodes: ArraySlice<Node>, _ clip: Shape?, _ offset: Point) -> DrawingStep? {
        guard let bounds = Rect.union(nodes.lazy.map(\.bounds)) else { return nil }
        let (column, row) = (pixel(bounds.minX + offset.x) - 1, pixel(bounds.minY + offset.y) - 1)
        let width = pixel(bounds.maxX + offset.x) + 2 - column
        let height = pixel(bounds.maxY + offset.y) + 2 - row
        guard width * height <= Self.tileLimit else { return nil }
        let origin = Point(x: Double(column) / scale - offset.x, y: Double(row) / scale - offset.y)
        guard let motif = motifs.meet(nodes, from: origin) else { return nil }
        return DrawingStep(
            nodes: nodes.indices, bounds: bounds, isCut: clip.cuts(bounds),
            tile: .init(motif: motif, column: column, row: row, width: width, height: height), steps: [])
    }

    private mutating func single(_ node: Node, at index: Int, _ clip: Shape?, _ offset: Point?) -> DrawingStep {
        guard case .group(let group) = node else {
            return DrawingStep(
                nodes: index..<index + 1, bounds: node.bounds, isCut: clip.cuts(node.bounds), steps: [])
        }
        let transform = group.transform
        let inner = transform.isTranslation
            ? offset.map { Point(x: $0.x + transform.tx, y: $0.y + transform.ty) } : nil
        let steps = plan(group.children, in: group.clip, offset: inner)
        var bounds = Rect.union(steps.lazy.map(\.bounds))
        if let clip = group.clip { bounds = bounds?.intersection(clip.bounds) }
        bounds = bounds?.transformed(by: transform)
        return DrawingStep(nodes: index..<index + 1, bounds: bounds, isCut: clip.cuts(bounds), steps: steps)
    }

    private func pixel(_ coordinate: Double) -> Int {
        Int(min(max((coordinate * scale).rounded(.down), -1e9), 1e9))
    }

    /// What stands in the picture once is drawn where it stands.
    private func forgetSingleTiles(_ steps: inout [DrawingStep]) {
        for index in steps.indices {
            if let tile = steps[index].tile, motifs.counts[tile.motif] == 1 { steps[index].tile = nil }
            forgetSingleTiles(&steps[index].steps)
        }
    }
}

extension Shape? {
    /// Whether a clip may cut something off a rectangle, as far as can be told at a glance.
    fileprivate func cuts(_ bounds: Rect?) -> Bool {
        guard let clip = self, let bounds else { return false }
        return switch clip {
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

    fileprivate static func union(_ rects: some Sequence<Rect?>) -> Rect? {
        rects.reduce(nil) { union, rect in
            guard let union, let rect else { return union ?? rect }
            return union.union(rect)
        }
    }
}
