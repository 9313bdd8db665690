public import Foundation

/// Called in each layout pass with the elements that can be seen, the sideways offset, and the environment (B-O12).
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler = (
    _ visibleItems: [any NSCollectionLayoutVisibleItem],
    _ contentOffset: CGPoint,
    _ environment: any NSCollectionLayoutEnvironment
) -> Void

/// A run of groups with what surrounds them: insets, headers and footers, backgrounds.
///
/// A layout copies what it is given: one object may describe several sections.
public final class NSCollectionLayoutSection: NSObject, NSCopying {
    let group: NSCollectionLayoutGroup

    /// Points around all groups of the section (B-N4).
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// Points between consecutive groups (B-P8).
    public var interGroupSpacing: CGFloat = 0
    /// The guide that keeps the groups clear; `.automatic` is the configuration's (B-R1).
    public var contentInsetsReference = UIContentInsetsReference.automatic
    /// The same for boundary items; `.none` makes them as wide as the collection view (B-B8, B-B9).
    public var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    /// Whether boundary items keep to the section's insets (B-B8).
    public var supplementariesFollowContentInsets = true
    /// How the section scrolls across the layout's scroll direction (B-O1).
    public var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    public let orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties
    /// Headers, footers and side items (B-B1 …).
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    public var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
    /// Backgrounds (B-D1 …).
    public var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// What the section was made with, if it is a list.
    var list: UICollectionLayoutListConfiguration?

    /// A section that repeats `group` until all its items are placed.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group.duplicate
        orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    }

    private init(copying other: NSCollectionLayoutSection) {
        group = other.group
        contentInsets = other.contentInsets
        interGroupSpacing = other.interGroupSpacing
        contentInsetsReference = other.contentInsetsReference
        supplementaryContentInsetsReference = other.supplementaryContentInsetsReference
        supplementariesFollowContentInsets = other.supplementariesFollowContentInsets
        orthogonalScrollingBehavior = other.orthogonalScrollingBehavior
        orthogonalScrollingProperties = .init(copying: other.orthogonalScrollingProperties)
        boundarySupplementaryItems = other.boundarySupplementaryItems.map { $0.duplicate }
        visibleItemsInvalidationHandler = other.visibleItemsInvalidationHandler
        decorationItems = other.decorationItems.map { $0.duplicate }
        list = other.list
    }

    public func copy(with zone: NSZone? = nil) -> Any { NSCollectionLayoutSection(copying: self) }

    /// Its group, and what it has beside that.
    public override var description: String {
        let traits: [(isGiven: Bool, text: String)] = [
            (contentInsets != .zero, "insets \(DebugText.insets(contentInsets))"),
            (interGroupSpacing != 0, "group spacing \(DebugText.number(interGroupSpacing))"),
            (contentInsetsReference != .automatic, "insets reference .\(contentInsetsReference)"),
            (supplementaryContentInsetsReference != .automatic,
             "supplementary insets reference .\(supplementaryContentInsetsReference)"),
            (!supplementariesFollowContentInsets, "supplementaries do not follow insets"),
            (orthogonalScrollingBehavior != .none, "sideways .\(orthogonalScrollingBehavior)"),
            (!boundarySupplementaryItems.isEmpty,
             "boundary items \(DebugText.kinds(boundarySupplementaryItems.map(\.elementKind)))"),
            (!decorationItems.isEmpty, "decoration items \(DebugText.kinds(decorationItems.map(\.elementKind)))"),
        ]
        return (["section of a \(group)"] + traits.filter(\.isGiven).map(\.text)).joined(separator: "; ")
    }
}
