/// Breaks a text into lines, greedily by words, as UIKit does (B-F4).
struct LineBreaker {
    private let text: StyledText
    private let clusters: [TextCluster]
    private let limits: TextLimits
    /// The width of an ellipsis in a run's font.
    private let ellipsis: (StyledText.Run) -> Double
    private var lines: [MeasuredText.Line] = []
    /// The top of the next line, spacing included.
    private var top = 0.0
    private var bottom = 0.0
    private var isCut = false
    /// The first character of the last line, and its paragraph.
    private var last: (start: Int, paragraph: Paragraph)?

    init(text: StyledText, clusters: [TextCluster], limits: TextLimits, ellipsis: @escaping (StyledText.Run) -> Double) {
        self.text = text
        self.clusters = clusters
        self.limits = limits
        self.ellipsis = ellipsis
    }

    /// Breaks all paragraphs into lines.
    ///
    /// - Parameter metrics: the metrics of the first font, for a text without characters.
    mutating func breakLines(empty metrics: FontMetrics?) {
        var paragraph = Paragraph(style: text.runs.first?.paragraph ?? ParagraphStyle(), start: 0)
        while paragraph.start < clusters.count, !isCut {
            paragraph.style = text.runs[clusters[paragraph.start].run].paragraph
            paragraph.end = clusters[paragraph.start...].firstIndex { $0.kind == .paragraphEnd } ?? clusters.count
            breakLines(of: paragraph)
            if paragraph.end == clusters.count { return }
            top += paragraph.style.paragraphSpacing
            paragraph = Paragraph(style: paragraph.style, start: paragraph.end + 1)
        }
        // A text that ends with a line break has an empty last line, and an empty text has one line of no width.
        guard !isCut, let metrics = clusters.last?.metrics ?? metrics else { return }
        append(Span(start: clusters.count, end: clusters.count), of: paragraph, metrics: metrics)
    }

    private struct Paragraph {
        var style: ParagraphStyle
        var start: Int
        var end = 0
    }

    private struct Span {
        var start: Int
        var end: Int
        /// Width in points.
        var width = 0.0
        var isTruncated = false
        var isUncertain = false
    }

    // MARK: Paragraphs

    private mutating func breakLines(of paragraph: Paragraph) {
        if paragraph.start > 0 { top += paragraph.style.paragraphSpacingBefore }
        var start = paragraph.start
        var end = lineEnd(from: start, in: paragraph)
        repeat {
            let span = nextLine(from: start, to: end, in: paragraph)
            append(span, of: paragraph, metrics: clusters[min(start, clusters.count - 1)].metrics)
            start = span.end
            if start == end, start < paragraph.end {
                start += 1
                end = lineEnd(from: start, in: paragraph)
            }
        } while start < paragraph.end && !isCut
    }

    /// The index of the next hard line break from a character on.
    private func lineEnd(from start: Int, in paragraph: Paragraph) -> Int {
        clusters[start..<paragraph.end].firstIndex { $0.kind == .lineEnd } ?? paragraph.end
    }

    private func nextLine(from start: Int, to end: Int, in paragraph: Paragraph) -> Span {
        let room = paragraph.style.room(in: limits.width, isFirst: start == paragraph.start)
        switch paragraph.style.lineBreakMode {
        case .words, .characters:
            return fill(start..<end, room, byCharacters: paragraph.style.lineBreakMode == .characters)
        case .clipping, .truncating:
            let width = width(of: start..<end)
            return Span(start: start, end: end, width: width, isTruncated: width > room + Self.tolerance)
        }
    }

    /// Fills a line with as many clusters as fit.
    private func fill(_ range: Range<Int>, _ room: Double, byCharacters: Bool) -> Span {
        var span = Span(start: range.lowerBound, end: range.lowerBound)
        // The line up to the last break opportunity.
        var broken: Span?
        // The width without trailing spaces.
        var inked = 0.0
        for index in range {
            let cluster = clusters[index]
            if index > range.lowerBound, byCharacters || cluster.mayStartLine { broken = span }
            let isTooLong = cluster.kind != .space && span.width + cluster.advance > room + Self.tolerance
            if isTooLong, index > range.lowerBound {
                let next = byCharacters || broken == nil ? index + 1 : wordEnd(from: (broken ?? span).end)
                return closed(broken ?? span, before: next, room)
            }
            span.width += cluster.advance
            span.end = index + 1
            if cluster.kind != .space { inked = span.width }
        }
        span.isUncertain = isUncertain(inked, room, span.start..<span.end)
        return span
    }

    /// Ends a line before a word or character that does not fit.
    ///
    /// - Parameter next: the end of that word or character.
    private func closed(_ span: Span, before next: Int, _ room: Double) -> Span {
        var span = span
        span.isUncertain = isUncertain(span.width - spaces(before: span.end), room, span.start..<span.end)
            || isUncertain(span.width + width(of: span.end..<next), room, span.start..<next) || isInsideWords(span.end)
        return span
    }

