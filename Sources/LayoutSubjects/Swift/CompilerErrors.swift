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
    /// The user's files.
    private let paths: [String]
    private var entries: [Entry] = []
    /// True if there is an error outside the files.
    private var isElsewhere = false

    /// - Parameters:
    ///   - folder: the folder in which copies were compiled.
    ///   - edits: the changes to a file before it was compiled, as they move columns.
    init(_ text: String, files: [SwiftModule.File], folder: String, edits: (Int) -> [CodeEdit] = { _ in [] }) {
        paths = files.map(\.path)
        let copies = ModuleCompiler.copies(of: files, in: folder)
        var moved: [(String, String)] = []
        for line in text.split(separator: "\n") where line.contains(": error: ") || line.hasPrefix("error: ") {
            guard let file = copies.firstIndex(where: { line.hasPrefix($0 + ":") }) else {
                isElsewhere = true
                continue
            }
            let parts = line.dropFirst(copies[file].count + 1).split(separator: ":", maxSplits: 3)
            let (number, column) = (parts.first.flatMap { Int($0) } ?? 0, parts.dropFirst().first.flatMap { Int($0) } ?? 1)
            let own = Self.column(column, line: number, of: files[file].source, edits(file))
            if own != column, parts.count == 4 {
                moved.append((String(line), "\(copies[file]):\(number):\(own):\(parts[2]):\(parts[3])"))
            }
            entries.append(Entry(
                file: file, line: number, column: own, message: parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""))
        }
        let text = moved.reduce(text) { $0.replacing($1.0, with: $1.1) }
        // Generated code is not quoted, as the user did not write it.
        let quoted = Self.own(text, copies, files).filter { !$0.contains(ProgramText.prefix) }
        self.text = zip(copies, files).reduce(quoted.joined(separator: "\n")) { $0.replacing($1.0, with: $1.1.path) }
    }

    /// The lines about the user's files; all if only generated code has errors.
    private static func own(_ text: String, _ copies: [String], _ files: [SwiftModule.File]) -> [Substring] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let counts = files.map { $0.source.bytes.count { $0 == UInt8(ascii: "\n") } + 1 }
        var isOwn = true
        let own = lines.filter { line in
            guard let file = copies.firstIndex(where: { line.hasPrefix($0 + ":") }) else { return isOwn }
            isOwn = line.dropFirst(copies[file].count + 1).split(separator: ":").first.flatMap { Int($0) }.map { $0 <= counts[file] } ?? true
            return isOwn
        }
        return own.contains { $0.contains("error: ") } ? own : lines
    }

    /// The column in the user's file.
    private static func column(_ column: Int, line: Int, of source: SourceText, _ edits: [CodeEdit]) -> Int {
        guard !edits.isEmpty else { return column }
        let ends = source.bytes.indices.lazy.filter { source.bytes[$0] == UInt8(ascii: "\n") }
        let start = line > 1 ? ends.dropFirst(line - 2).first.map { $0 + 1 } : 0
        let end = ends.dropFirst(line - 1).first ?? source.bytes.count
        guard let start else { return column }
        return CodeEdit.column(column, ofLineAt: start, before: edits.filter { start..<(end + 1) ~= $0.range.lowerBound })
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
    ///
    /// - Parameter whole: true for whole bodies in files that are not drawn.
    func cuts(_ module: SwiftModule, _ text: ProgramText, whole: Bool) -> [ModuleCut] {
        let own = Dictionary(grouping: entries.filter { $0.line <= text.lineCounts[$0.file] }, by: \.file)
        let all = own.mapValues { entries in
            entries.map { SourceCut.Rejection(line: $0.line, column: $0.column, message: $0.message) }
        }
        let explains = all.values.contains { $0.contains { !$0.isConsequence } }
        var rejected = all.mapValues { $0.filter { !explains || !$0.isConsequence } }
        // What no platform compiles is the user's mistake.
        rejected = rejected.filter { $0.key >= module.drawnCount || !$0.value.contains(where: \.isSyntax) }
        var (cuts, lost) = (Self.cuts(module, rejected, whole), Set<String>())
        // What names a type that goes would be rejected by the next compilation.
        while true {
            let names = Set(cuts.flatMap(\.cut.lostTypes)).subtracting(lost).filter { name in
                module.files.reduce(0) { $0 + $1.source.declarationCount(of: name) } == 1
            }
            guard !names.isEmpty else { break }
            lost.formUnion(names)
            for (file, one) in module.files.enumerated() { rejected[file, default: []] += one.source.rejections(ofTypes: names) }
            cuts = Self.cuts(module, rejected, whole)
        }
        // Without its superclass, a class's other code is rejected, too, and that of its subclasses.
        let classes = cuts.filter(\.cut.isOfSuperclass).map(\.cut.declaration)
        return classes.isEmpty ? cuts : cuts.filter { one in
            let isOther = !classes.contains { one.cut.declaration == $0 || one.cut.declaration.hasPrefix($0 + ".") }
            return one.cut.isOfSuperclass || isOther && one.cut.reason.hasPrefix("cannot find type")
        }
    }

    private static func cuts(_ module: SwiftModule, _ rejected: [Int: [SourceCut.Rejection]], _ whole: Bool) -> [ModuleCut] {
        rejected.sorted { $0.key < $1.key }.flatMap { file, rejected in
            let cuts = SourceCut.cuts(
                in: module.files[file].source, rejected: rejected, flags: module.flags, whole: whole && file >= module.drawnCount)
            return cuts.map { ModuleCut(file: file, cut: $0) }
        }
    }

    /// Hints for unavailable symbols; no duplicates.
    private static func notes(_ text: String) -> [String] {
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
        var failure = Failure(.badInput, lines: Self.message(of: text))
        if !isElsewhere { failure.files = messages }
        return failure
    }

    private static func message(of text: String) -> String {
        TerminalText.lines(([text.trimmingCharacters(in: .newlines)] + notes(text)).joined(separator: "\n"))
    }

    /// The compiler's words about each file.
    private var messages: [String: String] {
        var (current, texts) = (String?.none, [String: String]())
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            current = paths.first { line.hasPrefix($0 + ":") } ?? current
            if let current { texts[current, default: ""] += line + "\n" }
        }
        let failed = Set(entries.map { paths[$0.file] })
        return texts.filter { failed.contains($0.key) }.mapValues(Self.message)
    }
}
