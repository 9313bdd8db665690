public import Foundation

/// A multiline text view. Stored, not drawn: it has no size of its own, and code sets the text.
open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString!
    open var font: UIFont?
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    /// Range in UTF-16 code units.
    open var selectedRange = NSRange(location: 0, length: 0)
    open var isEditable = true
    open var isSelectable = true
    open var adjustsFontForContentSizeCategory = false
    /// Insets in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default

    open private(set) var textContainer: NSTextContainer

    /// A view with a given text container, or its own.
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

    /// Never called: there is no user.
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

/// The region in which a text is laid out. Stored: no text is laid out.
open class NSTextContainer: NSObject {
    /// Size in points.
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Padding in points.
    open var lineFragmentPadding: CGFloat = 5
    /// Maximum number of lines; 0 for no limit.
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
