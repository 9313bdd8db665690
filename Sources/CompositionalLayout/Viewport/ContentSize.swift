extension LayoutTraits {
    /// The text size that the user prefers; the raw values are UIKit's.
    public struct ContentSize: RawRepresentable, Sendable, Hashable, Codable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        private init(short: String) {
            rawValue = Self.prefix + short
        }

        private static let prefix = "UICTContentSizeCategory"

        public static let unspecified = ContentSize(rawValue: "_UICTContentSizeCategoryUnspecified")
        public static let extraSmall = ContentSize(short: "XS")
        public static let small = ContentSize(short: "S")
        public static let medium = ContentSize(short: "M")
        public static let large = ContentSize(short: "L")
        public static let extraLarge = ContentSize(short: "XL")
        public static let extraExtraLarge = ContentSize(short: "XXL")
        public static let extraExtraExtraLarge = ContentSize(short: "XXXL")
        public static let accessibilityMedium = ContentSize(short: "AccessibilityM")
        public static let accessibilityLarge = ContentSize(short: "AccessibilityL")
        public static let accessibilityExtraLarge = ContentSize(short: "AccessibilityXL")
        public static let accessibilityExtraExtraLarge = ContentSize(short: "AccessibilityXXL")
        public static let accessibilityExtraExtraExtraLarge = ContentSize(short: "AccessibilityXXXL")
    }
}

extension LayoutTraits.ContentSize {
    /// The categories by the names of their constants, from the smallest text to the largest.
    package static let named: [(name: String, category: LayoutTraits.ContentSize)] = [
        ("extraSmall", .extraSmall), ("small", .small), ("medium", .medium), ("large", .large), ("extraLarge", .extraLarge),
        ("extraExtraLarge", .extraExtraLarge), ("extraExtraExtraLarge", .extraExtraExtraLarge),
        ("accessibilityMedium", .accessibilityMedium), ("accessibilityLarge", .accessibilityLarge),
        ("accessibilityExtraLarge", .accessibilityExtraLarge), ("accessibilityExtraExtraLarge", .accessibilityExtraExtraLarge),
        ("accessibilityExtraExtraExtraLarge", .accessibilityExtraExtraExtraLarge),
    ]

    /// From the smallest text to the largest.
    package static let ordered = named.map(\.category)

    /// The name of the category's constant, or otherwise the raw value.
    package var name: String { Self.named.first { $0.category == self }?.name ?? rawValue }

    /// The end of the raw value, for file names: `AccessibilityL`.
    package var shortName: String { rawValue.hasPrefix(Self.prefix) ? String(rawValue.dropFirst(Self.prefix.count)) : rawValue }

    /// True for the default size of iOS.
    package var isDefault: Bool { self == .large || self == .unspecified }
}
