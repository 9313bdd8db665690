import ArgumentParser

/// One or more values of an option, separated by commas, case-insensitive. Extra commas are ignored.
struct CommaSeparated<Value: ExpressibleByArgument>: ExpressibleByArgument {
    let values: [Value]

    init?(argument: String) {
        let words = argument.lowercased().split(separator: ",")
        values = words.compactMap { Value(argument: String($0)) }
        guard !words.isEmpty, values.count == words.count else { return nil }
    }

    static var allValueStrings: [String] { Value.allValueStrings }
    static var defaultCompletionKind: CompletionKind { Value.defaultCompletionKind }
}
