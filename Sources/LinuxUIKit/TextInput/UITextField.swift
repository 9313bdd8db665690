public import Foundation

/// A single-line text field; code sets its text.
open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none = 0, line, bezel, roundedRect
    }

    public enum ViewMode: Int, Sendable {
        case never = 0, whileEditing, unlessEditing, always
    }

    open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
    open var attributedText: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }
    open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
    open var attributedPlaceholder: NSAttributedString? { didSet { invalidateIntrinsicContentSize() } }
    open var font: UIFont? { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
    open var clearButtonMode = ViewMode.never
    open var leftView: UIView? { didSet { invalidateIntrinsicContentSize() } }
    open var leftViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
    open var rightView: UIView? { didSet { invalidateIntrinsicContentSize() } }
    open var rightViewMode = ViewMode.never { didSet { invalidateIntrinsicContentSize() } }
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumFontSize: CGFloat = 0
    open var clearsOnBeginEditing = false
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default
    open var isSecureTextEntry = false
    open var enablesReturnKeyAutomatically = false
    open weak var delegate: (any UITextFieldDelegate)?

    open var isEditing: Bool { isFirstResponder }
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// The size of the text or placeholder and of the views at the ends, in points; the text's width is estimated.
    ///
    /// Without a border, the height is one line. With a border and a 17-point font, it is 34 points, measured on iOS. Inferred: larger
    /// fonts have the same margin, and views at the ends add their widths.
    open override var intrinsicContentSize: CGSize {
        let label = UILabel(frame: .zero)
        label.adopt(traitCollection: traitCollection)
        label.font = font ?? .systemFont(ofSize: 17)
        let isEmpty = (text ?? "").isEmpty
        label.text = isEmpty ? placeholder : text
        if let styled = isEmpty ? attributedPlaceholder : attributedText { label.attributedText = styled }
        let line = roundedUpToPixel(label.font.lineHeight)
        let border: CGFloat = borderStyle == .none ? 0 : 14
        let height = borderStyle == .none ? line : max(34, (line + border).rounded(.down))
        let views = endViewWidth(leftView, leftViewMode) + endViewWidth(rightView, rightViewMode)
        return CGSize(width: label.intrinsicContentSize.width + border + views, height: height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// The baselines of a vertically centred line.
    override var baselines: TextBaselines? {
        let font = font ?? .systemFont(ofSize: 17)
        let margin = (intrinsicContentSize.height - font.lineHeight) / 2
        return TextBaselines(first: margin + font.ascender, last: margin - font.descender)
    }

    // MARK: Stored, without effect

    open var background: UIImage?
    open var disabledBackground: UIImage?
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var typingAttributes: [NSAttributedString.Key: Any]?
    open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]

    @preconcurrency @MainActor open override var inputView: UIView? { get { kept(or: nil) } set { keep(newValue) } }
    @preconcurrency @MainActor open override var inputAccessoryView: UIView? { get { kept(or: nil) } set { keep(newValue) } }

    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = text.map { String($0.dropLast()) } }
    open var hasText: Bool { !(text ?? "").isEmpty }

    // Rectangles of a field's parts (T1 to T4), for subclasses to override; in points, in the field's coordinates. They
    // are the same in a right-to-left field; pictures mirror them.
    open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds, isEditing: false) }
    open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds, isEditing: true) }
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { lineRect(in: textRect(forBounds: bounds)) }
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(forBounds: bounds) }
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { endViewRect(leftView, in: bounds, isLeft: true) }
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { endViewRect(rightView, in: bounds, isLeft: false) }

    // Never called: nothing is drawn, and there is no keyboard.
    open func drawText(in rect: CGRect) {}
    open func drawPlaceholder(in rect: CGRect) {}
}

@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
    func textFieldDidBeginEditing(_ textField: UITextField)
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
    func textFieldDidEndEditing(_ textField: UITextField)
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
    func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
    func textFieldDidChangeSelection(_ textField: UITextField)
    func textFieldShouldClear(_ textField: UITextField) -> Bool
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_: UITextField) -> Bool { true }
    public func textFieldDidBeginEditing(_: UITextField) {}
    public func textFieldShouldEndEditing(_: UITextField) -> Bool { true }
    public func textFieldDidEndEditing(_: UITextField) {}
    public func textFieldDidEndEditing(_: UITextField, reason: UITextField.DidEndEditingReason) {}
    public func textField(_: UITextField, shouldChangeCharactersIn _: NSRange, replacementString _: String) -> Bool { true }
    public func textFieldDidChangeSelection(_: UITextField) {}
    public func textFieldShouldClear(_: UITextField) -> Bool { true }
    public func textFieldShouldReturn(_: UITextField) -> Bool { true }
}

public enum UIKeyboardType: Int, Sendable {
    case `default` = 0, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Sendable {
    case `default` = 0, go, google, join, next, route, search, send, yahoo, done, emergencyCall, `continue`
}

public enum UITextAutocapitalizationType: Int, Sendable {
    case none = 0, words, sentences, allCharacters
}

public enum UITextAutocorrectionType: Int, Sendable {
    case `default` = 0, no, yes
}
