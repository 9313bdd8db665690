import HostSystem
import LayoutDocument

/// The errors in several documents. Documents with the same errors share a message, and the number of messages is limited.
struct FailureList {
    private struct Group {
        var failure: Failure
        var name: String
        /// The other documents.
        var others: [String] = []
    }

    private var groups: [Group] = []
    private var places: [[String]: Int] = [:]

    /// The maximum number of messages; further ones are counted.
    private static let groupLimit = 100
    /// The maximum number of documents listed for the same errors.
    private static let nameLimit = 3

    var first: Failure? { groups.first?.failure }

    /// - Parameter name: the document's name in the failure.
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
