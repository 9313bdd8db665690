public import Foundation

/// Room outside an item's edges; it moves the item and its neighbours, not the item's size (B-P6).
public final class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying, Sendable {
    public let leading: NSCollectionLayoutSpacing?
    public let top: NSCollectionLayoutSpacing?
    public let trailing: NSCollectionLayoutSpacing?
    public let bottom: NSCollectionLayoutSpacing?

    public init(
        leading: NSCollectionLayoutSpacing?,
        top: NSCollectionLayoutSpacing?,
        trailing: NSCollectionLayoutSpacing?,
        bottom: NSCollectionLayoutSpacing?
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
        return leading == other.leading && top == other.top && trailing == other.trailing && bottom == other.bottom
    }

    public override var hash: Int {
        var hasher = Hasher()
        for edge in [leading, top, trailing, bottom] { hasher.combine(edge) }
        return hasher.finalize()
    }

    /// The edges that have one.
    public override var description: String {
        let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
        let given = edges.compactMap { name, spacing in spacing.map { "\(name) \($0)" } }
        return given.isEmpty ? "no edge spacing" : "edge spacing (\(given.joined(separator: ", ")))"
    }
}
