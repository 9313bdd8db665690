import MessageText
import ProgramMessages
import SwiftSource

/// A line about a place in the app's files: code that is left out, an assumed value, a choice between declarations, a stand-in.
struct SourceNote: Sendable, Hashable {
    var path: String
    var line: Int
    /// The line as printed, with file and line number.
    var words: String
    /// True for a value that is assumed, and for code on which frames may depend.
    var decidesFrames = false

    /// Notes on imports of modules that the compiler does not find.
    static func absentModules(in failure: Failure) -> [SourceNote] {
        failure.message.matches(of: /(?m)^(.+?):([0-9]+):[0-9]+: error: no such module '(\w+)'/).map { match in
            SourceNote(
                path: String(match.1), line: Int(match.2) ?? 1,
                words: "\(match.1):\(match.2): \(match.3): left out: no such module; --module \(match.3)=FOLDER gives its code")
        }
    }
}

/// The code, values and modules on which pictures of entries are based; no duplicates.
struct ProgramBasis: Sendable {
    /// Other files of the app whose code is compiled.
    var otherFiles: [String] = []
    /// The containers that the app puts controllers in, by the names of their classes.
    var places: [String: ScreenPlace] = [:]
    /// Notes on code that is left out, and on values that are assumed in its place; those that decide frames come first.
    var leftOut: [SourceNote] = []
    /// Notes on names that several files declare, and on defaults that are not registered.
    var choices: [SourceNote] = []
    /// Notes on modules and members that galley's stand-ins replace.
    var standIns: [SourceNote] = []

    /// All notes, for a list.
    var notes: [SourceNote] { standIns + leftOut + choices }
    /// Texts of the notes on omissions and choices on which frames may depend.
    var doubts: [String] { leftOut.filter(\.decidesFrames).map(\.words) + choices.map(\.words) }

    func place(of declaration: Declaration) -> ScreenPlace? { declaration.kind == .controller ? places[declaration.name] : nil }

    mutating func add(_ other: ProgramBasis) {
        places.merge(other.places) { first, _ in first }
        otherFiles += other.otherFiles.filter { !otherFiles.contains($0) }
        let all = leftOut + other.leftOut.filter { !leftOut.contains($0) }
        leftOut = all.filter(\.decidesFrames) + all.filter { !$0.decidesFrames }
        choices += other.choices.filter { !choices.contains($0) }
        standIns += other.standIns.filter { !standIns.contains($0) }
    }
}

extension BuiltProgram {
    /// Notes on code that is left out and on assumed values; those that decide frames come first. Pure insertions follow from other edits
    /// and have no note.
    ///
    /// - Parameter module: the module before anything was left out.
    func leftOut(of module: SwiftModule) -> [SourceNote] {
        let told = edits.filter { $0.isAssumed || !$0.range.isEmpty }
        let all = (told.filter(\.isAssumed) + told.filter { !$0.isAssumed }).compactMap { edit -> SourceNote? in
            guard let code = edit.leftOut, let words = edit.words else { return nil }
            let (path, source) = (module.files[edit.file].path, module.files[edit.file].source)
            let text = source.text(edit.range.clamped(to: source.bytes.indices))
            return SourceNote(
                path: path, line: code.line, words: "\(path):\(code.line): \(words.replacing(LayoutFunctions.prefix, with: ""))",
                decidesFrames: edit.isAssumed || FrameEffect(of: text) != .none)
        }
        return (all.filter(\.decidesFrames) + all.filter { !$0.decidesFrames }).uniqued(by: \.words)
    }
}
