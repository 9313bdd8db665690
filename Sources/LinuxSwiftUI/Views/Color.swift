public import Foundation
public import LinuxUIKit

/// A colour, a gradient or a material.
public struct Color: BuiltInView, Hashable, Sendable {
    fileprivate nonisolated let color: UIColor

    nonisolated public init(uiColor: UIColor) { color = uiColor }
    nonisolated public init(_ uiColor: UIColor) { color = uiColor }
    /// Always clear: there are no asset catalogues.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) { color = .clear }
    nonisolated public init(_ resource: ColorResource) { color = UIColor(resource: resource) }

    nonisolated public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        color = UIColor(red: red, green: green, blue: blue, alpha: opacity)
    }

    nonisolated public init(white: Double, opacity: Double = 1) { color = UIColor(white: white, alpha: opacity) }

    nonisolated public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: opacity)
    }

    // The first colour of a gradient.
    nonisolated public init(colors: [Color]) { color = colors.first?.color ?? .clear }
    nonisolated public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) { self.init(colors: colors) }
    nonisolated public init(gradient: Color, startPoint: UnitPoint, endPoint: UnitPoint) { self = gradient }

    public static let red = Color(.systemRed), orange = Color(.systemOrange), yellow = Color(.systemYellow), green = Color(.systemGreen)
    public static let mint = Color(.systemMint), teal = Color(.systemTeal), cyan = Color(.systemCyan), blue = Color(.systemBlue)
    public static let indigo = Color(.systemIndigo), purple = Color(.systemPurple), pink = Color(.systemPink), brown = Color(.systemBrown)
    public static let gray = Color(.systemGray), black = Color(.black), white = Color(.white), clear = Color(.clear)
    public static let primary = Color(.label), secondary = Color(.secondaryLabel), tertiary = Color(.tertiaryLabel)
    public static let quaternary = Color(.quaternaryLabel), accentColor = Color(.systemBlue), tint = Color(.systemBlue)
    public static let background = Color(.systemBackground), separator = Color(.separator), fill = Color(.systemFill)
    // Materials are transparent.
    public static let bar = clear, ultraThinMaterial = clear, thinMaterial = clear, regularMaterial = clear, thickMaterial = clear

    nonisolated public func opacity(_ opacity: Double) -> Color { Color(color.withAlphaComponent(opacity)) }
}

public typealias Gradient = Color
public typealias LinearGradient = Color

extension UIColor {
    public convenience init(_ color: Color) { self.init(dynamicProvider: { color.color.resolvedColor(with: $0) }) }
}
