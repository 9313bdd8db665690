import CompositionalLayout
import Foundation

extension FramesRecord {
    /// Reads what `text()` writes; columns may stand anywhere, and lines may end as they do on Windows.
    ///
    /// - Throws: a `FramesError` with the line of what is wrong.
    public init(text: String) throws(FramesError) {
        var reader = FramesTextReader()
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        guard let heading = lines.first, heading == Self.signature else {
            throw FramesError(line: 1, "this is no table of frames: it begins with \"\(Self.signature)\"")
        }
        for (index, line) in lines.enumerated().dropFirst() {
            reader.line = index + 1
            try reader.read(line)
        }
        guard reader.hasColumns else { throw FramesError("the table is cut off: it has no columns") }
        guard lines.last == "" else {
            throw FramesError(line: lines.count, "the table is cut off: its last line has no end")
        }
        self.init(viewport: reader.viewport, contentSize: reader.contentSize, elements: reader.elements)
    }
}

/// Reads a table of frames line by line.
private struct FramesTextReader {
    var viewport: FramesRecord.Viewport?
    var contentSize: CGSize?
    var elements: [FramedElement] = []
    var hasColumns = false
    /// Counted from 1.
    var line = 1

    mutating func read(_ text: Substring) throws(FramesError) {
        var words = try words(of: text)
        guard let first = words.first else { return }
        if hasColumns { return elements.append(try element(&words)) }
        switch first {
        case "viewport":
            guard words.count == 6, words[4] == "at", words[5].hasSuffix("x") else { throw wrong(text) }
            viewport = FramesRecord.Viewport(
                size: try size(words[1...3], text), scale: try number(String(words[5].dropLast())))
        case "content":
            guard words.count == 4 else { throw wrong(text) }
            contentSize = try size(words[1...3], text)
        case "element": hasColumns = true
        default: throw wrong(text)
        }
    }

    private func wrong(_ text: some StringProtocol) -> FramesError {
        FramesError(line: line, "cannot read \"\(text.prefix(80))\"")
    }

    private func size(_ words: ArraySlice<String>, _ text: Substring) throws(FramesError) -> CGSize {
        guard let width = words.first, let height = words.last else { throw wrong(text) }
        return CGSize(width: try number(width), height: try number(height))
    }

    private func number(_ text: String) throws(FramesError) -> Double {
        guard let number = Double(text), number.isFinite else { throw wrong(text) }
        return number
    }

    /// One line of the table.
    private func element(_ words: inout [String]) throws(FramesError) -> FramedElement {
        let text = words.joined(separator: " ")
        guard let category = LayoutElement.Category(rawValue: words.removeFirst()) else { throw wrong(text) }
        let kind = category == .cell || words.isEmpty ? nil : words.removeFirst()
        guard words.count >= 6, let zIndex = Int(words[5]), let path = path(words[0]) else { throw wrong(text) }
        var numbers: [Double] = []
        for word in words[1...4] { numbers.append(try number(word)) }
        var element = FramedElement(
            id: LayoutElement.ID(category: category, kind: kind, section: path.section, item: path.item),
            frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), zIndex: zIndex)
        for word in words[6...] { try apply(word, to: &element) }
        return element
    }

    private func path(_ text: String) -> (section: Int, item: Int)? {
        if text == "layout" { return (0, .max) }
        let parts = text.split(separator: "-").map { Int($0) }
        guard parts.count == 2, let section = parts[0], let item = parts[1] else { return nil }
        return (section, item)
    }

    private func apply(_ word: String, to element: inout FramedElement) throws(FramesError) {
        if word == "hidden" {
            element.isHidden = true
        } else if word.hasPrefix("alpha=") {
            element.alpha = try number(String(word.dropFirst(6)))
        } else if word.hasPrefix("transform=") {
            var numbers: [Double] = []
            for part in word.dropFirst(10).split(separator: ",") { numbers.append(try number(String(part))) }
            element.transform = numbers
        } else {
            throw wrong(word)
        }
    }

    /// The words of a line; one in quotes may hold spaces. By scalars: a kind may begin with a mark that would join the
    /// space before it.
    private func words(of text: Substring) throws(FramesError) -> [String] {
        var words: [String] = []
        var rest = text.unicodeScalars.drop { $0 == " " }
        while let first = rest.first {
            if first == "\"" {
                guard let word = JSONText.unquoted(&rest) else { throw wrong(text) }
                words.append(word)
            } else {
                words.append(String(rest.prefix { $0 != " " }))
                rest = rest.drop { $0 != " " }
            }
            rest = rest.drop { $0 == " " }
        }
        return words
    }
}
