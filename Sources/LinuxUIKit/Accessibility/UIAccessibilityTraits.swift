public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    public static var none: UIAccessibilityTraits { UIAccessibilityTraits([]) }
    public static var button: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1) }
    public static var link: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 1) }
    public static var image: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 2) }
    public static var selected: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 3) }
    public static var staticText: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 6) }
    public static var notEnabled: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 8) }
    public static var updatesFrequently: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 9) }
    public static var adjustable: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 12) }
    public static var header: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 16) }
}
