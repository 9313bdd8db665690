import Foundation
import HostSystem
import SwiftSource

/// The compiler's errors in a module's files.
struct CompilerErrors {
    /// An error in a file's copy.
    private struct Entry {
        var file: Int
        var line: Int
        var column: Int
        var message: String
    }

    private let text: String
    private var entries: [Entry] = []
    /// True if there is an error outside the files.
    private var isElsewhere = false

    /// - Parameter folder: the folder in which copies were compiled.
    init(_ text: String, files: [SwiftModule.File], folder: String) {
        let copies = ModuleCompiler.copies(of: files, in: folder)
        for line in text.split(separator: "\n") where line.contains(": error: ") || line.hasPrefix("error: ") {
            guard let file = copies.firstIndex(where: { line.hasPrefix($0 + ":") }) else {
                isElsewhere = true
                continue
            }
            let parts = line.dropFirst(copies[file].count + 1).split(separator: ":", maxSplits: 3)
            entries.append(Entry(
                file: file, line: parts.first.flatMap { Int($0) } ?? 0,
                column: parts.dropFirst().first.flatMap { Int($0) } ?? 1,
                message: parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""))
        }
        // Generated code is not quoted, as the user did not write it.
        let quoted = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.contains(ProgramText.prefix) }
        self.text = zip(copies, files).reduce(quoted.joined(separator: "\n")) { $0.replacing($1.0, with: $1.1.path) }
    }

    /// The indices of declarations that cannot be called, with reasons.
    func refused(_ text: ProgramText) -> [Int: String] {
        var refused: [Int: String] = [:]
        for entry in entries {
            guard let index = text.entries.first(where: { $0.file == entry.file && $0.lines.contains(entry.line) })?.index
            else { continue }
            refused[index] = refused[index] ?? entry.message
        }
        return refused
    }

    /// True if any error is in the user's code.
    func hasOthers(_ text: ProgramText) -> Bool {
        entries.contains { $0.line <= text.lineCounts[$0.file] } || isElsewhere
    }

    /// True if types have become visible that other declarations use, which are less so.
    var areAboutAccess: Bool { entries.contains { $0.message.contains("must be declared") } }

    /// The code to leave out so that the rest compiles; empty if an error is none of the app's files, or not a missing symbol.
    func cuts(_ module: SwiftModule, _ text: ProgramText) -> [ModuleCut] {
        let own = Dictionary(grouping: entries.filter { $0.line <= text.lineCounts[$0.file] }, by: \.file)
        return own.sorted { $0.key < $1.key }.flatMap { file, entries in
            let rejected = entries.map { SourceCut.Rejection(line: $0.line, column: $0.column, message: $0.message) }
            // What no platform compiles is the user's mistake.
            guard file >= module.drawnCount || !rejected.contains(where: \.isSyntax) else { return [ModuleCut]() }
            return SourceCut.cuts(in: module.files[file].source, rejected: rejected, flags: module.flags)
                .map { ModuleCut(file: file, cut: $0) }
        }
    }

    /// Hints for unavailable symbols; no duplicates.
    private var notes: [String] {
        var notes: [String] = []
        for line in text.split(separator: "\n") where line.contains(": error: ") {
            guard let note = MissingNames.note(for: line.split(separator: ": error: ").last ?? line).map({ "note: \($0)" }),
                !notes.contains(note)
            else { continue }
            notes.append(note)
        }
        return notes
    }

    func failure(_ toolchain: SwiftToolchain) -> Failure {
        if text.contains("compiled with a different version of Swift") || text.contains("module compiled with Swift") {
            return Failure(
                .badInput, "galley's modules were built by another version of Swift than \(toolchain.compiler); unpack the release's "
                    + "archive for it, or build galley with it: \"Scripts/install\" in its source")
        }
        return Failure(.badInput, lines: TerminalText.lines(([text.trimmingCharacters(in: .newlines)] + notes).joined(separator: "\n")))
    }
}
