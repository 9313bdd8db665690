import Foundation
import LinuxUIKit
import TextMeasurement
import ViewPictures

/// The lines of a label, broken as the label measures them and placed in a rectangle.
struct LabelText {
    let label: UILabel
    let colors: ViewColors
    private let styled: StyledText
    private let attributed: NSAttributedString
    private let measuring = TextMeter.current.measuring

    /// Fails for a label without text.
    init?(_ label: UILabel, _ colors: ViewColors) {
        guard let attributed = label.attributedText, attributed.length > 0 else { return nil }
        (self.label, self.colors, self.attributed) = (label, colors, attributed)
        styled = label.styledText
    }

    private var isRightToLeft: Bool { label.effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var isOnOneLine: Bool { label.numberOfLines == 1 }

    /// The lines of the label, with their positions.
    ///
    /// - Parameter bounds: the rectangle of the label, which subclasses may inset.
    /// - Returns: `nil` in an empty rectangle.
    func text(in bounds: CGRect) -> ViewText? {
        let area = label.textArea(in: bounds)
        guard area.width > 0, area.height > 0 else { return nil }
        let measured = measured(in: area.size)
        let height = label.roundedUpToPixel(CGFloat(measured.height))
        let slack = area.height - height
        // Text in a frame that is too low is centred, too; heights rounded up to a pixel are not too high.
        let top = Double(area.minY + (slack > -0.5 ? max(0, slack) : slack) / 2)
        let factor = measured.lines.first.map { shrinking($0, room(of: $0, in: area)) } ?? 1
        let lines = measured.lines.map { line in
            var line = line
            let isLast = line.range.upperBound >= attributed.length
            if factor < 1, isLast, line.width <= room(of: line, in: area) / factor + 1e-6 { line.isTruncated = false }
            return (line.isTruncated, placed(pieces(of: line, room: room(of: line, in: area) / factor), of: line, in: area, top: top, factor))
        }
        return ViewText(lines.map(\.1), isTruncated: endsWithEllipsis && lines.contains(where: \.0))
    }

    /// Measures the text in a size; if the text does not fit, in a size that is a pixel wider, as a frame on the pixel grid may be
    /// slightly too narrow.
    private func measured(in size: CGSize) -> MeasuredText {
        var limits = TextLimits(width: Double(size.width), height: Double(size.height), lines: label.numberOfLines)
        let measured = measuring.measure(styled, in: limits)
        guard measured.isTruncated else { return measured }
        limits.width = Double(size.width + label.roundedUpToPixel(0.1))
        let wider = measuring.measure(styled, in: limits)
        return wider.isTruncated ? measured : wider
    }

    /// The factor by which a label that adjusts its font shrinks it.
    private func shrinking(_ line: MeasuredText.Line, _ room: Double) -> Double {
        guard label.adjustsFontSizeToFitWidth, isOnOneLine, line.width > room, room > 0 else { return 1 }
        return max(Double(label.minimumScaleFactor), room / line.width, 0.1)
    }

    // MARK: The letters of a line

    /// A part of the text in one style.
    private struct Piece {
        var run: StyledText.Run
        var attributes: [NSAttributedString.Key: Any]
        var width = 0.0
    }

    private var mode: NSLineBreakMode {
        let style = attributed.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
        // Word wrapping is a paragraph style's default, and does not override the label's mode.
        return style.flatMap { $0.lineBreakMode == .byWordWrapping ? nil : $0.lineBreakMode } ?? label.lineBreakMode
    }

    private var endsWithEllipsis: Bool {
        switch mode {
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
        case .byWordWrapping, .byCharWrapping, .byClipping: false
        }
    }

    private func pieces(of line: MeasuredText.Line, room: Double) -> [Piece] {
        var pieces = trimmed(pieces(in: line.range))
        guard line.isTruncated else {
            // The width of a whole line is known.
            if pieces.count == 1, pieces[0].run.text.utf16.count == line.range.count { pieces[0].width = line.width } else { measure(&pieces) }
            // Pieces alone may be a little wider than in their line, without the kerning at their ends.
            let sum = pieces.reduce(0) { $0 + $1.width }
            if sum > room { for index in pieces.indices { pieces[index].width *= room / sum } }
            return pieces
        }
        measure(&pieces)
        guard endsWithEllipsis, let last = pieces.last else { return prefix(of: pieces, room) }
        var dots = last
        dots.run.text = "…"
        dots.width = width(of: dots.run)
        let rest = max(0, room - dots.width)
        switch isOnOneLine ? mode : .byTruncatingTail {
        case .byTruncatingHead: return [dots] + suffix(of: pieces, rest)
        case .byTruncatingMiddle:
            let start = prefix(of: pieces, rest / 2)
            return start + [dots] + suffix(of: pieces, rest - start.reduce(0) { $0 + $1.width })
        case .byTruncatingTail, .byWordWrapping, .byCharWrapping, .byClipping:
            var start = trimmed(prefix(of: pieces, rest))
            measure(&start)
            if let end = start.indices.last, start[end].run.font == dots.run.font {
                start[end].run.text += "…"
                start[end].width += dots.width
                return start
            }
            return start + [dots]
        }
    }

    private func pieces(in range: Range<Int>) -> [Piece] {
        var (pieces, offset) = ([Piece](), 0)
        for run in styled.runs {
            let length = run.text.utf16.count
            defer { offset += length }
            let own = range.clamped(to: offset..<offset + length)
            guard !own.isEmpty else { continue }
            var part = run
            if own.count < length {
                let characters = run.text.utf16
                let start = characters.index(characters.startIndex, offsetBy: own.lowerBound - offset)
                part.text = String(run.text[start..<characters.index(start, offsetBy: own.count)])
            }
            pieces.append(Piece(run: part, attributes: attributed.attributes(at: own.lowerBound, effectiveRange: nil)))
        }
        return pieces
    }

    /// The pieces without spaces and line breaks at the end.
    private func trimmed(_ pieces: [Piece]) -> [Piece] {
        var pieces = pieces
        while let last = pieces.last {
            let rest = last.run.text.reversed().drop(while: \.isWhitespace)
            if rest.count == last.run.text.count { break }
            pieces[pieces.count - 1].run.text = String(rest.reversed())
            guard rest.isEmpty else { break }
            pieces.removeLast()
        }
        return pieces
    }

    private func measure(_ pieces: inout [Piece]) {
        for index in pieces.indices { pieces[index].width = width(of: pieces[index].run) }
    }

    private func width(of run: StyledText.Run) -> Double {
        var run = run
        run.paragraph = ParagraphStyle()
        return measuring.measure(StyledText(runs: [run]), in: TextLimits()).width
    }

    /// The first letters that fit into a width.
    private func prefix(of pieces: [Piece], _ width: Double) -> [Piece] {
        var (kept, rest) = ([Piece](), width)
        for piece in pieces {
            guard piece.width > rest else {
                kept.append(piece)
                rest -= piece.width
                continue
            }
            return kept + [fitted(piece, rest) { String($0.prefix($1)) }]
        }
        return kept
    }

    private func suffix(of pieces: [Piece], _ width: Double) -> [Piece] {
        var (kept, rest) = ([Piece](), width)
        for piece in pieces.reversed() {
            guard piece.width > rest else {
                kept.append(piece)
                rest -= piece.width
                continue
            }
            kept.append(fitted(piece, rest) { String($0.suffix($1)) })
            break
        }
        return kept.reversed()
    }

    /// The longest part of a piece that fits, found by bisection.
    private func fitted(_ piece: Piece, _ width: Double, _ part: (String, Int) -> String) -> Piece {
        var (low, high, piece) = (0, piece.run.text.count, piece)
        let text = piece.run.text
        while low < high {
            let middle = (low + high + 1) / 2
            piece.run.text = part(text, middle)
            if self.width(of: piece.run) <= width + 1e-6 { low = middle } else { high = middle - 1 }
        }
        piece.run.text = part(text, low)
        piece.width = self.width(of: piece.run)
        return piece
    }

    // MARK: Places

    private func placed(
        _ pieces: [Piece], of line: MeasuredText.Line, in area: CGRect, top: Double, _ factor: Double
    ) -> ViewText.Line {
        let width = pieces.reduce(0) { $0 + $1.width } * factor
        let room = self.room(of: line, in: area)
        let left = isRightToLeft ? Double(area.maxX) - line.indent - room : Double(area.minX) + line.indent
        let x = switch alignment(of: line) {
        case .center: left + (room - width) / 2
        case .right: left + room - width
        case .left, .natural, .justified: left
        }
        let runs = pieces.filter { !$0.run.text.isEmpty }.map { piece in
            let text = piece.run.box == nil ? piece.run.text : " "
            return ViewText.Run(text, width: piece.width * factor, style: style(of: piece, factor))
        }
        var placed = ViewText.Line(runs: runs, x: x, baseline: top + line.baseline, width: width)
        placed.isRightToLeft = runsRightToLeft(line)
        return placed
    }

    /// The width between the indents of a line's paragraph.
    private func room(of line: MeasuredText.Line, in area: CGRect) -> Double {
        let (tail, width) = (Double(style(of: line)?.tailIndent ?? 0), Double(area.width))
        return max(0, (tail > 0 ? min(tail, width) : width + tail) - line.indent)
    }

    /// The direction of a line's paragraph: that of its style or of its first letter; without letters, the label's.
    private func runsRightToLeft(_ line: MeasuredText.Line) -> Bool {
        let own = style(of: line)?.baseWritingDirection ?? .natural
        guard own == .natural else { return own == .rightToLeft }
        let text = attributed.string as NSString
        let paragraph = text.substring(with: text.paragraphRange(for: NSRange(location: place(of: line), length: 0)))
        return BidirectionalText.isRightToLeft(paragraph.unicodeScalars) ?? isRightToLeft
    }

    private func place(of line: MeasuredText.Line) -> Int { min(line.range.lowerBound, attributed.length - 1) }

    private func style(of line: MeasuredText.Line) -> NSParagraphStyle? {
        attributed.attribute(.paragraphStyle, at: place(of: line), effectiveRange: nil) as? NSParagraphStyle
    }

    private func alignment(of line: MeasuredText.Line) -> NSTextAlignment {
        let own = style(of: line)?.alignment ?? label.textAlignment
        return own == .natural || own == .justified ? (isRightToLeft ? .right : .left) : own
    }

    private func style(of piece: Piece, _ factor: Double) -> ViewText.Style {
        let (font, attributes) = (piece.run.font, piece.attributes)
        func isMarked(_ key: NSAttributedString.Key) -> Bool { (attributes[key] as? Int ?? (attributes[key] as? NSNumber)?.intValue ?? 0) != 0 }
        let color = attributes[.foregroundColor] as? UIColor ?? label.textColor ?? .label
        var style = ViewText.Style(fontSize: font.size * factor, color: colors(color, unknown: .label))
        style.weight = Int(font.weight.rounded())
        style.isItalic = (attributes[.font] as? UIFont)?.isItalic ?? label.font.isItalic
        style.isMonospaced = font.face == .monospacedSystem
        style.background = colors.visible(attributes[.backgroundColor] as? UIColor)
        style.isUnderlined = isMarked(.underlineStyle)
        style.isStruckThrough = isMarked(.strikethroughStyle)
        return style
    }
}

extension ViewText {
    /// True if letters reach beyond a view of the given height, which cuts them off.
    func exceeds(height: Double) -> Bool {
        func size(_ line: Line?) -> Double { line?.runs.map(\.style.fontSize).max() ?? 0 }
        guard let first = lines.first, let last = lines.last else { return false }
        return first.baseline - 0.952 * size(first) < -1 || last.baseline + 0.241 * size(last) > height + 1
    }
}
