public import Foundation
import TextMeasurement

/// A label. It measures its text but does not draw it; only diagrams draw text.
open class UILabel: UIView {
    /// The plain text. Setting it replaces `attributedText`.
    open var text: String? {
        get { content?.string }
        set { content = newValue.map(Content.plain) }
    }
    /// The text with its attributes; plain text has the label's font and colour. Setting it replaces `text`, and sets the label's font,
    /// colour and alignment to those at the start of the new text.
    open var attributedText: NSAttributedString? {
        get {
            switch content {
            case .attributed(let text): text
            case .plain(let text): NSAttributedString(string: text, attributes: [.font: font as Any, .foregroundColor: textColor as Any])
            case nil: nil
            }
        }
        set {
            content = newValue.map(Content.attributed)
            if let newValue, newValue.length > 0 { adoptStyle(newValue.attributes(at: 0, effectiveRange: nil)) }
        }
    }
    private(set) var content: Content? { didSet { invalidateIntrinsicContentSize() } }

    enum Content {
        case plain(String)
        case attributed(NSAttributedString)

        var string: String {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
    }

    /// Takes font, colour and alignment from an attributed text. Only private properties are set: a subclass may observe the public ones,
    /// and set the attributed text again.
    private func adoptStyle(_ attributes: [NSAttributedString.Key: Any]) {
        if let font = attributes[.font] as? UIFont { ownFont = font }
        if let color = attributes[.foregroundColor] as? UIColor { ownColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { ownAlignment = style.alignment }
    }

    /// The font of the whole text. Setting it replaces the fonts of an attributed text.
    open var font: UIFont! {
        get { ownFont }
        set {
            ownFont = newValue ?? .systemFont(ofSize: 17)
            if case .attributed(let text) = content {
                let styled = NSMutableAttributedString(attributedString: text)
                styled.addAttribute(.font, value: ownFont, range: NSRange(location: 0, length: text.length))
                content = .attributed(styled)
            }
            invalidateIntrinsicContentSize()
        }
    }
    private var ownFont = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor! {
        get { ownColor }
        set { ownColor = newValue }
    }
    private var ownColor: UIColor! = .label
    open var textAlignment: NSTextAlignment {
        get { ownAlignment }
        set { ownAlignment = newValue }
    }
    private var ownAlignment = NSTextAlignment.natural
    open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
    open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
    open var adjustsFontForContentSizeCategory = false
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
    open var allowsDefaultTighteningForTruncation = false
    open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    open var shadowColor: UIColor?
    open var shadowOffset = CGSize(width: 0, height: -1)
    open var highlightedTextColor: UIColor?
    open var isHighlighted = false
    open var isEnabled = true

    // MARK: Sizes, in points; widths in the system font are estimated

    /// The size of the text. Text of several lines wraps at `preferredMaxLayoutWidth`, or otherwise at the width from constraints.
    open override var intrinsicContentSize: CGSize {
        size(in: numberOfLines == 1 ? 0 : preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : wrappingWidth)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { self.size(in: size.width) }

    /// The size of the text's rectangle, which a subclass may enlarge.
    ///
    /// - Parameter width: 0 for no limit.
    private func size(in width: CGFloat) -> CGSize {
        guard !(text ?? "").isEmpty else { return .zero }
        let size = CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: CGRect(origin: .zero, size: size), limitedToNumberOfLines: numberOfLines).size
    }

    /// The width from constraints, in points, while `wrappedContentSize` measures the text; otherwise 0.
    private var wrappingWidth: CGFloat = 0

    override var wrappedContentSize: ((_ width: CGFloat) -> CGSize)? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return { width in
            self.wrappingWidth = max(1, width)
            defer { self.wrappingWidth = 0 }
            return self.intrinsicContentSize
        }
    }

    /// The first baseline is the font's ascender below the top, the last one its descender above the bottom.
    override var baselines: TextBaselines? { TextBaselines(first: font.ascender, last: -font.descender) }

    /// Records the rectangle of the text. Called with the bounds; a subclass may pass a smaller rectangle to `super`. Draws nothing.
    open func drawText(in rect: CGRect) { drawnRect = rect }

    private var drawnRect: CGRect?

    /// The rectangle of the text within the bounds, which a subclass's `drawText(in:)` may make smaller.
    package final func textArea(in bounds: CGRect) -> CGRect {
        drawnRect = nil
        // Overrides may draw around the text, for which they need a context.
        GraphicsContexts.withContext(CGContext(), bounds.size, scale: 1) { drawText(in: bounds) }
        return drawnRect ?? bounds
    }

    /// The rectangle of the lines that fit, vertically centred in the bounds.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard bounds.width > 0, bounds.height > 0 else { return CGRect(origin: bounds.origin, size: .zero) }
        var limits = TextLimits(bounds.size, lines: numberOfLines)
        limits.height = Double(bounds.height)
        let size = measuredSize(in: limits)
        let x = switch textAlignment {
        case .center: (bounds.width - size.width) / 2
        case .right: bounds.width - size.width
        case .left, .natural, .justified: CGFloat(0)
        }
        return CGRect(
            x: bounds.minX + x, y: bounds.minY + max(0, (bounds.height - size.height) / 2), width: size.width,
            height: size.height)
    }
}

public enum NSTextAlignment: Int, Sendable {
    case left = 0, center, right, justified, natural
}

public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail
    case byTruncatingMiddle
}

public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0, alignCenters, none
}
