package import Foundation

extension UICollectionView {
    /// How often an element may be measured again before the layout counts as one that never settles (B-X9).
    private static let restartLimit = 100

    func settleLayout() {
        collectionViewLayout.prepareIfNeeded()
        if isOffsetDue { askForContentOffset() }
        var restarts = 0
        var askedBefore = asked.count
        while measureFirstUnasked() {
            // Every pass measures something new, unless an invalidation discards earlier measurements.
            if asked.count <= askedBefore { restarts += 1 }
            askedBefore = asked.count
            precondition(restarts < Self.restartLimit, "UICollectionView is stuck in its update/layout loop.")
        }
        collectionViewLayout.didLayOut()
    }

    /// Measures the elements in the bounds, first to last, until one changes the layout.
    ///
    /// - Returns: whether one did.
    private func measureFirstUnasked() -> Bool {
        guard let measure = content.measure else { return false }
        for original in visibleAttributes where original.representedElementCategory != .decorationView {
            let element = LayoutElement.ID(original)
            guard asked.insert(element).inserted, let size = measure(question(about: element, original.size))?.size,
                  let preferred = original.copy() as? UICollectionViewLayoutAttributes
            else { continue }
            preferred.size = size
            if invalidate(original, preferring: preferred) { return true }
        }
        return false
    }

    private func question(about element: LayoutElement.ID, _ size: CGSize) -> SizeQuestion {
        let hosted = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.hosted
        return hosted?.question(about: element, proposing: size) ?? SizeQuestion(element, proposal: size)
    }

    private func invalidate(
        _ original: UICollectionViewLayoutAttributes, preferring preferred: UICollectionViewLayoutAttributes
    ) -> Bool {
        let layout = collectionViewLayout
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
        else { return false }
        layout.invalidateLayout(with: layout.invalidationContext(
            forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
        layout.prepareIfNeeded()
        return true
    }

    /// The layout, ready to be queried.
    var preparedLayout: UICollectionViewLayout {
        collectionViewLayout.prepareIfNeeded()
        return collectionViewLayout
    }

    /// The layout's attributes for the bounds, by index path.
    var visibleAttributes: [UICollectionViewLayoutAttributes] {
        layoutAttributes(in: bounds).sorted { $0.indexPath < $1.indexPath }
    }

    /// The layout's attributes for a rectangle, without those that lie beyond it (B-Q2).
    package func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        (preparedLayout.layoutAttributesForElements(in: rect) ?? []).filter { $0.isShown(in: rect) }
    }

    /// The attributes of the view of an element, given those of the query for it alone: where it is visible, those of the
    /// query for the bounds, which a layout of the app's own may answer otherwise.
    package func attributesOfView(
        _ own: UICollectionViewLayoutAttributes?
    ) -> UICollectionViewLayoutAttributes? {
        guard let own, type(of: collectionViewLayout) != UICollectionViewCompositionalLayout.self else { return own }
        return visibleAttributes.first { LayoutElement.ID($0) == LayoutElement.ID(own) } ?? own
    }

    /// Scrolls to where the layout, and then the delegate, want to be after an update, another layout or another size (B-I8):
    /// a compositional layout of the app's own at once, any other layout in the next layout pass.
    package func updateContentOffset() {
        isOffsetDue = true
        if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout, layout.isSubclass {
            collectionViewLayout.prepareIfNeeded()
            askForContentOffset()
        }
    }

    /// Whether the view stands in for a viewport, which decides where it is scrolled to.
    var isSolvedForViewport: Bool {
        (collectionViewLayout as? UICollectionViewCompositionalLayout)?.request != nil
    }

    private func askForContentOffset() {
        isOffsetDue = false
        let proposed = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        let target = offsetOfDelegate(for: proposed) ?? proposed
        if target != contentOffset { contentOffset = target }
    }

    var viewport: LayoutViewport {
        LayoutViewport(
            size: bounds.size,
            safeAreaInsets: NSDirectionalEdgeInsets(safeAreaInsets, in: effectiveUserInterfaceLayoutDirection),
            layoutMargins: directionalLayoutMargins, adjustedContentInset: ownContentInset, traits: traitCollection.traits,
            contentOffset: bounds.origin, orthogonalContentOffsets: orthogonalContentOffsets)
    }

    /// The insets of its content where they are not those of the safe area.
    package var ownContentInset: NSDirectionalEdgeInsets? {
        guard contentInset != .zero || contentInsetAdjustmentBehavior == .never else { return nil }
        return NSDirectionalEdgeInsets(adjustedContentInset, in: effectiveUserInterfaceLayoutDirection)
    }
}

// MARK: - Solving for a viewport

/// What a view has of its own while its layout is solved for a viewport.
struct HostState {
    let content: LayoutContent
    let hasStaleCounts: Bool
    let bounds: CGRect
    let orthogonalContentOffsets: [Int: CGFloat]
}

extension UICollectionView {
    /// Whether the view is in a viewport's environment, and as large, so that its layout can be solved in it.
    func isLike(_ viewport: LayoutViewport) -> Bool {
        bounds.size == viewport.size && traitCollection == viewport.traitCollection
    }
}
