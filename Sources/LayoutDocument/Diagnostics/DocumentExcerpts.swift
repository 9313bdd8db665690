import MessageText

/// Quotes lines of a document below its messages. Lines are located once for all messages.
struct DocumentExcerpts {
    private let text: Substring.UnicodeScalarView
    /// The start of each line.
    private let starts: [String.Index]
    private let linesAbove: Int

    init(_ source: DocumentSource) {
        let text = source.text
        linesAbove = source.linesAbove
        self.text = text[...].unicodeScalars
        var starts = [text.startIndex]
        var isAfterReturn = false
        for index in text.unicodeScalars.indices {
            let scalar = text.unicodeScalars[index]
            // In CRLF, the second character ends the line.
            if isAfterReturn, scalar != "\n" { starts.append(index) }
            isAfterReturn = scalar == "\r"
            if Self.endsLine(scalar), !isAfterReturn { starts.append(text.unicodeScalars.index(after: index)) }
        }
        if isAfterReturn { starts.append(text.endIndex) }
        self.starts = starts
    }

    /// The line breaks of YAML.
    private static func endsLine(_ scalar: Unicode.Scalar) -> Bool {
        ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"].contains(scalar)
    }

    /// The line at a mark with a caret below; a long line is truncated around the mark.
    func excerpt(at mark: SourceMark) -> String? {
        let place = mark.line - 1 - linesAbove
        guard starts.indices.contains(place) else { return nil }
        let line = Array(text[starts[place]...].prefix { !Self.endsLine($0) })
        let column = min(max(mark.column - 1, 0), line.count)
        let start = max(0, column - 70)
        let end = min(line.count, start + 110)
        let lead = start > 0 ? "…" : ""
        let quoted = lead + line[start..<end].map(Self.printed).joined() + (end < line.count ? "…" : "")
        // Tabs are kept, so that the caret lines up in the user's terminal.
        let padding = lead.map { _ in " " } + line[start..<column].map { $0 == "\t" ? "\t" : " " }
        let number = String(mark.line)
        let margin = String(repeating: " ", count: number.count)
        return " \(number) | \(quoted)\n \(margin) | \(padding.joined())^"
    }

    /// A character that takes one column; unprintable ones are replaced so that the caret lines up.
    private static func printed(_ scalar: Unicode.Scalar) -> String {
        scalar == "\t" || TerminalText.isPrinted(scalar) ? String(scalar) : "\u{FFFD}"
    }
}
