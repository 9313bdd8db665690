public import Foundation

/// Distances from the edges of a rectangle, in points, relative to the layout direction.
public struct NSDirectionalEdgeInsets: Sendable, Hashable, Codable {
    public var top: CGFloat
    /// Distance from the left edge in left-to-right layouts, and from the right edge in right-to-left ones.
    public var leading: CGFloat
    public var bottom: CGFloat
    public var trailing: CGFloat

    public static let zero = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

    public init() {
        self = .zero
    }

    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }
}
