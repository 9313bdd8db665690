import Foundation

/// Which goldens a check writes. A test that writes one fails, once, and says so.
///
/// Where nothing is said, by argument, by trait or by `GALLEY_RECORD`, it is `missing`. In continuous integration, where
/// `CI` is set, it is always `never`.
public enum RecordingMode: String, Sendable, Hashable, CaseIterable {
    /// Goldens that do not exist.
    case missing
    /// None: a golden that does not exist is a failure.
    case never
    /// Goldens that do not exist, and those that a layout no longer matches.
    case failed
    /// All that are not the same to the byte.
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

/// The environment that recording and artifacts follow: the process's own, unless a scope gives another, so that the project's
/// own tests come to the same wherever they run, in continuous integration too.
package enum ProcessEnvironment {
    @TaskLocal package static var given: [String: String]?

    package static var current: [String: String] { given ?? ProcessInfo.processInfo.environment }
}