    /// True between two characters of a script in which finding words needs a dictionary.
    private func isInsideWords(_ place: Int) -> Bool {
        place > 0 && place < clusters.count && clusters[place - 1].isComplex && clusters[place].isComplex
    }

    private func wordEnd(from start: Int) -> Int {
        clusters[start...].indices.first { index in
            index > start && clusters[index].mayStartLine || clusters[index].kind != .letter
        } ?? clusters.count
    }

    private func width(of range: Range<Int>) -> Double { clusters[range].reduce(0) { $0 + $1.advance } }

    /// The width of the consecutive spaces before a character.
    private func spaces(before end: Int, from start: Int = 0) -> Double {
        clusters[start..<end].reversed().prefix { $0.kind == .space }.reduce(0) { $0 + $1.advance }
    }

    /// True if the room is within the error of an estimated width, so that either may be larger. The errors of characters in
    /// one font do not cancel each other.
    private func isUncertain(_ width: Double, _ room: Double, _ range: Range<Int>) -> Bool {
        let error = clusters[range].reduce(0) { $0 + $1.error }
        guard room.isFinite, error.isFinite else { return room.isFinite }
        return error > 0 && abs(width - room) <= error / self.width(of: range) * room
    }

    /// Absorbs rounding errors in sums of advances, in points.
    private static let tolerance = 1e-6

    // MARK: Lines

    private mutating func append(_ span: Span, of paragraph: Paragraph, metrics: FontMetrics) {
        let members = clusters[span.start..<span.end]
        let fonts = members.isEmpty ? [metrics] : members.map(\.metrics)
        let descender = Self.descender(of: fonts)
        let height = paragraph.style.lineHeight(natural: Self.lineHeight(of: fonts))
        guard hasRoom(height) else {
            isCut = true
            return
        }
        last = (span.start, paragraph)
        let isFirst = span.start == paragraph.start
        let offset = clusters.last?.end ?? 0
        lines.append(
            MeasuredText.Line(
                range: (members.first?.start ?? offset)..<(members.last?.end ?? offset), width: span.width,
                indent: isFirst ? paragraph.style.firstLineHeadIndent : paragraph.style.headIndent, top: top, height: height,
                baseline: top + height + descender, isTruncated: span.isTruncated,
                isUncertain: span.isUncertain))
        bottom = top + height
        top = bottom + paragraph.style.lineSpacing
    }

    /// The height of a line around its highest and lowest characters.
    private static func lineHeight(of fonts: [FontMetrics]) -> Double {
        let above = fonts.map { $0.ascender + $0.leading }.max() ?? 0
        return above - descender(of: fonts)
    }

    private static func descender(of fonts: [FontMetrics]) -> Double { fonts.map(\.descender).min() ?? 0 }

    private func hasRoom(_ height: Double) -> Bool {
        if limits.lines > 0, lines.count >= limits.lines { return false }
        return lines.isEmpty || top + height <= limits.height + Self.tolerance
    }

    var result: MeasuredText {
        var lines = lines
        if isCut, let last, !lines.isEmpty { cut(&lines[lines.count - 1], last.start, last.paragraph) }
        let width = lines.indices.map { lines[$0].indent + counted(lines[$0], isLast: $0 == lines.count - 1) }.max() ?? 0
        return MeasuredText(
            width: min(width, limits.width), height: bottom, lines: lines,
            isEstimated: clusters.contains { $0.error > 0 }, isTruncated: lines.contains(where: \.isTruncated))
    }

    /// Shortens the last line that fits, because the text after it is left out.
    private func cut(_ line: inout MeasuredText.Line, _ start: Int, _ paragraph: Paragraph) {
        line.isTruncated = true
        let room = paragraph.style.room(in: limits.width, isFirst: start == paragraph.start)
        guard paragraph.style.lastLine != .broken, room.isFinite, start < clusters.count else { return }
        guard paragraph.style.lastLine == .truncated else { return line.width = room }
        let ellipsis = ellipsis(text.runs[clusters[start].run])
        var end = start
        var width = ellipsis
        while end < lineEnd(from: start, in: paragraph), width + clusters[end].advance <= room + Self.tolerance {
            width += clusters[end].advance
            end += 1
        }
        line.width = width - (end > start ? spaces(before: end, from: start) : 0)
        line.range = line.range.lowerBound..<(end > start ? clusters[end - 1].end : line.range.lowerBound)
    }

    /// The width that a line contributes to the text's: the last of several lines counts without trailing spaces.
    private func counted(_ line: MeasuredText.Line, isLast: Bool) -> Double {
        guard isLast, isCut || lines.count > 1, !isCut || last?.paragraph.style.lastLine == .broken else { return line.width }
        let end = clusters.firstIndex { $0.end == line.range.upperBound }
        return line.width - (line.range.isEmpty ? 0 : end.map { spaces(before: $0 + 1) } ?? 0)
    }
}
