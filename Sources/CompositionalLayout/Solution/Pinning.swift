/// Moves pinned boundary items into the visible bounds (B-K1 … B-K6, E9).
struct Pinning {
    /// What is added to the z index of a pinned item inside the visible bounds (B-K4).
    static let raisedZIndex = 1_000_000_000

    var axis: Axis
    /// The visible part of the scroll axis, in device pixels and content coordinates: bounds less the adjusted content
    /// inset.
    var visible: ClosedRange<Double>

    /// A boundary item of `host`, moved if it is pinned.
    ///
    /// - Parameters:
    ///   - items: all boundary items of the host, in content coordinates, at their natural positions.
    ///   - host: the extent of the section or the layout along the axis.
    func place(_ index: Int, of items: [BoundarySolver.Placed], host: ClosedRange<Double>) -> BoundarySolver.Placed {
        var item = items[index]
        guard item.description.isPinned else { return item }
        let limit = Self.limit(index, of: items, host: host, axis)
        switch item.description.side(axis) {
        case .near, .middle: item.slot.origin[axis] = min(max(item.slot.near(axis), visible.lowerBound), limit)
        case .far:
            let seen = visible.upperBound - item.slot.size[axis]
            item.slot.origin[axis] = max(min(item.slot.near(axis), seen), limit)
        }
        return item
    }

    /// The farthest from its natural position that a pinned item is moved.
    static func limit(
        _ index: Int, of items: [BoundarySolver.Placed], host: ClosedRange<Double>, _ axis: Axis
    ) -> Double {
        switch items[index].description.side(axis) {
        case .near, .middle: contentEnd(items, host, axis) - items[index].slot.size[axis]
        case .far: contentStart(items, host, axis)
        }
    }

    /// The z index of a placed item.
    func zIndex(of item: BoundarySolver.Placed) -> Int {
        let isVisible = item.frame.near(axis) < visible.upperBound && item.frame.far(axis) > visible.lowerBound
        return item.description.zIndex + (item.description.isPinned && isVisible ? Self.raisedZIndex : 0)
    }

    /// The natural near edge of the footers, or the host's end.
    private static func contentEnd(
        _ items: [BoundarySolver.Placed], _ host: ClosedRange<Double>, _ axis: Axis
    ) -> Double {
        let footers = items.filter { $0.description.extendsBoundary && $0.description.side(axis) == .far }
        return footers.map { $0.slot.near(axis) }.min() ?? host.upperBound
    }

    /// The natural far edge of the headers, or the host's start.
    private static func contentStart(
        _ items: [BoundarySolver.Placed], _ host: ClosedRange<Double>, _ axis: Axis
    ) -> Double {
        let headers = items.filter { $0.description.extendsBoundary && $0.description.side(axis) == .near }
        return headers.map { $0.slot.far(axis) }.max() ?? host.lowerBound
    }
}
