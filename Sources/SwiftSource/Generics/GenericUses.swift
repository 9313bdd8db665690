extension SlicedFile {
    /// The generic types that the code uses, with their arguments and without blanks: `Feed<Home,Int>`. They are in the order of the
    /// code, without duplicates. Types of Apple's frameworks are omitted, and so are uses of a type in its own declaration.
    var genericUses: [String] {
        var (uses, known) = ([String](), Set<String>())
        let own = ownRanges
        for index in code.tokens.indices where code.kind(index) == .operator && code.reads(index, "<") && code.isJoined(index) {
            guard code.kind(index - 1) == .identifier, let arguments = arguments(at: index) else { continue }
            let name = code.text(index - 1)
            guard name.first?.isUppercase == true, !AppleNames.contains(name), !isDeclared(index - 1),
                !(own[name] ?? []).contains(where: { $0.contains(index) }), known.insert("\(name)<\(arguments)>").inserted
            else { continue }
            uses.append("\(name)<\(arguments)>")
        }
        return uses
    }

    /// The token ranges of types' declarations and extensions, by name.
    private var ownRanges: [String: [Range<Int>]] {
        parts.reduce(into: [:]) { ranges, part in
            guard let name = part.scope.flatMap({ scopes[$0].path.last }) else { return }
            ranges[name, default: []].append(part.tokens)
        }
    }

    private func isDeclared(_ name: Int) -> Bool {
        ["class", "struct", "enum", "actor", "func", "typealias"].contains(code.text(name - 1))
    }

    /// The text between angle brackets; `nil` for other code, and for types with keywords.
    private func arguments(at start: Int) -> String? {
        var (depth, text, wasName) = (1, "", false)
        for index in start + 1..<min(start + Self.limit, code.tokens.count) {
            let (token, isName) = (code.text(index), code.kind(index) == .identifier)
            guard isName ? !wasName : token.allSatisfy({ "<>.&?,[]:".contains($0) }) else { return nil }
            // `?>` is one token.
            for character in token {
                depth += character == "<" ? 1 : character == ">" ? -1 : 0
                if depth == 0 { return text.isEmpty ? nil : text }
                text.append(character)
            }
            wasName = isName
        }
        return nil
    }

    /// Limit of tokens in a list of arguments.
    private static let limit = 64
}

/// Apple's types. Uses of these with generic arguments are not recorded.
private enum AppleNames {
    private static let names: Set<String> = ["Array", "Set", "Dictionary", "Optional", "Result", "AnyPublisher", "Published", "Binding"]

    static func contains(_ name: String) -> Bool {
        names.contains(name) || (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
    }
}
