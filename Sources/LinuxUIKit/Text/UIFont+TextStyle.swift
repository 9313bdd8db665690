import CompositionalLayout
public import Foundation

extension UIFont {
    /// The purpose of a text, which determines its size.
    public struct TextStyle: RawRepresentable, Sendable, Hashable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(short: String) {
            rawValue = "UICTFontTextStyle" + short
        }

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

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.init(rawValue: rawValue)
        }

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
}

extension TextSize {
    /// The size of a text style under a content size category, as Apple publishes it for iOS.
    ///
    /// For a style without a size of its own that of the body; for an unspecified category that of `.large`, which
    /// is the default of iOS.
    ///
    /// Source: the Human Interface Guidelines, Typography, "iOS, iPadOS Dynamic Type sizes" and "larger accessibility type
    /// sizes".
    static func of(_ style: UIFont.TextStyle, _ category: UIContentSizeCategory) -> TextSize {
        (table[style] ?? body)[index(of: category)]
    }

    /// By category, from extra small to the largest accessibility size.
    private static let table: [UIFont.TextStyle: [TextSize]] = [
        .largeTitle: sizes(
            (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48),
            (44, 52), (48, 57), (52, 61), (56, 66), (60, 70)),
        .title1: sizes(
            (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41),
            (38, 46), (43, 51), (48, 57), (53, 62), (58, 68)),
        .title2: sizes(
            (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34),
            (34, 41), (39, 47), (44, 52), (50, 59), (56, 66)),
        .title3: sizes(
            (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32),
            (31, 38), (37, 44), (43, 51), (49, 58), (55, 65)),
        .headline: body,
        .body: body,
        .callout: sizes(
            (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28),
            (26, 32), (32, 39), (38, 46), (44, 52), (51, 60)),
        .subheadline: sizes(
            (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28),
            (25, 31), (30, 37), (36, 43), (42, 50), (49, 58)),
        .footnote: footnote,
        .caption1: sizes(
            (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23),
            (22, 28), (26, 32), (32, 39), (37, 44), (43, 51)),
        .caption2: sizes(
            (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22),
            (20, 25), (24, 30), (29, 35), (34, 41), (40, 48)),
    ]
}
