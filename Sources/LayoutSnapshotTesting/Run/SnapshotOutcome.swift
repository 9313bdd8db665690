import Foundation
import Goldens

/// The result of one golden's check.
struct SnapshotOutcome: Sendable {
    let place: GoldenPaths
    /// The assertion: `PhotoTests/photoGrid`.
    let subject: String
    let golden: GoldenLook
    let snapshot: Snapshot
    let result: GoldenCheck.Result
    /// The recording mode of the check.
    let mode: RecordingMode
    /// Oddities of a recorded layout.
    let oddities: [String]
    /// The files written for inspection, or the reason that there are none.
    private(set) var artifacts: Result<[(part: Artifacts.Part, file: URL)], any Error> = .success([])

    init(
        place: GoldenPaths, subject: String, golden: GoldenLook, snapshot: Snapshot, result: GoldenCheck.Result,
        mode: RecordingMode, oddities: [String]
    ) {
        (self.place, self.subject, self.golden, self.snapshot) = (place, subject, golden, snapshot)
        (self.result, self.mode, self.oddities) = (result, mode, oddities)
    }

    /// Writes the artifacts of a failure, or removes those of an earlier one.
    ///
    /// - Returns: true if there is anything to report: a failure or a recorded golden.
    mutating func settle() -> Bool {
        if result.isRecorded || result.verdict == .same {
            place.artifacts.remove(snapshot.format)
            return result.isRecorded
        }
        SnapshotRun.shared.add(self)
        guard result.verdict != .missing else { return true }
        artifacts = Result { try place.artifacts.write(snapshot, result) }
        if case .success(let files) = artifacts {
            for file in files where file.part != .expected { RunningTest.attach(file.file) }
        }
        return true
    }

    /// The differences, in words.
    var words: [String] { result.verdict.words }

    /// The variant with its cause, which other variants may share; `nil` for a failure reported separately.
    var failed: FailedVariant? {
        guard !result.isRecorded else { return nil }
        return switch result.verdict {
        case .different(let difference): FailedVariant(subject: subject, golden: golden, cause: difference.cause)
        case .missing: FailedVariant(subject: subject, golden: golden, cause: DifferenceCause(changes: []))
        case .same, .unreadable: nil
        }
    }
}
