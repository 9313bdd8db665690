import Yams

/// Parses YAML into nodes, within limits.
struct DocumentNodeReader {
    private let text: AliasFreeText
    private let linesAbove: Int
    private var valueCount = 0
    /// The depth of the deepest value being read.
    private var deepest = 0
    private var anchors: [String: Anchored] = [:]

    /// A completely read value that aliases may refer to.
    private struct Anchored {
        var node: DocumentNode
        /// The number of values that the value contains, including itself.
        var valueCount: Int
        /// The number of levels below the value.
        var height: Int
    }

    private init(_ text: AliasFreeText, linesAbove: Int) {
        (self.text, self.linesAbove) = (text, linesAbove)
    }

    static func read(_ source: DocumentSource) throws(DocumentError) -> DocumentNode {
        try source.checkSize()
        // The library would treat it as the end of the text.
        if source.text.utf8.contains(0), var wrong = wrongCharacter(in: source.text) {
            wrong.mark?.line += source.linesAbove
            throw DocumentError(wrong, in: source)
        }
        let text = AliasFreeText(source.text)
        do {
            // Tags are not used, so their resolution is disabled.
            let parser = try Parser(yaml: text.text, resolver: .basic, encoding: .utf8)
            // The parser owns the anchor names that nodes refer to.
            return try withExtendedLifetime(parser) {
                guard let root = try parser.singleRoot() else {
                    throw Diagnostic(at: nil, "the document is empty; it should begin with \"galley: 1\"")
                }
                var reader = DocumentNodeReader(text, linesAbove: source.linesAbove)
                return try reader.node(root, depth: 0)
            }
        } catch let error as YamlError {
            var diagnostic = conflict(in: source.text) ?? diagnostic(error, text, source)
            diagnostic.mark?.line += source.linesAbove
            diagnostic.message += byteOrderMark(in: source)
            throw DocumentError(diagnostic, in: source)
        } catch let error as Diagnostic {
            throw DocumentError(error, in: source)
        } catch {
            throw DocumentError(Diagnostic(at: nil, "\(error)"), in: source)
        }
    }

    /// The error for a merge conflict in a text that is not valid YAML.
    private static func conflict(in text: String) -> Diagnostic? {
        guard let start = text.firstMatch(of: /^<{7}(?:[ ]|$)/.anchorsMatchLineEndings())?.range.lowerBound else { return nil }
        let line = 1 + text.unicodeScalars[..<start].count { $0 == "\n" }
        return Diagnostic(at: SourceMark(line: line, column: 1), "a merge conflict is not resolved")
    }

    /// A hint about an invisible byte order mark inside a text that is not valid YAML.
    private static func byteOrderMark(in source: DocumentSource) -> String {
        let scalars = source.text.unicodeScalars
        guard let place = scalars.firstIndex(of: "\u{FEFF}") else { return "" }
        let line = 1 + source.linesAbove + scalars[..<place].count { $0 == "\n" }
        return "; line \(line) contains a byte order mark (U+FEFF), which is not visible"
    }

    private func mark(of node: Node) -> SourceMark {
        SourceMark(line: linesAbove + (node.mark?.line ?? 1), column: node.mark?.column ?? 1)
    }

    private mutating func node(_ node: Node, depth: Int) throws -> DocumentNode {
        let mark = mark(of: node)
        if let name = try alias(node) { return try anchored(name, at: mark, depth: depth) }
        let (firstCount, outerDeepest) = (valueCount, deepest)
        deepest = depth
        try count(1, at: mark, depth: depth)
        let result = DocumentNode(mark: mark, content: try content(node, at: mark, depth: depth))
        if let anchor = node.anchor {
            anchors[anchor.rawValue] = Anchored(
                node: result, valueCount: valueCount - firstCount, height: deepest - depth)
        }
        deepest = max(deepest, outerDeepest)
        return result
    }

    private mutating func content(_ node: Node, at mark: SourceMark, depth: Int) throws -> DocumentNode.Content {
        switch node {
        case .scalar(let scalar):
            return .scalar(text.original(scalar.string), isQuoted: scalar.isQuoted)
        case .sequence(let sequence):
            var list: [DocumentNode] = []
            for element in sequence { list.append(try self.node(element, depth: depth + 1)) }
            return .list(list)
        case .mapping(let mapping):
            return .map(try entries(mapping, depth: depth))
        case .alias:
            throw Diagnostic(at: mark, "this alias has no anchor")
        }
    }

    /// Counts values, and checks their number and nesting depth.
    private mutating func count(_ values: Int, at mark: SourceMark, depth: Int) throws {
        valueCount += values
        guard valueCount <= DocumentLimits.values else {
            throw Diagnostic(
                at: mark, "the document has more than \(DocumentLimits.values) values once its aliases are expanded")
        }
        guard depth <= DocumentLimits.nesting else {
            throw Self.tooDeep(at: mark)
        }
    }

    private static func tooDeep(at mark: SourceMark) -> Diagnostic {
        Diagnostic(at: mark, "lists and maps are nested deeper than \(DocumentLimits.nesting) levels")
    }

    private mutating func entries(_ mapping: Node.Mapping, depth: Int) throws -> [DocumentNode.Entry] {
        var entries: [DocumentNode.Entry] = []
        var merged: [DocumentNode.Entry] = []
        for (key, value) in mapping {
            let mark = mark(of: key)
            if try alias(key) != nil { throw Diagnostic(at: mark, "an alias cannot be a key; a key must be a word") }
            guard case .scalar(let name) = key else {
                throw Diagnostic(at: mark, "a list or a map cannot be a key; a key must be a word")
            }
            // Aliases may refer to an anchored key.
            if key.anchor != nil { _ = try node(key, depth: depth + 1) }
            let node = try node(value, depth: depth + 1)
            if name.string == "<<", name.style == .plain {
                merged += try mergedEntries(node)
            } else {
                entries.append(DocumentNode.Entry(key: text.original(name.string), keyMark: mark, value: node))
            }
        }
        // `<<: *anchor` provides keys that the map itself lacks.
        if !merged.isEmpty {
            var own = Set(entries.map(\.key))
            for entry in merged where own.insert(entry.key).inserted { entries.append(entry) }
        }
        return entries
    }

