#if !canImport(CoreGraphics)
public import Foundation

/// A colour as layers have it, in sRGB. It is kept, not drawn.
public final class CGColor: Sendable {
    /// Red, green, blue and alpha, from 0 to 1.
    public let components: [CGFloat]?

    init(_ components: UIColor.Components) {
        self.components = [components.red, components.green, components.blue, components.alpha]
    }

    public var alpha: CGFloat { components?.last ?? 1 }
}

extension UIColor {
    /// The colour under the current viewport's traits.
    public var cgColor: CGColor { CGColor(components) }
}
#endif
