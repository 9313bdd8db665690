public import CompositionalLayout
import Foundation

/// State of a view for properties that are declared in this module.
final class ViewAttachments {
    var constraints: [NSLayoutConstraint] = []
    var guides: [UILayoutGuide] = []
    var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var refreshControl: UIRefreshControl?
    var interactions: [any NSObjectProtocol] = []
    var accessibilityTraits: UIAccessibilityTraits = []
    var accessibilityHint: String?
    var accessibilityValue: String?
    /// The view's own guides, by name: the same object each time, as constraints reference them weakly.
    /// What code sets and nothing here reads.
    var kept = KeptValues()
    private var ownGuides: [String: UILayoutGuide] = [:]

    func guide(_ name: String, of view: UIView, frameIn: @escaping (UIView) -> CGRect) -> UILayoutGuide {
        if let guide = ownGuides[name] { return guide }
        let guide = UILayoutGuide(of: view, frameIn: frameIn)
        ownGuides[name] = guide
        return guide
    }
}

extension UIView {
    var attachments: ViewAttachments {
        if let attached = attached as? ViewAttachments { return attached }
        let attachments = ViewAttachments()
        attached = attachments
        return attachments
    }
}

/// Whether content follows the layout direction. Stored without effect: the traits decide the direction.
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified = 0
    case playback
    case spatial
    case forceLeftToRight
    case forceRightToLeft
}

/// How assistive technologies present a view. Stored without effect.
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
