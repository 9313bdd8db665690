public import Foundation

/// A layout of items in lines across the scroll direction, each line as full as its items allow.
///
/// The article <doc:FlowLayout> has the rules. Items are sized by `itemSize`, by the delegate, or by their content. Only visible
/// items are measured, unless `LayoutContent.measuring` requests all.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The estimated size that requests self-sizing cells.
    public static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0, fromSafeArea, fromLayoutMargins
    }

    // Lengths are in points. A change invalidates the layout.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The size of a cell until its content is measured; zero if cells are not measured (F6).
    open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { invalidateLayout() } }
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset { didSet { invalidateLayout() } }
    open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
    open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

    /// The solved sections, each with its start along the scroll axis.
    private var sections: [(start: CGFloat, section: FlowSection)] = []
    private var contentSize = CGSize.zero
    /// The view's size when the sections were solved.
    private var viewSize = CGSize.zero
    /// The fitting sizes of self-sizing cells.
    private var fittingSizes: [IndexPath: CGSize] = [:]

    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// True if the layout's collection view replaces that of a missing XIB or storyboard file.
    package var isOfMissingFile = false
    /// True if the layout and its sizes come from a XIB or storyboard file.
    package var isOfFile = false

    /// True if sizes, spacings, insets and scroll direction are those of a new flow layout.
    package var isUnchanged: Bool {
        let new = UICollectionViewFlowLayout()
        return itemSize == new.itemSize && estimatedItemSize == .zero && scrollDirection == new.scrollDirection
            && sectionInset == .zero && minimumLineSpacing == new.minimumLineSpacing
            && minimumInteritemSpacing == new.minimumInteritemSpacing && headerReferenceSize == .zero && footerReferenceSize == .zero
    }

    override var scrollAxis: LayoutAxis? { scrollDirection == .vertical ? .vertical : .horizontal }

    private var axis: LayoutAxis { scrollDirection == .vertical ? .vertical : .horizontal }

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    // MARK: Laying out

    open override func prepare() {
        super.prepare()
        guard let view = collectionView else { return }
        viewSize = view.bounds.size
        let insets = view.adjustedContentInset.ends(along: axis.cross)
        let room = max(0, viewSize.extent(along: axis.cross) - insets.near - insets.far)
        let counts = view.content.itemCounts
        var start: CGFloat = 0
        sections = counts.indices.map { index in
            let (sizes, metrics) = metrics(ofSection: index, itemCount: counts[index], room: room, in: view)
            let section = FlowSection(sizes, metrics)
            defer { start += section.length }
            return (start, section)
        }
        contentSize = axis == .vertical ? CGSize(width: room, height: start) : CGSize(width: start, height: room)
    }

    /// The sizes and spacings of a section: the delegate's, or otherwise the layout's own.
    private func metrics(
        ofSection section: Int, itemCount: Int, room: CGFloat, in view: UICollectionView
    ) -> ([CGSize], FlowSection.Metrics) {
        // The delegate is called on this thread, which has exclusive access to the layout.
        nonisolated(unsafe) let layout = self
        let asked = (view.delegate as? any UICollectionViewDelegateFlowLayout).flatMap { delegate in
            view.ask(delegate) { view, delegate in
                DelegateMetrics(of: delegate, section, itemCount: itemCount, in: view, layout)
            }
        } ?? DelegateMetrics(of: self, itemCount: itemCount)
        let sizes = asked.sizes.enumerated().map { item, size in
            isSelfSizing ? fittingSizes[IndexPath(item: item, section: section)] ?? estimate(for: size) : size
        }
        return (sizes, FlowSection.Metrics(
            scrollAxis: axis, room: room, insets: insets(asked.insets, in: view), isSelfSizing: isSelfSizing,
            lineSpacing: asked.lineSpacing, itemSpacing: asked.itemSpacing,
            headerLength: asked.header.extent(along: axis), footerLength: asked.footer.extent(along: axis)))
    }

    private var isSelfSizing: Bool { estimatedItemSize != .zero }

    override func estimates(of attributes: UICollectionViewLayoutAttributes) -> FrameDoubt {
        isSelfSizing && attributes.representedElementCategory == .cell ? .undecided : []
    }

    /// The size of a cell before it is measured (F6): the delegate's, if it differs from `itemSize`, and otherwise the estimate.
    private func estimate(for size: CGSize) -> CGSize {
        size == itemSize && estimatedItemSize != Self.automaticSize ? estimatedItemSize : size
    }

    /// A section's insets. Unless the reference is the content inset, those across the scroll axis are increased by the guide's
    /// insets and reduced by the content inset, to 0 at least (F8).
    private func insets(_ insets: UIEdgeInsets, in view: UICollectionView) -> UIEdgeInsets {
        let guide: UIEdgeInsets
        switch sectionInsetReference {
        case .fromContentInset: return insets
        case .fromSafeArea: guide = view.safeAreaInsets
        case .fromLayoutMargins: guide = view.layoutMargins
        }
        let moved = insets.combined(with: guide, +).combined(with: view.adjustedContentInset) { max(0, $0 - $1) }
        return axis == .vertical
            ? UIEdgeInsets(top: insets.top, left: moved.left, bottom: insets.bottom, right: moved.right)
            : UIEdgeInsets(top: moved.top, left: insets.left, bottom: moved.bottom, right: insets.right)
    }

    // MARK: Queries

    open override var collectionViewContentSize: CGSize {
        collectionView?.measureForSize()
        prepareIfNeeded()
        return contentSize
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        return sections.indices.flatMap { index -> [UICollectionViewLayoutAttributes] in
            let (start, section) = sections[index]
            let items = section.frames.indices.filter { section.frames[$0].moved(by: start, along: axis).meets(rect) }
            let views = Self.boundaryKinds.compactMap {
                layoutAttributesForSupplementaryView(ofKind: $0, at: IndexPath(item: 0, section: index))
            }
            return items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: index)) }
                + views.filter { $0.frame.meets(rect) }
        }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let (start, section) = sections[indexPath.section]
        guard section.frames.indices.contains(indexPath.item) else { return nil }
        return attributes(.cell, nil, indexPath, section.frames[indexPath.item].moved(by: start, along: axis))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section), indexPath.item == 0 else { return nil }
        let (start, section) = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        guard isHeader || elementKind == UICollectionView.elementKindSectionFooter,
            let own = isHeader ? section.header : section.footer
        else { return nil }
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        let frame = own.moved(by: start + (isPinned ? pinning(of: own, in: section, from: start, isHeader: isHeader) : 0), along: axis)
        let result = attributes(.supplementaryView, elementKind, indexPath, frame)
        if isPinned { result.zIndex = Self.pinnedZIndex }
        return result
    }

    private static let boundaryKinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
    /// Z-index of pinned views, above the cells that they cover.
    private static let pinnedZIndex = 10

    /// The distance, in points, that pinning moves a header towards the near edge of the visible bounds, or a footer towards the far
    /// edge. Neither leaves its section (F9).
    private func pinning(of own: CGRect, in section: FlowSection, from start: CGFloat, isHeader: Bool) -> CGFloat {
        guard let view = collectionView else { return 0 }
        let insets = view.adjustedContentInset.ends(along: axis)
        let near = view.bounds.origin.coordinate(along: axis) + insets.near - start
        let far = near + viewSize.extent(along: axis) - insets.near - insets.far
        let (place, extent) = (own.origin.coordinate(along: axis), own.size.extent(along: axis))
        guard isHeader else {
            let first = section.header?.size.extent(along: axis) ?? 0
            return min(0, max(far - extent, first) - place)
        }
        let last = section.length - (section.footer?.size.extent(along: axis) ?? 0) - extent
        return max(0, min(near, last) - place)
    }

    private func attributes(
        _ category: UICollectionView.ElementCategory, _ kind: String?, _ indexPath: IndexPath, _ frame: CGRect
    ) -> UICollectionViewLayoutAttributes {
        let attributes = makeAttributes()
        attributes.indexPath = indexPath
        (attributes.representedElementCategory, attributes.representedElementKind) = (category, kind)
        attributes.frame = frame
        return attributes
    }

    // MARK: Invalidation

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        if context.invalidateEverything || context.invalidateDataSourceCounts { fittingSizes.removeAll() }
        for (element, size) in context.preferredSizes { fittingSizes[element.indexPath] = size }
    }

    /// True if the length across the scroll axis changes, and always with pinned views.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size.extent(along: axis.cross) != viewSize.extent(along: axis.cross)
            || sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        isSelfSizing && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.prefer(preferredAttributes.size, for: LayoutElement.ID(originalAttributes))
        return context
    }
}

/// The part of a flow layout that is invalidated. Both flags have no effect: metrics and attributes are always requested again.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}

extension CGRect {
    /// True if the rectangles overlap or touch.
    fileprivate func meets(_ other: CGRect) -> Bool {
        minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
    }
}
