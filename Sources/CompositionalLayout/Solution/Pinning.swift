/// Moves pinned boundary items into the visible bounds (B-K1 … B-K6, E9).
struct Pinning {
    /// What is added to the z index of a pinned item inside the visible bounds (B-K4).
    static let raisedZIndex = 1_000_000_000

    var axis: Axis
    /// The visible part of the scroll axis, in device pixels and content coordinates: bounds less the adjusted content
    /// inset.
    var visible: ClosedRange<Double>

    /// A section or the layout, as far as pinned items move in it: between its headers and its footers.
    struct Host {
        let axis: Axis
        /// The natural far edge of the headers, or the host's start.
        private let contentStart: Double
        /// The natural near edge of the footers, or the host's end.
        private let contentEnd: Double

        /// - Parameters:
        ///   - items: all boundary items of the host, at their natural positions.
        ///   - extent: that of the section or the layout along the axis.
        /// - Complexity: O(items), which is why items that are placed together share a host.
        init(_ items: [BoundarySolver.Placed], extent: ClosedRange<Double>, _ axis: Axis) {
            self.axis = axis
            let outer = items.filter(\.description.extendsBoundary)
            contentStart = outer.filter { $0.description.side(axis) == .near }.map { $0.slot.far(axis) }.max() ?? extent.lowerBound
            contentEnd = outer.filter { $0.description.side(axis) == .far }.map { $0.slot.near(axis) }.min() ?? extent.upperBound
        }

        /// The farthest from its natural position that a pinned item is moved.
        func limit(of item: BoundarySolver.Placed) -> Double {
            switch item.description.side(axis) {
            case .near, .middle: contentEnd - item.slot.size[axis]
            case .far: contentStart
            }
        }
    }

    /// A boundary item of a host, in content coordinates, moved if it is pinned.
    func place(_ item: BoundarySolver.Placed, in host: Host) -> BoundarySolver.Placed {
        guard item.description.isPinned else { return item }
        var item = item
        let limit = host.limit(of: item)
        switch item.description.side(axis) {
        case .near, .middle: item.slot.origin[axis] = min(max(item.slot.near(axis), visible.lowerBound), limit)
        case .far:
            let seen = visible.upperBound - item.slot.size[axis]
            item.slot.origin[axis] = max(min(item.slot.near(axis), seen), limit)
        }
        return item
    }

    /// The z index of a placed item.
    func zIndex(of item: BoundarySolver.Placed) -> Int {
        let isVisible = item.frame.near(axis) < visible.upperBound && item.frame.far(axis) > visible.lowerBound
        return item.description.zIndex + (item.description.isPinned && isVisible ? Self.raisedZIndex : 0)
    }
}
