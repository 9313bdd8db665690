public import Foundation
public import LinuxUIKit

/// A colour.
public struct Color: BuiltInView, Hashable, Sendable {
    fileprivate nonisolated let color: UIColor

    nonisolated public init(uiColor: UIColor) {
        color = uiColor
    }

    nonisolated public init(_ uiColor: UIColor) {
        color = uiColor
    }

    /// Clear: there are no asset catalogues.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        color = .clear
    }

    nonisolated public init(_ resource: ColorResource) {
        color = UIColor(resource: resource)
    }

    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    nonisolated public init(white: Double, opacity: Double = 1) {
        color = UIColor(white: white, alpha: opacity)
    }

    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    nonisolated public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }

    nonisolated public static var red: Color { Color(.systemRed) }
    nonisolated public static var orange: Color { Color(.systemOrange) }
    nonisolated public static var yellow: Color { Color(.systemYellow) }
    nonisolated public static var green: Color { Color(.systemGreen) }
    nonisolated public static var mint: Color { Color(.systemMint) }
    nonisolated public static var teal: Color { Color(.systemTeal) }
    nonisolated public static var cyan: Color { Color(.systemCyan) }
    nonisolated public static var blue: Color { Color(.systemBlue) }
    nonisolated public static var indigo: Color { Color(.systemIndigo) }
    nonisolated public static var purple: Color { Color(.systemPurple) }
    nonisolated public static var pink: Color { Color(.systemPink) }
    nonisolated public static var brown: Color { Color(.systemBrown) }
    nonisolated public static var gray: Color { Color(.systemGray) }
    nonisolated public static var black: Color { Color(.black) }
    nonisolated public static var white: Color { Color(.white) }
    nonisolated public static var clear: Color { Color(.clear) }
    nonisolated public static var primary: Color { Color(.label) }
    nonisolated public static var secondary: Color { Color(.secondaryLabel) }
    nonisolated public static var accentColor: Color { Color(.systemBlue) }
}

extension UIColor {
    public convenience init(_ color: Color) {
        self.init(dynamicProvider: { color.color.resolvedColor(with: $0) })
    }
}

/// A font. It is not drawn with.
public struct Font: Hashable, Sendable {
    /// How heavy it is.
    public enum Weight: Hashable, Sendable {
        case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// Its family.
    public enum Design: Hashable, Sendable {
        case `default`, serif, rounded, monospaced
    }

    /// What a text is for.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public static let largeTitle = Font()
    public static let title = Font()
    public static let title2 = Font()
    public static let title3 = Font()
    public static let headline = Font()
    public static let subheadline = Font()
    public static let body = Font()
    public static let callout = Font()
    public static let footnote = Font()
    public static let caption = Font()
    public static let caption2 = Font()

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }

    private init() {}
    public init(_ font: UIFont) {}

    public func weight(_ weight: Weight) -> Font { self }
    public func bold() -> Font { self }
    public func italic() -> Font { self }
    public func monospacedDigit() -> Font { self }
}
