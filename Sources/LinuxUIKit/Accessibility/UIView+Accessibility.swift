public import Foundation

// Accessibility properties of views. Stored without effect.

extension UIAccessibilityTraits {
    public static var playsSound: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 4) }
    public static var keyboardKey: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 5) }
    public static var summaryElement: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 7) }
    public static var searchField: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 10) }
    public static var startsMediaSession: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 11) }
    public static var allowsDirectInteraction: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 13) }
    public static var causesPageTurn: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 14) }
    public static var tabBar: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 15) }
    public static var toggleButton: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: 1 << 53) }
}

extension UIView {
    public var accessibilityElementsHidden: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var accessibilityViewIsModal: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var shouldGroupAccessibilityChildren: Bool { get { kept(or: false) } set { keep(newValue) } }
    /// Frame in screen coordinates; by default the view's frame.
    public var accessibilityFrame: CGRect { get { kept(or: convert(bounds, to: nil)) } set { keep(newValue) } }
    public var accessibilityPath: UIBezierPath? { get { kept(or: nil) } set { keep(newValue) } }
    public var accessibilityActivationPoint: CGPoint {
        get { kept(or: CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)) }
        set { keep(newValue) }
    }
    public var accessibilityContainerType: UIAccessibilityContainerType { get { kept(or: .none) } set { keep(newValue) } }
    public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle { get { kept(or: .automatic) } set { keep(newValue) } }
    public var accessibilityAttributedLabel: NSAttributedString? {
        get { accessibilityLabel.map { NSAttributedString(string: $0) } }
        set { accessibilityLabel = newValue?.string }
    }
    public var accessibilityAttributedValue: NSAttributedString? {
        get { accessibilityValue.map { NSAttributedString(string: $0) } }
        set { accessibilityValue = newValue?.string }
    }
    public var accessibilityAttributedHint: NSAttributedString? {
        get { accessibilityHint.map { NSAttributedString(string: $0) } }
        set { accessibilityHint = newValue?.string }
    }
    public var accessibilityRespondsToUserInteraction: Bool { get { kept(or: isUserInteractionEnabled) } set { keep(newValue) } }
    public var accessibilityIgnoresInvertColors: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var accessibilityUserInputLabels: [String]! { get { kept(or: nil) } set { keep(newValue as [String]?) } }
    public var accessibilityLanguage: String? { get { kept(or: nil) } set { keep(newValue) } }

    public var showsLargeContentViewer: Bool { get { kept(or: false) } set { keep(newValue) } }
    public var largeContentTitle: String? { get { kept(or: nil) } set { keep(newValue) } }
    public var largeContentImage: UIImage? { get { kept(or: nil) } set { keep(newValue) } }
    public var scalesLargeContentImage: Bool { get { kept(or: false) } set { keep(newValue) } }

    // MARK: Never called

    public func accessibilityElementDidBecomeFocused() {}
    public func accessibilityElementDidLoseFocus() {}
    public func accessibilityElementIsFocused() -> Bool { false }
}

@preconcurrency @MainActor
open class UILargeContentViewerInteraction: NSObject, UIInteraction {
    open private(set) weak var view: UIView?

    public override init() {}

    open func willMove(to view: UIView?) {}
    open func didMove(to view: UIView?) { self.view = view }
}
