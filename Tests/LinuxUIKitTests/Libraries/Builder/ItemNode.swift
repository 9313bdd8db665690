import UIKit

/// An item, or a group within a group.
protocol SubitemNode {
    func makeSubitem() -> NSCollectionLayoutItem
}

struct ItemNode: SizedNode, SubitemNode {
    var size = NodeSize()
    var insets = NSDirectionalEdgeInsets.zero
    var badges: [NSCollectionLayoutSupplementaryItem] = []

    func insets(_ value: CGFloat) -> Self {
        setting(\.insets, .init(top: value, leading: value, bottom: value, trailing: value))
    }

    func badge(_ kind: String, at edges: NSDirectionalRectEdge, side: CGFloat) -> Self {
        let size = NSCollectionLayoutSize(widthDimension: .absolute(side), heightDimension: .absolute(side))
        let anchor = NSCollectionLayoutAnchor(edges: edges, fractionalOffset: CGPoint(x: 0.5, y: -0.5))
        let badge = NSCollectionLayoutSupplementaryItem(layoutSize: size, elementKind: kind, containerAnchor: anchor)
        return setting(\.badges, badges + [badge])
    }

    func make() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: size.layoutSize, supplementaryItems: badges).with { $0.contentInsets = insets }
    }

    func makeSubitem() -> NSCollectionLayoutItem { make() }
}
