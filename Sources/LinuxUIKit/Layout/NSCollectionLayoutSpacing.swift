public import Foundation

/// Space between subitems or outside an item's edge: an exact number of points, or a minimum (B-P2).
///
/// Any value is accepted, negative ones included (B-X11).
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    let value: LayoutSpacing

    private init(_ value: LayoutSpacing) { self.value = value }

    /// Points; the minimum for flexible spacing.
    public var spacing: CGFloat {
        switch value {
        case .fixed(let spacing), .flexible(let spacing): spacing
        }
    }
    public var isFlexible: Bool { if case .flexible = value { true } else { false } }
    public var isFixed: Bool { !isFlexible }

    /// At least `flexibleSpacing` points; flexible spacings in a row share leftover space equally (B-P3).
    public class func flexible(_ flexibleSpacing: CGFloat) -> Self { Self(.flexible(flexibleSpacing)) }

    /// Exactly `fixedSpacing` points.
    public class func fixed(_ fixedSpacing: CGFloat) -> Self { Self(.fixed(fixedSpacing)) }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutSpacing else { return false }
        return value == other.value
    }

    public override var hash: Int { value.hashValue }

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
