import UIKit

// Compiled only: spellings of layouts as apps write them.

enum Constants {
    static let itemSize = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: fullHeight)
    static let fullHeight = NSCollectionLayoutDimension.fractionalHeight(1)
    static let spacing = NSCollectionLayoutSpacing.fixed(8)
    static let edges = NSCollectionLayoutEdgeSpacing(leading: .none, top: spacing, trailing: nil, bottom: spacing)
    static let anchor = NSCollectionLayoutAnchor(edges: .bottom)
    static let place = NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    static let insets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    static let tint: UIKit.UIColor = UIColor.systemIndigo
    static let metrics = UIFontMetrics(forTextStyle: .headline)
}

#if !canImport(UIKit)
#error("UIKit is a module that can be imported")
#endif

private func badge() -> NSCollectionLayoutSupplementaryItem {
    NSCollectionLayoutSupplementaryItem(
        layoutSize: .init(widthDimension: .absolute(20), heightDimension: .absolute(20)), elementKind: "badge",
        containerAnchor: .init(edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
}

private func groupInBranches(isWide: Bool) -> NSCollectionLayoutGroup {
    let item = NSCollectionLayoutItem(layoutSize: Constants.itemSize)
    let group: NSCollectionLayoutGroup
    if #available(iOS 16.0, *) {
        group = .horizontal(layoutSize: row(height: 50), repeatingSubitem: item, count: 1)
    } else {
        group = .horizontal(layoutSize: row(height: 50), subitem: item, count: 1)
    }
    var spacing: NSCollectionLayoutSpacing!
    if isWide { spacing = .fixed(20) } else { spacing = .fixed(10) }
    group.interItemSpacing = spacing
    group.supplementaryItems = [badge()]
    group.contentInsets.leading += 20
    item.contentInsets.bottom += 5
    item.edgeSpacing = Constants.edges
    return group
}

private func groupOfGroups(places: [CGRect]) -> NSCollectionLayoutGroup {
    let columns: [NSCollectionLayoutGroup] = [groupInBranches(isWide: true), groupInBranches(isWide: false)]
    let custom = NSCollectionLayoutGroup.custom(layoutSize: row(height: 100)) { _ in
        places.map(NSCollectionLayoutGroupCustomItem.init(frame:))
    }
    let labelled = NSCollectionLayoutGroup.custom(layoutSize: row(height: 100), itemProvider: { environment in
        let insets = environment.container.effectiveContentInsets
        var items: [NSCollectionLayoutGroupCustomItem] = []
        items.append(.init(frame: CGRect(x: insets.leading, y: 0, width: environment.container.contentSize.width, height: 9)))
        items.append(.init(frame: CGRect(0, 0, 4, 10), zIndex: 3))
        return items
    })
    return NSCollectionLayoutGroup.horizontal(layoutSize: row(height: 80), subitems: columns + [custom, labelled])
}

private func boundaryItems(of section: NSCollectionLayoutSection) {
    let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: row(height: 40), elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    header.edgeSpacing = .init(leading: nil, top: nil, trailing: nil, bottom: .fixed(8))
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems += [header]
    section.boundarySupplementaryItems.append(.init(
        layoutSize: row(height: 40), elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
    background.contentInsets.top = 8
    background.edgeSpacing = nil
    section.decorationItems.append(background)
}

private final class Pages {
    var current = -1

    func follow(_ section: NSCollectionLayoutSection) {
        section.visibleItemsInvalidationHandler = { [weak self] visibleItems, point, environment in
            self?.current = Int(max(0, round(point.x / environment.container.contentSize.width)))
        }
        section.visibleItemsInvalidationHandler = { (items, _, _) in
            for item in items where item.representedElementCategory == .cell && item.representedElementKind == nil {
                item.alpha = item.alpha / 2
                item.zIndex += 7
                item.center.x += 10
                item.transform3D = CATransform3DMakeScale(2, 2, 1)
                item.isHidden = item.frame.isEmpty || item.bounds.isEmpty
                item.transform = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 0.5, y: 0.5)
            }
        }
    }
}

private func list(_ environment: NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection? {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    configuration.itemSeparatorHandler = { path, configuration in
        var configuration = configuration
        if path.item == 0 { configuration.topSeparatorVisibility = .hidden }
        return configuration
    }
    configuration.trailingSwipeActionsConfigurationProvider = { indexPath in
        let action = UIContextualAction(style: .normal, title: "Flag \(indexPath.row)") { _, _, done in done(true) }
        action.backgroundColor = .systemOrange
        let actions = UISwipeActionsConfiguration(actions: [action])
        actions.performsFirstActionWithFullSwipe = false
        return actions
    }
    return .list(using: configuration, layoutEnvironment: environment)
}

private func turn(_ view: UICollectionView) {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    (view.collectionViewLayout as? UICollectionViewCompositionalLayout)?.configuration = configuration
}

private final class OwnLayout: UICollectionViewLayout {
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
