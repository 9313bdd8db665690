public import Foundation

/// Space between subitems or outside an item's edge: an exact number of points, or a minimum (B-P2).
///
/// Any value is accepted, negative ones included (B-X11).
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    /// Points; for flexible spacing the minimum.
    public let spacing: CGFloat
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    private init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// At least `flexibleSpacing` points; leftover space in a row is shared equally among its flexible spacings (B-P3).
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
        Self(spacing: flexibleSpacing, isFlexible: true)
    }

    /// Exactly `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self {
        Self(spacing: fixedSpacing, isFlexible: false)
    }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return isFlexible == other.isFlexible && spacing == other.spacing
    }

    public override var hash: Int {
        var hasher = Hasher()
        hasher.combine(spacing)
        hasher.combine(isFlexible)
        return hasher.finalize()
    }

    /// The spacing as Swift code.
    public override var description: String { "\(isFlexible ? ".flexible" : ".fixed")(\(DebugText.number(spacing)))" }
}

/// Space outside an item's edges. It moves the item and its neighbours without changing the item's size (B-P6).
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

    /// The edges that have spacing.
    public override var description: String {
        let edges = [("leading", leading), ("top", top), ("trailing", trailing), ("bottom", bottom)]
        let given = edges.compactMap { name, spacing in spacing.map { "\(name) \($0)" } }
        return given.isEmpty ? "no edge spacing" : "edge spacing (\(given.joined(separator: ", ")))"
    }
}
