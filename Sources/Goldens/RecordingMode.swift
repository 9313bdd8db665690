/// Selects the goldens that a check writes. A test that writes a golden fails once, with a message.
///
/// The default, without an argument, a trait or `GALLEY_RECORD`, is `missing`. In continuous integration, where `CI` is set, it
/// is always `never`.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
    /// Records goldens that do not exist.
    case missing
    /// Records nothing: a missing golden is a failure.
    case never
    /// Records goldens that do not exist or no longer match their layout.
    case failed
    /// Records all goldens that are not identical byte for byte.
    case all

    /// The mode set in the environment.
    ///
    /// - Returns: `nil` if the variable is not set.
    /// - Throws: if its value is not a mode.
    package static func asked(by environment: [String: String]) throws(GoldenError) -> RecordingMode? {
        guard let word = environment[variable], !word.isEmpty else { return nil }
        guard let mode = RecordingMode(rawValue: word.lowercased()) else {
            let known = allCases.map(\.rawValue).joined(separator: ", ")
            throw GoldenError("\(variable) is \"\(word)\"; it must be one of \(known)")
        }
        return mode
    }

    package static let variable = "GALLEY_RECORD"

    /// True in continuous integration, where nothing is ever recorded: a golden missing there was not committed.
    package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        guard let word = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(word)
    }

    /// True if a golden must be written after a verdict.
    func writes(after verdict: GoldenVerdict) -> Bool {
        switch (self, verdict) {
        case (.never, _), (.missing, .same), (.failed, .same): false
        case (.missing, .different), (.missing, .unreadable): false
        case (.missing, .missing), (.failed, .missing), (.failed, .different), (.failed, .unreadable), (.all, _): true
        }
    }
}