    private func mergedEntries(_ node: DocumentNode) throws -> [DocumentNode.Entry] {
        switch node.content {
        case .map(let entries): return entries
        case .list(let nodes): return try nodes.flatMap { try mergedEntries($0) }
        case .scalar: throw Diagnostic(at: node.mark, "\"<<\" merges a map, not \(node.phrase)")
        }
    }

    /// The error for a character that no document may contain.
    private static func wrongCharacter(in text: String) -> Diagnostic? {
        var mark = SourceMark(line: 1, column: 1)
        for scalar in text.unicodeScalars {
            let isControl = scalar.properties.generalCategory == .control && !["\t", "\n", "\r", "\u{85}"].contains(scalar)
            guard !isControl, scalar.value & 0xFFFE != 0xFFFE else {
                let code = String(scalar.value, radix: 16, uppercase: true)
                let padded = String(repeating: "0", count: max(0, 4 - code.count)) + code
                return Diagnostic(at: mark, "the character U+\(padded) is not allowed here")
            }
            mark = scalar == "\n" ? SourceMark(line: mark.line + 1, column: 1) : mark.advanced(by: 1)
        }
        return nil
    }

    /// The advice to quote an expression in which the library found a colon.
    private static func expressionHint(in text: String, at mark: SourceMark) -> String {
        let lines = text.split(separator: "\n", maxSplits: mark.line, omittingEmptySubsequences: false)
        guard mark.line >= 1, mark.line <= lines.count,
            lines[mark.line - 1].prefix(1000).contains(/: +[^"'{}\[\]]* \? [^"'{}\[\]]*:/)
        else { return "" }
        return "; an expression with \": \" is written in quotes: \"width > 300 ? 2 : 1\""
    }

    private static func diagnostic(_ error: YamlError, _ text: AliasFreeText, _ source: DocumentSource) -> Diagnostic {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let mark = SourceMark(line: mark.line, column: mark.column)
            if text.isTab(at: mark) {
                return Diagnostic(at: mark, "there is a tab here; YAML is indented with spaces")
            }
            guard !problem.hasPrefix("Maximum nesting level reached") else { return tooDeep(at: mark) }
            let lead = context.map { $0.text + ": " } ?? ""
            return Diagnostic(at: mark, "\(lead)\(problem)\(expressionHint(in: source.text, at: mark))")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.prefix(3).map { text.original($0).quoted }.joined(separator: ", ")
            let mark = SourceMark(line: context.mark.line, column: context.mark.column)
            let other = DuplicateKey(first: mark, name: duplicates[0]).secondLine(in: text.text)
            let place = other.map { ", again in line \($0 + source.linesAbove)" } ?? ""
            return Diagnostic(at: mark, "duplicate key \(names)\(place)")
        case .reader(let problem, _, _, _):
            return wrongCharacter(in: source.text) ?? Diagnostic(at: nil, "this is not text in UTF-8: \(problem)")
        case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
            return Diagnostic(at: nil, "\(error)")
        }
    }
}

// MARK: - Aliases

extension DocumentNodeReader {
    /// The name of the anchor that a node refers to; `nil` if it is not an alias.
    private func alias(_ node: Node) throws -> String? {
        guard case .scalar(let scalar) = node, !scalar.isQuoted else { return nil }
        switch text.meaning(ofPlain: scalar.string) {
        case .text: return nil
        case .alias(let name):
            guard node.anchor == nil else { throw Diagnostic(at: mark(of: node), "an alias cannot have an anchor") }
            return name
        case .malformedAlias(let text):
            throw Diagnostic(
                at: mark(of: node), "text that begins with \"*\" must be quoted: \(text.quoted)")
        }
    }

    /// The value of an alias: the last preceding value with that anchor.
    private mutating func anchored(_ name: String, at mark: SourceMark, depth: Int) throws -> DocumentNode {
        guard let anchored = anchors[name] else { throw Diagnostic(at: mark, "found undefined alias \(name.quoted)") }
        deepest = max(deepest, depth + anchored.height)
        try count(anchored.valueCount, at: mark, depth: depth + anchored.height)
        return anchored.node
    }
}

extension Node.Scalar {
    /// True for literal text: quoted, or a block scalar.
    fileprivate var isQuoted: Bool {
        switch style {
        case .singleQuoted, .doubleQuoted, .literal, .folded: true
        case .any, .plain: false
        }
    }
}

extension Diagnostic: Error {}

/// A YAML value with its location.
struct DocumentNode {
    enum Content {
        /// Text; unquoted text may be a number, `true` or `null`.
        case scalar(String, isQuoted: Bool)
        case list([DocumentNode])
        case map([Entry])
    }

    struct Entry {
        var key: String
        var keyMark: SourceMark
        var value: DocumentNode
    }

    var mark: SourceMark
    var content: Content

    /// A description of the value, for messages.
    var phrase: String {
        switch content {
        case .scalar(let text, let isQuoted) where !isQuoted && text.isEmpty: "nothing"
        case .scalar(let text, _): text.quoted
        case .list: "a list"
        case .map: "a map"
        }
    }

    /// True for an absent value: `key:` with nothing after it, `~` or `null`.
    var isNull: Bool {
        guard case .scalar(let text, isQuoted: false) = content else { return false }
        return ["", "~", "null"].contains(text)
    }
}
