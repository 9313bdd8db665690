public import Foundation

/// The requested size of an item, a group or a supplementary item, before insets.
public final class NSCollectionLayoutSize: NSObject, NSCopying, Sendable {
    public let widthDimension: NSCollectionLayoutDimension
    public let heightDimension: NSCollectionLayoutDimension

    public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
        widthDimension = width
        heightDimension = height
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSize else { return false }
        return widthDimension == other.widthDimension && heightDimension == other.heightDimension
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(widthDimension)
        hasher.combine(heightDimension)
        return hasher.finalize()
    }

    public override var description: String { "\(widthDimension) × \(heightDimension)" }
}
