/// The blocks of a Markdown page that concern pictures: comments for Galley and code blocks, with their position in quotes and
/// lists, nested as in CommonMark.
struct MarkdownBlocks {
    /// A line, split into its nesting prefix and its content.
    struct Line {
        /// The text before the content: quote marks, a list marker, or the indentation below it.
        var prefix: Substring
        var content: Substring
        /// The number of enclosing quotes and lists.
        var depth: Int
        /// True inside code blocks and comments, where no block begins.
        var isInert = false
        /// The prefix that puts following lines into the same quotes and lists.
        var nesting: String
    }

    struct Comment {
        /// The text after `galley:`.
        var text: String
        /// The first line, from 0.
        var line: Int
        /// The line after it.
        var end: Int
        /// The text after the comment's end on its last line.
        var rest: Substring
        var isClosed: Bool
    }

    struct Code {
        /// The text after the fence: the language and more.
        var info: String
        /// The line of the fence, from 0.
        var line: Int
        /// The line after the closing fence.
        var end: Int
        /// The lines of the code.
        var text: Range<Int>
    }

    private(set) var lines: [Line] = []
    private(set) var comments: [Comment] = []
    private(set) var codes: [Code] = []

    private var containers: [Container] = []
    private var open: Open?
    /// The lines of the open comment, stored separately as there may be a million.
    private var commentParts: [Substring] = []
    /// True if the last line is text, which a line indented by four continues.
    private var isInParagraph = false
    private let hasDirectives: Bool
    /// The number of open DocC directives. Inside them, indentation does not make code.
    private var directiveDepth = 0
    /// The line's indentation inside directives.
    private var indentation: Substring = ""

    private enum Container {
        case quote
        /// - Parameters:
        ///   - indent: the indentation of the content relative to the list.
        ///   - isEmpty: true if the item has no text yet; it then ends at a blank line.
        case list(indent: Int, isEmpty: Bool)

        var nesting: String {
            switch self {
            case .quote: "> "
            case .list(let indent, _): String(repeating: " ", count: indent)
            }
        }
    }

    /// A block that is not closed yet.
    private struct Open {
        enum Kind {
            case code(mark: Character, count: Int, info: String)
            case comment
        }

        var kind: Kind
        var line: Int
        var depth: Int
    }

    /// - Parameters:
    ///   - lines: without line breaks.
    ///   - hasDirectives: true for pages that DocC reads, which may contain blocks such as `@Step { … }`.
    init(_ lines: [String], hasDirectives: Bool) {
        self.hasDirectives = hasDirectives
        for line in lines { read(Substring(line)) }
        close(at: lines.count)
    }

    // MARK: Lines

    private mutating func read(_ text: Substring) {
        var place = LinePlace(text)
        let isBlank = text.allSatisfy { $0 == " " || $0 == "\t" }
        if directiveDepth > 0, !isBlank { place.takeSpaces() }
        indentation = place.taken
        let matched = match(&place, isBlank: isBlank)
        if open != nil {
            if matched < open!.depth && !isBlank { close(at: lines.count) } else { return goOn(place, isBlank) }
        }
        containers.removeLast(containers.count - matched)
        while !isInParagraph || place.indent < 4, let container = place.takeContainer(isInParagraph: isInParagraph) {
            containers.append(container)
            isInParagraph = false
        }
        append(place)
        if isBlank || place.rest.isEmpty { return isInParagraph = false }
        if place.indent >= 4 {
            // Code, unless it continues a paragraph.
            lines[lines.count - 1].isInert = !isInParagraph
            return
        }
        begin(place.rest.drop { $0 == " " || $0 == "\t" })
    }

    /// The number of open quotes and lists that the line continues; their prefixes are removed.
    private mutating func match(_ place: inout LinePlace, isBlank: Bool) -> Int {
        for (index, container) in containers.enumerated() {
            switch container {
            case .quote: guard place.takeQuote() else { return index }
            case .list(let indent, let isEmpty):
                guard isBlank ? !isEmpty : place.takeIndent(indent) else { return index }
                containers[index] = .list(indent: indent, isEmpty: false)
            }
        }
        return containers.count
    }

    private mutating func append(_ place: LinePlace, isInert: Bool = false) {
        lines.append(
            Line(
                prefix: place.taken, content: place.rest, depth: containers.count, isInert: isInert,
                nesting: indentation + containers.map(\.nesting).joined()))
    }

    // MARK: Blocks

    private mutating func begin(_ text: Substring) {
        let number = lines.count - 1
        if let (mark, count, info) = Self.fence(text) {
            open = Open(kind: .code(mark: mark, count: count, info: info), line: number, depth: containers.count)
            (lines[number].isInert, isInParagraph) = (true, false)
        } else if text.hasPrefix("<!--") {
            open = Open(kind: .comment, line: number, depth: containers.count)
            (commentParts, isInParagraph) = ([], false)
            goOnWithComment(text.dropFirst(4))
        } else if hasDirectives, text.hasPrefix("@") || directiveDepth > 0 && text.hasPrefix("}") {
            if text.hasPrefix("}") { directiveDepth -= 1 } else if Self.trimmed(text).hasSuffix("{") { directiveDepth += 1 }
            isInParagraph = false
        } else {
            // Like a paragraph, a block of HTML extends to the next blank line, regardless of indentation.
            isInParagraph = !text.hasPrefix("#") && !LinePlace.isBreak(text)
        }
    }

