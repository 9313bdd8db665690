/// The parts of a Markdown page that request pictures: comments for Galley, and documents in fenced code.
///
/// A line consists of a prefix (quote marks, list markers and indentation) and its content. A block in a quote or list item ends
/// with it. The rest of Markdown does not matter here.
struct PageBlocks {
    struct Line {
        /// Quote marks, list markers and indentation; inside code, only those of the enclosing quotes and list items.
        var prefix: Substring
        var content: Substring
        /// The number of enclosing quotes and list items.
        var depth: Int
        /// True in code and requests, which contain no images.
        var isInert = false
        /// True in fenced code and comments, which are not part of the page's own text.
        var isExample = false
        /// True for a line that may be a row of a table.
        let hasBars: Bool

        init(prefix: Substring, content: Substring, depth: Int, isInert: Bool) {
            (self.prefix, self.content, self.depth, self.isInert) = (prefix, content, depth, isInert)
            hasBars = content.utf8.contains(UInt8(ascii: "|"))
        }

        /// The prefix of further lines in the same quotes and list items.
        var nesting: String { String(prefix.map { $0 == ">" || $0 == "\t" ? $0 : " " }) }
    }

    /// A comment that begins with `galley:`, or code that begins with `yaml galley`.
    struct Request {
        /// The first line, from 0.
        let line: Int
        /// The line after the request.
        let end: Int
        let isClosed: Bool
        let isComment: Bool
        /// The text after `galley`.
        let options: String
        /// The text after a comment on its last line.
        var rest: Substring = ""
        /// True for a comment within a line of text, or before an image: its image is searched for in the same line first.
        var isWithin = false
        /// True inside tags such as `<table>`, where Markdown is not read.
        var isInHTML = false
        /// The start of a comment; `nil` for code.
        var start: String.Index?
        /// The mark that closes the comment or code.
        var closing = "```"
    }

    /// A comment that is not a request, but looks like one.
    struct Stray {
        let line: Int
        let start: String.Index
        /// True in indented code, which may be an example; false for a misspelt request.
        let isExample: Bool
    }

    private(set) var lines: [Line] = []
    private(set) var requests: [Request] = []
    private(set) var strays: [Stray] = []
    /// The files of images written as `![text][label]`, by label.
    private(set) var addresses: [String: Substring] = [:]

    private var containers: [Container] = []
    /// The column of the text above. Lines that are indented by four more columns begin no block.
    private var textColumn = 0
    /// False after blank lines, comments and code.
    private var isInText = false
    /// The first line of the code or comment that is not closed yet.
    private var openLine: Int?
    /// The fence that opened the current code.
    private var fence: Fence?
    private var marks = CommentMarks.html
    private var isInHTML = false

    /// A quote or list item.
    private struct Container {
        /// The column of the text around the quote or list item.
        var outerColumn: Int
        /// The column of a list item's content; `nil` for a quote, whose lines are marked instead.
        var content: Int?
    }

    /// - Parameter lines: without line breaks.
    init(_ lines: [String]) {
        for line in lines { read(Substring(line)) }
        close(isClosed: false)
    }

    private mutating func read(_ text: Substring) {
        var place = LinePlace(text)
        let depth = containers.firstIndex { !place.enter($0) } ?? containers.count
        if openLine != nil {
            if depth == containers.count { return goOn(place) }
            close(isClosed: false)
        }
        leave(containers[depth...])
        place.skipSpaces()
        if place.rest.isEmpty {
            (isInText, isInHTML) = (false, false)
            append(place)
        } else if place.column >= textColumn + 4 {
            // An indented line continues the text above, or is code.
            append(place, isInert: !isInText)
            readComments(in: place.rest, isExample: !isInText)
        } else {
            begin(place)
        }
    }

    private mutating func leave(_ inner: ArraySlice<Container>) {
        textColumn = inner.first?.outerColumn ?? textColumn
        if !inner.isEmpty { isInHTML = false }
        containers.removeLast(inner.count)
    }

    private mutating func append(_ place: LinePlace, isInert: Bool = false) {
        lines.append(Line(prefix: place.taken, content: place.rest, depth: containers.count, isInert: isInert))
    }

