/// A colour for light and one for dark surroundings.
public struct AdaptiveColor: Sendable, Hashable, BitwiseCopyable {
    public var light: Color
    public var dark: Color

    public init(light: Color, dark: Color) {
        self.light = light
        self.dark = dark
    }

    /// The same colour in both.
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
