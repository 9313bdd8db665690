import Foundation

/// A view behind a section, over the section's whole extent (B-D1).
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    /// Place in the drawing order; the section's other elements are raised to 1 (B-D2).
    public var zIndex = 0
    public let elementKind: String

    required init(elementKind: String) {
        self.elementKind = elementKind
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        super.init(layoutSize: whole, supplementaryItems: [])
    }

    required init(copying other: NSCollectionLayoutItem) {
        guard let other = other as? NSCollectionLayoutDecorationItem else {
            preconditionFailure("A decoration item copies decoration items only.")
        }
        zIndex = other.zIndex
        elementKind = other.elementKind
        super.init(copying: other)
    }

    /// A background for a section; its view class is registered on the layout (B-D4).
    public class func background(elementKind: String) -> Self {
        Self(elementKind: elementKind)
    }

    override var headline: String { "decoration item \(DebugText.kinds([elementKind])), zIndex \(zIndex)" }
}
