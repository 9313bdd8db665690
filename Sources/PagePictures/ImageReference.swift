import Foundation
import SVGWriter

/// An image in a page: `![text](file)`, `<img>`, `<picture>`, or DocC's `@Image`.
struct ImageReference {
    /// The lines of the page that contain it.
    var lines: Range<Int>
    /// The path as in the page, without percent encoding.
    var path: String
    /// The alternative text.
    var text: String
    /// True for a `<picture>` with one file for light and one for dark pages.
    var isPair: Bool
    /// The dark file of a pair, if the page contains one.
    var darkPath: String?

    private var form: Form
    /// The text before and after the alternative text.
    private var (head, tail): (String, String)

    /// The syntax of the alternative text.
    private enum Form {
        case markdown
        case html
        /// An argument of a directive.
        case directive
    }

    /// The lines with a replaced alternative text.
    func lines(withText text: String) -> [String] {
        let written = switch form {
        case .markdown: Self.escapedForMarkdown(text)
        // The attribute may use either kind of quotes.
        case .html: XMLText.escaped(text).replacing("'", with: "&#39;")
        case .directive: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        }
        return (head + written + tail).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    // MARK: Writing

    /// The lines of a new image.
    static func markdown(_ path: String, text: String) -> [String] {
        ["![\(escapedForMarkdown(text))](\(encoded(path)))"]
    }

    /// The lines of a new pair.
    static func pair(light: String, dark: String, text: String) -> [String] {
        [
            "<picture>",
            "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(XMLText.escaped(encoded(dark)))\">",
            "  <img alt=\"\(XMLText.escaped(text))\" src=\"\(XMLText.escaped(encoded(light)))\">",
            "</picture>",
        ]
    }

    /// The lines of a new image in a tutorial.
    static func directive(_ path: String, text: String) -> [String] {
        ["@Image(source: \"\(path)\", alt: \"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\")"]
    }

    private static func encoded(_ path: String) -> String {
        path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed.subtracting(CharacterSet(charactersIn: "()"))) ?? path
    }

    private static func escapedForMarkdown(_ text: String) -> String {
        var result = ""
        for character in text {
            if "\\[]`*_<&".contains(character) { result += "\\" }
            result.append(character.isNewline ? " " : character)
        }
        return result
    }
}

// MARK: - Reading

extension ImageReference {
    /// Finds the image at the start of the first line of text below a request.
    ///
    /// - Throws: if an image's file or text cannot be found, as inserting another one above it would duplicate the picture.
    init?(below request: PageBlocks.Request, in lines: [PageBlocks.Line]) throws(UnknownForm) {
        func isBlank(_ line: PageBlocks.Line) -> Bool { line.content.allSatisfy(\.isWhitespace) }
        guard let first = lines[request.end...].firstIndex(where: { !isBlank($0) }) else { return nil }
        let depth = lines[request.line].depth
        let end = lines[first...].firstIndex { isBlank($0) || $0.isInert || $0.depth < depth } ?? lines.endIndex
        guard first < end else { return nil }
        // Prefixes stay in place: only the text between quotes or brackets changes.
        let whole = lines[first..<end].map { $0.prefix + $0.content }.joined(separator: "\n")
        let prefix = lines[first].prefix.count
        try self.init(whole, from: whole.index(whole.startIndex, offsetBy: prefix), line: first)
    }

    /// An image in an unsupported syntax.
    struct UnknownForm: Error {
        /// Line index, from 0.
        var line: Int
    }

    private init?(_ whole: String, from start: String.Index, line: Int) throws(UnknownForm) {
        let text = whole[start...].drop { $0 == " " || $0 == "\t" }
        let found: Found? = if text.hasPrefix("![") || text.hasPrefix("[![") {
            Self.markdown(text)
        } else if text.hasPrefix("@Image") {
            Self.directive(text)
        } else if text.hasPrefix("<") {
            Self.html(text)
        } else {
            nil
        }
        guard let found else {
            let isImage = ["![", "[![", "@Image"].contains { text.hasPrefix($0) } || text.hasPrefix("<") && text.contains("<img")
            if isImage { throw UnknownForm(line: line) }
            return nil
        }
        (form, path, isPair, darkPath) = (found.form, found.path, found.isPair, found.darkPath)
        self.text = found.text
        head = String(whole[..<found.range.lowerBound])
        // Text after the image does not belong to it.
        let last = whole[found.end...].firstIndex(of: "\n") ?? whole.endIndex
        tail = String(whole[found.range.upperBound..<last])
        lines = line..<line + 1 + whole[..<last].filter { $0 == "\n" }.count
    }

    private struct Found {
        var form: Form
        var path: String
        var text: String
        /// The range of the alternative text.
        var range: Range<String.Index>
        /// The end of the image.
        var end: String.Index
        var isPair = false
        var darkPath: String?
    }

