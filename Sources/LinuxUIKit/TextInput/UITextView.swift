public import CompositionalLayout
public import Foundation

/// A view of a long text. Stored, not drawn: it has no size of its own, and code sets the text.
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    /// In characters of UTF-16.
    open var selectedRange = NSRange(location: 0, length: 0)
    open var isEditable = true
    open var isSelectable = true
    open var adjustsFontForContentSizeCategory = false
    /// Points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default

    open private(set) var textContainer: NSTextContainer

    /// A view with a container of the caller's, or one of its own.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    /// Not called: there is no user.
    open weak var delegate: (any UITextViewDelegate)?
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open private(set) lazy var layoutManager = NSLayoutManager()

    @preconcurrency @MainActor open override var inputView: UIView? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }
    @preconcurrency @MainActor open override var inputAccessoryView: UIView? {
        get { kept(or: nil) }
        set { keep(newValue) }
    }

    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = (text ?? "").isEmpty ? text : String(text.dropLast()) }
    open var hasText: Bool { !(text ?? "").isEmpty }
    open func scrollRangeToVisible(_ range: NSRange) {}
}

/// The region that a text is laid out in. Stored: no text is.
open class NSTextContainer: NSObject {
    /// Points.
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Points.
    open var lineFragmentPadding: CGFloat = 5
    /// 0 for any number.
    open var maximumNumberOfLines = 0
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    public init(size: CGSize) {
        self.size = size
    }

    public convenience override init() {
        self.init(size: .zero)
    }
}
