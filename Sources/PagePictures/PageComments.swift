/// The marks around a comment, in Markdown's HTML and in MDX.
struct CommentMarks: Equatable {
    let opening: String
    let closing: String

    static let html = CommentMarks(opening: "<!--", closing: "-->")
    static let mdx = CommentMarks(opening: "{/*", closing: "*/}")

    private init(opening: String, closing: String) {
        (self.opening, self.closing) = (opening, closing)
    }

    /// Recognizes the opening mark of a comment at the start of a text. MDX's mark `{/*` counts only before the word `galley`, as it is
    /// plain text on pages that are not MDX.
    init?(opening text: Substring) {
        if text.hasPrefix(Self.html.opening) {
            self = .html
        } else if text.hasPrefix(Self.mdx.opening), text.dropFirst(3).drop(while: \.isWhitespace).prefix(6).lowercased() == "galley" {
            self = .mdx
        } else {
            return nil
        }
    }

    func end(in text: Substring) -> Range<Substring.Index>? {
        // Looks for its last byte first, as the search takes microseconds even in an empty line.
        text.utf8.contains(closing.utf8.last ?? 0) ? text.utf8.firstRange(of: closing.utf8) : nil
    }
}

/// The text of a comment, without its marks.
enum CommentText {
    /// A comment for Galley, and the text after `galley:`.
    case request(String)
    /// A comment that is not a request, but looks like one.
    case stray
    case other

    init(_ text: Substring) {
        let text = text.drop(while: \.isWhitespace)
        if text.hasPrefix("galley:") {
            self = .request(String(text.dropFirst("galley:".count)))
            return
        }
        // The third hyphen of `<!---` is part of the text.
        let start = text.drop { $0 == "-" || $0.isWhitespace }.prefix(200).lowercased()
        let rest = start.dropFirst("galley".count).drop(while: \.isWhitespace)
        let isWord = start.dropFirst("galley".count).first.map { !$0.isLetter && !$0.isNumber && !"-_./".contains($0) } ?? true
        let namesDocument = [".yaml", ".yml", ".json", ".swift"].contains { rest.contains($0) }
        self = start.hasPrefix("galley") && isWord && (rest.first == ":" || namesDocument) ? .stray : .other
    }
}

/// A comment in a line of text.
struct InlineComment {
    let text: CommentText
    var closing = CommentMarks.html.closing
    let isClosed: Bool
    let start: Substring.Index
    /// The rest of the line after the comment.
    let rest: Substring

    /// The comments in a line, outside of code. `galley: FILE` without the marks of a comment is a stray.
    static func all(in text: Substring) -> [InlineComment] {
        guard text.utf8.firstRange(of: "alley".utf8) != nil else { return [] }
        let runs = lastRuns(text)
        var (comments, rest): ([InlineComment], Substring) = ([], text)
        // The end of the last word after `galley:`. Within that word, the search does not begin again, so that its time stays linear.
        var wordsEnd = text.startIndex
        while let character = rest.first {
            if character == "\\" {
                rest = rest.dropFirst(2)
            } else if character == "`" {
                rest = afterCode(rest, runs)
            } else if character == "<" || character == "{", let marks = CommentMarks(opening: rest) {
                let body = rest.dropFirst(marks.opening.count)
                let end = marks.end(in: body)
                let after = end.map { body[$0.upperBound...] } ?? body[body.endIndex...]
                let text = CommentText(body[..<(end?.lowerBound ?? body.endIndex)])
                comments.append(
                    InlineComment(text: text, closing: marks.closing, isClosed: end != nil, start: rest.startIndex, rest: after))
                rest = after
            } else if character == "g", rest.startIndex >= wordsEnd, rest.hasPrefix("galley:") {
                let file = bareFile(rest)
                if isFile(file) { comments.append(InlineComment(text: .stray, isClosed: true, start: rest.startIndex, rest: text[file.endIndex...])) }
                wordsEnd = file.endIndex
                rest = isFile(file) ? text[file.endIndex...] : rest.dropFirst()
            } else {
                rest.removeFirst()
            }
        }
        return comments
    }

    /// The word after `galley:`.
    private static func bareFile(_ text: Substring) -> Substring {
        text.dropFirst("galley:".count).drop(while: \.isWhitespace).prefix { !$0.isWhitespace && !"()\"'&<>*".contains($0) }
    }

    private static func isFile(_ word: Substring) -> Bool {
        [".layout.yaml", ".layout.yml", ".layout.json", ".swift"].contains(where: word.hasSuffix)
    }

    /// The text after a code span, or after backticks that begin no code span.
    ///
    /// - Parameter last: the start of the last run of backticks of each length.
    private static func afterCode(_ text: Substring, _ last: [Int: Substring.Index]) -> Substring {
        let count = text.prefix { $0 == "`" }.count
        let rest = text.dropFirst(count)
        guard let end = last[count], end > text.startIndex else { return rest }
        var next = rest
        while let mark = next.firstIndex(of: "`") {
            let length = next[mark...].prefix { $0 == "`" }.count
            next = next[mark...].dropFirst(length)
            if length == count { return next }
        }
        return rest
    }

    private static func lastRuns(_ text: Substring) -> [Int: Substring.Index] {
        var (runs, rest): ([Int: Substring.Index], Substring) = ([:], text)
        while let mark = rest.firstIndex(of: "`") {
            let length = rest[mark...].prefix { $0 == "`" }.count
            runs[length] = mark
            rest = rest[mark...].dropFirst(length)
        }
        return runs
    }
}

/// Tags at the start of a line.
enum HTMLTag {
    /// True for a tag that begins a block of HTML, in which there is no Markdown.
    static func isBlock(_ text: Substring) -> Bool {
        guard text.first == "<" else { return false }
        let name = text.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
        return blocks.contains(name.lowercased())
    }

    static func isImage(_ text: Substring) -> Bool {
        let text = text.drop(while: \.isWhitespace)
        return text.hasPrefix("<") && text.contains("<img")
    }

    private static let blocks: Set<String> = [
        "article", "aside", "blockquote", "body", "center", "dd", "details", "dialog", "div", "dl", "dt", "fieldset", "figcaption",
        "figure", "footer", "header", "html", "li", "main", "nav", "ol", "p", "picture", "section", "summary", "table", "tbody", "td",
        "tfoot", "th", "thead", "tr", "ul",
    ]
}
