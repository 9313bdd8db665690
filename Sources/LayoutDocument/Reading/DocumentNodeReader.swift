import Yams

/// Parses YAML into nodes, within limits.
struct DocumentNodeReader {
    /// The most values that a document may have after its aliases are expanded.
    private static let valueLimit = 100_000
    /// The deepest that lists and maps may be nested.
    private static let nestingLimit = 64

    private var valueCount = 0

    static func read(_ source: DocumentSource) throws(DocumentError) -> DocumentNode {
        do {
            try AliasKeyCheck.check(source.text)
            guard let root = try Parser(yaml: source.text, encoding: .utf8).singleRoot() else {
                throw Diagnostic(at: nil, "the document is empty; it should begin with \"galley: 1\"")
            }
            var reader = DocumentNodeReader()
            return try reader.node(root, depth: 0)
        } catch let error as YamlError {
            throw DocumentError([diagnostic(error)], in: source)
        } catch let error as Diagnostic {
            throw DocumentError([error], in: source)
        } catch {
            throw DocumentError([Diagnostic(at: nil, "\(error)")], in: source)
        }
    }

    private mutating func node(_ node: Node, depth: Int) throws -> DocumentNode {
        let mark = node.mark.map { SourceMark(line: $0.line, column: $0.column) } ?? SourceMark(line: 1, column: 1)
        valueCount += 1
        guard valueCount <= Self.valueLimit else {
            throw Diagnostic(
                at: mark, "the document has more than \(Self.valueLimit) values once its aliases are expanded")
        }
        guard depth <= Self.nestingLimit else {
            throw Diagnostic(at: mark, "lists and maps are nested deeper than \(Self.nestingLimit) levels")
        }
        switch node {
        case .scalar(let scalar):
            let isQuoted = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
                || scalar.style == .literal || scalar.style == .folded
            return DocumentNode(mark: mark, content: .scalar(scalar.string, isQuoted: isQuoted))
        case .sequence(let sequence):
            var list: [DocumentNode] = []
            for element in sequence { list.append(try self.node(element, depth: depth + 1)) }
            return DocumentNode(mark: mark, content: .list(list))
        case .mapping(let mapping):
            return DocumentNode(mark: mark, content: .map(try entries(mapping, depth: depth)))
        case .alias:
            throw Diagnostic(at: mark, "this alias has no anchor")
        }
    }

    private mutating func entries(_ mapping: Node.Mapping, depth: Int) throws -> [DocumentNode.Entry] {
        var entries: [DocumentNode.Entry] = []
        var merged: [DocumentNode.Entry] = []
        for (key, value) in mapping {
            let mark = key.mark.map { SourceMark(line: $0.line, column: $0.column) } ?? SourceMark(line: 1, column: 1)
            guard case .scalar(let name) = key else { throw Diagnostic(at: mark, "a key must be a word") }
            let node = try node(value, depth: depth + 1)
            if name.string == "<<", name.style == .plain {
                merged += try mergedEntries(node)
            } else {
                entries.append(DocumentNode.Entry(key: name.string, keyMark: mark, value: node))
            }
        }
        // `<<: *anchor` gives what the map does not say itself.
        for entry in merged where !entries.contains(where: { $0.key == entry.key }) { entries.append(entry) }
        return entries
    }

    private func mergedEntries(_ node: DocumentNode) throws -> [DocumentNode.Entry] {
        switch node.content {
        case .map(let entries): return entries
        case .list(let nodes): return try nodes.flatMap { try mergedEntries($0) }
        case .scalar: throw Diagnostic(at: node.mark, "\"<<\" merges a map, not \(node.phrase)")
        }
    }

    private static func diagnostic(_ error: YamlError) -> Diagnostic {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            let lead = context.map { $0.text + ": " } ?? ""
            return Diagnostic(at: SourceMark(line: mark.line, column: mark.column), "\(lead)\(problem)")
        case .duplicatedKeysInMapping(let duplicates, let context):
            let names = duplicates.map { "\"\($0)\"" }.joined(separator: ", ")
            return Diagnostic(
                at: SourceMark(line: context.mark.line, column: context.mark.column), "the key \(names) stands twice")
        case .reader(let problem, _, _, _):
            return Diagnostic(at: nil, "this is not a text file in UTF-8: \(problem)")
        case .no, .memory, .writer, .emitter, .representer, .dataCouldNotBeDecoded:
            return Diagnostic(at: nil, "\(error)")
        }
    }
}

extension Diagnostic: Error {}
