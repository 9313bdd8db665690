public import Foundation
import TextMeasurement

/// A label. It measures its text but does not draw it; only diagrams draw text.
open class UILabel: UIView {
    /// The plain text. Setting it replaces `attributedText`.
    open var text: String? {
        get { content?.string }
        set { content = newValue.map(Content.plain) }
    }
    /// The attributed text; `nil` for plain text. Setting it replaces `text`.
    open var attributedText: NSAttributedString? {
        get {
            guard case .attributed(let text) = content else { return nil }
            return text
        }
        set { content = newValue.map(Content.attributed) }
    }
    private var content: Content? { didSet { invalidateIntrinsicContentSize() } }

    private enum Content {
        case plain(String)
        case attributed(NSAttributedString)

        var string: String {
            switch self {
            case .plain(let text): text
            case .attributed(let text): text.string
            }
        }
    }

    open var font: UIFont! = .systemFont(ofSize: 17) { didSet { invalidateIntrinsicContentSize() } }
    open var textColor: UIColor! = .label
    open var textAlignment = NSTextAlignment.natural
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

    /// The size of the text; for several lines no wider than `preferredMaxLayoutWidth`.
    open override var intrinsicContentSize: CGSize {
        let width = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
        return measuredSize(in: TextLimits(CGSize(width: width, height: 0), lines: numberOfLines))
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        measuredSize(in: TextLimits(size, lines: numberOfLines))
    }

    override var wrappedContentSize: ((_ width: CGFloat) -> CGSize)? {
        guard numberOfLines != 1, preferredMaxLayoutWidth == 0 else { return nil }
        return { self.measuredSize(in: TextLimits(CGSize(width: max(1, $0), height: 0), lines: self.numberOfLines)) }
    }

    /// The font's ascender below the top, and its descender above the bottom.
    override var baselines: TextBaselines? { TextBaselines(first: font.ascender, last: -font.descender) }

    /// Never called here: nothing is drawn.
    open func drawText(in rect: CGRect) {}

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

/// The alignment of a text's lines.
public enum NSTextAlignment: Int, Sendable {
    case left = 0
    case center
    case right
    case justified
    case natural
}

/// The treatment of text that is too long for a line.
public enum NSLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping
    case byClipping
    case byTruncatingHead
    case byTruncatingTail
    case byTruncatingMiddle
}

/// The fixed position when text is scaled down. Stored without effect.
public enum UIBaselineAdjustment: Int, Sendable {
    case alignBaselines = 0
    case alignCenters
    case none
}