    private mutating func begin(_ place: LinePlace) {
        var place = place
        textColumn = min(textColumn, place.column)
        while containers.count < PageLimits.nesting, let container = place.takeMarker(in: textColumn) {
            containers.append(container)
            textColumn = place.column
        }
        if Self.opensIndentedText(place.rest) { textColumn += 4 }
        readAddress(in: place.rest)
        isInText = true
        isInHTML = isInHTML || HTMLTag.isBlock(place.rest)
        fence = Fence(place.rest)
        append(place, isInert: fence != nil)
        let opening = fence == nil ? CommentMarks(opening: place.rest) : nil
        marks = opening ?? marks
        markExample(place.rest, isComment: opening != nil)
        guard fence != nil || opening != nil else { return readComments(in: place.rest) }
        openLine = lines.count - 1
        if fence == nil, marks.end(in: place.rest) != nil { close(isClosed: true) }
    }

    /// True for DocC's directives, and the admonitions, tabs, definitions and footnotes of MkDocs, whose text is indented.
    private static func opensIndentedText(_ text: Substring) -> Bool {
        text.first == "@" && text.last == "{" || text.hasPrefix("[^") && text.contains("]:")
            || ["!!! ", "!!!+ ", "??? ", "???+ ", "=== \"", "===+ \"", "===! \"", ": "].contains { text.hasPrefix($0) }
    }

    private mutating func goOn(_ place: LinePlace) {
        append(place, isInert: true)
        markExample(place.rest, isComment: fence == nil)
        let isEnd = if let fence { fence.isClosed(by: place, before: textColumn + 4) } else { marks.end(in: place.rest) != nil }
        if isEnd { close(isClosed: true) }
    }

    /// Marks the last line as an example, unless text follows a comment in it.
    private mutating func markExample(_ text: Substring, isComment: Bool) {
        let rest = isComment ? marks.end(in: text).map { text[$0.upperBound...] } : nil
        lines[lines.count - 1].isExample = fence != nil || isComment && rest?.allSatisfy(\.isWhitespace) ?? true
    }

    /// Closes the open code or comment, if any, after the last line.
    private mutating func close(isClosed: Bool) {
        guard let line = openLine else { return }
        (openLine, isInText) = (nil, false)
        let start = lines[line].content.startIndex
        if let fence {
            guard let options = fence.options else {
                if fence.isStray { addStray(line, start) }
                return
            }
            requests.append(Request(line: line, end: lines.count, isClosed: isClosed, isComment: false, options: options))
            return
        }
        let last = lines[lines.count - 1].content
        let rest = isClosed ? marks.end(in: last).map { last[$0.upperBound...] } ?? "" : ""
        let text = lines[line...].map(\.content).joined(separator: " ").dropFirst(marks.opening.count)
        let comment = CommentText(isClosed ? marks.end(in: text).map { text[..<$0.lowerBound] } ?? text : text)
        switch comment {
        case .other: readComments(in: rest)
        case .stray: addStray(line, start)
        case .request(let options):
            lines[line].isInert = true
            requests.append(
                Request(
                    line: line, end: lines.count, isClosed: isClosed, isComment: true, options: options, rest: rest,
                    isWithin: marks == .mdx && !rest.allSatisfy(\.isWhitespace) || HTMLTag.isImage(rest), isInHTML: isInHTML,
                    start: start, closing: marks.closing))
            readComments(in: rest)
        }
    }

    /// Reads a line such as `[label]: images/store.svg "A title"`. If several lines have the same label, the first one counts.
    private mutating func readAddress(in text: Substring) {
        guard text.first == "[", let end = text.utf8.firstRange(of: "]:".utf8) else { return }
        let address = text[end.upperBound...].drop(while: \.isWhitespace)
        let file = address.first == "<" ? address.dropFirst().prefix { $0 != ">" } : address.prefix { !$0.isWhitespace }
        guard !file.isEmpty else { return }
        let label = Self.label(text[..<end.lowerBound].dropFirst())
        if addresses[label] == nil { addresses[label] = file }
    }

