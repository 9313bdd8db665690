public import Foundation

/// A light model of a collection view: what a layout needs to know of its host, and no views.
open class UICollectionView: NSObject {
    public enum ScrollDirection: Int, Sendable, CaseIterable, Codable {
        case vertical = 0
        case horizontal
    }

    public enum ElementCategory: Int, Sendable, CaseIterable {
        case cell = 0
        case supplementaryView
        case decorationView
    }

    /// When a cell that changes its content is measured again.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled
        case enabledIncludingConstraints
    }

    public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The layout; it is attached to this view while it is set here.
    open var collectionViewLayout: UICollectionViewLayout {
        didSet {
            oldValue.collectionView = nil
            collectionViewLayout.collectionView = self
            collectionViewLayout.invalidateLayout()
        }
    }

    /// The visible part of the content: its origin is the content offset. Points.
    open var bounds: CGRect {
        didSet { boundsDidChange(from: oldValue) }
    }

    open var contentOffset: CGPoint {
        get { bounds.origin }
        set { bounds.origin = newValue }
    }

    /// Insets of the safe area; along the scroll axis they inset the content.
    open var safeAreaInsets: NSDirectionalEdgeInsets = .zero { didSet { collectionViewLayout.invalidateLayout() } }
    open var directionalLayoutMargins: NSDirectionalEdgeInsets = .zero { didSet { collectionViewLayout.invalidateLayout() } }
    open var traitCollection = UITraitCollection(displayScale: 1, layoutDirection: .leftToRight) {
        didSet { collectionViewLayout.invalidateLayout() }
    }

    /// How many items there are and what sizes they ask for: what a data source and cells are in UIKit.
    open var content = LayoutContent(itemCounts: []) { didSet { collectionViewLayout.invalidateLayout() } }

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        bounds = CGRect(origin: .zero, size: frame.size)
        collectionViewLayout = layout
        super.init()
        layout.collectionView = self
    }

    open var numberOfSections: Int { content.itemCounts.count }

    open func numberOfItems(inSection section: Int) -> Int { content.itemCounts[section] }

    private func boundsDidChange(from oldBounds: CGRect) {
        guard bounds != oldBounds else { return }
        if collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
            collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: bounds))
        }
    }

    var viewport: LayoutViewport {
        LayoutViewport(
            size: bounds.size, safeAreaInsets: safeAreaInsets, layoutMargins: directionalLayoutMargins,
            traitCollection: traitCollection, contentOffset: bounds.origin)
    }
}
