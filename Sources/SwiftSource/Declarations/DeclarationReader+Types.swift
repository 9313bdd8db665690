/// Parsing of types, parameters and values. Each function advances the position past what it reads.
extension DeclarationReader {
    private static let typePrefixes: Set<String> = [
        "some", "any", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "repeat", "each", "__owned",
        "__shared",
    ]

    /// Reads a type, and returns it as written.
    mutating func readTypeText() -> String? {
        let start = position
        while readTypePart() {
            if code.reads(position, "&") || code.reads(position, "->") {
                position += 1
            } else if let arrow = arrowBehindEffects() {
                position = arrow + 1
            } else {
                break
            }
        }
        return position > start ? code.source.text(code.bytes(start..<position)) : nil
    }

    /// Reads a name with its generic arguments, or a bracketed type, and any suffixes.
    private mutating func readTypePart() -> Bool {
        while code.kind(position) == .attribute || code.reads(position, "~") || isTypePrefix {
            position = code.kind(position) == .attribute ? code.afterAttribute(position) : position + 1
        }
        guard code.kind(position) == .identifier || code.reads(position, "(") || code.reads(position, "[") else { return false }
        position = code.after(position)
        while code.kind(position) == .operator {
            let mark = code.text(position)
            if mark == ".", code.kind(position + 1) == .identifier {
                position += 2
            } else if mark.hasPrefix("<") {
                _ = passGenerics()
            } else if code.isJoined(position), mark == "..." || mark.allSatisfy({ $0 == "?" || $0 == "!" }) {
                position += 1
            } else {
                break
            }
        }
        return true
    }

    private var isTypePrefix: Bool {
        code.kind(position) == .identifier && Self.typePrefixes.contains(code.text(position))
            && code.tokens[min(position + 1, code.tokens.count - 1)].line == code.tokens[position].line
            && [.identifier, .punctuation, .attribute].contains(code.kind(position + 1))
    }

    /// The position of the arrow in `() async throws -> Type`.
    private func arrowBehindEffects() -> Int? {
        var next = position
        while code.reads(next, "async") || code.reads(next, "throws") || code.reads(next, "rethrows") {
            next += 1
            if code.reads(next, "("), next - position < 4 { next = code.after(next) }
            if next - position > 16 { return nil }
        }
        return next > position && code.reads(next, "->") ? next : nil
    }

    /// Skips `<…>`. Returns false if there is none.
    mutating func passGenerics() -> Bool {
        let start = position
        position = code.afterGenerics(start)
        return position > start
    }

    mutating func readGenerics() -> [GenericParameter] {
        let start = position
        guard passGenerics() else { return [] }
        return [GenericParameter](String(code.compact(start..<position).dropFirst().dropLast()))
    }

    /// Skips a `where` clause, up to the body.
    mutating func passConditions() {
        while position < code.tokens.count, !code.reads(position, "{"), !code.reads(position, "}") {
            position = code.after(position)
        }
    }

    /// Reads the conditions of a `where` clause, up to the body.
    mutating func readConditions() -> String {
        let start = position + 1
        passConditions()
        return code.compact(start..<max(position, start))
    }

    // MARK: Functions

    mutating func readEffects(_ modifiers: inout Modifiers) {
        while true {
            switch code.text(position) {
            case "async": modifiers.isAsync = true
            case "throws": modifiers.isThrowing = true
            case "rethrows", "reasync": break
            default: return
            }
            position += 1
            if code.reads(position, "(") { position = code.after(position) }
        }
    }

    /// Reads a parameter list at its opening parenthesis.
    mutating func readParameters() -> [Parameter] {
        let end = min(code.closers[position], code.tokens.count)
        var parameters: [Parameter] = []
        while position < end {
            position += 1
            while code.kind(position) == .attribute { position = code.afterAttribute(position) }
            let label = position
            while position < end, code.kind(position) == .identifier { position += 1 }
            guard position > label, code.reads(position, ":") else { break }
            let words = (label..<position).map(code.text)
            position += 1
            let type = readTypeText() ?? ""
            let hasDefault = code.reads(position, "=")
            while position < end, !(code.reads(position, ",") && hasBinding(behind: position)) { position = code.after(position) }
            parameters.append(
                Parameter(
                    label: words[0] == "_" ? nil : words[0], name: words[words.count - 1], type: type,
                    hasDefault: hasDefault || type.hasSuffix("...")))
        }
        position = min(end + 1, code.tokens.count)
        return parameters
    }

    /// Reads an enum case's associated values in parentheses, with or without labels.
    mutating func readCaseValues() -> [Parameter] {
        let end = min(code.closers[position], code.tokens.count)
        var values: [Parameter] = []
        while position < end {
            position += 1
            let label = code.kind(position) == .identifier && code.reads(position + 1, ":") ? code.text(position) : nil
            if label != nil { position += 2 }
            guard let type = readTypeText() else { break }
            values.append(Parameter(label: label, name: label ?? "", type: type, hasDefault: code.reads(position, "=")))
            while position < end, !code.reads(position, ",") { position = code.after(position) }
        }
        position = min(end + 1, code.tokens.count)
        return values
    }

    // MARK: Values

