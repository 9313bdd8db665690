/// Which goldens a check writes.
package enum RecordingMode: String, Sendable, Hashable, CaseIterable {
    /// Those that do not exist.
    case missing
    /// None.
    case never
    /// Those that do not exist, and those that differ.
    case failed
    /// All that are not as they should be, to the byte.
    case all

    /// What the environment asks for.
    ///
    /// - Returns: `nil` where it says nothing.
    /// - Throws: for a word that is no mode.
    package static func asked(by environment: [String: String]) throws(GoldenError) -> RecordingMode? {
        guard let word = environment[variable], !word.isEmpty else { return nil }
        guard let mode = RecordingMode(rawValue: word.lowercased()) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            throw GoldenError("\(variable) is \"\(word)\"; there are \(known)")
        }
        return mode
    }

    package static let variable = "GALLEY_RECORD"

    /// Whether the environment is one of continuous integration, where nothing is ever recorded: a golden that is missing
    /// there has been forgotten.
    package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        guard let word = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(word)
    }

    /// Whether a golden is written after what has come of its check.
    func writes(after verdict: GoldenVerdict) -> Bool {
        switch (self, verdict) {
        case (.never, _), (.missing, .same), (.failed, .same): false
        case (.missing, .different), (.missing, .unreadable): false
        case (.missing, .missing), (.failed, .missing), (.failed, .different), (.failed, .unreadable), (.all, _): true
        }
    }
}
