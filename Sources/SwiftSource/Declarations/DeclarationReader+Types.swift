/// The parts of declarations: types, parameters, values. Each leaves the position behind what it has read.
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

    /// Reads a name with its arguments, or what stands in brackets, and the marks behind it.
    private mutating func readTypePart() -> Bool {
        while code.kind(position) == .attribute || code.reads(position, "~") || isTypePrefix {
            if code.kind(position) == .attribute { passAttribute() } else { position += 1 }
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

    /// The arrow of `() async throws -> Type`.
    private func arrowBehindEffects() -> Int? {
        var next = position
        while code.reads(next, "async") || code.reads(next, "throws") || code.reads(next, "rethrows") {
            next += 1
            if code.reads(next, "("), next - position < 4 { next = code.after(next) }
            if next - position > 16 { return nil }
        }
        return next > position && code.reads(next, "->") ? next : nil
    }

    /// Passes `<…>` over, up to the angle that closes or a brace. Returns whether there was one.
    mutating func passGenerics() -> Bool {
        guard code.kind(position) == .operator, code.text(position).hasPrefix("<") else { return false }
        var depth = 0
        while position < code.tokens.count, !["{", "}", ";"].contains(code.text(position)) {
            let isAngle = code.kind(position) == .operator && !code.reads(position, "->")
            if isAngle { depth += code.text(position).reduce(0) { $0 + ($1 == "<" ? 1 : $1 == ">" ? -1 : 0) } }
            position = code.after(position)
            if isAngle, depth <= 0 { break }
        }
        return true
    }

    mutating func passAttribute() {
        position += 1
        // `@Wrapper.Part`
        while code.reads(position, "."), code.isJoined(position), code.kind(position + 1) == .identifier { position += 2 }
        if code.reads(position, "("), code.isJoined(position) { position = code.after(position) }
    }

    /// Passes a `where` over, up to the body.
    mutating func passConditions() {
        while position < code.tokens.count, !code.reads(position, "{"), !code.reads(position, "}") {
            position = code.after(position)
        }
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

    /// Reads the parameters in the parentheses that open here.
    mutating func readParameters() -> [Parameter] {
        let end = min(code.closers[position], code.tokens.count)
        var parameters: [Parameter] = []
        while position < end {
            position += 1
            while code.kind(position) == .attribute { passAttribute() }
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

    // MARK: Values

    /// Whether a comma leads to another property or parameter, and not to another argument of a generic type.
    func hasBinding(behind comma: Int) -> Bool {
        var next = comma + 1
        while code.kind(next) == .attribute {
            next += 1
            if code.reads(next, "("), code.isJoined(next) { next = code.after(next) }
        }
        guard code.kind(next) == .identifier else { return false }
        if code.kind(next + 1) == .identifier { next += 1 }
        return code.reads(next + 1, ":") || code.reads(next + 1, "=")
    }

    /// Passes a property's value over, with its observers, up to the next property or declaration.
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

    /// The type of `Type(…)`, `Type { … }`, `Type.name(…)` and `{ () -> Type in … }()` where nothing follows that makes another of
    /// it.
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

    /// The names of `name(…)`, `self.name(…)` and `Type.Part.name(…)` where nothing follows that makes another value of it.
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

    /// Whether arguments stand here, and behind them nothing that belongs to the value.
    private func isLastCall(_ start: Int) -> Bool {
        var next = start
        while code.reads(next, "(") || code.reads(next, "{"), next == start || !code.beginsLine(next) { next = code.after(next) }
        return next > start && code.kind(next) != .operator && !code.reads(next, "as")
    }

    /// The result of a closure that says it and is called where it stands.
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
    /// Whether a word with parentheses modifies what follows: `private(set) var`.
    func isModifierBehindParentheses(_ index: Int) -> Bool {
        let end = after(index + 1)
        return DeclarationWords.modifiers.contains(text(index)) && end - index == 4 && kind(end) == .identifier
            && (DeclarationWords.keywords.contains(text(end)) || DeclarationWords.modifiers.contains(text(end)))
    }
}
