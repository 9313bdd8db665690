import CompositionalLayout
import Foundation
import MessageText

/// The frames as text to store beside tests: exact, with one line per element for readable diffs.
///
///     galley frames 1
///     viewport 393 × 852 at 3x
///     content 393 × 261.3333
///     section 0: groups horizontal
///     section 0 group: width fractionalWidth(1); height fractionalWidth(1/3)
///     section 0 item: width fractionalWidth(1/3); height fractionalHeight(1)
///
///     element                  path         x         y     width    height   z
///     cell                      0-0         0         0       131  130.6667   0
///     supplementary header      0-0         0         0       393        44   1  hidden
///
/// Elements are listed by section, regardless of drawing order. Columns have fixed widths; a value that does not fit shifts only
/// the rest of its line.
extension FramesRecord {
    /// The start of every table of frames.
    package static let signature = "\(formatName) 1"
    /// The start of the signature, without the version.
    package static let formatName = "galley frames"
    fileprivate static let lookStart = "look "
    private static let columns = ["element", "path", "x", "y", "width", "height", "z"]
    private static let widths = [24, 8, 9, 9, 9, 9, 3]

    public func text() -> String {
        var lines = [Self.signature]
        if let viewport { lines.append("viewport \(Self.text(viewport.size)) at \(Self.text(viewport.scale))x") }
        if let contentSize { lines.append("content \(Self.text(contentSize))") }
        lines += (look.map { [Self.lookStart + $0] } ?? []) + (outline?.lines ?? [])
        lines += ["", Self.line(Self.columns)]
        lines += elements.sorted { $0.id.precedes($1.id) }.map(Self.line)
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

    private static func line(_ element: FramedElement) -> String {
        let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height].map { text($0) }
        let kind = element.id.kind.map { [needsQuotes($0) ? JSONValue.quoted($0) : $0] } ?? []
        let path = element.id.section.map { "\($0)-\(element.id.item)" } ?? "layout"
        let title = element.title.map { ["title " + JSONValue.quoted($0)] } ?? []
        let name = ([element.id.category.rawValue] + kind).joined(separator: " ")
        return ([line([name, path] + frame + [String(element.zIndex)])] + changes(of: element) + title).joined(separator: "  ")
    }

    /// The properties besides frame and z-index that do not have their default values.
    static func changes(of element: FramedElement) -> [String] {
        var changes: [String] = []
        if element.isHidden { changes.append("hidden") }
        if element.alpha != 1 { changes.append("alpha=" + text(element.alpha)) }
        if !element.transform.isEmpty {
            changes.append("transform=" + element.transform.map { text($0) }.joined(separator: ","))
        }
        return changes
    }

    /// The first column is left-aligned, the others, numbers, are right-aligned.
    private static func line(_ cells: [String]) -> String {
        var line = ""
        for (index, (cell, width)) in zip(cells, widths).enumerated() {
            let padding = String(repeating: " ", count: max(0, width - cell.count))
            line += index == 0 ? cell + padding : " " + padding + cell
        }
        return line
    }

    /// True if a kind would be misread as several columns or a quoted string, or would be invisible.
    static func needsQuotes(_ kind: String) -> Bool {
        kind.isEmpty || kind.unicodeScalars.contains { scalar in
            scalar == "\"" || scalar.properties.isWhitespace || !TerminalText.isPrinted(scalar)
        }
    }
}

extension FramesRecord {
    /// Reads the format of `text()`. Columns need not be aligned, and lines may end in CRLF.
    ///
    /// - Throws: a `FramesError` with the line of the error.
    public init(text: String) throws(FramesError) {
        var reader = FramesTextReader()
        // Splits bytes, as characters take three times as long, and a line may begin with a combining mark.
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            Substring(line.last == 0x0D ? line.dropLast() : line)
        }
        guard let heading = lines.first, heading == Self.signature else { throw Self.problem(ofHeading: lines.first ?? "") }
        for (index, line) in lines.enumerated().dropFirst() {
            reader.line = index + 1
            try reader.read(line)
        }
        guard reader.hasColumns else { throw FramesError("the table is truncated: it has no columns") }
        guard lines.last == "" else {
            throw FramesError(line: lines.count, "the table is truncated: its last line has no line feed")
        }
        self.init(viewport: reader.viewport, contentSize: reader.contentSize, elements: reader.elements)
        look = reader.look
        // Later versions may word descriptions differently. An unreadable one is ignored here; as a golden's it does not pass.
        if !reader.outline.isEmpty { outline = LayoutOutline(lines: reader.outline) }
    }

    private static func problem(ofHeading heading: Substring) -> FramesError {
        if ByteOrderMark.begins(heading.utf8) { return FramesError(line: 1, ByteOrderMark.problem) }
        guard heading.hasPrefix(formatName + " ") else {
            return FramesError(line: 1, "not a table of frames: the first line must be \"\(signature)\"")
        }
        return FramesError(line: 1, unknownVersion(String(heading.dropFirst(formatName.count + 1))))
    }

    /// The message about a version of the format that cannot be read.
    ///
    /// - Parameter version: the version as written.
    static func unknownVersion(_ version: String) -> String {
        "version \(TerminalText.excerpt(version, limit: 40)) of the format is unknown; the current version is 1"
    }
}

