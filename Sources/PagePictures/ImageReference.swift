import Foundation
import MessageText
import SVGWriter
import VectorScene

/// An image in a page: `![text](file)`, `<img>`, `<picture>`, or DocC's `@Image`.
struct ImageReference {
    /// The path as in the page, without percent encoding, query and fragment.
    var path: String
    /// The alternative text.
    var text: String
    /// True for a pair of files, for light and dark pages: a `<picture>`, or two images with an appearance each.
    var isPair: Bool
    /// The dark file of a pair, if the page contains one.
    var darkPath: String?
    /// The appearance in which the page shows the image; `nil` for both.
    var appearance: Appearance?

    private var form: Form
    /// The alternative texts.
    private var ranges: [Range<PagePosition>]

    /// The syntax of the alternative text.
    private enum Form {
        case markdown
        case html
        /// An argument of a directive.
        case directive
    }

    /// The edits that replace the alternative text.
    func edits(toText text: String) -> [PageEdit] {
        let written = switch form {
        case .markdown: Self.escapedForMarkdown(text)
        // The attribute may use either kind of quotes.
        case .html: XMLText.escaped(text).replacing("'", with: "&#39;")
        case .directive: text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        }
        return ranges.map { .replacement($0, written) }
    }

    // MARK: Writing

    /// The lines of a new image.
    static func markdown(_ path: String, text: String) -> [String] {
        ["![\(escapedForMarkdown(text))](\(encoded(path)))"]
    }

    /// The lines of a new image in HTML.
    static func html(_ path: String, text: String) -> [String] {
        ["<img alt=\"\(XMLText.escaped(text))\" src=\"\(XMLText.escaped(encoded(path)))\">"]
    }

    /// The lines of a new pair of images, for light and dark pages.
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

    /// Escapes special characters. `&` is escaped only where it may begin an entity, as MkDocs shows other backslashes before it.
    private static func escapedForMarkdown(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            let beginsEntity = character == "&" && (rest.first.map { $0.isLetter || $0 == "#" } ?? false)
            if beginsEntity || "\\[]`*_<|".contains(character) { result += "\\" }
            result.append(character.isNewline ? " " : character)
        }
        return result
    }
}

// MARK: - Reading

extension ImageReference {
    /// Finds the image of a request. If other text precedes a comment in its line, the image follows in that line or begins the next one;
    /// otherwise it begins the first line of text below. Another comment in between ends the search.
    ///
    /// - Parameter next: the next comment.
    /// - Throws: if an image's file or text cannot be found, as inserting another one above it would duplicate the picture.
    init?(of request: PageBlocks.Request, before next: PagePosition?, in blocks: PageBlocks) throws(UnknownForm) {
        let lines = blocks.lines
        func isBlank(_ line: PageBlocks.Line) -> Bool { line.content.allSatisfy(\.isWhitespace) }
        if request.isWithin {
            let line = request.end - 1
            let end = next.flatMap { $0.line == line ? $0.index : nil } ?? lines[line].content.endIndex
            let text = Self.cell(request.rest.prefix(upTo: end), in: lines[line])
            if let start = Self.start(in: text.text) {
                try self.init([text.text[start...]], line: line, blocks.addresses)
                return
            }
            guard !text.isCell, request.rest.allSatisfy(\.isWhitespace) else { return nil }
        }
        guard let first = lines[request.end...].firstIndex(where: { !isBlank($0) }), !request.isWithin || first == request.end
        else { return nil }
        let depth = lines[request.line].depth
        let below = lines[first..<max(first, next.map { $0.line + 1 } ?? lines.endIndex)]
        let end = below.firstIndex { isBlank($0) || $0.isInert || $0.depth < depth } ?? below.endIndex
        guard first < end else { return nil }
        var block = [lines[first].content] + lines[first + 1..<end].map { $0.prefix + $0.content }
        if let next, next.line == end - 1 { block[block.count - 1] = block[block.count - 1].prefix(upTo: next.index) }
        try self.init(block, line: first, blocks.addresses)
    }

