import Foundation

/// Holds snapshots against their goldens, and records those that are to be.
package struct GoldenCheck: Sendable {
    package var recording: RecordingMode

    package init(_ recording: RecordingMode) {
        self.recording = recording
    }

    /// What came of a check.
    package struct Result: Sendable {
        package var verdict: GoldenVerdict
        /// Whether the golden has been written.
        package var isRecorded: Bool
        /// The golden's bytes before the check.
        package var golden: [UInt8]?
    }

    /// Holds a snapshot against a golden.
    ///
    /// - Throws: where the snapshot cannot be drawn, or its golden cannot be written.
    package func run(_ snapshot: Snapshot, against file: GoldenFile) throws -> Result {
        var golden: [UInt8]?
        let verdict: GoldenVerdict
        do {
            golden = try file.read()
            verdict = try golden.map(snapshot.compared) ?? .missing
        } catch let error as GoldenError {
            // A golden that may not be read is not written either.
            return Result(verdict: .unreadable(error.description), isRecorded: false, golden: nil)
        }
        guard recording.writes(after: verdict) else { return Result(verdict: verdict, isRecorded: false, golden: golden) }
        let bytes = try snapshot.bytes()
        guard bytes != golden else { return Result(verdict: verdict, isRecorded: false, golden: golden) }
        try file.write(bytes)
        return Result(verdict: verdict, isRecorded: true, golden: golden)
    }
}

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

/// The environment that recording and artifacts follow: the process's own, unless a scope gives another, so that the project's
/// own tests come to the same wherever they run, in continuous integration too.
package enum ProcessEnvironment {
    @TaskLocal package static var given: [String: String]?

    package static var current: [String: String] { given ?? ProcessInfo.processInfo.environment }
}
