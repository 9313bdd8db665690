#if !canImport(CoreGraphics)
public import Foundation

/// The type of `.greatestFiniteMagnitude` in `CGSize(width: 200, height: .greatestFiniteMagnitude)`, and of similar names.
///
/// On Linux, the expression would be ambiguous between Foundation's initializers with `Double` and with `CGFloat`.
public struct NamedLength: Sendable {
    fileprivate let length: CGFloat

    public static var zero: NamedLength { NamedLength(length: 0) }
    public static var infinity: NamedLength { NamedLength(length: .infinity) }
    public static var greatestFiniteMagnitude: NamedLength { NamedLength(length: .greatestFiniteMagnitude) }
}

extension CGSize {
    public init(width: Int, height: NamedLength) { self.init(width: CGFloat(width), height: height.length) }

    public init(width: NamedLength, height: Int) { self.init(width: width.length, height: CGFloat(height)) }
}
#endif
