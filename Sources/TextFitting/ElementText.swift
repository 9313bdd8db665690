package import CompositionalLayout
import Foundation
package import TextMeasurement

/// The text that determines the size of a self-sizing element.
package struct ElementText: Sendable {
    /// The text with its fonts.
    package enum Words: Sendable {
        /// A text in one font. A font of `nil` means the list's own for rows, headers and footers, otherwise the body font.
        case plain(String, ElementFont?)
        case styled(StyledText)
    }

    package var words: Words
    /// A second text below the first, in the style `subheadline`; in a row before iOS 26, `caption1` (B-T10).
    package var subtitle: String?
    /// The maximum number of lines; 0 for no limit.
    package var lines: Int
    /// Insets around the texts, in points; `nil` for none, or in lists for the cells' default.
    package var insets: NSDirectionalEdgeInsets?

    package init(
        _ words: Words, subtitle: String? = nil, lines: Int = 0, insets: NSDirectionalEdgeInsets? = nil
    ) {
        (self.words, self.subtitle, self.lines, self.insets) = (words, subtitle, lines, insets)
    }

    /// The size that the texts need: their height at the width that the layout gives the element. If the width is estimated
    /// too, the texts are not broken into lines.
    package func size(for question: SizeQuestion, _ meter: TextMeter) -> SizeAnswer {
        let row = question.list.map { ListTextRoom($0, of: question) }
        let insets = self.insets ?? row?.insets ?? .zero
        let width = question.isWidthEstimated ? .infinity : max(1, question.proposal.width - insets.leading - insets.trailing)
        var texts = TextColumn(width: Double(width), scale: question.scale, meter: meter)
        texts.add(styled(question.contentSize, row), lines: lines)
        if let subtitle, !subtitle.isEmpty {
            texts.gap = row?.gap ?? ListTextRoom.usualGap
            let style = row?.subtitleStyle ?? .subheadline
            texts.add(StyledText(subtitle, font: ElementFont.style(style, weight: nil).font(question.contentSize)))
        }
        var size = CGSize(
            width: question.isWidthEstimated ? max(0, CGFloat(texts.size.width) + insets.leading + insets.trailing)
                : question.proposal.width,
            height: max(0, CGFloat(texts.size.height) + insets.top + insets.bottom))
        if let row { size.height = row.height(of: size.height, texts: texts.size.height, hasOwnInsets: self.insets != nil) }
        return SizeAnswer(size, doubt: texts.doubt)
    }

    private func styled(_ contentSize: LayoutTraits.ContentSize, _ row: ListTextRoom?) -> StyledText {
        switch words {
        case .styled(let text): return text
        case .plain(let text, let font):
            let own = font?.font(contentSize) ?? row?.font ?? ElementFont.style(.body, weight: nil).font(contentSize)
            return StyledText(row?.isUpperCased == true ? text.uppercased() : text, font: own)
        }
    }
}

/// Measured texts, stacked vertically.
private struct TextColumn {
    /// Width in points; infinite for unbroken texts.
    let width: Double
    /// Device pixels per point.
    let scale: Double
    let meter: TextMeter
    /// Space above the next text, in points.
    var gap = 0.0
    private(set) var size = (width: 0.0, height: 0.0)
    private(set) var doubt: FrameDoubt = []

    init(width: Double, scale: Double, meter: TextMeter) {
        (self.width, self.scale, self.meter) = (width, scale, meter)
    }

    mutating func add(_ text: StyledText, lines: Int = 0) {
        guard !text.string.isEmpty else { return }
        let isFree = width == .infinity
        var text = text
        // A text limited to one line is truncated, so its end does not affect the size.
        if lines == 1 { for index in text.runs.indices { text.runs[index].paragraph.lineBreakMode = .truncating } }
        let measured = meter.measure(text, in: TextLimits(width: width, lines: lines), usesWidth: isFree)
        size.width = max(size.width, roundedUp(measured.width))
        size.height += (size.height > 0 ? gap : 0) + roundedUp(measured.height)
        if isFree, measured.isEstimated { doubt.insert(.estimated) }
        if measured.isUncertain { doubt.insert(.uncertain) }
    }

    /// A length in points, rounded up to the pixel (B-F2, B-F3).
    private func roundedUp(_ length: Double) -> Double {
        // Absorbs rounding errors in sums of advances.
        scale > 0 ? (length * scale - 1e-6).rounded(.up) / scale : length
    }
}
