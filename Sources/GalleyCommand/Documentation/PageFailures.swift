import TerminalText

/// What is wrong with pages, in lines: what is said of several places is said once, and of very much the rest is counted.
enum PageFailures {
    /// The most mistakes that are told.
    private static let limit = 100
    /// The most places that are named where the same is wrong, besides the first.
    private static let placeLimit = 8

    /// A message for each mistake: several comments may ask for one document, or each for one that is not there.
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

    /// The message without the place that it begins with.
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
