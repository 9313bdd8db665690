/// The extents of consecutive groups in a tree of sums, which finds the origin of a group and the groups in a range.
///
/// A node depends only on the nodes below it, so results do not depend on the order in which extents were set. Nodes store the
/// farthest edges, so extents and gaps may be negative. Device pixels.
struct ExtentIndex: Sendable, Codable {
    /// The size of a group along the run of groups and across it.
    struct Extent: Sendable, Hashable, Codable {
        var along: Double
        var across: Double
    }

    /// The aggregate of consecutive groups, relative to the origin of the first.
    private struct Span: Sendable, Codable {
        /// From the first group's near edge to the near edge of a group after the last one.
        var advance: Double
        var nearest: Double
        var farthest: Double
        var longest: Double
        var widest: Double

        static let nothing = Span(advance: 0, nearest: .infinity, farthest: -.infinity, longest: 0, widest: 0)

        init(advance: Double, nearest: Double, farthest: Double, longest: Double, widest: Double) {
            self.advance = advance
            self.nearest = nearest
            self.farthest = farthest
            self.longest = longest
            self.widest = widest
        }

        init(_ extent: Extent, gap: Double) {
            self.init(
                advance: extent.along + gap, nearest: min(0, extent.along), farthest: max(0, extent.along),
                longest: extent.along, widest: extent.across)
        }

        init(_ first: Span, _ second: Span) {
            self.init(
                advance: first.advance + second.advance,
                nearest: min(first.nearest, first.advance + second.nearest),
                farthest: max(first.farthest, first.advance + second.farthest),
                longest: max(first.longest, second.longest), widest: max(first.widest, second.widest))
        }

        func meets(_ range: ClosedRange<Double>, from origin: Double) -> Bool {
            origin + nearest <= range.upperBound && origin + farthest >= range.lowerBound
        }
    }

    let count: Int
    /// From a group's far edge to the next group's near edge.
    let gap: Double
    /// A complete binary tree, its root at 1 and its leaves from `firstLeaf` on.
    private var spans: [Span]
    private let firstLeaf: Int

    /// - Complexity: O(groups).
    init(_ extents: [Extent], gap: Double) {
        count = extents.count
        self.gap = gap
        var leaves = 1
        while leaves < extents.count { leaves *= 2 }
        firstLeaf = leaves
        spans = [Span](repeating: .nothing, count: 2 * leaves)
        for (index, extent) in extents.enumerated() { spans[leaves + index] = Span(extent, gap: gap) }
        for node in stride(from: leaves - 1, to: 0, by: -1) {
            spans[node] = Span(spans[2 * node], spans[2 * node + 1])
        }
    }

    /// The extent of a group.
    ///
    /// - Complexity: O(log groups) to set.
    subscript(group: Int) -> Extent {
        get {
            let leaf = spans[firstLeaf + group]
            return Extent(along: leaf.longest, across: leaf.widest)
        }
        set {
            var node = firstLeaf + group
            spans[node] = Span(newValue, gap: gap)
            while node > 1 {
                node /= 2
                spans[node] = Span(spans[2 * node], spans[2 * node + 1])
            }
        }
    }

    /// The index with the extents of a range replaced.
    ///
    /// - Complexity: O(groups).
    func replacing(_ range: Range<Int>, with extents: [Extent]) -> ExtentIndex {
        var all = (0..<count).map { self[$0] }
        all.replaceSubrange(range, with: extents)
        return ExtentIndex(all, gap: gap)
    }

    /// From the first group's near edge to the last group's far edge.
    var length: Double { count == 0 ? 0 : spans[1].advance - gap }

    /// The nearest and the farthest edge of any group.
    var reach: ClosedRange<Double> {
        count == 0 ? 0...0 : spans[1].nearest...max(spans[1].nearest, spans[1].farthest)
    }

    /// The largest extent along the run of groups.
    var longest: Double { spans[1].longest }

    /// The largest extent across the run of groups.
    var widest: Double { spans[1].widest }

    /// The origin of a group along the run of groups.
    ///
    /// - Complexity: O(log groups).
    func origin(_ group: Int) -> Double {
        var node = firstLeaf + group
        var origin = 0.0
        while node > 1 {
            if node % 2 == 1 { origin += spans[node - 1].advance }
            node /= 2
        }
        return origin
    }

    /// The groups that may intersect a range.
    ///
    /// - Complexity: O(log groups), unless gaps or extents are negative.
    func groups(meeting range: ClosedRange<Double>) -> Range<Int> {
        guard let first = leaf(at: 1, from: 0, meeting: range, fromEnd: false),
              let last = leaf(at: 1, from: 0, meeting: range, fromEnd: true)
        else { return 0..<0 }
        return first..<(last + 1)
    }

    /// The first or last group below a node that intersects a range.
    private func leaf(at node: Int, from origin: Double, meeting range: ClosedRange<Double>, fromEnd: Bool) -> Int? {
        guard spans[node].meets(range, from: origin) else { return nil }
        guard node < firstLeaf else { return node - firstLeaf }
        let second = origin + spans[2 * node].advance
        let near = { leaf(at: 2 * node, from: origin, meeting: range, fromEnd: fromEnd) }
        let far = { leaf(at: 2 * node + 1, from: second, meeting: range, fromEnd: fromEnd) }
        return fromEnd ? far() ?? near() : near() ?? far()
    }
}
