/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(short: String) {
        rawValue = "UICTContentSizeCategory" + short
    }

    public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
    public static let extraSmall = UIContentSizeCategory(short: "XS")
    public static let small = UIContentSizeCategory(short: "S")
    public static let medium = UIContentSizeCategory(short: "M")
    public static let large = UIContentSizeCategory(short: "L")
    public static let extraLarge = UIContentSizeCategory(short: "XL")
    public static let extraExtraLarge = UIContentSizeCategory(short: "XXL")
    public static let extraExtraExtraLarge = UIContentSizeCategory(short: "XXXL")
    public static let accessibilityMedium = UIContentSizeCategory(short: "AccessibilityM")
    public static let accessibilityLarge = UIContentSizeCategory(short: "AccessibilityL")
    public static let accessibilityExtraLarge = UIContentSizeCategory(short: "AccessibilityXL")
    public static let accessibilityExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXL")
    public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(short: "AccessibilityXXXL")
}
