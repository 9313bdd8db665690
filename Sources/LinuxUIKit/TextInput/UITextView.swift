public import Foundation

/// A multiline text view. It measures its text but does not draw it, and code sets the text.
open class UITextView: UIScrollView {
    /// The plain text. Setting it replaces `attributedText`.
    open var text: String! {
        get {
            adoptStorage()
            return content.text ?? ""
        }
        set {
            adoptStorage()
            content.text = newValue ?? ""
            contentDidChange()
        }
    }
    /// The text with its attributes. Setting it replaces `text` and `font`.
    open var attributedText: NSAttributedString! {
        get {
            adoptStorage()
            return content.attributedText ?? NSAttributedString(string: "")
        }
        set {
            content.attributedText = newValue
            contentDidChange()
        }
    }
    /// The font of the whole text. Setting it replaces the fonts of an attributed text.
    open var font: UIFont? {
        get { content.font === Self.defaultFont ? nil : content.font }
        set {
            adoptStorage()
            content.font = newValue ?? Self.defaultFont
            contentDidChange()
        }
    }
    open var textColor: UIColor?
    open var textAlignment = NSTextAlignment.natural
    /// Holds the text and its font, and measures them.
    let content: UILabel = {
        let content = UILabel(frame: .zero)
        content.font = defaultFont
        return content
    }()
    private var storage: NSTextStorage?
    /// The text, for changes in place. Reading it invalidates the intrinsic size, as the caller is likely to change the text.
    open var textStorage: NSTextStorage {
        let storage = storage ?? NSTextStorage(attributedString: attributedText)
        self.storage = storage
        invalidateIntrinsicContentSize()
        return storage
    }

    /// Copies changes in the text storage to the view's content.
    private func adoptStorage() {
        guard let storage, !storage.isEqual(to: content.attributedText ?? NSAttributedString()) else { return }
        content.attributedText = NSAttributedString(attributedString: storage)
    }

    private func contentDidChange() {
        storage?.setAttributedString(content.attributedText ?? NSAttributedString())
        invalidateIntrinsicContentSize()
    }

    private static let defaultFont = UIFont.systemFont(ofSize: 12)
    /// Range in UTF-16 code units.
    open var selectedRange = NSRange(location: 0, length: 0)
    open var isEditable = true
    open var isSelectable = true
    open var adjustsFontForContentSizeCategory = false
    /// Insets in points.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { invalidateIntrinsicContentSize() } }
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    open var keyboardType = UIKeyboardType.default
    open var returnKeyType = UIReturnKeyType.default
    open var autocapitalizationType = UITextAutocapitalizationType.sentences
    open var autocorrectionType = UITextAutocorrectionType.default

    open private(set) var textContainer: NSTextContainer

    // MARK: Size

    open override var isScrollEnabled: Bool { didSet { invalidateIntrinsicContentSize() } }
    /// The size of the text and its insets if the view does not scroll.
    open override var intrinsicContentSize: CGSize { isScrollEnabled ? super.intrinsicContentSize : size(in: .infinity) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = self.size(in: size.width > 0 ? size.width : .infinity)
        return CGSize(width: size.width > 0 ? size.width : fitting.width, height: fitting.height)
    }

    override var wrappedContentSize: ((_ width: CGFloat) -> CGSize)? { isScrollEnabled ? nil : { self.size(in: $0) } }

    private func size(in width: CGFloat) -> CGSize {
        adoptStorage()
        content.adopt(traitCollection: traitCollection)
        content.numberOfLines = textContainer.maximumNumberOfLines
        content.lineBreakMode = textContainer.lineBreakMode
        let insets = textContainerInset
        let margin = insets.left + insets.right + 2 * textContainer.lineFragmentPadding
        let room = CGSize(width: width.isFinite ? max(1, width - margin) : 0, height: 0)
        var size = content.sizeThatFits(room)
        // An empty text has one line.
        if size == .zero { size.height = roundedUpToPixel(content.font.lineHeight) }
        return CGSize(width: min(width, size.width + margin), height: size.height + insets.top + insets.bottom)
    }

    /// Creates a text view with a text container, by default a new one.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        self.textContainer = textContainer ?? NSTextContainer(size: frame.size)
        super.init(frame: frame)
        self.textContainer.view = self
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
    public convenience init(usingTextLayoutManager: Bool) { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        textContainer = NSTextContainer()
        super.init(coder: coder)
        textContainer.view = self
    }

    open override var canBecomeFirstResponder: Bool { isEditable }

    open weak var delegate: (any UITextViewDelegate)?
    open var dataDetectorTypes: UIDataDetectorTypes = []
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    open var clearsOnInsertion = false
    open var allowsEditingTextAttributes = false
    open var usesStandardTextScaling = false
    open private(set) lazy var layoutManager = NSLayoutManager()

    @preconcurrency @MainActor open override var inputView: UIView? { get { kept(or: nil) } set { keep(newValue) } }
    @preconcurrency @MainActor open override var inputAccessoryView: UIView? { get { kept(or: nil) } set { keep(newValue) } }

    open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
    open func deleteBackward() { text = (text ?? "").isEmpty ? text : String(text.dropLast()) }
    open var hasText: Bool { !(text ?? "").isEmpty }
    open func scrollRangeToVisible(_ range: NSRange) {}
}

/// The region in which a text view lays out its text. Its size and exclusion paths are stored without effect.
open class NSTextContainer: NSObject {
    fileprivate weak var view: UITextView?
    /// Size in points.
    open var size: CGSize
    open var exclusionPaths: [UIBezierPath] = []
    open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { view?.invalidateIntrinsicContentSize() } }
    /// Padding in points.
    open var lineFragmentPadding: CGFloat = 5 { didSet { view?.invalidateIntrinsicContentSize() } }
    /// Maximum number of lines; 0 for no limit.
    open var maximumNumberOfLines = 0 { didSet { view?.invalidateIntrinsicContentSize() } }
    open var widthTracksTextView = false
    open var heightTracksTextView = false

    public init(size: CGSize) { self.size = size }

    public convenience override init() { self.init(size: .zero) }
}
