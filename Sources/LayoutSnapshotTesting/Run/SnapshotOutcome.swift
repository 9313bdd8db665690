import Foundation
import Goldens

/// The result of one golden's check, and its report.
struct SnapshotOutcome {
    let place: GoldenPlace
    let snapshot: Snapshot
    let result: GoldenCheck.Result
    /// The mode that the check was run in.
    let mode: RecordingMode
    /// What is odd about a layout that has been recorded.
    let oddities: [String]

    /// Writes the artifacts of a failure, or removes those that an earlier one left.
    ///
    /// - Returns: what to report; `nil` if the snapshot matches its golden.
    func settle() -> String? {
        if result.isRecorded || result.verdict == .same {
            place.artifacts.remove(snapshot.format)
            return result.isRecorded ? recordedText : nil
        }
        SnapshotRun.shared.add(self)
        return ([headline] + words.map { "  " + $0 } + artifacts.map { "  " + $0 } + [advice]).joined(separator: "\n")
    }

    /// Writes the artifacts and lists their paths; if they cannot be written, the difference is still reported.
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

    /// The differences, in words.
    var words: [String] {
        switch result.verdict {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
    }

    private var headline: String {
        switch result.verdict {
        case .same, .different: "\(place.name) does not match its golden:"
        case .missing: "\(place.name) has no golden."
        case .unreadable: "the golden of \(place.name) cannot be read:"
        }
    }

    private var recordedText: String {
        let what = switch result.verdict {
        case .missing: "no golden existed"
        case .same: "it did not match its golden byte for byte"
        case .different: "it did not match its golden:"
        case .unreadable: "its golden could not be read:"
        }
        let lines = ["recorded \(place.name): \(what)"] + (words + [place.golden.url.path]).map { "  " + $0 }
        return (lines + oddities.map { "  odd: \($0)" } + ["Review it; the next run compares the layout with it."]).joined(separator: "\n")
    }

    private static func line(_ part: Artifacts.Part, _ file: URL) -> String {
        let title = part.rawValue + ":" + String(repeating: " ", count: 11 - part.rawValue.count)
        return title + file.path
    }

    /// What to do next.
    private var advice: String {
        switch result.verdict {
        case .missing where mode == .never:
            "Recording is off here. Run the test on your own machine, review the golden and commit it: "
                + place.golden.url.path
        case .same, .missing, .different, .unreadable:
            "If the new output is right, record it: \(RecordingMode.variable)=failed swift test --filter '\(place.filter)'"
        }
    }
}
