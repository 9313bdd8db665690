/// A generic parameter of a type or a function.
struct GenericParameter: Hashable {
    var name: String
    /// The protocols and the superclass that arguments must have, as written.
    var constraints: [String] = []
    /// The type that a `where` clause makes the parameter equal to: `Cell.Model` for `Item` in `where Cell.Model == Item`.
    var sameType: String?

    /// False for a parameter pack and for a value parameter, whose names include the keyword: `each T`.
    var isType: Bool { !name.contains(" ") }

    /// Reads `T: P & Q`.
    init(_ written: String) {
        let parts = written.split(separator: ":", maxSplits: 1).map(String.init)
        name = parts.first ?? ""
        if parts.count > 1 { add(parts[1]) }
    }

    private mutating func add(_ written: String) {
        constraints += TypeText.parts(of: written, at: "&").filter { $0 != "Any" }
    }
}

extension [GenericParameter] {
    /// Reads a parameter list without its angle brackets.
    init(_ written: String) {
        self = TypeText.parts(of: written, at: ",").map { GenericParameter($0) }
    }

    /// Adds a `where` clause. Conditions on associated types, as in `Cell.Model: Hashable`, are left to the compiler.
    mutating func add(conditions written: String) {
        for condition in TypeText.parts(of: written, at: ",") {
            if let equal = condition.firstRange(of: "==") {
                let (left, right) = (String(condition[..<equal.lowerBound]), String(condition[equal.upperBound...]))
                if let index = firstIndex(where: { $0.name == left }) {
                    self[index].sameType = right
                } else if let index = firstIndex(where: { $0.name == right }) {
                    self[index].sameType = left
                }
            } else {
                let added = GenericParameter(condition)
                guard let index = firstIndex(where: { $0.name == added.name }) else { continue }
                self[index].constraints += added.constraints
            }
        }
    }
}

/// Operations on types as texts, in which blanks stand only between words.
enum TypeText {
    /// The parts between separators outside of brackets.
    static func parts(of text: String, at separator: Character) -> [String] {
        var (parts, depth, last) = ([""], 0, Character(" "))
        for character in text {
            if "<([".contains(character) { depth += 1 }
            if ")]".contains(character) || character == ">" && last != "-" { depth -= 1 }
            if depth == 0, character == separator { parts.append("") } else { parts[parts.count - 1].append(character) }
            last = character
        }
        return parts.filter { !$0.isEmpty }
    }

    /// The generic arguments of a type: `A` and `B` of `Name<A, B>`.
    static func arguments(of text: String) -> [String] {
        let text = text.filter { !$0.isWhitespace }
        guard let start = text.firstIndex(of: "<"), text.hasSuffix(">") else { return [] }
        return parts(of: String(text[text.index(after: start)...].dropLast()), at: ",")
    }

    /// The names in a type, except those after a dot.
    static func names(in text: String) -> [String] {
        words(of: text).filter(\.isName).map { String($0.text) }
    }

    /// A type with names replaced by other types.
    static func replacing(_ types: [String: String], in text: String) -> String {
        guard !types.isEmpty else { return text }
        return words(of: text).map { word in (word.isName ? types[String(word.text)] : nil) ?? String(word.text) }.joined()
    }

    /// Splits a type into words and the characters between them. A word after a dot does not count as a name.
    private static func words(of text: String) -> [(text: Substring, isName: Bool)] {
        var words: [(text: Substring, isName: Bool)] = []
        var rest = text[...]
        while !rest.isEmpty {
            let isWord = isInName(rest[rest.startIndex])
            let word = rest.prefix { isInName($0) == isWord }
            words.append((word, isWord && words.last.map { $0.text.last != "." || $0.text.hasSuffix("...") } ?? true))
            rest = rest[word.endIndex...]
        }
        return words
    }

    private static func isInName(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
}

extension Parameter {
    func replacing(_ types: [String: String]) -> Parameter {
        var parameter = self
        parameter.type = TypeText.replacing(types, in: type)
        return parameter
    }
}

extension Code {
    /// The text of the tokens without comments, and with blanks only between words.
    func compact(_ range: Range<Int>) -> String {
        range.reduce(into: "") { text, index in
            if kind(index) == .identifier, index > range.lowerBound, kind(index - 1) == .identifier { text += " " }
            text += self.text(index)
        }
    }
}
