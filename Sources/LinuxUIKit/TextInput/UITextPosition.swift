public import Foundation

open class UITextPosition: NSObject {
    /// Offset in UTF-16 code units.
    let offset: Int

    init(offset: Int) { self.offset = offset }
}

open class UITextRange: NSObject {
    public let start: UITextPosition
    public let end: UITextPosition

    init(start: UITextPosition, end: UITextPosition) {
        self.start = start
        self.end = end
    }

    open var isEmpty: Bool { start.offset == end.offset }
}

public protocol UITextInput: UITextInputTraits {
    func text(in range: UITextRange) -> String?
    var endOfDocument: UITextPosition { get }
}

extension UITextField: UITextInput {
    public func text(in range: UITextRange) -> String? { Self.part(range, of: text ?? "") }
    public var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }
    public var selectedTextRange: UITextRange? { get { kept(or: nil) } set { keep(newValue) } }
}

extension UITextView: UITextInput {
    public func text(in range: UITextRange) -> String? { Self.part(range, of: text ?? "") }
    public var endOfDocument: UITextPosition { UITextPosition(offset: (text ?? "").utf16.count) }
    public var selectedTextRange: UITextRange? {
        get {
            let (start, end) = (selectedRange.location, selectedRange.location + selectedRange.length)
            return UITextRange(start: UITextPosition(offset: start), end: UITextPosition(offset: end))
        }
        set { selectedRange = newValue.map { NSRange($0.start.offset..<$0.end.offset) } ?? NSRange(location: 0, length: 0) }
    }
}

extension UITextInput {
    static func part(_ range: UITextRange, of text: String) -> String? {
        let units = text as NSString
        guard range.start.offset >= 0, range.end.offset <= units.length else { return nil }
        return units.substring(with: NSRange(range.start.offset..<range.end.offset))
    }

    public var beginningOfDocument: UITextPosition { UITextPosition(offset: 0) }

    public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
        let (first, last) = (min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset))
        return UITextRange(start: UITextPosition(offset: first), end: UITextPosition(offset: last))
    }

    /// The position `offset` UTF-16 code units away; `nil` outside the text.
    public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
        let place = position.offset + offset
        return (0...endOfDocument.offset).contains(place) ? UITextPosition(offset: place) : nil
    }

    public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { toPosition.offset - from.offset }
}

extension UITextField {
    public enum DidEndEditingReason: Int, Sendable {
        case committed = 0, cancelled
    }
}
