/// The text size that the user prefers.
public struct UIContentSizeCategory: RawRepresentable, Sendable, Hashable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    private init(short: String) {
        rawValue = Self.prefix + short
    }

    private static let prefix = "UICTContentSizeCategory"

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

extension UIContentSizeCategory {
    /// The categories by the names of their constants, from the smallest text to the largest.
    package static let named: [(name: String, category: UIContentSizeCategory)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge),
        ("extraExtraLarge", .extraExtraLarge), ("extraExtraExtraLarge", .extraExtraExtraLarge),
        ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
        ("accessibilityExtraLarge", .accessibilityExtraLarge), ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// From the smallest text to the largest.
    package static let ordered = named.map(\.category)

    /// The name of its constant; the raw value of a category that has none.
    package var name: String { Self.named.first { $0.category == self }?.name ?? rawValue }

    /// What the raw value ends with, as the names of files have it: `AccessibilityL`.
    package var shortName: String { rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue }

    /// Whether it is the one that iOS has until the user chooses another.
    package var isDefault: Bool { self == .large || self == .unspecified }
}
