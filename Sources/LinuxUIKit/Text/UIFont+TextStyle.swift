public import Foundation

extension UIFont {
    /// The text style, which determines the size.
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        private init(short: String) { rawValue = "UICTFontTextStyle" + short }

        public static let largeTitle = TextStyle(short: "Title0")
        public static let title1 = TextStyle(short: "Title1")
        public static let title2 = TextStyle(short: "Title2")
        public static let title3 = TextStyle(short: "Title3")
        public static let headline = TextStyle(short: "Headline")
        public static let subheadline = TextStyle(short: "Subhead")
        public static let body = TextStyle(short: "Body")
        public static let callout = TextStyle(short: "Callout")
        public static let footnote = TextStyle(short: "Footnote")
        public static let caption1 = TextStyle(short: "Caption1")
        public static let caption2 = TextStyle(short: "Caption2")
    }

    /// The weight of a font.
    public struct Weight: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)
    }

    /// The width of a font. The order of the values is UIKit's; the values themselves are not documented.
    public struct Width: RawRepresentable, Sendable, Hashable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }

        public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
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