    private static func fence(_ text: Substring) -> (mark: Character, count: Int, info: String)? {
        guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
        let count = text.prefix { $0 == mark }.count
        let info = text.dropFirst(count)
        guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
        return (mark, count, Self.trimmed(info))
    }

    private mutating func goOn(_ place: LinePlace, _ isBlank: Bool) {
        guard let block = open else { return }
        append(place, isInert: true)
        switch block.kind {
        case .code(let mark, let count, _):
            let text = place.rest.drop { $0 == " " }
            let isClosing = place.indent < 4 && text.prefix { $0 == mark }.count >= count
                && text.drop { $0 == mark }.allSatisfy { $0 == " " || $0 == "\t" }
            if isClosing { close(at: lines.count, isClosed: true) }
        case .comment: goOnWithComment(place.rest)
        }
    }

    private mutating func goOnWithComment(_ text: Substring) {
        guard let end = text.firstRange(of: "-->") else { return commentParts.append(text) }
        commentParts.append(text[..<end.lowerBound])
        close(at: lines.count, isClosed: true, rest: text[end.upperBound...])
    }

    /// Closes the open block, if there is one.
    ///
    /// - Parameters:
    ///   - end: the line after it.
    ///   - isClosed: true if its closing delimiter was found.
    private mutating func close(at end: Int, isClosed: Bool = false, rest: Substring = "") {
        guard let block = open else { return }
        open = nil
        switch block.kind {
        case .code(_, _, let info):
            codes.append(Code(info: info, line: block.line, end: end, text: block.line + 1..<(isClosed ? end - 1 : end)))
        case .comment:
            let text = Self.trimmed(Substring(commentParts.joined(separator: " ")))
            guard text.hasPrefix("galley:") else { return }
            comments.append(
                Comment(
                    text: String(text.dropFirst("galley:".count)), line: block.line, end: end, rest: rest, isClosed: isClosed))
        }
    }

    private static func trimmed(_ text: Substring) -> String {
        var text = text.drop { $0.isWhitespace }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }

    /// A line whose container prefixes are being removed.
    private struct LinePlace {
        private let text: Substring
        private(set) var rest: Substring
        /// The column of the remaining text.
        private var column = 0

        init(_ text: Substring) {
            (self.text, rest) = (text, text)
        }

        var taken: Substring { text[..<rest.startIndex] }

        /// The indentation of the remaining text.
        var indent: Int { Self.spaces(of: rest, from: column) }

        /// The number of columns of leading white space; tabs advance to multiples of four.
        private static func spaces(of text: Substring, from column: Int) -> Int {
            var end = column
            for character in text {
                switch character {
                case " ": end += 1
                case "\t": end += 4 - end % 4
                default: return end - column
                }
            }
            return end - column
        }

        mutating func takeSpaces() {
            _ = takeIndent(indent)
        }

        mutating func takeQuote() -> Bool {
            let inner = rest.drop { $0 == " " }
            guard indent < 4, inner.first == ">" else { return false }
            column += indent + 1
            rest = inner.dropFirst()
            if rest.first == " " { _ = takeIndent(1) }
            return true
        }

        mutating func takeIndent(_ wanted: Int) -> Bool {
            guard indent >= wanted else { return false }
            let end = column + wanted
            while column < end, let character = rest.first {
                column += character == "\t" ? 4 - column % 4 : 1
                rest.removeFirst()
            }
            return true
        }

        /// Removes a quote or list marker at the start of the line, if there is one.
        mutating func takeContainer(isInParagraph: Bool) -> Container? {
            if takeQuote() { return .quote }
            let spaces = indent
            let inner = rest.drop { $0 == " " }
            guard spaces < 4, !Self.isBreak(inner), let mark = Self.listMark(inner, isInParagraph) else { return nil }
            let after = inner.dropFirst(mark)
            let gap = Self.spaces(of: after, from: column + spaces + mark)
            guard after.isEmpty || gap > 0 else { return nil }
            column += spaces + mark
            rest = after
            // More than four spaces begin a code block in the item.
            let isEmpty = after.allSatisfy { $0 == " " || $0 == "\t" }
            let width = isEmpty || gap > 4 ? 1 : gap
            if !after.isEmpty { _ = takeIndent(width) }
            return .list(indent: spaces + mark + width, isEmpty: isEmpty)
        }

        /// The length of a list marker; within a paragraph, a numbered list must begin with 1.
        private static func listMark(_ text: Substring, _ isInParagraph: Bool) -> Int? {
            guard let first = text.first else { return nil }
            if "-+*".contains(first) { return isInParagraph && text.dropFirst().allSatisfy { $0 == " " } ? nil : 1 }
            let digits = text.prefix { $0.isASCII && $0.isNumber }
            guard (1...9).contains(digits.count), let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" else {
                return nil
            }
            return isInParagraph && digits != "1" ? nil : digits.count + 1
        }

        /// True for a thematic break, such as `* * *`.
        static func isBreak(_ text: Substring) -> Bool {
            guard let mark = text.first, "-*_".contains(mark) else { return false }
            return text.allSatisfy { $0 == mark || $0 == " " || $0 == "\t" } && text.filter { $0 == mark }.count >= 3
        }
    }
}
