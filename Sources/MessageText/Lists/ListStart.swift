/// The first elements of a long list, for a message that counts the others.
package struct ListStart<Element> {
    package let elements: [Element]
    /// `and 7 more documents`; `nil` if there are no others.
    package let more: String?

    /// - Parameters:
    ///   - limit: the maximum number of elements shown.
    ///   - noun: the elements' noun in the singular, such as `document`; `nil` to leave it out.
    ///   - count: the number that an element adds to the count of the others.
    package init(_ all: some Collection<Element>, limit: Int, of noun: String? = nil, count: (Element) -> Int = { _ in 1 }) {
        elements = Array(all.prefix(limit))
        let rest = all.dropFirst(limit).reduce(0) { $0 + count($1) }
        more = rest == 0 ? nil : "and " + (noun.map { ListText.count(rest, "more \($0)") } ?? "\(rest) more")
    }
}

/// Counts and lists in messages.
package enum ListText {
    /// `1 golden`, `3 goldens`.
    package static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// `a, b, c and 7 more`.
    package static func names(_ names: some Collection<String>, limit: Int, of noun: String? = nil) -> String {
        let start = ListStart(names, limit: limit, of: noun)
        return start.elements.joined(separator: ", ") + (start.more.map { " \($0)" } ?? "")
    }
}
