import Foundation
import Goldens

/// What has come of one golden's check, and what is said about it.
struct SnapshotOutcome {
    let place: GoldenPlace
    let snapshot: Snapshot
    let result: GoldenCheck.Result
    /// The mode that the check was run in.
    let mode: RecordingMode

    /// Leaves what there is to see of a failure, and takes away what an earlier one left.
    ///
    /// - Returns: what to report; `nil` where all is well.
    func settle() -> String? {
        if result.isRecorded || result.verdict == .same {
            place.artifacts.remove(snapshot.format)
            return result.isRecorded ? recordedText : nil
        }
        SnapshotRun.shared.add(self)
        return ([headline] + words.map { "  " + $0 } + artifacts.map { "  " + $0 } + [advice]).joined(separator: "\n")
    }

    /// Writes what there is to see, and says where; a folder that cannot be written does not hide what differs.
    private var artifacts: [String] {
        if result.verdict == .missing { return [] }
        do {
            let files = try place.artifacts.write(snapshot, result)
            for file in files where file.part != .expected { RunningTest.attach(file.file) }
            return files.map(Self.line)
        } catch {
            return ["the artifacts cannot be written: \(error)"]
        }
    }

    /// What differs, in words.
    var words: [String] {
        switch result.verdict {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
    }

    private var headline: String {
        switch result.verdict {
        case .same, .different: "\(place.name) is not as its golden:"
        case .missing: "\(place.name) has no golden."
        case .unreadable: "the golden of \(place.name) cannot be read:"
        }
    }

    private var recordedText: String {
        let what = switch result.verdict {
        case .missing: "its golden is new"
        case .same: "its golden was not the same to the byte"
        case .different: "its golden was another:"
        case .unreadable: "its golden could not be read:"
        }
        let lines = ["recorded \(place.name): \(what)"] + (words + [place.golden.url.path]).map { "  " + $0 }
        return (lines + ["Look at it; the next run holds the layout against it."]).joined(separator: "\n")
    }

    private static func line(_ part: Artifacts.Part, _ file: URL) -> String {
        let title = part.rawValue + ":" + String(repeating: " ", count: 11 - part.rawValue.count)
        return title + file.path
    }

    /// What to do next.
    private var advice: String {
        switch result.verdict {
        case .missing where mode == .never:
            "Nothing is recorded here. Run the test on your own machine, look at the golden and commit it: "
                + place.golden.url.path
        case .same, .missing, .different, .unreadable:
            "If it is right as it is now: \(RecordingMode.variable)=failed swift test --filter '\(place.filter)'"
        }
    }
}
