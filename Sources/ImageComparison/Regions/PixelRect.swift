/// Whole pixels in a rectangle: columns `left..<right` of rows `top..<bottom`, from the picture's top left corner.
public struct PixelRect: Sendable, Hashable, CustomStringConvertible {
    public var left: Int
    public var top: Int
    public var right: Int
    public var bottom: Int

    public init(left: Int, top: Int, right: Int, bottom: Int) {
        (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    public var width: Int { right - left }
    public var height: Int { bottom - top }

    public var description: String { "\(width) x \(height) at (\(left), \(top))" }

    /// The least rectangle that holds both.
    func union(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }
}