    /// A label in the form in which labels are compared.
    static func label(_ text: Substring) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased() }

    /// Reads the comments after other text in the last line.
    private mutating func readComments(in text: Substring, isExample: Bool = false) {
        let line = lines.count - 1
        for comment in InlineComment.all(in: text) {
            switch comment.text {
            case .other: break
            case .request(let options) where !isExample:
                requests.append(
                    Request(
                        line: line, end: line + 1, isClosed: comment.isClosed, isComment: true, options: options, rest: comment.rest,
                        isWithin: true, isInHTML: isInHTML, start: comment.start, closing: comment.closing))
            case .request, .stray: addStray(line, comment.start, isExample: isExample)
            }
        }
    }

    private mutating func addStray(_ line: Int, _ start: Substring.Index, isExample: Bool = false) {
        guard strays.count < PageLimits.pictures else { return }
        strays.append(Stray(line: line, start: start, isExample: isExample))
    }

    /// The first line of fenced code.
    private struct Fence {
        private let mark: Character
        private let count: Int
        private let info: Substring

        init?(_ text: Substring) {
            guard let mark = text.first, mark == "`" || mark == "~" else { return nil }
            info = text.drop { $0 == mark }
            count = text.count - info.count
            guard count >= 3, mark == "~" || !info.contains("`") else { return nil }
            self.mark = mark
        }

        /// The text after `yaml galley`; `nil` for other code.
        var options: String? {
            // `{.yaml .galley}`: classes in MkDocs' notation. No options follow.
            if info.split(whereSeparator: { $0.isWhitespace || "{}".contains($0) }) == [".yaml", ".galley"], info.contains("{") { return "" }
            let words = info.split(maxSplits: 2, whereSeparator: \.isWhitespace)
            guard words.count >= 2, ["yaml", "yml", "json"].contains(words[0]), words[1] == "galley" else { return nil }
            return words.count == 3 ? String(words[2]) : ""
        }

        /// True if the line looks like the first line of a document for Galley, but is none.
        var isStray: Bool {
            let words = info.lowercased().split { $0.isWhitespace || "{}:,".contains($0) }
            return words.first == "galley" || ["yaml", "yml", "json"].contains(words.first) && words.contains("galley")
        }

        /// True if a line closes the code.
        ///
        /// - Parameter column: a fence at this column or beyond does not close the code, but belongs to it.
        func isClosed(by place: LinePlace, before column: Int) -> Bool {
            var place = place
            place.skipSpaces()
            guard place.column < column else { return false }
            let rest = place.rest.drop { $0 == mark }
            return place.rest.count - rest.count >= count && rest.allSatisfy(\.isWhitespace)
        }
    }
}

extension PageBlocks {
    /// A line whose prefix is being removed. Tabs advance to multiples of four columns.
    private struct LinePlace {
        private let text: Substring
        private(set) var rest: Substring
        /// The column of the remaining text.
        private(set) var column = 0

        init(_ text: Substring) {
            (self.text, rest) = (text, text)
        }

        var taken: Substring { text[..<rest.startIndex] }

        mutating func skipSpaces(to end: Int = .max) {
            while column < end, let character = rest.first, character == " " || character == "\t" {
                column += character == "\t" ? 4 - column % 4 : 1
                rest.removeFirst()
            }
        }

        private mutating func take(_ count: Int) {
            rest = rest.dropFirst(count)
            column += count
        }

        /// Removes the prefix of a quote or list item; fails if the line is outside.
        mutating func enter(_ container: Container) -> Bool {
            guard let content = container.content else { return takeQuote() }
            skipSpaces(to: content)
            return column >= content || rest.isEmpty
        }

        private mutating func takeQuote() -> Bool {
            skipSpaces()
            guard rest.first == ">" else { return false }
            take(1)
            skipSpaces(to: column + 1)
            return true
        }

        /// Removes a quote mark or list marker, and the space after it.
        ///
        /// - Parameter column: the column of the text around the quote or list item.
        mutating func takeMarker(in column: Int) -> Container? {
            if takeQuote() {
                skipSpaces()
                return Container(outerColumn: column)
            }
            let digits = rest.prefix(9).prefix { $0.isASCII && $0.isNumber }.count
            let after = rest.dropFirst(digits)
            guard let mark = after.first, (digits == 0 ? "-+*" : ".)").contains(mark),
                after.dropFirst().first.map({ $0 == " " || $0 == "\t" }) ?? true
            else { return nil }
            take(digits + 1)
            let next = self.column + 1
            skipSpaces()
            return Container(outerColumn: column, content: rest.isEmpty ? next : self.column)
        }
    }
}
