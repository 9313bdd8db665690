import LayoutComparison

/// Compares snapshots with their goldens, and records them as the mode requires.
package struct GoldenCheck: Sendable {
    package var recording: RecordingMode
    /// True to record goldens without elements, and to let them pass.
    private let allowsEmpty: Bool

    package init(_ recording: RecordingMode, allowsEmpty: Bool = false) {
        (self.recording, self.allowsEmpty) = (recording, allowsEmpty)
    }

    package struct Result: Sendable {
        package var verdict: GoldenVerdict
        /// True if the golden was written.
        package var isRecorded: Bool
        /// The golden's bytes before the check; `nil` if there was no golden, or none that can be read.
        package var golden: [UInt8]?
    }

    /// Compares a snapshot with a golden.
    ///
    /// - Throws: if the snapshot cannot be drawn, or its golden cannot be written; a `GoldenRefusal` for a golden without elements.
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
        let writes = recording.writes(after: verdict)
        guard allowsEmpty || !snapshot.frames.elements.isEmpty || !writes && verdict != .same else { throw GoldenRefusal.empty }
        guard writes else { return Result(verdict: verdict, isRecorded: false, golden: golden) }
        let bytes = try snapshot.bytes()
        guard bytes != golden else { return Result(verdict: verdict, isRecorded: false, golden: golden) }
        try file.write(bytes)
        return Result(verdict: verdict, isRecorded: true, golden: golden)
    }
}

/// The reason that a golden is neither recorded nor passes: it would hide changes, or there is nothing to record.
package enum GoldenRefusal: Error, Sendable, Hashable, CustomStringConvertible {
    case empty
    /// The golden shows the whole content, but only some of its elements are measured.
    case unmeasured(measured: Int, of: Int)
    /// A golden of views, for a layout without views, such as a document's.
    case noViews

    package var description: String {
        switch self {
        case .empty:
            "the golden has no elements, and any layout that shows nothing would match it; \"galley accept --allow-empty\" records it, "
                + "and \"galley verify --allow-empty\" lets it pass; in tests, LayoutOptions(allowsEmpty: true) does both"
        case .unmeasured(let measured, let count):
            "the golden would store estimates as frames: \(measured) of its \(count) elements are measured; "
                + "use less content, or goldens of the screen"
        case .noViews: "the layout has no views, so there is no golden of them"
        }
    }
}
