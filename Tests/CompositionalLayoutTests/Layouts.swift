import LinuxUIKit

// Shorthand for layouts in tests.

func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension, insets: CGFloat = 0
) -> NSCollectionLayoutItem {
    let item = NSCollectionLayoutItem(layoutSize: size(width, height))
    item.contentInsets = NSDirectionalEdgeInsets(top: insets, leading: insets, bottom: insets, trailing: insets)
    return item
}

func row(
    _ height: NSCollectionLayoutDimension, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    spacing: NSCollectionLayoutSpacing? = nil, _ subitems: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.horizontal(layoutSize: size(width, height), subitems: subitems)
    group.interItemSpacing = spacing
    return group
}

func column(
    _ height: NSCollectionLayoutDimension, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    spacing: NSCollectionLayoutSpacing? = nil, _ subitems: [NSCollectionLayoutItem]
) -> NSCollectionLayoutGroup {
    let group = NSCollectionLayoutGroup.vertical(layoutSize: size(width, height), subitems: subitems)
    group.interItemSpacing = spacing
    return group
}

/// A list of full-width rows.
func rows(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutSection {
    NSCollectionLayoutSection(group: row(height, [item(.fractionalWidth(1), .fractionalHeight(1))]))
}

func boundary(
    _ kind: String, _ height: NSCollectionLayoutDimension, width: NSCollectionLayoutDimension = .fractionalWidth(1),
    _ alignment: NSRectAlignment, offset: CGPoint = .zero, extends: Bool = true, pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
    let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size(width, height), elementKind: kind, alignment: alignment, absoluteOffset: offset)
    item.extendsBoundary = extends
    item.pinToVisibleBounds = pins
    return item
}

func badge(
    _ kind: String, _ edges: NSDirectionalRectEdge, width: NSCollectionLayoutDimension = .absolute(20),
    height: NSCollectionLayoutDimension = .absolute(20)
) -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
        layoutSize: size(width, height), elementKind: kind, containerAnchor: NSCollectionLayoutAnchor(edges: edges))
}

/// Solves a layout with a single section for a view, by default 320 × 480 at scale 2.
func solve(
    _ section: NSCollectionLayoutSection, items: [Int], in viewport: LayoutViewport = .small,
    direction: UICollectionView.ScrollDirection = .vertical,
    configure: (UICollectionViewCompositionalLayoutConfiguration) -> Void = { _ in },
    fitting: LayoutContent.FittingSize? = nil
) throws -> SolvedLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = direction
    configure(configuration)
    return try UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        .solve(in: viewport, content: LayoutContent(itemCounts: items, fittingSize: fitting))
}

/// A collection view at scale 2 with a layout's content.
func host(
    _ layout: UICollectionViewLayout, items: [Int], size: CGSize = CGSize(width: 320, height: 480),
    fitting: LayoutContent.FittingSize? = nil
) -> UICollectionView {
    let view = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
    view.adopt(traitCollection: UITraitCollection(displayScale: 2, layoutDirection: .leftToRight))
    view.content = LayoutContent(itemCounts: items, fittingSize: fitting)
    return view
}

extension LayoutViewport {
    static let small = LayoutViewport(width: 320, height: 480, scale: 2)

    func scrolled(x: CGFloat = 0, y: CGFloat = 0) -> LayoutViewport {
        var viewport = self
        viewport.contentOffset = CGPoint(x: x, y: y)
        return viewport
    }

    var rightToLeft: LayoutViewport {
        var viewport = self
        viewport.traitCollection = UITraitCollection(traitsFrom: [
            traitCollection, UITraitCollection(layoutDirection: .rightToLeft),
        ])
        return viewport
    }
}

extension SolvedLayout {
    /// Frames of a section's cells.
    func cells(_ section: Int = 0) -> [CGRect] {
        (0..<itemCount(inSection: section)).compactMap { cell(section, $0) }
    }

    func cell(_ section: Int, _ item: Int) -> CGRect? {
        element(LayoutElement.ID(category: .cell, kind: nil, section: section, item: item))?.frame
    }

    func view(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> LayoutElement? {
        element(LayoutElement.ID(category: .supplementary, kind: kind, section: section, item: item))
    }

    func layoutView(_ kind: String) -> LayoutElement? {
        element(LayoutElement.ID(category: .supplementary, kind: kind, owner: .layout, item: 0))
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
