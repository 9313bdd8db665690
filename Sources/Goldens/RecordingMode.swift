import Foundation

/// Which goldens a check writes. A test that writes one fails, once, and says so.
///
/// The default, without an argument, a trait or `GALLEY_RECORD`, is `missing`. In continuous integration, where `CI` is
/// set, it is always `never`.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
    /// Goldens that do not exist.
    case missing
    /// None: a golden that does not exist is a failure.
    case never
    /// Goldens that do not exist, and those that no longer match their layout.
    case failed
    /// All that are not identical byte for byte.
    case all

    /// What the environment asks for.
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

    /// Whether the environment is one of continuous integration, where nothing is ever recorded: a golden that is missing
    /// there was not committed.
    package static func isContinuousIntegration(_ environment: [String: String]) -> Bool {
        guard let word = environment["CI"]?.lowercased() else { return false }
        return !["", "0", "false", "no"].contains(word)
    }

    /// Whether a golden is written, given the verdict of its check.
    func writes(after verdict: GoldenVerdict) -> Bool {
        switch (self, verdict) {
        case (.never, _), (.missing, .same), (.failed, .same): false
        case (.missing, .different), (.missing, .unreadable): false
        case (.missing, .missing), (.failed, .missing), (.failed, .different), (.failed, .unreadable), (.all, _): true
        }
    }
}

/// The environment variables that control recording and artifacts: the process's own, unless a scope overrides them, so
/// that the project's own tests give the same result everywhere, in continuous integration too.
package enum ProcessEnvironment {
    @TaskLocal package static var given: [String: String]?

    package static var current: [String: String] { given ?? ProcessInfo.processInfo.environment }
}
