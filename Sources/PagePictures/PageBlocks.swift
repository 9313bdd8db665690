/// The parts of a Markdown page that request pictures: comments for Galley, and documents in fenced code.
///
/// A line is a prefix of quote marks, list markers and indentation, and content. Whatever begins in a quote or list item ends
/// with it. The rest of Markdown does not matter here.
struct PageBlocks {
    struct Line {
        /// Quote marks, list markers and indentation; inside code, only those of the enclosing quotes and list items.
        var prefix: Substring
        var content: Substring
        /// The number of enclosing quotes and list items.
        var depth: Int
        /// True in code and requests, where there is no image.
        var isInert = false
        /// True in fenced code and comments, whose text nobody sees as a part of the page.
        var isExample = false

        /// The prefix that puts more lines into the same quotes and list items.
        var nesting: String { String(prefix.map { $0 == ">" || $0 == "\t" ? $0 : " " }) }
    }

    /// A comment that begins with `galley:`, or code that begins with `yaml galley`.
    struct Request {
        /// The first line, from 0.
        let line: Int
        /// The line after it.
        let end: Int
        let isClosed: Bool
        let isComment: Bool
        /// The text after `galley`.
        let options: String
        /// The text after a comment on its last line.
        var rest = ""
    }

    private(set) var lines: [Line] = []
    private(set) var requests: [Request] = []

    private var containers: [Container] = []
    /// The column of the text above. Nothing begins in lines with four columns more.
    private var textColumn = 0
    /// False after blank lines, comments and code.
    private var isInText = false
    /// The first line of the code or comment that is not closed yet.
    private var openLine: Int?
    /// The first line of the open code.
    private var fence: Fence?

    /// A quote or list item.
    private struct Container {
        /// The column of the text around it.
        var outerColumn: Int
        /// The column of its content; `nil` for a quote, whose lines are marked instead.
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
            isInText = false
            append(place)
        } else if place.column >= textColumn + 4 {
            // It continues the text above, or is an example of code.
            append(place, isInert: !isInText)
        } else {
            begin(place)
        }
    }

    private mutating func leave(_ inner: ArraySlice<Container>) {
        textColumn = inner.first?.outerColumn ?? textColumn
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
        isInText = true
        fence = Fence(place.rest)
        append(place, isInert: fence != nil)
        markExample(place.rest)
        guard fence != nil || place.rest.hasPrefix("<!--") else { return }
        openLine = lines.count - 1
        if fence == nil, Self.end(of: place.rest) != nil { close(isClosed: true) }
    }

    /// True for DocC's directives, and the admonitions and tabs of MkDocs, whose text is indented.
    private static func opensIndentedText(_ text: Substring) -> Bool {
        text.first == "@" && text.last == "{" || ["!!! ", "??? ", "???+ ", "=== \""].contains { text.hasPrefix($0) }
    }

    private mutating func goOn(_ place: LinePlace) {
        append(place, isInert: true)
        markExample(place.rest)
        let isEnd = if let fence { fence.isClosed(by: place, before: textColumn + 4) } else { Self.end(of: place.rest) != nil }
        if isEnd { close(isClosed: true) }
    }

    /// Marks the last line, unless text follows a comment in it.
    private mutating func markExample(_ text: Substring) {
        let isComment = fence == nil && (openLine != nil || text.hasPrefix("<!--"))
        let rest = isComment ? Self.end(of: text).map { text[$0.upperBound...] } : nil
        lines[lines.count - 1].isExample = fence != nil || isComment && rest?.allSatisfy(\.isWhitespace) ?? true
    }

    private static func end(of comment: Substring) -> Range<Substring.Index>? {
        // The search takes microseconds even in an empty line.
        comment.utf8.contains(UInt8(ascii: ">")) ? comment.utf8.firstRange(of: "-->".utf8) : nil
    }

    /// Closes the open code or comment, if any, after the last line.
    private mutating func close(isClosed: Bool) {
        guard let line = openLine else { return }
        (openLine, isInText) = (nil, false)
        if let fence {
            guard let options = fence.options else { return }
            requests.append(Request(line: line, end: lines.count, isClosed: isClosed, isComment: false, options: options))
            return
        }
        let comment = lines[line...].map(\.content).joined(separator: " ").dropFirst(4).drop(while: \.isWhitespace)
        guard comment.hasPrefix("galley:") else { return }
        let text = comment.dropFirst("galley:".count)
        let end = Self.end(of: text) ?? text.endIndex..<text.endIndex
        lines[line].isInert = true
        requests.append(
            Request(
                line: line, end: lines.count, isClosed: isClosed, isComment: true, options: String(text[..<end.lowerBound]),
                rest: String(text[end.upperBound...])))
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
            let words = info.split(maxSplits: 2, whereSeparator: \.isWhitespace)
            guard words.count >= 2, ["yaml", "yml", "json"].contains(words[0]), words[1] == "galley" else { return nil }
            return words.count == 3 ? String(words[2]) : ""
        }

        /// - Parameter column: A fence from this column on is part of the code.
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

        /// Removes the prefix of a quote or list item; fails if the line is not in it.
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
        /// - Parameter column: the column of the text around it.
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
