import Foundation
import Goldens

/// The result of one golden's check.
struct SnapshotOutcome {
    let place: GoldenPlace
    /// The assertion: `PhotoTests/photoGrid`.
    let subject: String
    let variant: GoldenVariant
    let snapshot: Snapshot
    let result: GoldenCheck.Result
    /// The mode that the check was run in.
    let mode: RecordingMode
    /// What is odd about a layout that has been recorded.
    let oddities: [String]
    /// The files that a failure has left for inspection, or why there are none.
    private(set) var artifacts: Result<[(part: Artifacts.Part, file: URL)], any Error> = .success([])

    init(
        place: GoldenPlace, subject: String, variant: GoldenVariant, snapshot: Snapshot, result: GoldenCheck.Result,
        mode: RecordingMode, oddities: [String]
    ) {
        (self.place, self.subject, self.variant, self.snapshot) = (place, subject, variant, snapshot)
        (self.result, self.mode, self.oddities) = (result, mode, oddities)
    }

    /// Writes the artifacts of a failure, or removes those that an earlier one left.
    ///
    /// - Returns: whether there is anything to report: a failure, or that the golden has been recorded.
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
    var words: [String] {
        switch result.verdict {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
    }

    /// What the failure may share with those of other variants; `nil` for one that is told by itself.
    var failed: FailedVariant? {
        guard !result.isRecorded else { return nil }
        return switch result.verdict {
        case .different(let difference): FailedVariant(subject: subject, variant: variant, cause: difference.cause)
        case .missing: FailedVariant(subject: subject, variant: variant, cause: DifferenceCause(changes: []))
        case .same, .unreadable: nil
        }
    }
}
