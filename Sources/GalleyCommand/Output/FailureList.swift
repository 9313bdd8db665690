import LayoutSubjects
import MessageText

/// The errors in several documents. Documents with the same errors share a message, and the number of messages is limited.
struct FailureList {
    private var groups = OrderedGroups<[String], (failure: Failure, name: String)>()

    /// The maximum number of messages; further ones are counted.
    private static let groupLimit = 100
    /// The maximum number of documents listed for the same errors.
    private static let nameLimit = 3

    var first: Failure? { groups.all.first?.values[0].failure }

    /// - Parameter name: the document's name, as the failure's message contains it.
    mutating func append(_ failure: Failure, of name: String) {
        let name = TerminalText.line(name)
        groups.append((failure, name), to: failure.causes ?? [failure.message.replacing(name, with: "")])
    }

    /// Prints the messages.
    func report() {
        let groups = groups.all.map { (failure: $0.values[0].failure, names: $0.values.map(\.name).uniqued { $0 }) }
        let start = ListStart(groups, limit: Self.groupLimit, of: "document", count: \.names.count)
        var told: Set<Substring> = []
        for group in start.elements {
            // With --strict, the pictures of one program fail with the same lines, which are printed once.
            let lines = group.failure.message.split(separator: "\n", omittingEmptySubsequences: false).filter { line in
                !line.hasPrefix("error: ") || told.insert(line).inserted
            }
            if !lines.isEmpty { Console.error(lines.joined(separator: "\n") + Self.words(group.names.dropFirst())) }
        }
        if let more = start.more { Console.error("\(more) with errors") }
    }

    /// `(the same in b.layout.yaml, c.layout.yaml and 7 more)`.
    private static func words(_ others: ArraySlice<String>) -> String {
        others.isEmpty ? "" : "\n (the same in \(ListText.names(others, limit: nameLimit)))"
    }
}
