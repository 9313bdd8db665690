public import Foundation

/// One dimension of a size: a fraction of the container, a number of points, or an estimate that the content replaces.
///
/// The container is the inner size of the enclosing group, or the section's container for its outermost group (B-S1).
/// Zero, negative and large values are kept as they are (B-S6). With a value that is not finite, solving throws (B-X1).
public enum LayoutDimension: Sendable, Hashable, Codable {
    /// A fraction of the container's width, for either dimension of a size (B-S1).
    case fractionalWidth(CGFloat)
    /// A fraction of the container's height, for either dimension of a size (B-S1).
    case fractionalHeight(CGFloat)
    /// Points.
    case absolute(CGFloat)
    /// Points, until the content determines the size (B-S5).
    case estimated(CGFloat)
    /// An estimate in points; once measured, all siblings in the group take the largest value (B-E11).
    case uniformAcrossSiblings(CGFloat)

    /// The fraction, or the number of points.
    public var value: CGFloat {
        switch self {
        case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value),
             .uniformAcrossSiblings(let value):
            value
        }
    }

    /// True if the content sizes this dimension.
    public var isEstimated: Bool {
        switch self {
        case .fractionalWidth, .fractionalHeight, .absolute: false
        case .estimated, .uniformAcrossSiblings: true
        }
    }
}

/// Space between subitems or outside an item's edge, in points. Any value is accepted, negative ones included (B-X11).
public enum LayoutSpacing: Sendable, Hashable {
    case fixed(CGFloat)
    /// A minimum; leftover space in a row is shared equally among its flexible spacings (B-P3).
    case flexible(CGFloat)
}

/// Space outside an item's edges: it moves the item and its neighbours, and does not change the item's size (B-P6).
public struct LayoutEdgeSpacing: Sendable, Hashable {
    public var leading: LayoutSpacing
    public var top: LayoutSpacing
    public var trailing: LayoutSpacing
    public var bottom: LayoutSpacing

    public init(
        leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0), trailing: LayoutSpacing = .fixed(0),
        bottom: LayoutSpacing = .fixed(0)
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
