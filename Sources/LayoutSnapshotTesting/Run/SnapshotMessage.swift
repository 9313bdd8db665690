import Foundation
import Goldens

/// The message that a test reports for goldens that fail for the same cause, or for a recorded golden.
struct SnapshotMessage {
    private let group: CauseGroup<SnapshotOutcome>
    private var first: SnapshotOutcome { group.first }
    private var rest: ArraySlice<SnapshotOutcome> { group.members.dropFirst() }

    init(_ group: CauseGroup<SnapshotOutcome>) {
        self.group = group
    }

    var text: String {
        if first.result.isRecorded { return recordedText }
        return ([headline] + first.words.map { "  " + $0 } + artifacts.map { "  " + $0 } + advice).joined(separator: "\n")
    }

    private var headline: String {
        switch first.result.verdict {
        case .same, .different: group.title == nil ? "\(first.place.name) does not match its golden:" : sharedHeadline
        case .missing: group.title.map { "\(first.subject) has no goldens\($0.dropFirst(first.subject.count))." }
            ?? "\(first.place.name) has no golden."
        case .unreadable: "the golden of \(first.place.name) cannot be read:"
        }
    }

    /// The headline for several goldens, with device-dependent details of the first.
    private var sharedHeadline: String {
        let areEqual = rest.allSatisfy { $0.words == first.words }
        let golden = areEqual ? "" : "; of \(first.place.golden.url.lastPathComponent)"
        return "\(first.subject) does not match its goldens \(group.places)\(golden):"
    }

    private var artifacts: [String] {
        switch first.artifacts {
        case .failure(let error): ["the artifacts cannot be written: \(error)"]
        case .success(let files):
            files.map { Self.line($0.part, $0.file) }
                + (files.isEmpty || rest.isEmpty ? [] : ["and those of \(rest.count) more beside them"])
        }
    }

    private var recordedText: String {
        let what = switch first.result.verdict {
        case .missing: "no golden existed"
        case .same: "it did not match its golden byte for byte"
        case .different: "it did not match its golden:"
        case .unreadable: "its golden could not be read:"
        }
        let place = first.place
        let lines = ["recorded \(place.name): \(what)"] + (first.words + [place.golden.url.path]).map { "  " + $0 }
        return (lines + first.oddities.map { "  odd: \($0)" } + ["Review it; the next run compares the layout with it."])
            .joined(separator: "\n")
    }

    private static func line(_ part: Artifacts.Part, _ file: URL) -> String {
        let title = part.rawValue + ":" + String(repeating: " ", count: 11 - part.rawValue.count)
        return title + file.path
    }

    /// Suggestions for the next step.
    private var advice: [String] {
        switch first.result.verdict {
        case .missing where first.mode == .never:
            let what = "Recording is off here. Run the test on your own machine, review the golden"
            let paths = group.members.map(\.place.golden.url.path)
            return paths.count == 1 ? ["\(what) and commit it: \(paths[0])"] : ["\(what)s and commit them:"] + paths.map { "  " + $0 }
        case .same, .missing, .different, .unreadable:
            let command = "\(RecordingMode.variable)=failed swift test --filter '\(first.place.filter)'"
            return ["If the new output is right, record it: \(command)"]
        }
    }
}
