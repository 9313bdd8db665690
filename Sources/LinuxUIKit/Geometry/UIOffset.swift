public import Foundation

/// An offset in points.
public struct UIOffset: Sendable, Hashable, Codable {
    public var horizontal: CGFloat
    public var vertical: CGFloat

    public static var zero: UIOffset { UIOffset(horizontal: 0, vertical: 0) }

    public init() { self = .zero }

    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
