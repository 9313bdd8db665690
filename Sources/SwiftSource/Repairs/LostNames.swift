/// A name whose declaration an edit removes; the next compilation would reject its uses.
struct LostName: Hashable {
    /// The path of the type that declares the name; `nil` for a name at file scope.
    var owner: String?
    var name: String
}

extension Diagnostic {
    /// A diagnostic like the compiler's for a missing name.
    ///
    /// - Parameter reason: text that is appended to the message.
    static func missing(_ name: String, _ complaint: Complaint, because reason: String = leftOut, in code: Code, at token: Int) -> Diagnostic {
        Diagnostic(line: code.tokens[token].line, column: code.column(of: token), message: complaint.words(name) + reason)
    }

    static let leftOut = ", as its declaration is left out"
}

extension SlicedFile {
    /// The names whose declarations the edits remove entirely: types at file scope, and properties of types.
    func lostNames(by edits: [CodeEdit]) -> [LostName] {
        let ranges = Set(edits.map(\.range))
        return parts.filter { ranges.contains(code.bytes($0.tokens)) }.flatMap { part -> [LostName] in
            switch (part.kind, part.parent) {
            case (.type, nil), (.alias, nil): part.names.map { LostName(name: $0) }
            case (.property, let parent?) where !part.modifiers.isOverride: part.names.map { LostName(owner: path(parent), name: $0) }
            default: []
            }
        }
    }

    /// True for an error in the head of a type, or in that of one of its extensions.
    func isInHead(_ diagnostic: Diagnostic, of type: String) -> Bool { RepairSite(diagnostic, in: self).map { path($0.index) == type } ?? false }

    /// A diagnostic for the declaration of a type without `Equatable` and `Hashable`; `nil` if the file does not declare the type.
    func lostEquality(of type: String) -> Diagnostic? {
        guard let part = parts.indices.first(where: { parts[$0].kind == .type && !isProtocol(parts[$0]) && path($0) == type }) else { return nil }
        return .missing(type, .lostEquality, because: "Hashable'", in: code, at: parts[part].header.upperBound - 1)
    }

    /// Diagnostics for all uses of lost names in the file.
    func diagnostics(of lost: Set<LostName>, because reason: String) -> [Diagnostic] {
        let names = Set(lost.map(\.name))
        return code.tokens.indices.compactMap { index in
            guard code.kind(index) == .identifier, names.contains(code.text(index)), !Code.declares.contains(code.text(index - 1)) else { return nil }
            let name = code.text(index)
            if lost.contains(LostName(name: name)) {
                guard !code.reads(index - 1, "."), !code.reads(index + 1, ":") else { return nil }
                return .missing(name, isType(index) ? .missingType : .missingName, because: reason, in: code, at: index)
            }
            return isMember(index, of: lost) ? .missing(name, .missingName, because: reason, in: code, at: index) : nil
        }
    }

    /// True where a type is expected; false for a value, or an argument after its label.
    private func isType(_ token: Int) -> Bool {
        guard code.reads(token - 1, ":") else { return ["->", "<", "[", "as", "extension"].contains(code.text(token - 1)) }
        guard let part = parts.last(where: { $0.tokens.contains(token) }), let brace = code.braces(around: token, in: part.tokens).first,
            part.scope == nil
        else { return true }
        return brace > token || ["let", "var"].contains(code.text(token - 3)) || token < code.afterParameters(of: brace)
    }

    /// True for a use of a lost property in its own type's code, unless a local name shadows it.
    private func isMember(_ token: Int, of lost: Set<LostName>) -> Bool {
        let name = code.text(token)
        guard let member = parts.lastIndex(where: { $0.tokens.contains(token) }), parts[member].scope == nil,
            let owner = parts[member].parent.flatMap(path), lost.contains(LostName(owner: owner, name: name))
        else { return false }
        if code.reads(token - 1, ".") { return code.reads(token - 2, "self") || code.reads(token - 2, "?") && code.reads(token - 3, "self") }
        let isLabel = code.reads(token + 1, ":") && (code.reads(token - 1, "(") || code.reads(token - 1, ","))
        return !isLabel && !parts[member].names.contains(name) && !hides(name, in: parts[member])
    }

    /// True if the name is also a local name or parameter in the member or its closures.
    private func hides(_ name: String, in part: SourcePart) -> Bool {
        part.tokens.contains { index in
            code.reads(index, name) && (["let", "var", "for", "case"].contains(code.text(index - 1)) || code.reads(index + 1, "in") || code.reads(index + 1, ":"))
        }
    }
}

extension SourceText {
    /// All names in the file's code.
    var names: Set<String> { Set(code.tokens.lazy.filter { $0.kind == .identifier }.map { scanned.text($0) }) }

    /// All declared names in the file, at any depth, including generic parameters; a name that is declared twice is listed twice.
    var declaredNames: [String] {
        let code = Code(self)
        return code.tokens.indices.flatMap { index -> [String] in
            guard Code.declares.contains(code.text(index)) || code.reads(index, "init") else { return [] }
            let name = code.reads(index, "init") ? index : index + 1
            let end = code.reads(name + 1, "<") ? code.tokens[(name + 1)...].firstIndex { token in [">", "(", "{"].contains { scanned.reads(token, $0) } } : nil
            return ([name] + ((name + 1)..<(end ?? name + 1))).map(code.text)
        }
    }
}

extension Code {
    fileprivate static let declares: Set<String> = [
        "actor", "associatedtype", "case", "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
    ]

    /// Counted from 1, in bytes.
    fileprivate func column(of token: Int) -> Int {
        let offset = tokens[token].range.lowerBound
        return offset - (source.bytes[..<offset].lastIndex { $0 == "\n" }.map { $0 + 1 } ?? 0) + 1
    }
}
