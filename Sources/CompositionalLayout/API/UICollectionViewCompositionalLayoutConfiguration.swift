public import Foundation

/// What concerns a layout as a whole.
public final class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    public var scrollDirection = UICollectionView.ScrollDirection.vertical
    /// Points between consecutive sections on the scroll axis, empty ones included (B-L1).
    public var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout (B-L5).
    public var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    /// The guide that keeps section content clear (B-R1).
    public var contentInsetsReference = UIContentInsetsReference.safeArea

    public override init() {}

    public func copy(with zone: NSZone? = nil) -> Any { duplicate }

    var duplicate: UICollectionViewCompositionalLayoutConfiguration {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems.map { $0.duplicate }
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    public override var description: String {
        let boundary = boundarySupplementaryItems.map(\.elementKind)
        return "scrolls .\(scrollDirection), section spacing \(DebugText.number(interSectionSpacing)), "
            + "insets reference .\(contentInsetsReference)"
            + (boundary.isEmpty ? "" : ", boundary items \(DebugText.kinds(boundary))")
    }
}
