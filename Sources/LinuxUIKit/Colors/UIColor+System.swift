public import CompositionalLayout
import Foundation

/// The system's colours as iOS shows them: one value in light surroundings, one in dark ones.
extension UIColor {
    private convenience init(light: UInt32, dark: UInt32) {
        self.init { traits in
            switch traits.userInterfaceStyle {
            case .dark: UIColor(rgba: dark)
            case .light, .unspecified: UIColor(rgba: light)
            }
        }
    }

    /// `0xRRGGBBAA`.
    private convenience init(rgba: UInt32) {
        func component(_ shift: UInt32) -> CGFloat { CGFloat(rgba >> shift & 0xFF) / 255 }
        self.init(red: component(24), green: component(16), blue: component(8), alpha: component(0))
    }

    // MARK: Hues

    public static let systemRed = UIColor(light: 0xFF3B30FF, dark: 0xFF453AFF)
    public static let systemGreen = UIColor(light: 0x34C759FF, dark: 0x30D158FF)
    public static let systemBlue = UIColor(light: 0x007AFFFF, dark: 0x0A84FFFF)
    public static let systemOrange = UIColor(light: 0xFF9500FF, dark: 0xFF9F0AFF)
    public static let systemYellow = UIColor(light: 0xFFCC00FF, dark: 0xFFD60AFF)
    public static let systemPink = UIColor(light: 0xFF2D55FF, dark: 0xFF375FFF)
    public static let systemPurple = UIColor(light: 0xAF52DEFF, dark: 0xBF5AF2FF)
    public static let systemTeal = UIColor(light: 0x30B0C7FF, dark: 0x40C8E0FF)
    public static let systemIndigo = UIColor(light: 0x5856D6FF, dark: 0x5E5CE6FF)
    public static let systemBrown = UIColor(light: 0xA2845EFF, dark: 0xAC8E68FF)
    public static let systemMint = UIColor(light: 0x00C7BEFF, dark: 0x63E6E2FF)
    public static let systemCyan = UIColor(light: 0x32ADE6FF, dark: 0x64D2FFFF)
    public static let tintColor = UIColor(light: 0x007AFFFF, dark: 0x0A84FFFF)

    // MARK: Greys

    public static let systemGray = UIColor(light: 0x8E8E93FF, dark: 0x8E8E93FF)
    public static let systemGray2 = UIColor(light: 0xAEAEB2FF, dark: 0x636366FF)
    public static let systemGray3 = UIColor(light: 0xC7C7CCFF, dark: 0x48484AFF)
    public static let systemGray4 = UIColor(light: 0xD1D1D6FF, dark: 0x3A3A3CFF)
    public static let systemGray5 = UIColor(light: 0xE5E5EAFF, dark: 0x2C2C2EFF)
    public static let systemGray6 = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)

    // MARK: Text

    public static let label = UIColor(light: 0x000000FF, dark: 0xFFFFFFFF)
    public static let secondaryLabel = UIColor(light: 0x3C3C4399, dark: 0xEBEBF599)
    public static let tertiaryLabel = UIColor(light: 0x3C3C434C, dark: 0xEBEBF54C)
    public static let quaternaryLabel = UIColor(light: 0x3C3C432E, dark: 0xEBEBF529)
    public static let placeholderText = UIColor(light: 0x3C3C434C, dark: 0xEBEBF54C)
    public static let link = UIColor(light: 0x007AFFFF, dark: 0x0984FFFF)
    public static let lightText = UIColor(light: 0xFFFFFF99, dark: 0xFFFFFF99)
    public static let darkText = UIColor(light: 0x000000FF, dark: 0x000000FF)

    // MARK: Separators and fills

    public static let separator = UIColor(light: 0x3C3C434A, dark: 0x54545899)
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8FF, dark: 0x38383AFF)
    public static let systemFill = UIColor(light: 0x78788033, dark: 0x7878805C)
    public static let secondarySystemFill = UIColor(light: 0x78788029, dark: 0x78788052)
    public static let tertiarySystemFill = UIColor(light: 0x7676801F, dark: 0x7676803D)
    public static let quaternarySystemFill = UIColor(light: 0x74748014, dark: 0x7676802E)

    // MARK: Backgrounds

    public static let systemBackground = UIColor(light: 0xFFFFFFFF, dark: 0x000000FF)
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7FF, dark: 0x1C1C1EFF)
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFFFF, dark: 0x2C2C2EFF)
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7FF, dark: 0x000000FF)
    public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFFFF, dark: 0x1C1C1EFF)
    public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7FF, dark: 0x2C2C2EFF)
}
