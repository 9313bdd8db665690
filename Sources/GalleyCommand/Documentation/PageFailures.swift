import HostSystem

/// Formats errors in pages: equal errors in several places are reported once, and those beyond a limit are counted.
enum PageFailures {
    /// The maximum number of errors reported.
    private static let limit = 100
    /// The maximum number of further locations listed for the same error.
    private static let placeLimit = 8

    /// A message for each error. Several comments may refer to the same missing document.
    static func messages(_ failures: [Failure]) -> [String] {
        var order: [String] = []
        var groups: [String: [Failure]] = [:]
        for failure in failures.uniqued(by: \.message) {
            let words = words(of: failure)
            if groups[words] == nil { order.append(words) }
            groups[words, default: []].append(failure)
        }
        let told = order.prefix(limit).compactMap { groups[$0] }
        let rest = order.dropFirst(limit).reduce(0) { $0 + (groups[$1]?.count ?? 0) }
        return told.map { $0[0].message + others($0.dropFirst()) } + (rest > 0 ? ["and \(rest) more"] : [])
    }

    /// The message without its location prefix.
    private static func words(of failure: Failure) -> String {
        let head = failure.place.map { TerminalText.line($0.text) } ?? ""
        return failure.message.hasPrefix(head) ? String(failure.message.dropFirst(head.count)) : failure.message
    }

    private static func others(_ failures: ArraySlice<Failure>) -> String {
        guard !failures.isEmpty else { return "" }
        let places = failures.prefix(placeLimit).compactMap { $0.place.map { TerminalText.line($0.text) } }
        let rest = failures.count - places.count
        return " (the same at \(places.joined(separator: ", "))\(rest > 0 ? " and \(rest) more places" : ""))"
    }
}
