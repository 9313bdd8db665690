public import CompositionalLayout

/// What a view is for those who do not see it. It is kept, not told.
public struct UIAccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt64

    public init(rawValue: UInt64) {
        self.rawValue = rawValue
    }

    public static let none = UIAccessibilityTraits([])
    public static let button = UIAccessibilityTraits(rawValue: 1)
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
    public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

extension UIView {
    public var accessibilityTraits: UIAccessibilityTraits {
        get { attachments.accessibilityTraits }
        set { attachments.accessibilityTraits = newValue }
    }

    public var accessibilityHint: String? {
        get { attachments.accessibilityHint }
        set { attachments.accessibilityHint = newValue }
    }

    public var accessibilityValue: String? {
        get { attachments.accessibilityValue }
        set { attachments.accessibilityValue = newValue }
    }
}
