/// A declaration's name, or a pattern of names: `*` stands for any characters, `?` for one.
package struct NamePattern: Sendable, Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    /// False for a plain name.
    package var hasWildcards: Bool { text.contains { $0 == "*" || $0 == "?" } }

    /// - Complexity: O(characters of the name × characters of the pattern).
    package func matches(_ name: String) -> Bool {
        let (name, pattern) = (Array(name), Array(text))
        var (place, next) = (0, 0)
        // The last `*`, and the end of what it stands for.
        var star: (pattern: Int, place: Int)?
        while place < name.count {
            if next < pattern.count, pattern[next] == "*" {
                star = (next, place)
                next += 1
            } else if next < pattern.count, pattern[next] == "?" || pattern[next] == name[place] {
                (place, next) = (place + 1, next + 1)
            } else if let last = star {
                star = (last.pattern, last.place + 1)
                (place, next) = (last.place + 1, last.pattern + 1)
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == "*" }
    }
}
