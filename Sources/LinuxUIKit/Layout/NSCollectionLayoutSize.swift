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

/// One dimension of a size: a fraction of the container, a number of points, or an estimate that the content replaces.
///
/// The container is the inner size of the enclosing group, or the section's container for its outermost group (B-S1).
/// Zero, negative and large values are kept as they are (B-S6). With a value that is not finite, solving throws (B-X1).
public final class NSCollectionLayoutDimension: NSObject, NSCopying, Sendable {
    let value: LayoutDimension

    init(_ value: LayoutDimension) { self.value = value }

    /// The stored number: a fraction, or points.
    public var dimension: CGFloat { value.value }

    /// A fraction of the container's width; for either dimension of a size (B-S1).
    public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionalWidth(fractionalWidth)) }

    /// A fraction of the container's height; for either dimension of a size (B-S1).
    public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
        Self(.fractionalHeight(fractionalHeight))
    }

    /// A number of points.
    public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute(absoluteDimension)) }

    /// An initial number of points, until the content determines its size (B-S5).
    public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated(estimatedDimension)) }

    /// An estimate; once measured, all siblings in the group take the largest value (B-E11).
    public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniformAcrossSiblings(estimate)) }

    public var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }
    public var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }
    public var isAbsolute: Bool { if case .absolute = value { true } else { false } }
    /// True for both self-sizing kinds, `estimated` and `uniformAcrossSiblings`.
    public var isEstimated: Bool { value.isEstimated }
    public var isUniformAcrossSiblings: Bool { if case .uniformAcrossSiblings = value { true } else { false } }

    public func copy(with zone: NSZone? = nil) -> Any { self }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSCollectionLayoutDimension else { return false }
        return value == other.value
    }

    public override var hash: Int { value.hashValue }

    /// The dimension as Swift code.
    public override var description: String {
        let call = switch value {
        case .fractionalWidth: "fractionalWidth("
        case .fractionalHeight: "fractionalHeight("
        case .absolute: "absolute("
        case .estimated: "estimated("
        case .uniformAcrossSiblings: "uniformAcrossSiblings(estimate: "
        }
        return ".\(call)\(DebugText.number(dimension)))"
    }
}
