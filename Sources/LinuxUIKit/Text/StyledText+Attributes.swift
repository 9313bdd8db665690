import Foundation
import TextMeasurement

extension StyledText {
    /// Creates a text from an attributed string, with defaults for missing attributes.
    init(_ text: NSAttributedString, font: UIFont = .undefined, paragraph: ParagraphStyle = ParagraphStyle()) {
        var runs: [Run] = []
        let characters = text.string as NSString
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(Run(characters.substring(with: range), attributes, font: font, paragraph: paragraph))
        }
        self.init(runs: runs.isEmpty ? [Run("", [:], font: font, paragraph: paragraph)] : runs)
    }

    init(_ text: String, _ attributes: [NSAttributedString.Key: Any]?) {
        self.init(runs: [Run(text, attributes ?? [:], font: .undefined, paragraph: ParagraphStyle())])
    }

    /// The text as laid out by a multiline label, where truncation affects only the last line.
    var wrapped: StyledText {
        var text = self
        for index in text.runs.indices {
            switch text.runs[index].paragraph.lineBreakMode {
            case .words, .characters: continue
            case .clipping: text.runs[index].paragraph.lastLine = .clipped
            case .truncating: text.runs[index].paragraph.lastLine = .truncated
            }
            text.runs[index].paragraph.lineBreakMode = .words
        }
        return text
    }

    /// The text as laid out by a single-line label.
    var onOneLine: StyledText {
        var text = self
        for index in text.runs.indices { text.runs[index].paragraph.lineBreakMode = .truncating }
        return text
    }
}

extension StyledText.Run {
    fileprivate init(
        _ text: String, _ attributes: [NSAttributedString.Key: Any], font: UIFont, paragraph: ParagraphStyle
    ) {
        let font = attributes[.font] as? UIFont ?? font
        let style = attributes[.paragraphStyle] as? NSParagraphStyle
        self.init(
            text, font: font.textFont, kern: Self.number(attributes[.kern]) ?? Self.number(attributes[.tracking]) ?? 0,
            paragraph: style?.style ?? paragraph)
        rise = Self.number(attributes[.baselineOffset]) ?? 0
        box = (attributes[.attachment] as? NSTextAttachment)?.box(in: font)
    }

    private static func number(_ value: Any?) -> Double? {
        switch value {
        case let value as CGFloat: Double(value)
        case let value as Double: value
        case let value as Int: Double(value)
        case let value as Float: Double(value)
        case let value as NSNumber: value.doubleValue
        default: nil
        }
    }
}

extension NSTextAttachment {
    /// The attachment's size on a line, relative to the baseline; `nil` if it is unknown.
    fileprivate func box(in font: UIFont) -> StyledText.Box? {
        let line = CGRect(x: 0, y: 0, width: CGFloat.greatestFiniteMagnitude, height: font.lineHeight)
        let bounds = attachmentBounds(for: nil, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
        guard bounds != .zero else { return nil }
        return StyledText.Box(width: bounds.width, ascender: max(0, bounds.maxY), descender: min(0, bounds.minY))
    }
}

extension UIFont {
    /// The font of text without a font attribute. UIKit uses Helvetica, whose metrics are not available.
    static let undefined = UIFont.systemFont(ofSize: 12)

    var textFont: TextFont {
        TextFont(face, size: Double(pointSize), weight: weight.number, hasMonospacedDigits: hasMonospacedDigits)
    }
}

extension UIFont.Weight {
    /// The weight on the scale from 100 to 900, interpolated between the named weights.
    var number: Double {
        let known: [(UIFont.Weight, Double)] = [
            (.ultraLight, 100), (.thin, 200), (.light, 300), (.regular, 400), (.medium, 500), (.semibold, 600), (.bold, 700),
            (.heavy, 800), (.black, 900),
        ]
        guard let upper = known.firstIndex(where: { $0.0.rawValue >= rawValue }) else { return 900 }
        guard upper > 0 else { return 100 }
        let (low, high) = (known[upper - 1], known[upper])
        let part = (rawValue - low.0.rawValue) / (high.0.rawValue - low.0.rawValue)
        return low.1 + (high.1 - low.1) * Double(part)
    }
}

extension TextLimits {
    /// Limits lines to the width of a size, in points. 0, negative widths and the greatest finite number mean no limit, as in UIKit.
    init(_ size: CGSize, lines: Int = 0) {
        let isLimited = size.width > 0 && size.width < .greatestFiniteMagnitude
        self.init(width: isLimited ? Double(size.width) : .infinity, lines: lines)
    }
}
