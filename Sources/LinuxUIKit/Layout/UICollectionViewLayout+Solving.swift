package import Foundation

extension UICollectionViewLayout {
    /// Solves the layout for a viewport and content, and runs the handlers of its visible items.
    ///
    /// Any layout class but `UICollectionViewCompositionalLayout` itself is hosted by a collection view during solving, and queried
    /// as in UIKit; two threads must not solve the same instance at once.
    ///
    /// - Throws: a `LayoutError` where UIKit would raise an exception or log an error (B-X4 … B-X7, B-X10).
    /// - Complexity: O(sections × slots of their groups); with self-sizing elements also O(items), or O(groups) if only visible
    ///   content is measured; for a subclass O(elements), up to a limit beyond which only visible elements are queried.
    public func solve(in viewport: LayoutViewport, content: LayoutContent) throws(LayoutError) -> SolvedLayout {
        if let layout = self as? UICollectionViewCompositionalLayout {
            return try layout.solveSections(in: viewport, content: content)
        }
        return try solvePlaces(in: viewport, content)
    }

    /// Solves the layout scrolled along its scroll direction, beneath a navigation bar that collapses.
    ///
    /// - Parameter distance: points from the unscrolled position, towards the end.
    /// - Throws: as `solve(in:content:)` does.
    package func solve(
        in viewport: LayoutViewport, content: LayoutContent, scrolledBy distance: CGFloat
    ) throws(LayoutError) -> SolvedLayout {
        let (viewport, distance) = viewport.collapsing(by: distance)
        if let layout = self as? UICollectionViewCompositionalLayout, !layout.isSubclass {
            return try layout.solveSections(in: viewport, content: content, scrolledBy: distance)
        }
        var solved = try solve(in: viewport, content: content)
        guard distance != 0 else { return solved }
        try solved.scroll(fromStartBy: distance)
        // Answers of an app's layout class may depend on the scroll position.
        return try solve(in: solved.viewport, content: content)
    }

    /// Solves a layout that is not compositional: places its elements at the frames that its queries return.
    private func solvePlaces(in viewport: LayoutViewport, _ content: LayoutContent) throws(LayoutError) -> SolvedLayout {
        let earlier = collectionView
        return try viewport.performAsCurrent { () throws(LayoutError) in
            let host = UICollectionView.host(for: viewport, inPlaceOf: earlier)
            let doubts = DoubtLog()
            let state = host.stand(in: viewport, content, at: host.start(in: viewport, along: scrollAxis))
            host.doubts = doubts
            defer {
                host.doubts = nil
                host.restore(state)
                attach(to: earlier)
            }
            host.collectionViewLayout = self
            host.isOffsetDue = false
            if content.measuring == .everything { host.measureEverything() }
            host.settleLayout()
            prepareIfNeeded()
            let size = collectionViewContentSize
            let region = CGRect(origin: .zero, size: size).union(host.bounds)
            let elements = (layoutAttributesForElements(in: region) ?? []).map { attributes in
                let element = LayoutElement(attributes)
                if content.measure != nil, !host.asked.contains(element.id) {
                    doubts.note(estimates(of: attributes).asUnmeasured, of: element.id)
                }
                return element
            }
            let mirrors = flipsHorizontallyInOppositeLayoutDirection
                && viewport.isRightToLeft != (developmentLayoutDirection == .rightToLeft)
            return try SolvedLayout(
                placing: mirrors ? elements.map { $0.mirrored(in: max(size.width, viewport.size.width)) } : elements,
                contentSize: size, scrollAxis: scrollAxis ?? host.apparentScrollAxis(of: size), in: viewport, content: content,
                doubts: doubts)
        }
    }
}

extension UICollectionView {
    /// The viewport's content offset; if it has none, that of unscrolled content.
    fileprivate func start(in viewport: LayoutViewport, along axis: LayoutAxis?) -> CGPoint {
        let insets = viewport.adjustedContentInset ?? viewport.safeAreaInsets
        return viewport.contentOffset ?? CGPoint(
            x: axis == .horizontal ? -insets.leading : 0, y: axis == .horizontal ? 0 : -insets.top)
    }

    /// Horizontal if content of this size is wider than the view and no higher; vertical otherwise.
    fileprivate func apparentScrollAxis(of size: CGSize) -> LayoutAxis {
        size.width > bounds.width && size.height <= bounds.height ? .horizontal : .vertical
    }
}

extension LayoutElement {
    fileprivate func mirrored(in width: CGFloat) -> LayoutElement {
        var mirrored = self
        mirrored.frame.origin.x = width - frame.maxX
        mirrored.slot = mirrored.frame
        return mirrored
    }
}
