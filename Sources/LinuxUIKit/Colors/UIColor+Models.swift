public import Foundation

// Hue and grey components.

extension UIColor {
    /// A clear stand-in: patterns are not drawn.
    public convenience init(patternImage image: UIImage) { self.init(red: 0, green: 0, blue: 0, alpha: 0) }

    /// Hue, saturation and brightness, each 0 to 1; greys have hue 0.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let own = components
        let (most, least) = (max(own.red, own.green, own.blue), min(own.red, own.green, own.blue))
        hue?.pointee = Self.hue(own, most: most, range: most - least)
        saturation?.pointee = most > 0 ? (most - least) / most : 0
        brightness?.pointee = most
        alpha?.pointee = own.alpha
        return true
    }

    private static func hue(_ own: Components, most: CGFloat, range: CGFloat) -> CGFloat {
        guard range > 0 else { return 0 }
        let sixths = switch most {
        case own.red: (own.green - own.blue) / range
        case own.green: (own.blue - own.red) / range + 2
        default: (own.red - own.green) / range + 4
        }
        return (sixths < 0 ? sixths + 6 : sixths) / 6
    }

    /// The brightness of a grey; `false` for other colours.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let own = components
        guard own.red == own.green, own.green == own.blue else { return false }
        white?.pointee = own.red
        alpha?.pointee = own.alpha
        return true
    }
}

#if !canImport(CoreGraphics)
extension CGColor {
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The colour with another opacity.
    public func copy(alpha: CGFloat) -> CGColor? {
        if let source { return CGColor(source.withAlphaComponent(alpha)) }
        let own = components ?? [0, 0, 0, 0]
        return CGColor(red: own[0], green: own[1], blue: own[2], alpha: alpha)
    }

    public var numberOfComponents: Int { components?.count ?? 0 }
}
#endif

extension UIConfigurationColorTransformer {
    /// The grey of the same lightness.
    public static var grayscale: UIConfigurationColorTransformer {
        UIConfigurationColorTransformer { color in
            let own = color.components
            return UIColor(white: 0.2126 * own.red + 0.7152 * own.green + 0.0722 * own.blue, alpha: own.alpha)
        }
    }

    /// Returns the colour itself; only the Mac uses another tint.
    public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
    /// Returns the colour itself.
    public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer { $0 } }
}
