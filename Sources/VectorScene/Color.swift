/// An sRGB colour with straight (not premultiplied) alpha.
///
/// Kept small, as each node has several: alpha is stored in millionths.
public struct Color: Sendable, Hashable, BitwiseCopyable {
    /// Red, green and blue components, 0 to 255.
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    private var alphaInMillionths: Int32

    /// Opacity, from 0 (transparent) to 1 (opaque), in steps of a millionth.
    public var alpha: Double {
        get { Double(alphaInMillionths) / 1_000_000 }
        set { alphaInMillionths = Self.millionths(newValue) }
    }

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        alphaInMillionths = Self.millionths(alpha)
    }

    /// Creates a colour from the form that CSS uses: `0xRRGGBB`.
    public init(_ rgb: UInt32, alpha: Double = 1) {
        self.init(
            red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF), alpha: alpha)
    }

    private static func millionths(_ alpha: Double) -> Int32 {
        // NaN counts as opaque.
        Int32(((alpha.isNaN ? 1 : min(max(alpha, 0), 1)) * 1_000_000).rounded())
    }
}

/// A colour for the light and one for the dark appearance.
public struct AdaptiveColor: Sendable, Hashable, BitwiseCopyable {
    public var light: Color
    public var dark: Color

    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }

    /// Uses one colour in both appearances.
    public init(_ color: Color) {
        self.init(light: color, dark: color)
    }

    public subscript(appearance: Appearance) -> Color {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }

    /// The same colours with another alpha.
    public func opacity(_ alpha: Double) -> AdaptiveColor {
        var result = self
        result.light.alpha = alpha
        result.dark.alpha = alpha
        return result
    }
}

/// The light or the dark appearance.
public enum Appearance: String, Sendable, Hashable, CaseIterable {
    case light
    case dark
}
