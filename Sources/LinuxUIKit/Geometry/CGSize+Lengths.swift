#if !canImport(CoreGraphics)
public import Foundation

/// A length by name in a size whose other side is an integer: `CGSize(width: 200, height: .greatestFiniteMagnitude)`.
///
/// On Linux, Foundation's initializers of `Double` and of `CGFloat` are both possible there, and the compiler takes neither.
public struct NamedLength: Sendable {
    fileprivate let length: CGFloat

    public static let zero = NamedLength(length: 0)
    public static let infinity = NamedLength(length: .infinity)
    public static let greatestFiniteMagnitude = NamedLength(length: .greatestFiniteMagnitude)
}

extension CGSize {
    public init(width: Int, height: NamedLength) {
        self.init(width: CGFloat(width), height: height.length)
    }

    public init(width: NamedLength, height: Int) {
        self.init(width: width.length, height: CGFloat(height))
    }
}
#endif