    /// The text up to the end of a table's cell.
    private static func cell(_ text: Substring, in line: PageBlocks.Line) -> (text: Substring, isCell: Bool) {
        guard line.hasBars else { return (text, false) }
        var isEscaped = false
        let end = text.firstIndex { character in
            defer { isEscaped = character == "\\" && !isEscaped }
            return character == "|" && !isEscaped
        }
        return (text[..<(end ?? text.endIndex)], true)
    }

    /// The start of the first image in a line.
    private static func start(in text: Substring) -> Substring.Index? {
        guard let start = ["![", "<img", "@Image"].compactMap({ text.firstRange(of: $0)?.lowerBound }).min() else { return nil }
        if let picture = text[..<start].firstRange(of: "<picture") { return picture.lowerBound }
        return text[..<start].last == "[" ? text.index(before: start) : start
    }

    /// An image in an unsupported syntax.
    struct UnknownForm: Error {
        /// Line index, from 0.
        var line: Int
    }

    /// - Parameters:
    ///   - lines: the page's lines from the start of the image on.
    ///   - line: the index of the first line in the page.
    ///   - addresses: the page's files by label.
    private init?(_ lines: [Substring], line: Int, _ addresses: [String: Substring]) throws(UnknownForm) {
        let whole = lines.joined(separator: "\n")
        let text = whole.drop { $0 == " " || $0 == "\t" }
        guard let found = Self.found(text, addresses) else {
            if Self.looksLikeImage(text) { throw UnknownForm(line: line) }
            return nil
        }
        func position(_ index: String.Index) -> PagePosition {
            let above = whole[..<index]
            let start = above.lastIndex(of: "\n").map { whole.index(after: $0) } ?? whole.startIndex
            let number = above.utf8.count { $0 == UInt8(ascii: "\n") }
            let offset = whole.utf8.distance(from: start, to: index)
            return PagePosition(line: line + number, index: lines[number].utf8.index(lines[number].startIndex, offsetBy: offset))
        }
        let next = found.appearance == nil ? nil : Self.found(whole[found.end...].drop(while: \.isWhitespace), addresses)
        let other = next.flatMap { $0.appearance == nil || $0.appearance == found.appearance ? nil : $0 }
        let images = [found, other].compactMap { $0 }.sorted { $0.appearance != .dark && $1.appearance == .dark }
        (form, path, darkPath) = (found.form, images[0].path, found.darkPath ?? other.map { _ in images[1].path })
        (isPair, appearance) = (found.isPair || other != nil, other == nil ? found.appearance : nil)
        self.text = found.text
        ranges = [found, other].compactMap { $0 }.map { position($0.range.lowerBound)..<position($0.range.upperBound) }
    }

    /// True for images in other forms, such as `<ThemedImage sources=…>` in MDX and `{% include figure.html src="a.svg" %}` in Jekyll.
    private static func looksLikeImage(_ text: Substring) -> Bool {
        if ["![", "[![", "@Image"].contains(where: text.hasPrefix) { return true }
        if text.hasPrefix("<") {
            let name = text.dropFirst().prefix { $0.isLetter }.lowercased()
            return text.contains("<img") || ["image", "picture", "figure"].contains { name.hasSuffix($0) }
        }
        return ["{%", "{{"].contains(where: text.hasPrefix) && [".svg", ".png"].contains { text.contains($0) }
    }

    private static func found(_ text: Substring, _ addresses: [String: Substring]) -> Found? {
        if text.hasPrefix("![") || text.hasPrefix("[![") { return markdown(text, addresses) }
        if text.hasPrefix("@Image") { return directive(text) }
        return text.hasPrefix("<") ? html(text) : nil
    }