    /// `![text](path "title")`, possibly inside a link.
    private static func markdown(_ text: Substring) -> Found? {
        let start = text.index(after: text.firstIndex(of: "!") ?? text.startIndex)
        var depth = 0
        var place = start
        while place < text.endIndex {
            switch text[place] {
            case "\\": place = text.index(after: place)
            case "[": depth += 1
            case "]": depth -= 1
            default: break
            }
            if depth == 0 || place == text.endIndex { break }
            place = text.index(after: place)
        }
        guard place < text.endIndex, depth == 0 else { return nil }
        let range = text.index(after: start)..<place
        var rest = text[place...].dropFirst()
        guard rest.popFirst() == "(" else { return nil }
        rest = rest.drop(while: \.isWhitespace)
        let path: Substring
        if rest.first == "<" {
            path = rest.dropFirst().prefix { $0 != ">" && $0 != "\n" }
            rest = rest.dropFirst(path.count + 2)
        } else {
            var depth = 0
            path = rest.prefix { character in
                if character == "(" { depth += 1 }
                if character == ")" { depth -= 1 }
                return depth >= 0 && !character.isWhitespace
            }
            rest = rest.dropFirst(path.count)
        }
        guard let end = rest.firstIndex(of: ")") else { return nil }
        let words = text[range].split(separator: "\n").joined(separator: " ")
        return Found(
            form: .markdown, path: decoded(unescaped(path)), text: unescaped(Substring(words)), range: range,
            end: text.index(after: end))
    }

    /// `@Image(source: "path", alt: "text")`.
    private static func directive(_ text: Substring) -> Found? {
        guard let end = text.firstIndex(of: ")"), let path = value(of: "source:", in: text[..<end]),
            let words = value(of: "alt:", in: text[..<end])
        else { return nil }
        return Found(
            form: .directive, path: decoded(String(text[path])), text: unescaped(text[words]), range: words,
            end: text.index(after: end))
    }

    /// The range of an argument's quoted value.
    private static func value(of name: String, in text: Substring) -> Range<String.Index>? {
        guard let start = text.firstRange(of: name)?.upperBound, let quote = text[start...].firstIndex(of: "\"") else { return nil }
        var end = text.index(after: quote)
        while end < text.endIndex, text[end] != "\"" {
            if text[end] == "\\" { end = text.index(after: end) }
            if end < text.endIndex { end = text.index(after: end) }
        }
        return end < text.endIndex ? text.index(after: quote)..<end : nil
    }

    /// The first `<img>` in the text, inside a `<picture>` or not.
    private static func html(_ text: Substring) -> Found? {
        guard let start = text.firstRange(of: "<img")?.lowerBound, let close = text[start...].firstIndex(of: ">"),
            let path = attribute("src", in: text[start..<close])
        else { return nil }
        // A missing alternative text is an error, as its position is the author's choice.
        guard let words = attribute("alt", in: text[start..<close]) else { return nil }
        let isPair = text[..<start].contains("<picture")
        let end = isPair ? text[close...].firstRange(of: "</picture>")?.upperBound ?? text.index(after: close) : text.index(after: close)
        // A source for light pages may precede or follow it.
        let dark = text[..<start].split(separator: ">").first { $0.contains("<source") && $0.contains("dark") }
            .flatMap { attribute("srcset", in: $0) }
        return Found(
            form: .html, path: decoded(plain(text[path])), text: plain(text[words]), range: words, end: end, isPair: isPair,
            darkPath: dark.map { decoded(plain(text[$0])) })
    }

    /// The range of an attribute's quoted value.
    private static func attribute(_ name: String, in text: Substring) -> Range<String.Index>? {
        var rest = text
        while let found = rest.firstRange(of: name) {
            rest = rest[found.upperBound...]
            let isWhole = found.lowerBound > text.startIndex && text[text.index(before: found.lowerBound)].isWhitespace
            let value = rest.drop(while: \.isWhitespace)
            guard isWhole, value.first == "=" else { continue }
            let quoted = value.dropFirst().drop(while: \.isWhitespace)
            guard let quote = quoted.first, quote == "\"" || quote == "'" else { continue }
            guard let end = quoted.dropFirst().firstIndex(of: quote) else { return nil }
            return quoted.index(after: quoted.startIndex)..<end
        }
        return nil
    }

    private static func decoded(_ path: String) -> String { path.removingPercentEncoding ?? path }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            if character == "\\", let next = rest.first, next.isASCII, next.isPunctuation || next.isSymbol {
                result.append(rest.removeFirst())
            } else {
                result.append(character)
            }
        }
        return result
    }

    /// Decodes the five HTML entities that Galley writes.
    private static func plain(_ text: Substring) -> String {
        guard text.contains("&") else { return String(text) }
        return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'").replacing("&apos;", with: "'").replacing("&amp;", with: "&")
    }
}
