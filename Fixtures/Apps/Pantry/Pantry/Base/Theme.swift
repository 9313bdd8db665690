import UIKit

extension UIColor {
    static let paprika = UIColor(red: 0.84, green: 0.27, blue: 0.15, alpha: 1)
    static let cream = UIColor(named: "Cream") ?? UIColor(white: 0.97, alpha: 1)

    convenience init(hex: UInt32, alpha: CGFloat = 1) {
        self.init(
            red: CGFloat((hex >> 16) & 0xff) / 255,
            green: CGFloat((hex >> 8) & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255,
            alpha: alpha)
    }
}

extension UIFont {
    static func pantry(_ style: TextStyle, weight: Weight = .regular) -> UIFont {
        let metrics = UIFontMetrics(forTextStyle: style)
        let size = UIFontDescriptor.preferredFontDescriptor(withTextStyle: style).pointSize
        let font = UIFont(name: "Avenir-Book", size: size) ?? .systemFont(ofSize: size, weight: weight)
        return metrics.scaledFont(for: font)
    }
}

enum Spacing {
    static let small: CGFloat = 8
    static let medium: CGFloat = 16
    static let large: CGFloat = 24
}
