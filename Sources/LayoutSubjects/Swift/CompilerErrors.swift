import Foundation
import MessageText
import SwiftSource

/// The compiler's errors in a module's files.
struct CompilerErrors {
    /// Errors in the user's code, by the index of the file.
    private(set) var diagnostics: [Int: [Diagnostic]] = [:]
    /// Errors in code that galley adds, by the index of the file; lines are those of the copy.
    private var generated: [Int: [Diagnostic]] = [:]
    /// True if there is an error outside the files.
    private(set) var isElsewhere = false
    /// The compiler's output with the user's paths. Lines about generated code are left out, unless no other code has
    /// errors.
    private let lines: [Line]

    private struct Line {
        var text: String
        /// The index of the file that the line is about.
        var file: Int?
        var isGenerated: Bool
        var isError: Bool
        /// Advice for an error about a missing name; `nil` for other lines.
        var note: String?
    }

    /// - Parameters:
    ///   - folder: the folder in which copies were compiled.
    ///   - edits: the changes that were made to a file before compiling; they shift columns.
    init(_ text: String, files: [SwiftModule.File], folder: String, edits: (Int) -> [CodeEdit] = { _ in [] }) {
        let copies = ModuleCompiler.copies(of: files, in: folder)
        let indices = Dictionary(uniqueKeysWithValues: zip(copies, copies.indices))
        var (lines, current) = ([Line](), Line(text: "", isGenerated: false, isError: false))
        var places: [Int: ChangedLines] = [:]
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            let path = line.hasPrefix(folder) ? line.split(separator: ":", maxSplits: 1).first.map(String.init) : nil
            (current.text, current.isError, current.note) = (String(line), Diagnostic.isError(line), nil)
            if let path, let file = indices[path] {
                let place = places[file] ?? ChangedLines(files[file].source, edits(file))
                places[file] = place
                let numbers = line.dropFirst(path.utf8.count + 1).split(separator: ":", maxSplits: 2).prefix(2).compactMap { Int($0) }
                current.file = file
                current.isGenerated = numbers.first.map { $0 > place.count } ?? false
                current.text = place.rewrite(line.dropFirst(path.utf8.count + 1), path: files[file].path)
                if var error = Diagnostic.read(line)?.diagnostic {
                    error.column = place.column(error.column, line: error.line)
                    if current.isGenerated { generated[file, default: []].append(error) } else { diagnostics[file, default: []].append(error) }
                    current.note = MissingNames.note(for: error)
                }
            } else if current.isError {
                isElsewhere = true
                current.note = Diagnostic.read(line).flatMap { MissingNames.note(for: $0.diagnostic) }
            }
            lines.append(current)
        }
        // Generated code is not quoted, as the user did not write it.
        let own = lines.filter { !$0.isGenerated }
        self.lines = (own.contains(where: \.isError) ? own : lines).filter { !$0.text.contains(ProgramText.prefix) }
        paths = files.map(\.path)
    }

    private let paths: [String]

    /// The indices of declarations that cannot be called, with reasons.
    func refused(_ text: ProgramText) -> [Int: String] {
        var refused: [Int: String] = [:]
        for (file, errors) in generated {
            for error in errors {
                guard let entry = text.entries.first(where: { $0.file == file && $0.lines.contains(error.line) }) else { continue }
                refused[entry.index] = refused[entry.index] ?? error.message
            }
        }
        return refused
    }

    /// True if any error is outside the generated code.
    var hasOthers: Bool { !diagnostics.isEmpty || isElsewhere }

    // MARK: Messages

    func failure(_ toolchain: SwiftToolchain) -> Failure {
        if lines.contains(where: { Complaint.otherVersion.matches($0.text) }) {
            return Failure(
                .badInput, "galley's modules were built by another version of Swift than \(toolchain.compiler); unpack the release's "
                    + "archive for it, or build galley with it: \"Scripts/install\" in its source")
        }
        var failure = Failure(.badInput, lines: Self.message(of: lines))
        if !isElsewhere {
            let failed = Set(lines.filter(\.isError).compactMap(\.file))
            failure.files = Dictionary(
                failed.map { file in (paths[file], Self.message(of: lines.filter { $0.file == file })) }, uniquingKeysWith: { first, _ in first })
        }
        return failure
    }

    private static func message(of lines: [Line]) -> String {
        let text = lines.map(\.text).joined(separator: "\n").trimmingCharacters(in: .newlines)
        return TerminalText.lines(([text] + lines.compactMap(\.note).map { "note: \($0)" }.uniqued { $0 }).joined(separator: "\n"))
    }
}

/// Maps columns in the changed copy of a file to columns in the user's file.
private struct ChangedLines {
    private let starts: [Int]
    private let edits: [CodeEdit]

    var count: Int { starts.count }

    init(_ source: SourceText, _ edits: [CodeEdit]) {
        self.edits = edits
        starts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The column in the user's file.
    func column(_ column: Int, line: Int) -> Int {
        guard !edits.isEmpty, starts.indices.contains(line - 1) else { return column }
        let (start, end) = (starts[line - 1], line < starts.count ? starts[line] : .max)
        return CodeEdit.column(column, ofLineAt: start, before: edits.filter { start..<end ~= $0.range.lowerBound })
    }

    /// Rewrites a line of the compiler's output with the user's path and column.
    ///
    /// - Parameter rest: the text after the path: `3:14: error: …`.
    func rewrite(_ rest: Substring, path: String) -> String {
        let parts = rest.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3, let line = Int(parts[0]), let own = Int(parts[1]) else { return "\(path):\(rest)" }
        return "\(path):\(line):\(column(own, line: line)):\(parts[2])"
    }
}
