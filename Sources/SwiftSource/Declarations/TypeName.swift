/// A type as written, reduced to the name by which it is looked up.
struct TypeName {
    let components: [String]

    /// `some UIKit.UICollectionViewLayout?` is `UICollectionViewLayout`; what is no single name stays as it is.
    init(_ written: String) {
        // A name that is longer is none of UIKit's, and would be taken apart slowly.
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

    /// Whether a property of the type has a value, `nil`, without being given one.
    static func isOptional(_ written: String?) -> Bool {
        written.map { $0.hasSuffix("?") || $0.hasSuffix("!") } ?? false
    }
}