/// Reads a table of frames line by line.
private struct FramesTextReader {
    var viewport: FramesRecord.Viewport?
    var contentSize: CGSize?
    var look: String?
    var outline: [Substring] = []
    private(set) var elements: [FramedElement] = []
    private var seen: Set<LayoutElement.ID> = []
    var hasColumns = false
    /// The line number, from 1.
    var line = 1

    mutating func read(_ text: Substring) throws(FramesError) {
        // Earlier versions wrote the look on several lines.
        if !hasColumns, text.hasPrefix("option ") { return }
        if !hasColumns, text.hasPrefix(FramesRecord.lookStart) { return look = String(text.dropFirst(FramesRecord.lookStart.count)) }
        if !hasColumns, LayoutOutline.isLine(text) { return outline.append(text) }
        guard var words = QuotedWords.words(of: text) else { throw wrong(text) }
        guard let first = words.first else { return }
        if hasColumns {
            let element = try element(&words)
            // A separate statement: inside the call below, `self` is in use, and the insertion would copy the set.
            let isFirst = seen.insert(element.id).inserted
            try check(isFirst ? nil : FramesLimits.problem(ofSecond: element.id))
            return elements.append(element)
        }
        switch first {
        case "viewport":
            guard words.count == 6, words[4] == "at", words[5].hasSuffix("x") else { throw wrong(text) }
            let (size, scale) = (try size(words[1...3], text), try number(String(words[5].dropLast())))
            try check(FramesLimits.problem(ofViewport: size.width) ?? FramesLimits.problem(ofViewport: size.height))
            try check(FramesLimits.problem(ofScale: scale))
            viewport = FramesRecord.Viewport(size: size, scale: scale)
        case "content":
            guard words.count == 4 else { throw wrong(text) }
            contentSize = try size(words[1...3], text)
        case "element": hasColumns = true
        default: throw wrong(text)
        }
    }

    private func wrong(_ text: some StringProtocol) -> FramesError {
        FramesError(line: line, "cannot read \"\(TerminalText.excerpt(text))\"")
    }

    private func check(_ problem: String?) throws(FramesError) {
        if let problem { throw FramesError(line: line, problem) }
    }

    private func size(_ words: ArraySlice<String>, _ text: Substring) throws(FramesError) -> CGSize {
        guard let width = words.first, let height = words.last else { throw wrong(text) }
        let size = CGSize(width: try number(width), height: try number(height))
        try check(FramesLimits.problem(of: size))
        return size
    }

    private func number(_ text: String) throws(FramesError) -> Double {
        guard let number = FramesLimits.number(text) else { throw wrong(text) }
        try check(FramesLimits.problem(of: number, text))
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
        try check(FramesLimits.problem(of: CGSize(width: numbers[2], height: numbers[3])))
        let id = LayoutElement.ID(category: category, kind: kind, owner: path.owner, item: path.item)
        try check(FramesLimits.problem(ofOwner: id))
        var element = FramedElement(
            id: id, frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]), zIndex: zIndex)
        var rest = words[6...]
        while let word = rest.popFirst() {
            if word == "title", let title = rest.popFirst() { element.title = title } else { try apply(word, to: &element) }
        }
        return element
    }

    private func path(_ text: String) -> (owner: LayoutElement.Owner, item: Int)? {
        if text == "layout" { return (.layout, 0) }
        guard let indexes = FramesLimits.indexPath(text), indexes.count == 2 else { return nil }
        return (.section(indexes[0]), indexes[1])
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
}
