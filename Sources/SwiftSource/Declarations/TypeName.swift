/// A type as written, reduced to its name for lookup.
struct TypeName {
    let components: [String]

    /// Reduces `some UIKit.UICollectionViewLayout?` to `UICollectionViewLayout`; types that are not a single name stay unchanged.
    init(_ written: String) {
        // Longer names are not UIKit's, and would be slow to take apart.
        var text = Substring(written.utf8.count > 1000 ? "" : written.filter { !$0.isNewline })
        while true {
            let before = text
            let prefixes = ["some ", "any ", "@MainActor ", "@unchecked ", "@preconcurrency ", "UIKit."]
            for prefix in prefixes where text.hasPrefix(prefix) {
                text = text.dropFirst(prefix.count)
            }
            while let last = text.last, last == "?" || last == "!" || last == " " { text.removeLast() }
            while text.first == " " { text.removeFirst() }
            if text.first == "(", text.last == ")", !text.contains(",") { text = text.dropFirst().dropLast() }
            if text == before { break }
        }
        components = Self.withoutArguments(text).split(separator: ".").map(String.init)
    }

    private static func withoutArguments(_ text: Substring) -> String {
        var (name, depth) = ("", 0)
        for character in text {
            if character == "<" { depth += 1 }
            if depth == 0 { name.append(character) }
            if character == ">" { depth -= 1 }
        }
        return name.filter { $0 != " " }
    }

    /// True if a property of the type is initialized to `nil` by default.
    static func isOptional(_ written: String?) -> Bool {
        guard let written, written.hasSuffix("?") || written.hasSuffix("!") else { return false }
        // A question mark after an arrow belongs to the result.
        return arrow(in: written[...]) == nil
    }

    /// Removes the parentheses around a whole function type, composition or `any` type: `((Int) -> Void)` becomes `(Int) -> Void`.
    static func unwrapped(_ type: Substring) -> Substring {
        guard type.first == "(", type.last == ")" else { return type }
        let inner = type.dropFirst().dropLast()
        var depth = 0
        for character in inner {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            if depth < 0 { return type }
        }
        return inner.contains("->") || inner.contains("&") || inner.hasPrefix("any ") ? unwrapped(inner) : type
    }

    /// True for the type of a section provider.
    static func isProvider(_ written: String?) -> Bool {
        guard let written else { return false }
        let type = unwrapped(written[...])
        if TypeName(String(type)).components == ["UICollectionViewCompositionalLayoutSectionProvider"] { return true }
        guard let arrow = arrow(in: type) else { return false }
        let words = type[..<arrow].filter { $0 != " " }
        return ["Int", "NSCollectionLayoutEnvironment"].allSatisfy(words.contains) && type[arrow...].contains("NSCollectionLayoutSection")
    }

    /// The arrow of a function type, outside of brackets.
    static func arrow(in type: Substring) -> Substring.Index? {
        var depth = 0
        for index in type.indices {
            if "([<".contains(type[index]) { depth += 1 }
            if ")]".contains(type[index]) || type[index] == ">" && !type[..<index].hasSuffix("-") { depth -= 1 }
            if depth == 0, type[index...].hasPrefix("->") { return index }
        }
        return nil
    }
}
