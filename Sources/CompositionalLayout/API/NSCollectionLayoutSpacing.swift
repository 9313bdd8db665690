public import Foundation

/// Room between subitems or outside an item's edge: exactly so many points, or at least so many (B-P2).
///
/// Any value is kept, negative ones included (B-X11).
public final class NSCollectionLayoutSpacing: NSObject, NSCopying, Sendable {
    /// Points; for flexible spacing the least there is.
    public let spacing: CGFloat
    public let isFlexible: Bool
    public var isFixed: Bool { !isFlexible }

    private init(spacing: CGFloat, isFlexible: Bool) {
        self.spacing = spacing
        self.isFlexible = isFlexible
    }

    /// At least `flexibleSpacing` points; room left over in a row goes to its flexible spacings in equal parts (B-P3).
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

    /// As it is made in code.
    public override var description: String { "\(isFlexible ? ".flexible" : ".fixed")(\(DebugText.number(spacing)))" }
}
