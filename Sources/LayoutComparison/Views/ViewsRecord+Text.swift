import CompositionalLayout
import Foundation
import MessageText

/// The views as text to store beside tests: one line per view, indented by depth.
///
///     galley views 1
///     screen 393 × 852
///
///     cell 0-0
///       ArticleCell 0 0 361 76 background=#FFFFFF/#000000 radius=12 clipped
///         UILabel 16 8 329 40.6667 text="A long\ntitle" font=17/600 color=#000000/#FFFFFF
///         UIImageView 16 56.6667 20 17.6667 image=star at=0,0,20,17.6667 tint=#007AFF/#0A84FF
///
/// Each view has its class, x, y, width and height in its superview, and its properties.
extension ViewsRecord {
    /// The start of every text.
    package static let signature = "\(formatName) 1"
    /// The start of the signature, without the version.
    package static let formatName = "galley views"
    fileprivate static let (lookStart, screenStart) = ("look ", "screen ")
    /// Names of properties whose values are always quoted.
    private static let quoted: Set<String> = ["text", "box"]
    /// The maximum depth of nested views in a text.
    fileprivate static let depthLimit = 200

    public func text() -> String {
        var lines = [Self.signature] + (look.map { [Self.lookStart + $0] } ?? [])
        lines.append(Self.screenStart + FramesRecord.text(size))
        for part in parts {
            lines += ["", part.place.line]
            for view in part.views { Self.append(view, depth: 1, to: &lines) }
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private static func append(_ view: View, depth: Int, to lines: inout [String]) {
        let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height].map { FramesRecord.text($0) }
        let words = [quotedIfNeeded(view.className)] + frame + view.properties.map(word)
        lines.append(String(repeating: "  ", count: depth) + words.joined(separator: " "))
        for child in view.children { append(child, depth: depth + 1, to: &lines) }
    }

    private static func word(_ property: Property) -> String {
        guard !property.value.isEmpty || quoted.contains(property.name) else { return property.name }
        let value = quoted.contains(property.name) ? JSONValue.quoted(property.value) : quotedIfNeeded(property.value)
        return "\(property.name)=\(value)"
    }

    private static func quotedIfNeeded(_ word: String) -> String { FramesRecord.needsQuotes(word) ? JSONValue.quoted(word) : word }

    /// Reads the format of `text()`.
    ///
    /// - Throws: a `FramesError` with the line of the error.
    public init(text: String) throws(FramesError) {
        let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
            Substring(line.last == 0x0D ? line.dropLast() : line)
        }
        guard lines.first == Substring(Self.signature) else {
            let version = lines.first.flatMap { $0.hasPrefix(Self.formatName + " ") ? $0.dropFirst(Self.formatName.count + 1) : nil }
            let problem = version.map { FramesRecord.unknownVersion(String($0)) }
            throw FramesError(line: 1, problem ?? "not a text of views: the first line must be \"\(Self.signature)\"")
        }
        guard lines.last == "" else { throw FramesError(line: lines.count, "the text is truncated: its last line has no line feed") }
        var reader = ViewsTextReader()
        for (index, line) in lines.enumerated().dropFirst() {
            reader.line = index + 1
            try reader.read(line)
        }
        guard let size = reader.size else { throw FramesError("the text is truncated: it has no size of the screen") }
        reader.close(to: 0)
        self.init(size: size, look: reader.look, parts: reader.parts)
    }
}

extension ViewsRecord.Place {
    fileprivate var line: String {
        switch self {
        case .behind: "behind"
        case .above: "above"
        case .element(let id):
            ([id.category.rawValue] + (id.kind.map { [FramesRecord.needsQuotes($0) ? JSONValue.quoted($0) : $0] } ?? [])
                + [id.section.map { "\($0)-\(id.item)" } ?? "layout"]).joined(separator: " ")
        }
    }

    /// Reads the line of a place; `nil` for other words.
    fileprivate init?(_ words: [String]) {
        switch words {
        case ["behind"]: self = .behind
        case ["above"]: self = .above
        default:
            guard let category = words.first.flatMap(LayoutElement.Category.init), words.count == (category == .cell ? 2 : 3)
            else { return nil }
            let path = words[words.count - 1]
            let indexes = path == "layout" ? [] : FramesLimits.indexPath(path) ?? []
            guard indexes.count == 2 || path == "layout" else { return nil }
            self = .element(LayoutElement.ID(
                category: category, kind: category == .cell ? nil : words[1], owner: indexes.first.map { .section($0) } ?? .layout,
                item: indexes.last ?? 0))
        }
    }
}

/// Reads views line by line.
private struct ViewsTextReader {
    var size: CGSize?
    var look: String?
    private(set) var parts: [ViewsRecord.Part] = []
    /// The views around the next one, outermost first.
    private var open: [ViewsRecord.View] = []
    /// The line number, from 1.
    var line = 1

    mutating func read(_ text: Substring) throws(FramesError) {
        if text.hasPrefix(ViewsRecord.lookStart), parts.isEmpty { return look = String(text.dropFirst(ViewsRecord.lookStart.count)) }
        let indent = text.utf8.prefix { $0 == 0x20 }.count
        guard let words = QuotedWords.words(of: text) else { throw wrong(text) }
        guard let first = words.first else { return }
        if indent > 0 { return try read(words, depth: indent / 2, text) }
        close(to: 0)
        if first == "screen", words.count == 4 {
            return size = CGSize(width: try number(words[1]), height: try number(words[3]))
        }
        guard let place = ViewsRecord.Place(words) else { throw wrong(text) }
        guard !parts.contains(where: { $0.place == place }) else { throw FramesError(line: line, "\"\(place.line)\" is listed twice") }
        parts.append(ViewsRecord.Part(place: place, views: []))
    }

    private mutating func read(_ words: [String], depth: Int, _ text: Substring) throws(FramesError) {
        guard words.count >= 5, !parts.isEmpty, depth >= 1, depth <= open.count + 1 else { throw wrong(text) }
        let limit = ViewsRecord.depthLimit
        guard depth <= limit else { throw FramesError(line: line, "views are nested more than \(limit) deep") }
        var numbers: [Double] = []
        for word in words[1...4] { numbers.append(try number(word)) }
        close(to: depth - 1)
        let properties = words[5...].map { word in
            let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return ViewsRecord.Property(String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
        let frame = CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        open.append(ViewsRecord.View(className: words[0], frame: frame, properties: properties))
    }

    /// Closes open views, adding each to its superview, until `count` are left.
    mutating func close(to count: Int) {
        while open.count > count {
            let view = open.removeLast()
            if open.isEmpty { parts[parts.count - 1].views.append(view) } else { open[open.count - 1].children.append(view) }
        }
    }

    private func wrong(_ text: some StringProtocol) -> FramesError {
        FramesError(line: line, "cannot read \"\(TerminalText.excerpt(text))\"")
    }

    private func number(_ text: String) throws(FramesError) -> Double {
        guard let number = FramesLimits.number(text) else { throw wrong(text) }
        if let problem = FramesLimits.problem(of: number, text) { throw FramesError(line: line, problem) }
        return number
    }
}
