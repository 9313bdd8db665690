package import Foundation

extension UICollectionView {
    /// The number of times that an element may be measured again before the layout counts as never settling (B-X9).
    private static let restartLimit = 100

    func settleLayout() {
        collectionViewLayout.prepareIfNeeded()
        if isOffsetDue { askForContentOffset() }
        var restarts = 0
        var askedBefore = asked.count
        while measureFirstUnasked() {
            // The number of measured elements grows with each pass, unless an invalidation has discarded measurements.
            if asked.count <= askedBefore { restarts += 1 }
            askedBefore = asked.count
            require(restarts < Self.restartLimit, "UICollectionView is stuck in its update/layout loop.")
        }
        collectionViewLayout.didLayOut()
    }

    /// Measures the elements in the bounds, first to last, until a size changes the layout.
    ///
    /// - Returns: true if the layout has changed.
    private func measureFirstUnasked() -> Bool {
        guard let measure = content.measure else { return false }
        return visibleAttributes.contains { offer($0, measure) }
    }

    /// Measures all elements in one pass, proposing to each its size before the pass.
    func measureEverything() {
        guard let measure = content.measure else { return }
        let everything = CGRect(origin: .zero, size: currentContentSize).union(bounds)
        for original in layoutAttributes(in: everything) { _ = offer(original, measure) }
    }

    /// Offers an element's fitting size to the layout, once.
    ///
    /// - Returns: true if it changes the layout.
    private func offer(_ original: UICollectionViewLayoutAttributes, _ measure: LayoutContent.Measure) -> Bool {
        let element = LayoutElement.ID(original)
        guard original.representedElementCategory != .decorationView, !asked.contains(element),
            doubts?.take(upTo: content.measuringLimit) ?? true, asked.insert(element).inserted,
            let preferred = original.copy() as? UICollectionViewLayoutAttributes
        else { return false }
        let estimates = collectionViewLayout.estimates(of: original)
        let answer = measure(question(about: element, original.size, estimates)) ?? SizeAnswer(nil, doubt: .undecided)
        let undecided = answer.doubt.intersection(estimates)
        guard let size = answer.size else {
            doubts?.note(undecided, of: element)
            return false
        }
        preferred.size = size
        guard invalidate(original, preferring: preferred) else { return false }
        doubts?.note(answer.doubt.subtracting(.undecided).union(undecided), of: element)
        return true
    }

    private func question(about element: LayoutElement.ID, _ size: CGSize, _ estimates: FrameDoubt) -> SizeQuestion {
        let hosted = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hosted
        return hosted?.question(about: element, proposing: size)
            ?? SizeQuestion(
                element, proposal: size, isWidthEstimated: estimates.contains(.undecidedWidth),
                isHeightEstimated: estimates.contains(.undecidedHeight))
    }

    private func invalidate(
        _ original: UICollectionViewLayoutAttributes, preferring preferred: UICollectionViewLayoutAttributes
    ) -> Bool {
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        return true
    }

    /// True while a controller loads the view that contains this one: UIKit has no cells before the first layout pass, and the data
    /// source may not have its data yet.
    var isUnseen: Bool {
        !hasBeenLaidOut && sequence(first: self as UIView, next: \.superview).contains { view in
            (view.owner as? UIViewController)?.isLoadingView ?? false
        }
    }

    /// The layout after `prepare()`.
    var preparedLayout: UICollectionViewLayout {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout
    }

    /// The layout's attributes for the bounds, by index path.
    var visibleAttributes: [UICollectionViewLayoutAttributes] {
        layoutAttributes(in: bounds).sorted { $0.indexPath < $1.indexPath }
    }

    /// The layout's answer for a rectangle, reduced to elements that overlap it (B-Q2).
    package func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (preparedLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.isShown(in: rect) }
    }

    /// The attributes for the view of an element. For a visible element they come from the query for the bounds: a layout subclass
    /// may answer a query for a single element differently.
    package func attributesOfView(_ own: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
        guard let own, type(of: collectionViewLayout) != UICollectionViewCompositionalLayout.self else { return own }
        return visibleAttributes.first { LayoutElement.ID($0) == LayoutElement.ID(own) } ?? own
    }

    /// Scrolls to the position that the layout, and then the delegate, request after an update, a new layout or a new size
    /// (B-I8). A compositional subclass scrolls immediately, any other layout in the next layout pass.
    package func updateContentOffset() {
        isOffsetDue = true
        if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, layout.isSubclass {
            collectionViewLayout.prepareIfNeeded()
            askForContentOffset()
        }
    }

    /// True while a compositional subclass is solved for a viewport, which then determines the scroll position.
    var isSolvedForViewport: Bool { (collectionViewLayout as? UICollectionViewCompositionalLayout)?.request != nil }

    private func askForContentOffset() {
        isOffsetDue = false
        let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = offsetOfDelegate(for: proposed) ?? proposed
        if target != contentOffset { contentOffset = target }
    }

    package var viewport: LayoutViewport {
        LayoutViewport(
            size: sizeForSolving,
            safeAreaInsets: NSDirectionalEdgeInsets(safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
            layoutMargins: directionalLayoutMargins, adjustedContentInset: ownContentInset, traits: traitCollection.traits,
            contentOffset: bounds.origin, orthogonalContentOffsets: orthogonalContentOffsets)
    }

    /// The bounds' size. A zero length along the scroll axis is replaced by the window's, or by the current viewport's in a cell:
    /// constraints may later set it to the content's length.
    var sizeForSolving: CGSize {
        var size = bounds.size
        guard let axis = collectionViewLayout.scrollAxis, let room = window?.bounds.size ?? LayoutViewport.named?.size else { return size }
        switch axis {
        case .vertical where size.height == 0 && size.width > 0: size.height = room.height
        case .horizontal where size.width == 0 && size.height > 0: size.width = room.width
        case .vertical, .horizontal: break
        }
        return size
    }

    /// The content's insets if they differ from the safe area's.
    package var ownContentInset: NSDirectionalEdgeInsets? {
        guard contentInset != .zero || contentInsetAdjustmentBehavior == .never || measuring.isAsLongAsContent else { return nil }
        return NSDirectionalEdgeInsets(adjustedContentInset, in: effectiveUserInterfaceLayoutDirection)
    }
}

// MARK: - Solving for a viewport

/// The state of a collection view, saved while its layout is solved for a viewport.
struct HostState {
    let content: LayoutContent
    let hasStaleCounts: Bool
    let bounds: CGRect
    let orthogonalContentOffsets: [Int: CGFloat]
}

extension UICollectionView {
    /// The layout's own collection view, if it has the viewport's size and traits; otherwise a new view of that size, with the same
    /// data source and delegate.
    static func host(for viewport: LayoutViewport, inPlaceOf own: UICollectionView?) -> UICollectionView {
        if let own, own.bounds.size == viewport.size, own.traitCollection == viewport.traitCollection { return own }
        let host = UICollectionView(
            frame: CGRect(origin: .zero, size: viewport.size), collectionViewLayout: UICollectionViewLayout())
        guard let own else { return host }
        host.dataSource = own.dataSource
        host.delegate = own.delegate
        host.contentInset = own.contentInset
        host.contentInsetAdjustmentBehavior = own.contentInsetAdjustmentBehavior
        host.tag = own.tag
        return host
    }
}