    private struct Found {
        var form: Form
        var path: String
        var text: String
        /// The range of the alternative text.
        var range: Range<String.Index>
        var end: String.Index
        var isPair = false
        var darkPath: String?
        /// The appearance for which MkDocs and GitHub show the image.
        var appearance: Appearance?

        init(
            form: Form, address: String, text: String, range: Range<String.Index>, end: String.Index, isPair: Bool = false,
            darkAddress: String? = nil
        ) {
            (self.form, self.text, self.range, self.end, self.isPair) = (form, text, range, end, isPair)
            let fragment = address.split(separator: "#", maxSplits: 1).dropFirst().first
            appearance = switch fragment {
            case "only-light", "gh-light-mode-only": .light
            case "only-dark", "gh-dark-mode-only": .dark
            default: nil
            }
            (path, darkPath) = (Self.path(address), darkAddress.map(Self.path))
        }

        /// The path in an address, without the template that may surround it in Jekyll: `{{ "/a.svg" | relative_url }}`.
        private static func path(_ address: String) -> String {
            var address = address[...]
            if address.hasPrefix("{{"), let end = address.firstRange(of: "}}") {
                let quoted = address[..<end.lowerBound].split(omittingEmptySubsequences: false) { "\"'".contains($0) }.dropFirst().first
                address = (quoted ?? "") + address[end.upperBound...]
            }
            let path = String(address.prefix { $0 != "#" && $0 != "?" })
            return path.removingPercentEncoding ?? path
        }
    }

    /// `![text](path "title")` or `![text][label]`, possibly inside a link.
    private static func markdown(_ text: Substring, _ addresses: [String: Substring]) -> Found? {
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
        let words = text[range].split(separator: "\n").joined(separator: " ")
        var rest = text[place...].dropFirst()
        let opening = rest.popFirst()
        // In references without a label of their own, such as ![text], the text is the label, and must not change.
        if opening == "[", let end = rest.firstIndex(of: "]"), let address = addresses[PageBlocks.label(rest[..<end])] {
            return Found(
                form: .markdown, address: unescaped(address), text: unescaped(Substring(words)), range: range, end: rest.index(after: end))
        }
        guard opening == "(" else { return nil }
        let path: Substring
        (path, rest) = address(rest.drop(while: \.isWhitespace))
        guard let end = rest.firstIndex(of: ")") else { return nil }
        return Found(
            form: .markdown, address: unescaped(path), text: unescaped(Substring(words)), range: range,
            end: text.index(after: end))
    }

    /// The address at the start of a text, without angle brackets, and the text after it.
    private static func address(_ text: Substring) -> (Substring, rest: Substring) {
        if text.first == "<" {
            let path = text.dropFirst().prefix { $0 != ">" && $0 != "\n" }
            return (path, text.dropFirst(path.count + 2))
        }
        // Jekyll's templates contain spaces.
        let code = text.hasPrefix("{{") ? text.firstRange(of: "}}")?.upperBound ?? text.startIndex : text.startIndex
        var depth = 0
        let end = text[code...].firstIndex { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return depth < 0 || character.isWhitespace
        } ?? text.endIndex
        return (text[..<end], text[end...])
    }

    /// `@Image(source: "path", alt: "text")`.
    private static func directive(_ text: Substring) -> Found? {
        guard let end = text.firstIndex(of: ")"), let path = value(of: "source:", in: text[..<end]),
            let words = value(of: "alt:", in: text[..<end])
        else { return nil }
        return Found(
            form: .directive, address: String(text[path]), text: unescaped(text[words]), range: words,
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
        // A source for light pages may precede or follow the one for dark pages.
        let dark = text[..<start].split(separator: ">").first { $0.contains("<source") && $0.contains("dark") }
            .flatMap { attribute("srcset", in: $0) }
        return Found(
            form: .html, address: XMLEntities.decoded(text[path]), text: XMLEntities.decoded(text[words]), range: words, end: end,
            isPair: isPair, darkAddress: dark.map { XMLEntities.decoded(text[$0]) })
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
}
