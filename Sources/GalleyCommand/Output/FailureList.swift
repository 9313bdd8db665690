import LayoutDocument
import TerminalText

/// What is wrong with several documents. Those with the same mistakes are told together, and no more than somebody reads.
struct FailureList {
    private struct Group {
        var failure: Failure
        var name: String
        /// The other documents.
        var others: [String] = []
    }

    private var groups: [Group] = []
    private var places: [[String]: Int] = [:]

    /// The most mistakes that are told, the rest is counted.
    private static let groupLimit = 100
    /// The most documents that are named of those with the same mistakes.
    private static let nameLimit = 3

    var first: Failure? { groups.first?.failure }

    /// - Parameter name: the document's, as the failure calls it.
    mutating func append(_ failure: Failure, of name: String) {
        let name = TerminalText.line(name)
        let key = failure.causes ?? [failure.message.replacing(name, with: "")]
        guard let place = places[key] else {
            places[key] = groups.count
            return groups.append(Group(failure: failure, name: name))
        }
        if groups[place].name != name, groups[place].others.last != name { groups[place].others.append(name) }
    }

    /// Prints the messages.
    func report() {
        for group in groups.prefix(Self.groupLimit) { Console.error(group.failure.message + Self.words(group.others)) }
        let rest = groups.dropFirst(Self.groupLimit).reduce(0) { $0 + 1 + $1.others.count }
        if rest > 0 { Console.error("and \(rest) more document\(rest == 1 ? "" : "s") with errors") }
    }

    /// `(the same in b.layout.yaml, c.layout.yaml and 7 more)`.
    private static func words(_ others: [String]) -> String {
        guard !others.isEmpty else { return "" }
        let rest = others.count - nameLimit
        return "\n (the same in \(others.prefix(nameLimit).joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : ""))"
    }
}
