import HostSystem
import SwiftSource

/// A line about a place in the app's files: code that is left out, an assumed value, a choice between declarations, a stand-in.
struct SourceNote: Sendable, Hashable {
    var path: String
    var line: Int
    /// A line, with the place.
    var words: String
    /// True for a value that is assumed, and for code on which frames may depend.
    var decidesFrames = false

    /// Imports of modules that the compiler does not find.
    static func absentModules(in failure: Failure) -> [SourceNote] {
        failure.message.matches(of: /(?m)^(.+?):([0-9]+):[0-9]+: error: no such module '(\w+)'/).map { match in
            SourceNote(
                path: String(match.1), line: Int(match.2) ?? 1,
                words: "\(match.1):\(match.2): \(match.3): left out: no such module; --module \(match.3)=FOLDER gives its code")
        }
    }
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
    var doubts: [String] { leftOut.filter(\.decidesFrames).map(\.words) + choices.map(\.words) }

    mutating func add(_ other: ProgramBasis) {
        otherFiles += other.otherFiles.filter { !otherFiles.contains($0) }
        let all = leftOut + other.leftOut.filter { !leftOut.contains($0) }
        leftOut = all.filter(\.decidesFrames) + all.filter { !$0.decidesFrames }
        choices += other.choices.filter { !choices.contains($0) }
        standIns += other.standIns.filter { !standIns.contains($0) }
    }
}

extension BuiltProgram {
    /// The code that is left out, and values that are assumed in its place.
    ///
    /// - Parameter module: the module before anything was left out.
    func leftOut(of module: SwiftModule) -> [SourceNote] {
        var (harmless, others) = (Set<String>(), Set<String>())
        for edit in edits {
            guard let words = edit.words, module.files.indices.contains(edit.file) else { continue }
            let bytes = module.files[edit.file].source.bytes
            let code = String(decoding: bytes[edit.range.clamped(to: bytes.indices)], as: UTF8.self)
            if StrictRules.decidesFrames(code) { others.insert(words) } else { harmless.insert(words) }
        }
        harmless.subtract(others)
        return omissions.map { note in
            var note = note
            note.decidesFrames = note.decidesFrames || !harmless.contains { note.words.hasSuffix(": " + $0) }
            return note
        }
    }
}
