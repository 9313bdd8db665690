/// Reads values from nodes, collecting all errors.
///
/// A reader returns `nil` for a missing or invalid value after recording the error, so that reading can continue and find further
/// ones.
final class Reading {
    private var findings = Findings()
    /// The PostScript names of all fonts that the document's texts may name.
    var fontNames: [String] = []
    /// True if the style has fonts whose names are unknown, since nobody opened them.
    private(set) var hasUnopenedFonts = false
    /// Opens font files; `nil` to leave them unread.
    var openFonts: FontOpener?

    /// Enters the fonts of the document's style, to which its texts may refer.
    func enter(_ fonts: FontList?) {
        guard let fonts else { return }
        fontNames = (fonts.names ?? []) + fontNames
        hasUnopenedFonts = fonts.names == nil
    }

    /// True if there are no errors so far.
    var isFaultless: Bool { findings.count == 0 }

    /// The first error in line order.
    var firstDiagnostic: Diagnostic? { findings.diagnostics(limit: 1).first }

    /// Records an error and goes on.
    ///
    /// - Parameter message: evaluated only if the error is shown, as a "did you mean …?" takes longer to find than the line to read.
    func report(_ mark: SourceMark?, _ message: @autoclosure @escaping () -> String) {
        findings.append(mark, message)
    }

    func error(in source: DocumentSource) -> DocumentError {
        DocumentError(findings, in: source)
    }

    /// A map's entries by key. Reports keys that are not in the form's table.
    ///
    /// - Parameter what: a description of the map for messages, such as "a section".
    func map(_ node: DocumentNode, _ what: String, _ form: MapForm) -> DocumentMap? {
        guard case .map(let entries) = node.content else {
            report(node.mark, "\(what) must be a map, not \(node.phrase)")
            return nil
        }
        let keys = form.names
        var values: [String: DocumentNode.Entry] = [:]
        for entry in entries {
            guard keys.contains(entry.key) else {
                report(entry.keyMark, Self.unknownKey(entry.key, in: what, keys))
                continue
            }
            if !entry.value.isNull { values[entry.key] = entry }
        }
        return DocumentMap(reading: self, form: form, what: what, mark: node.mark, values: values)
    }

    private static func unknownKey(_ key: String, in what: String, _ keys: [String]) -> String {
        let hint = NearestName.suggestion(for: key, among: keys).map { "did you mean \"\($0)\"?" }
        return "unknown key \(key.quoted) in \(what); \(hint ?? "expected one of " + keys.joined(separator: ", "))"
    }

    /// The elements of a list. Reports any other value.
    ///
    /// - Parameter limit: the maximum number of elements, for lists whose elements are expensive.
    func list(_ node: DocumentNode, _ what: String, atMost limit: Int = .max) -> [DocumentNode]? {
        guard case .list(let nodes) = node.content else {
            report(node.mark, "\(what) must be a list, not \(node.phrase)")
            return nil
        }
        guard nodes.count <= limit else {
            report(nodes[limit].mark, "\(what) has more than \(limit) entries")
            return nil
        }
        return nodes
    }

    /// Text as written, quoted or not.
    func text(_ node: DocumentNode, _ what: String) -> String? {
        guard case .scalar(let text, _) = node.content else {
            report(node.mark, "\(what) must be text, not \(node.phrase)")
            return nil
        }
        return text
    }

    /// Reads `true` or `false`. Reports any other value.
    ///
    /// - Parameter other: another value that the key allows, for the message.
    func truth(_ node: DocumentNode, _ what: String, or other: String? = nil) -> Bool? {
        if case .scalar(let text, isQuoted: false) = node.content {
            if ["true", "yes", "on"].contains(text.lowercased()) { return true }
            if ["false", "no", "off"].contains(text.lowercased()) { return false }
        }
        let values = other.map { "true, false or \($0)" } ?? "true or false"
        report(node.mark, "\(what) must be \(values), not \(node.phrase)")
        return nil
    }

