public import Foundation

/// The layout of a cell in a group: a size, insets, and the views anchored to it.
///
/// A layout copies its items, so an item may be used several times, in one group or in several.
open class NSCollectionLayoutItem: NSObject, NSCopying {
    /// The requested size, before insets.
    public let layoutSize: NSCollectionLayoutSize

    /// Points by which the element's frame is smaller than its slot (B-N1). Ignored on an estimated axis (B-N5).
    open var contentInsets: NSDirectionalEdgeInsets = .zero

    /// Space outside the slot (B-P6).
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    /// The views anchored to this item: one of each for every instance of the item (B-A7).
    open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public init(layoutSize: NSCollectionLayoutSize) {
        self.layoutSize = layoutSize
        supplementaryItems = []
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems.map { $0.duplicate }
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate }

    /// A copy as an instance of UIKit's class: an app's subclass is not preserved.
    var duplicate: NSCollectionLayoutItem { filled(NSCollectionLayoutItem(layoutSize: layoutSize)) }

    /// Copies the properties common to all kinds of items to `copy`, and returns it.
    final func filled<Copy: NSCollectionLayoutItem>(_ copy: Copy) -> Copy {
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        copy.supplementaryItems = supplementaryItems.map { $0.duplicate }
        return copy
    }

    /// Start of the summary: the kind of item, its size, and properties that only its class has.
    var headline: String { "item \(layoutSize)" }

    /// The item in one line: the headline, insets and edge spacing.
    package final var summary: String {
        let insets = contentInsets == .zero ? nil : "insets \(DebugText.insets(contentInsets))"
        return [headline, insets, edgeSpacing?.description].compactMap { $0 }.joined(separator: ", ")
    }

    /// The summary, followed by the kinds of the anchored views.
    open override var description: String {
        guard !supplementaryItems.isEmpty else { return summary }
        return "\(summary), supplementary items \(DebugText.kinds(supplementaryItems.map(\.elementKind)))"
    }
}
