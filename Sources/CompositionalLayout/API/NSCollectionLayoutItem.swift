public import Foundation

/// The layout of one cell in a group: a size, insets, and the views anchored to it.
///
/// A layout copies its items: the same one may appear in several groups, and several times in one.
public class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The requested size, before insets.
    public let layoutSize: NSCollectionLayoutSize

    /// Points by which the element's frame is smaller than its slot (B-N1). Ignored on an estimated axis (B-N5).
    public var contentInsets: NSDirectionalEdgeInsets = .zero

    /// The content insets that take effect, in points: those on an estimated axis do not (B-N5).
    package var effectiveContentInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Space outside the slot (B-P6).
    public var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views anchored to this item: one of each for every instance of the item (B-A7).
    public internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems.map { $0.duplicate }
    }

    required init(copying other: NSCollectionLayoutItem) {
        layoutSize = other.layoutSize
        contentInsets = other.contentInsets
        edgeSpacing = other.edgeSpacing
        supplementaryItems = other.supplementaryItems.map { $0.duplicate }
    }

    public func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// A copy of the same class.
    var duplicate: Self { Self(copying: self) }

    /// The kind of item, and the properties of its class.
    var headline: String { "item \(layoutSize)" }

    /// The kind of item and all its properties, in one line.
    final var summary: String {
        let insets = contentInsets == .zero ? nil : "insets \(DebugText.insets(contentInsets))"
        return [headline, insets, edgeSpacing?.description].compactMap { $0 }.joined(separator: ", ")
    }

    /// The summary, and the kinds of the views anchored to it.
    public override var description: String {
        guard !supplementaryItems.isEmpty else { return summary }
        return "\(summary), supplementary items \(DebugText.kinds(supplementaryItems.map(\.elementKind)))"
    }
}