    func name<Value>(_ node: DocumentNode, _ what: String, among values: [(String, Value)]) -> Value? {
        guard let text = text(node, what) else { return nil }
        let bare = text.hasPrefix(".") ? String(text.dropFirst()) : text
        if let match = values.first(where: { $0.0 == bare }) { return match.1 }
        report(node.mark, "unknown \(what) \(text.quoted)\(NearestName.hint(for: bare, among: values.map(\.0)))")
        return nil
    }
}

struct DocumentMap {
    let reading: Reading
    var form: MapForm
    var what: String
    var mark: SourceMark
    var values: [String: DocumentNode.Entry]

    /// - Precondition: the key is in the form's table, which ensures that the schema has every key.
    subscript(key: String) -> DocumentNode? {
        assert(form.names.contains(key), "The key \(key) is not in the table of \(form).")
        return values[key]?.value
    }

    /// The location of a key, or of the map if it has no such key.
    func keyMark(_ key: String) -> SourceMark { values[key]?.keyMark ?? mark }

    /// The value of a key, whose absence is an error.
    func required(_ key: String) -> DocumentNode? {
        if self[key] == nil { reading.report(mark, "\(what) needs \"\(key)\"") }
        return self[key]
    }

    // MARK: Values of keys; `nil` if missing or invalid

    func number(_ key: String, _ names: Reading.Names) -> NumberValue? { self[key].flatMap { reading.number($0, key, names) } }
    func insets(_ key: String, _ names: Reading.Names) -> InsetsValue? { self[key].flatMap { reading.insets($0, key, names) } }
    func point(_ key: String, _ names: Reading.Names) -> PointValue? { self[key].flatMap { reading.point($0, key, names) } }
    func spacing(_ key: String, _ names: Reading.Names) -> Chosen<SpacingValue>? { self[key].flatMap { reading.spacing($0, key, names) } }
    func template(_ key: String, _ names: Reading.Names) -> TextValue? { self[key].flatMap { reading.template($0, key, names) } }
    func truth(_ key: String) -> Bool? { self[key].flatMap { reading.truth($0, key) } }

    func name<Value>(_ key: String, among values: [(String, Value)]) -> Value? {
        self[key].flatMap { reading.name($0, key, among: values) }
    }
}

extension Reading {
    /// The brace that ends an expression, ignoring those in quoted texts.
    static func end(of text: Substring) -> String.Index? {
        var quote: Character?
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "'" || character == "\"" {
                quote = character
            } else if character == "}" {
                return index
            }
        }
        // An unterminated quote is reported separately.
        return text.firstIndex(of: "}")
    }

    func template(_ node: DocumentNode, _ what: String, _ names: Names) -> TextValue? {
        guard case .scalar(let text, let isQuoted) = node.content else {
            report(node.mark, "\(what) must be text, not \(node.phrase)")
            return nil
        }
        guard text.utf8.count <= DocumentLimits.text else {
            report(node.mark, "\(what) is longer than \(DocumentLimits.text) bytes")
            return nil
        }
        var parts: [TextValue.Part] = []
        var rest = text[...]
        var count = 0
        while let open = rest.firstIndex(of: "{") {
            count += 1
            guard count <= DocumentLimits.textExpressions else {
                report(node.mark, "\(what) has more than \(DocumentLimits.textExpressions) expressions")
                return nil
            }
            guard let close = Self.end(of: rest[open...]) else { break }
            if open > rest.startIndex { parts.append(.literal(String(rest[..<open]))) }
            let inner = text.index(after: open)
            let offset = text.unicodeScalars.distance(from: text.startIndex, to: inner) + (isQuoted ? 1 : 0)
            let mark = node.mark.advanced(by: offset)
            do {
                let expression = try ExpressionParser.parse(String(text[inner..<close]), names: names, isText: true)
                parts.append(.expression(expression, mark: mark))
            } catch {
                report(mark.advanced(by: error.offset), "\(error.message), for \(what)")
            }
            rest = text[text.index(after: close)...]
        }
        if !rest.isEmpty { parts.append(.literal(String(rest))) }
        return TextValue(parts: parts)
    }
}
