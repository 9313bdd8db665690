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

    /// Always clear: there are no asset catalogues.
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
