public import Foundation

extension UIFont {
    /// The text style, which determines the size.
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(short: String) { rawValue = "UICTFontTextStyle" + short }

        public static var largeTitle: TextStyle { TextStyle(short: "Title0") }
        public static var title1: TextStyle { TextStyle(short: "Title1") }
        public static var title2: TextStyle { TextStyle(short: "Title2") }
        public static var title3: TextStyle { TextStyle(short: "Title3") }
        public static var headline: TextStyle { TextStyle(short: "Headline") }
        public static var subheadline: TextStyle { TextStyle(short: "Subhead") }
        public static var body: TextStyle { TextStyle(short: "Body") }
        public static var callout: TextStyle { TextStyle(short: "Callout") }
        public static var footnote: TextStyle { TextStyle(short: "Footnote") }
        public static var caption1: TextStyle { TextStyle(short: "Caption1") }
        public static var caption2: TextStyle { TextStyle(short: "Caption2") }
    }

    public struct Weight: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static var ultraLight: Weight { Weight(-0.8) }
        public static var thin: Weight { Weight(-0.6) }
        public static var light: Weight { Weight(-0.4) }
        public static var regular: Weight { Weight(0) }
        public static var medium: Weight { Weight(0.23) }
        public static var semibold: Weight { Weight(0.3) }
        public static var bold: Weight { Weight(0.4) }
        public static var heavy: Weight { Weight(0.56) }
        public static var black: Weight { Weight(0.62) }
    }

    /// The width of a font. The order of the values is UIKit's; the values themselves are not documented.
    public struct Width: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static var compressed: Width { Width(-0.4) }
        public static var condensed: Width { Width(-0.2) }
        public static var standard: Width { Width(0) }
        public static var expanded: Width { Width(0.2) }
    }
}

extension TextSize {
    /// The size of a text style in a content size category; unknown styles have the body's size.
    static func of(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> TextSize {
        of(names[style] ?? .body, category)
    }

    private static let names: [UIFont.TextStyle: Style] = [
        .largeTitle: .largeTitle, .title1: .title1, .title2: .title2, .title3: .title3, .headline: .headline,
        .subheadline: .subheadline, .body: .body, .callout: .callout, .footnote: .footnote, .caption1: .caption1,
        .caption2: .caption2,
    ]
}
