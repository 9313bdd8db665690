import HostFiles
import MessageText
import ProgramMessages
import SwiftSource

/// Logs the copies, compilations and runs of a program, for `-v` and `--stages`.
package struct StageLog: Sendable {
    /// True to print a line for each compilation and run.
    package var prints = false
    /// The folder for texts, messages and changes of each compilation, and for the runs; `nil` for none.
    package var folder: String?

    private let count = Locked(0)
    private let runs = Locked("")

    package init() {}

    /// Logs a compilation.
    ///
    /// - Parameter edits: the edits of the repairs.
    func note(_ copies: ModuleCompiler.Copies, of module: SwiftModule, _ edits: [CodeEdit], _ result: Execution.Result, _ errorCount: Int) {
        guard prints || folder != nil else { return }
        let number = count.withLock { count in
            count += 1
            return count
        }
        let others = Self.changes(of: module)
        if prints {
            let words = [("left out by", edits), ("changed for", others)].map { $1.isEmpty ? "" : "; \($0) \(Self.kinds($1))" }.joined()
            Console.note("compilation \(number): \(ListText.count(copies.files.count, "file")), \(ListText.count(errorCount, "error"))\(words)")
        }
        guard let folder else { return }
        let place = PathParts.join(folder, "\(number)")
        let texts = zip(ModuleCompiler.copies(of: copies.files, in: place), copies.texts).map { ($0, $1) }
        let lines = (edits + others).map { edit in
            let source = module.files[edit.file].source.bytes
            let line = edit.leftOut?.line ?? source[..<min(edit.range.lowerBound, source.count)].count { $0 == UInt8(ascii: "\n") } + 1
            return "\(module.files[edit.file].path):\(line): \(edit.kind): \(edit.words ?? edit.text)\n"
        }
        write(texts + [("main.swift", copies.main ?? ""), ("messages.txt", result.text), ("changes.txt", lines.joined())]
            .map { (PathParts.join(place, $0), Array($1.utf8)) })
    }

    /// Logs a run of an entry.
    func note(_ entry: String, _ assumptions: Assumptions, _ outcome: String) {
        guard prints || folder != nil else { return }
        let line = "run: \(entry): \(assumptions.words): \(outcome)"
        if prints { Console.note(line) }
        guard let folder else { return }
        let text = runs.withLock { text in
            text += line + "\n"
            return text
        }
        write([(PathParts.join(folder, "runs.txt"), Array(text.utf8))])
    }

    private func write(_ texts: [(String, [UInt8])]) {
        for (path, text) in texts {
            do throws(Failure) { try ModuleCompiler.write(text, to: path) } catch { return Console.error(error.message) }
        }
    }

    /// The changes for Linux, and the outlines.
    private static func changes(of module: SwiftModule) -> [CodeEdit] {
        let names = Set(module.imports.map(\.name))
        return module.declarations.edits + module.files.enumerated().flatMap { number, file in
            file.source.linuxChanges(importing: names).map { CodeEdit(file: number, range: $0.range, text: $0.text, why: $0.why) }
        }
    }

    /// The number of edits of each kind: `Member 2, Statement 5`.
    private static func kinds(_ edits: [CodeEdit]) -> String {
        Dictionary(grouping: edits, by: \.kind).map { "\($0) \($1.count)" }.sorted().joined(separator: ", ")
    }
}

extension Assumptions {
    /// The words for an attempt in logs.
    fileprivate var words: String {
        let names: [(Assumptions, String)] = [
            (.shownController, "of the shown controller"), (.properties, "unset properties set"), (.lists, "empty lists filled"),
            (.unset, "without unset properties"),
            (.models, "missing models made"), (.items, "items in an empty data source"), (.placeholders, "placeholder items"),
            (.outlines, "plain values for outlined bodies"),
        ]
        let own = names.filter { contains($0.0) }.map(\.1)
        return own.isEmpty ? "as it is" : own.joined(separator: ", ")
    }
}
