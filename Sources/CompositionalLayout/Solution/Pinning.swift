/// Moves pinned boundary items into the visible bounds (B-K1 … B-K6, E9).
struct Pinning {
    /// The increase in z-index of a pinned item inside the visible bounds (B-K4).
    static let raisedZIndex = 1_000_000_000

    var axis: Axis
    /// The visible part of the scroll axis, in device pixels and content coordinates: the bounds less the adjusted content inset.
    var visible: ClosedRange<Double>
    /// The distance that the content is scrolled across the axis. Pinned items at a side keep their place on the screen (B-K7).
    var scrolledAcross = 0.0
    /// The content's length across the axis, which pinned items do not leave.
    var lengthAcross = Double.infinity

    /// The range in which pinned items of a section or the layout move: between headers and footers.
    struct Host {
        let axis: Axis
        /// The natural far edge of the headers, or the start of the host.
        private let contentStart: Double
        /// The natural near edge of the footers, or the end of the host.
        private let contentEnd: Double

        /// - Parameters:
        ///   - items: all boundary items of the host, at their natural positions.
        ///   - extent: the extent of the section or layout along the axis, in content coordinates.
        /// - Complexity: O(items). Make one host for all items that are placed together.
        init(_ items: [BoundarySolver.Placed], extent: ClosedRange<Double>, _ axis: Axis) {
            self.axis = axis
            let outer = items.filter(\.description.extendsBoundary)
            contentStart = outer.filter { $0.description.side(axis) == .near }.map { $0.slot.far(axis) }.max() ?? extent.lowerBound
            contentEnd = outer.filter { $0.description.side(axis) == .far }.map { $0.slot.near(axis) }.min() ?? extent.upperBound
        }

        /// The maximum distance of a pinned item from its natural position.
        func limit(of item: BoundarySolver.Placed) -> Double {
            switch item.description.side(axis) {
            case .near, .middle: contentEnd - item.slot.size[axis]
            case .far: contentStart
            }
        }
    }

    /// A boundary item in content coordinates, moved if it is pinned.
    func place(_ item: BoundarySolver.Placed, in host: Host) -> BoundarySolver.Placed {
        guard item.description.isPinned else { return item }
        var item = item
        if item.description.side(axis.cross) != .middle {
            let near = item.slot.near(axis.cross)
            item.slot.origin[axis.cross] = min(near + scrolledAcross, max(near, lengthAcross - item.slot.size[axis.cross]))
        }
        let limit = host.limit(of: item)
        switch item.description.side(axis) {
        case .near, .middle: item.slot.origin[axis] = min(max(item.slot.near(axis), visible.lowerBound), limit)
        case .far:
            let seen = visible.upperBound - item.slot.size[axis]
            item.slot.origin[axis] = max(min(item.slot.near(axis), seen), limit)
        }
        return item
    }

    /// The z-index of a placed item.
    func zIndex(of item: BoundarySolver.Placed) -> Int {
        let isVisible = item.frame.near(axis) < visible.upperBound && item.frame.far(axis) > visible.lowerBound
        guard item.description.isPinned, isVisible else { return item.description.zIndex }
        // Apps set `Int.max` to keep headers on top; the sum would overflow.
        let (raised, isTooHigh) = item.description.zIndex.addingReportingOverflow(Self.raisedZIndex)
        return isTooHigh ? Int.max : raised
    }
}

extension SolvedLayout {
    /// The pinned items that are on the screen along the scroll axis, but not across it.
    package var pinnedItemsOffScreen: [LayoutElement] {
        let query = ElementQuery(self)
        let screen = query.pixels(visibleBounds)
        func isOff(_ item: BoundarySolver.Placed) -> Bool {
            item.description.isPinned && item.frame.near(scrollAxis) < screen.far(scrollAxis)
                && item.frame.far(scrollAxis) > screen.near(scrollAxis) && !item.frame.meets(screen)
        }
        let ofSections = query.sections(in: query.visible).flatMap { section in
            query.pinned(query.boundary(of: section), in: query.sectionRange(section)).filter(isOff)
                .map { query.boundary($0, of: section) }
        }
        return ofSections + query.pinned(solution.boundary, in: query.layoutRange).filter(isOff).map(query.layoutWide)
    }
}
