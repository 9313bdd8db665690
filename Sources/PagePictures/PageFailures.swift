package import LayoutSubjects
import MessageText

/// Formats errors in pages: equal errors in several places are reported once, and those beyond a limit are counted.
package enum PageFailures {
    /// The maximum number of errors reported.
    private static let limit = 100
    /// The maximum number of further locations listed for the same error.
    private static let placeLimit = 8

    /// A message for each error. Several comments may refer to the same missing document.
    package static func messages(_ failures: [Failure]) -> [String] {
        let groups = OrderedGroups(failures.uniqued(by: \.message), by: words).all.map(\.values)
        let start = ListStart(groups, limit: limit, count: \.count)
        return start.elements.map { $0[0].message + others($0.dropFirst()) } + (start.more.map { [$0] } ?? [])
    }

    /// The message without its location prefix.
    private static func words(of failure: Failure) -> String {
        let head = failure.place.map { TerminalText.line($0.text) } ?? ""
        return failure.message.hasPrefix(head) ? String(failure.message.dropFirst(head.count)) : failure.message
    }

    private static func others(_ failures: ArraySlice<Failure>) -> String {
        guard !failures.isEmpty else { return "" }
        let places = failures.compactMap { $0.place.map { TerminalText.line($0.text) } }
        return " (the same at \(ListText.names(places, limit: placeLimit, of: "place")))"
    }
}
