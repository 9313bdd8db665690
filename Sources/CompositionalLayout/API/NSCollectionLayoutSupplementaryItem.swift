import Foundation

/// A view anchored to an item or a group, such as a badge. It takes no room (B-A5).
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    /// Place in the drawing order; 1, above cells, by default (B-A6).
    public var zIndex = 1
    public let elementKind: String
    /// The point of the item or group that the view is anchored to.
    public let containerAnchor: NSCollectionLayoutAnchor
    /// The view's own point that is put there; `nil` means the same point as on the container (B-A1).
    public let itemAnchor: NSCollectionLayoutAnchor?

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, anchors: (containerAnchor, nil))
    }

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) {
        self.init(layoutSize: layoutSize, elementKind: elementKind, anchors: (containerAnchor, itemAnchor))
    }

    init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        anchors: (container: NSCollectionLayoutAnchor, item: NSCollectionLayoutAnchor?)
    ) {
        self.elementKind = elementKind
        containerAnchor = anchors.container
        itemAnchor = anchors.item
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    required init(copying other: NSCollectionLayoutItem) {
        guard let other = other as? NSCollectionLayoutSupplementaryItem else {
            preconditionFailure("A supplementary item copies supplementary items only.")
        }
        zIndex = other.zIndex
        elementKind = other.elementKind
        containerAnchor = other.containerAnchor
        itemAnchor = other.itemAnchor
        super.init(copying: other)
    }

    override var headline: String {
        let own = itemAnchor.map { " by its \($0)" } ?? ""
        let kind = DebugText.kinds([elementKind])
        return "supplementary item \(kind) \(layoutSize) at \(containerAnchor)\(own), zIndex \(zIndex)"
    }
}
