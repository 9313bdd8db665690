import LayoutComparison

/// Compares snapshots with their goldens, and records them as the mode requires.
package struct GoldenCheck: Sendable {
    package var recording: RecordingMode
    /// True to record goldens without elements, too.
    private let allowsEmpty: Bool

    package init(_ recording: RecordingMode, allowsEmpty: Bool = false) {
        (self.recording, self.allowsEmpty) = (recording, allowsEmpty)
    }

    /// The result of a check.
    package struct Result: Sendable {
        package var verdict: GoldenVerdict
        /// True if the golden was written.
        package var isRecorded: Bool
        /// The golden's bytes before the check.
        package var golden: [UInt8]?
    }

    /// Compares a snapshot with a golden.
    ///
    /// - Throws: if the snapshot cannot be drawn, or its golden cannot be written; an `EmptyGoldenError` for one of nothing.
    package func run(_ snapshot: Snapshot, against file: GoldenFile) throws -> Result {
        var golden: [UInt8]?
        let verdict: GoldenVerdict
        do {
            golden = try file.read()
            verdict = try golden.map(snapshot.compared) ?? .missing
        } catch let error as GoldenError {
            // A golden that must not be read is not overwritten either.
            return Result(verdict: .unreadable(error.description), isRecorded: false, golden: nil)
        }
        guard recording.writes(after: verdict) else { return Result(verdict: verdict, isRecorded: false, golden: golden) }
        let bytes = try snapshot.bytes()
        guard bytes != golden else { return Result(verdict: verdict, isRecorded: false, golden: golden) }
        guard allowsEmpty || !snapshot.frames.elements.isEmpty else { throw EmptyGoldenError() }
        try file.write(bytes)
        return Result(verdict: verdict, isRecorded: true, golden: golden)
    }
}

/// A golden that would show nothing, and so pass for any layout that shows nothing.
package struct EmptyGoldenError: Error, Sendable, CustomStringConvertible {
    package var description: String {
        "the golden would have no elements; it is recorded only with --allow-empty, in tests with LayoutOptions(allowsEmpty: true)"
    }
}
