/// Places headers, footers and side items around a section or the whole layout (B-B1 … B-B7, B-L5).
struct BoundarySolver {
    /// A placed boundary item.
    struct Placed: Sendable, Codable {
        var description: PixelBoundary
        /// The item's rectangle before its own insets: along the scroll axis relative to the host's near end, across it
        /// in the view's coordinates; before rounding.
        var slot: PixelRect

        var frame: PixelRect {
            slot.inset(by: description.insets.keeping { !description.size.isEstimated($0) })
        }
    }

    /// The positions of the items, and the space that they reserve in their host, which is a section or the layout.
    struct Solution: Sendable {
        var items: [Placed]
        /// The length reserved before the content, by which the content moves (B-B4).
        var before: Double
        /// The host's length, `before` included.
        var length: Double

        /// Reserves space before all items; no effect without items.
        mutating func pad(_ room: Double, _ axis: Axis) {
            guard !items.isEmpty else { return }
            for index in items.indices { items[index].slot.origin[axis] += room }
            before += room
            length += room
        }

        /// Rejects items with frames that are not finite, and pinned ones without width (B-X10).
        func check(at place: LayoutError.Place) throws(LayoutError) {
            guard items.allSatisfy(\.frame.isFinite) else { throw LayoutError(.notFinite, at: place) }
            for item in items where item.description.isPinned && item.frame.size.width == 0 {
                throw LayoutError(.pinnedWithoutWidth(kind: item.description.kind), at: place)
            }
        }
    }

    var scrollAxis: Axis
    /// The size of the collection view.
    var view: PixelSize
    /// Insets that keep the items clear of the view's edges across the scroll axis.
    var insets: PixelInsets
    /// Lower bound on the slack across the scroll axis, the space that an item leaves free. Centred items move by half the slack,
    /// trailing ones by all of it; with a bound of 0, an item wider than the view begins at the view's leading edge (B-L5).
    var leastSlack = -Double.infinity

    /// The sizes of items before measuring.
    func proposals(_ items: [PixelBoundary]) -> [PixelSize] {
        var container = view
        container[scrollAxis.cross] -= insets.total(scrollAxis.cross)
        return items.map { $0.size.resolved(in: container) }
    }

    /// Places `items` around content of a given length.
    ///
    /// - Parameter asked: the fitting sizes of items with an estimated dimension, by index.
    func solve(_ items: [PixelBoundary], around bareLength: Double, sizes asked: [Int: PixelSize]) -> Solution {
        let sizes = zip(items, proposals(items)).enumerated().map { index, pair in
            pair.0.size.replacingEstimates(of: pair.1, with: asked[index])
        }
        let length = lengthWithSideItems(items, sizes, bareLength)
        var placed = zip(items, sizes).map { item, size in
            PixelRect(origin: origin(of: item, size, length: length), size: size)
        }

        let extending = zip(items, placed).filter(\.0.extendsBoundary).map(\.1)
        let before = max(0, -(extending.map { $0.near(scrollAxis) }.min() ?? 0))
        let after = max(length, extending.map { $0.far(scrollAxis) }.max() ?? 0)
        for index in placed.indices { placed[index].origin[scrollAxis] += before }
        let solved = zip(items, placed).map { Placed(description: $0, slot: $1) }
        return Solution(items: solved, before: before, length: before + after)
    }

    /// Extends content to the length of the longest side item (B-B5).
    private func lengthWithSideItems(_ items: [PixelBoundary], _ sizes: [PixelSize], _ length: Double) -> Double {
        zip(items, sizes).reduce(length) { longest, pair in
            let (item, size) = pair
            return item.extendsBoundary && item.side(scrollAxis) == .middle ? max(longest, size[scrollAxis]) : longest
        }
    }

    /// The origin of an item (B-B2, B-B3).
    private func origin(of item: PixelBoundary, _ size: PixelSize, length: Double) -> PixelPoint {
        let extent = size[scrollAxis]
        let cross = scrollAxis.cross
        let slack = max(leastSlack, view[cross] - insets.total(cross) - size[cross])
        var origin = PixelPoint.zero
        origin[scrollAxis] = item.offset[scrollAxis]
        origin[cross] = item.offset[cross] + insets.near(cross)
        switch item.side(scrollAxis) {
        case .near: origin[scrollAxis] += item.extendsBoundary ? -extent : 0
        case .middle: origin[scrollAxis] += (length - extent) / 2
        case .far: origin[scrollAxis] += item.extendsBoundary ? length : length - extent
        }
        switch item.side(cross) {
        case .near: break
        case .middle: origin[cross] += slack / 2
        case .far: origin[cross] += slack
        }
        return origin
    }
}
