/// A line about a place in the app's files: code that is left out, an assumed value, a choice between declarations, a stand-in.
struct SourceNote: Sendable, Hashable {
    var path: String
    var line: Int
    /// A line, with the place.
    var words: String
    /// True for a value that is assumed, and for code on which frames may depend.
    var decidesFrames = false
}

/// The app around the entries as their programs have it; no duplicates.
struct ProgramBasis: Sendable {
    /// Other files of the app whose code is compiled.
    var otherFiles: [String] = []
    /// Code that is left out, and values that are assumed in its place; what decides frames comes first.
    var leftOut: [SourceNote] = []
    /// Declarations that are taken although others may be meant, and defaults that are not registered.
    var choices: [SourceNote] = []
    /// Modules in whose place galley's own are.
    var standIns: [SourceNote] = []

    /// All lines, for a list.
    var notes: [SourceNote] { standIns + leftOut + choices }
    /// Lines of what frames depend on.
    var doubts: [String] { leftOut.map(\.words) + choices.map(\.words) }

    mutating func add(_ other: ProgramBasis) {
        otherFiles += other.otherFiles.filter { !otherFiles.contains($0) }
        let all = leftOut + other.leftOut.filter { !leftOut.contains($0) }
        leftOut = all.filter(\.decidesFrames) + all.filter { !$0.decidesFrames }
        choices += other.choices.filter { !choices.contains($0) }
        standIns += other.standIns.filter { !standIns.contains($0) }
    }
}
