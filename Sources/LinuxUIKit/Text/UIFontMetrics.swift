public import Foundation

/// Scales lengths and fonts by content size category in proportion to a text style's line height.
///
/// Values scale with the style's leading rather than its size, and are rounded to pixels: 17 points of body text become 48 points
/// in the largest category, where the body font itself has 53.
public final class UIFontMetrics: NSObject, Sendable {
    /// The metrics of the body style.
    public static var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

    private let style: UIFont.TextStyle

    public init(forTextStyle textStyle: UIFont.TextStyle) { style = textStyle }

    /// Scales a length for the current viewport's content size category.
    public func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }

    /// Scales a length for the content size category of the given traits.
    public func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
        let traits = traitCollection ?? .current
        let leading = TextSize.of(style, traits.preferredContentSizeCategory).leading
        let scale = traits.displayScale > 0 ? traits.displayScale : LayoutViewport.current.scale
        return (value * leading / TextSize.of(style, .large).leading * scale).rounded() / scale
    }

    /// The font at the size for the current viewport's content size category.
    public func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }

    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        font.withSize(scaledValue(for: font.pointSize, compatibleWith: traitCollection))
    }

    public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        font.withSize(min(maximumPointSize, scaledValue(for: font.pointSize)))
    }
}

extension UIContentSizeCategory {
    private var rank: Int { Self.ordered.firstIndex(of: self) ?? -1 }

    /// True for the five accessibility sizes.
    public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }

    /// True if smaller; `unspecified` is smaller than all others.
    public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank < right.rank }
    public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank <= right.rank }
    public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank > right.rank }
    public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.rank >= right.rank }
}

extension UIContentSizeCategory {
    /// Never posted: the viewport determines the text size.
    public static var didChangeNotification: Notification.Name { Notification.Name("UIContentSizeCategoryDidChangeNotification") }
}