    /// True if a comma precedes another property or parameter, rather than another generic argument.
    func hasBinding(behind comma: Int) -> Bool {
        var next = comma + 1
        while code.kind(next) == .attribute { next = code.afterAttribute(next) }
        guard code.kind(next) == .identifier else { return false }
        if code.kind(next + 1) == .identifier { next += 1 }
        return code.reads(next + 1, ":") || code.reads(next + 1, "=")
    }

    /// Skips a property's value and observers, up to the next property or declaration.
    mutating func passValue() {
        position += 1
        while position < code.tokens.count {
            switch code.text(position) {
            case ";", "}": return
            case ",": if hasBinding(behind: position) { return }
            default: if code.beginsLine(position), beginsDeclaration { return }
            }
            let isDot = code.kind(position) == .operator && code.text(position).hasSuffix(".")
            position = code.after(position)
            if isDot, code.kind(position) == .identifier { position += 1 }
        }
    }

    private var beginsDeclaration: Bool {
        switch code.kind(position) {
        case .attribute: true
        case .identifier:
            DeclarationWords.keywords.contains(code.text(position)) || code.isModifier(position)
                || (code.reads(position + 1, "(") && code.isModifierBehindParentheses(position))
        default: false
        }
    }

    /// The type of `Type(…)`, `Type { … }`, `Type.name(…)` or `{ () -> Type in … }()`; `nil` if an operator or a cast follows.
    mutating func valueType(at start: Int) -> String? {
        if code.reads(start, "{") { return closureResult(at: start) }
        var next = start
        if code.reads(next, "UIKit"), code.reads(next + 1, ".") { next += 2 }
        guard code.kind(next) == .identifier else { return nil }
        let name = code.text(next)
        next += 1
        if code.reads(next, "."), code.kind(next + 1) == .identifier { next += 2 }
        return isLastCall(next) ? name : nil
    }

    /// The element type of a property whose list is empty at first: `: [Item] = []`, `= [Item]()`, `: [Item]?`; `nil` for others.
    ///
    /// - Parameter start: the token after the type.
    mutating func emptyList(ofType type: String?, at start: Int) -> String? {
        let hasValue = code.reads(start, "=")
        if let type {
            let list = type.hasSuffix("?") || type.hasSuffix("!") ? type.dropLast() : Substring(type)
            let isEmpty = hasValue ? code.reads(start + 1, "[") && code.after(start + 1) == start + 3 || code.reads(start + 1, "nil")
                : list.count < type.count
            guard list.hasPrefix("["), list.hasSuffix("]"), isEmpty || hasValue && isEmptyList(at: start + 1) else { return nil }
            return Self.element(String(list.dropFirst().dropLast()))
        }
        guard hasValue, isEmptyList(at: start + 1) else { return nil }
        let place = position
        defer { position = place }
        position = start + 2
        let element = readTypeText()
        return code.reads(position, "]") ? element.flatMap(Self.element) : nil
    }

    /// True at `[Item]()`.
    private func isEmptyList(at start: Int) -> Bool {
        let end = code.after(start)
        return code.reads(start, "[") && code.reads(end, "(") && code.after(end) == end + 2
    }

    /// The element type of an array; `nil` for a dictionary.
    private static func element(_ type: String) -> String? { type.contains(":") ? nil : type }

    /// The names in `name(…)`, `self.name(…)` or `Type.Part.name(…)`; empty if an operator or a cast follows.
    func valueCall(at start: Int) -> [String] {
        var (next, names) = (start, [String]())
        while code.kind(next) == .identifier {
            names.append(code.text(next))
            next += 1
            guard code.reads(next, "."), code.kind(next + 1) == .identifier else { break }
            next += 1
        }
        return isLastCall(next) ? names : []
    }

    /// True if the value ends with the argument lists and trailing closures that begin here.
    private func isLastCall(_ start: Int) -> Bool {
        var next = start
        while code.reads(next, "(") || code.reads(next, "{"), next == start || !code.beginsLine(next) {
            next = code.after(next)
            // `then` returns the object that it is called on.
            if code.reads(next, "."), code.reads(next + 1, "then"), code.reads(next + 2, "{") || code.reads(next + 2, "(") { next += 2 }
        }
        return next > start && code.kind(next) != .operator && !code.reads(next, "as")
    }

    /// The declared result type of a closure that is called in place.
    private mutating func closureResult(at start: Int) -> String? {
        let end = code.after(start)
        guard code.reads(end, "("), code.after(end) == end + 2, isLastCall(end) else { return nil }
        let place = position
        defer { position = place }
        position = start + 1
        if code.reads(position, "[") { position = code.after(position) }
        guard code.reads(position, "(") else { return nil }
        position = code.after(position)
        var modifiers = Modifiers()
        readEffects(&modifiers)
        guard code.reads(position, "->") else { return nil }
        position += 1
        let result = readTypeText()
        return code.reads(position, "in") ? result : nil
    }
}

extension Code {
    /// True for a modifier with a one-word argument that a declaration follows: `private` in `private(set) var`.
    func isModifierBehindParentheses(_ index: Int) -> Bool {
        let end = after(index + 1)
        return DeclarationWords.modifiers.contains(text(index)) && end - index == 4 && kind(end) == .identifier
            && (DeclarationWords.keywords.contains(text(end)) || DeclarationWords.modifiers.contains(text(end)))
    }
}
