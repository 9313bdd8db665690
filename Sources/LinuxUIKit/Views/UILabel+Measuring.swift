package import Foundation
package import TextMeasurement

extension UIView {
    /// A length in points, rounded up to a whole pixel of the view's scale.
    package final func roundedUpToPixel(_ length: CGFloat) -> CGFloat {
        let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : LayoutViewport.current.scale
        // Absorbs rounding errors in sums of advances.
        return (length * scale - 1e-6).rounded(.up) / scale
    }
}

extension UILabel {
    /// The label's text, with the label's font where the text has none.
    package final var styledText: StyledText {
        var paragraph = ParagraphStyle()
        paragraph.lineBreakMode = lineBreakMode.mode
        var whole: NSAttributedString?
        if case .attributed(let text) = content { whole = text }
        let styled = StyledText(
            whole ?? NSAttributedString(string: text ?? "", attributes: [.font: font as Any]), font: font, paragraph: paragraph)
        return numberOfLines == 1 ? styled.onOneLine : styled.wrapped
    }

    /// The size of the text, rounded up to the pixel (B-F2, B-F3); zero without text.
    ///
    /// An estimated width of the text is reported only if `limits` leaves the width open: otherwise only the height depends on it.
    func measuredSize(in limits: TextLimits) -> CGSize {
        guard !(text ?? "").isEmpty else { return .zero }
        let measured = TextMeter.current.measure(styledText, in: limits, usesWidth: !limits.width.isFinite)
        let width = limits.width.isFinite ? min(roundedUpToPixel(measured.width), limits.width) : roundedUpToPixel(measured.width)
        return CGSize(width: width, height: roundedUpToPixel(measured.height))
    }
}
