import Foundation

/// System colours as in iOS 15 to 18, with a value for each appearance. Elevated surfaces and increased contrast use the base
/// values.
///
/// Source: the Human Interface Guidelines, Color, for hues and greys; values of `UIColor` on a device for the others.
extension UIColor {
    private convenience init(light: UIColor, dark: UIColor) {
        self.init { traits in
            switch traits.userInterfaceStyle {
            case .dark: dark
            case .light, .unspecified: light
            }
        }
    }

    private convenience init(light: UInt32, dark: UInt32) { self.init(light: .rgb(light), dark: .rgb(dark)) }

    /// The colour `0xRRGGBB` with an opacity, 0 to 1.
    private static func rgb(_ value: UInt32, _ opacity: CGFloat = 1) -> UIColor {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(value >> shift & 0xFF) / 255 }
        return UIColor(red: component(16), green: component(8), blue: component(0), alpha: opacity)
    }

    // MARK: Hues

    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    public static let tintColor = systemTint

    // MARK: Greys

    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    // MARK: Text

    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    public static let secondaryLabel = UIColor(light: .rgb(0x3C3C43, 0.6), dark: .rgb(0xEBEBF5, 0.6))
    public static let tertiaryLabel = UIColor(light: .rgb(0x3C3C43, 0.3), dark: .rgb(0xEBEBF5, 0.3))
    public static let quaternaryLabel = UIColor(light: .rgb(0x3C3C43, 0.18), dark: .rgb(0xEBEBF5, 0.16))
    public static let placeholderText = UIColor(light: .rgb(0x3C3C43, 0.3), dark: .rgb(0xEBEBF5, 0.3))
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
    public static let lightText = UIColor(light: .rgb(0xFFFFFF, 0.6), dark: .rgb(0xFFFFFF, 0.6))
    public static let darkText = UIColor(light: 0x000000, dark: 0x000000)

    // MARK: Separators and fills

    public static let separator = listSeparator
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
    public static let systemFill = UIColor(light: .rgb(0x787880, 0.2), dark: .rgb(0x787880, 0.36))
    public static let secondarySystemFill = UIColor(light: .rgb(0x787880, 0.16), dark: .rgb(0x787880, 0.32))
    public static let tertiarySystemFill = UIColor(light: .rgb(0x767680, 0.12), dark: .rgb(0x767680, 0.24))
    public static let quaternarySystemFill = UIColor(light: .rgb(0x747480, 0.08), dark: .rgb(0x767680, 0.18))

    // MARK: Backgrounds

    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000)
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E)
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000)
    public static let groupTableViewBackground = systemGroupedBackground
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E)
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E)
}

/// Colours that are the same in all appearances.
extension UIColor {
    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}
