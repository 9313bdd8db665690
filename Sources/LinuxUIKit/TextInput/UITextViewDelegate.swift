public import Foundation

@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
    func textViewShouldEndEditing(_ textView: UITextView) -> Bool
    func textViewDidBeginEditing(_ textView: UITextView)
    func textViewDidEndEditing(_ textView: UITextView)
    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
    func textViewDidChange(_ textView: UITextView)
    func textViewDidChangeSelection(_ textView: UITextView)
    func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction) -> Bool
}

extension UITextViewDelegate {
    public func textViewShouldBeginEditing(_: UITextView) -> Bool { true }
    public func textViewShouldEndEditing(_: UITextView) -> Bool { true }
    public func textViewDidBeginEditing(_: UITextView) {}
    public func textViewDidEndEditing(_: UITextView) {}
    public func textView(_: UITextView, shouldChangeTextIn _: NSRange, replacementText _: String) -> Bool { true }
    public func textViewDidChange(_: UITextView) {}
    public func textViewDidChangeSelection(_: UITextView) {}
    public func textView(
        _: UITextView, shouldInteractWith _: URL, in _: NSRange, interaction: UITextItemInteraction) -> Bool { true }
}

public enum UITextItemInteraction: Int, Sendable {
    case invokeDefaultAction = 0, presentActions, preview
}

public struct UIDataDetectorTypes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static var phoneNumber: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 1) }
    public static var link: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 2) }
    public static var address: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 4) }
    public static var calendarEvent: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: 8) }
    public static var all: UIDataDetectorTypes { UIDataDetectorTypes(rawValue: .max) }
}

open class NSLayoutManager: NSObject {
    open var allowsNonContiguousLayout = false
    open var usesFontLeading = true
    open private(set) var textContainers: [NSTextContainer] = []

    public override init() {}

    open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
}
