import Scene

/// The motifs of a picture that it repeats: they are written once and referred to.
struct SVGMotifs: ~Copyable {
    /// Where a motif is written, or referred to from.
    struct Place {
        /// `nil` for one that stands once and is written in its place.
        var reference: Int?
        var origin: Point
    }

    private var registry = MotifRegistry(stepsPerPoint: 1000)
    /// By number, where each was met first.
    private var firsts = SVGList<(nodes: UnsafeBufferPointer<Node>, origin: Point)>()
    /// In drawing order.
    private var met = SVGList<(number: Int, x: Double, y: Double)>()
    /// The number that a shared motif is referred to by, by its number.
    private var references = SVGList<Int?>()

    /// Those that are shared, in the order of their references.
    private(set) var shared = SVGList<(nodes: UnsafeBufferPointer<Node>, origin: Point)>()

    /// Meets the shapes that stand together at a place of a list of nodes.
    ///
    /// - Returns: their end; `nil` where there is nothing to share: one rectangle is as short as a reference to it.
    @inline(__always)
    static func range(in nodes: UnsafeBufferPointer<Node>, from start: Int) -> Range<Int>? {
        guard case .shape = nodes[start], let range = MotifRegistry.motif(in: nodes, from: start) else { return nil }
        if range.count > 1 { return range }
        guard case .shape(let node) = nodes[start], case .path = node.shape else { return nil }
        return range
    }

    /// Meets the shapes of a motif.
    ///
    /// - Returns: where the motif has its origin.
    mutating func meet(_ nodes: UnsafeBufferPointer<Node>, _ range: Range<Int>) -> Point {
        let (number, origin) = registry.meet(nodes, range)
        if number == firsts.count { firsts.append((UnsafeBufferPointer(rebasing: nodes[range]), origin)) }
        met.append((number, origin.x, origin.y))
        return origin
    }

    /// Ends the meeting: what was met more than once is shared.
    mutating func settle() {
        for number in 0..<firsts.count {
            let isShared = registry.counts[number] > 1
            references.append(isShared ? shared.count : nil)
            if isShared { shared.append(firsts[number]) }
        }
    }

    /// How many places were met.
    var count: Int { met.count }

    /// The shapes of a motif.
    ///
    /// - Parameter index: in drawing order.
    func nodes(_ index: Int) -> UnsafeBufferPointer<Node> { firsts[met[index].number].nodes }

    /// - Parameter index: in drawing order.
    func place(_ index: Int) -> Place {
        Place(reference: references[met[index].number], origin: Point(x: met[index].x, y: met[index].y))
    }
}
