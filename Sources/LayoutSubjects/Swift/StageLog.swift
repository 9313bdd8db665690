import Foundation
import HostSystem
import SwiftSource

/// Logs each compilation of a program, for `-v` and `--stages`.
package struct StageLog: Sendable {
    /// True to print a line for each.
    package var prints = false
    /// The folder for texts, messages and changes of each; `nil` for none.
    package var folder: String?

    private let count = Locked(0)

    package init() {}

    func note(_ copies: ModuleCompiler.Copies, _ edits: [CodeEdit], _ result: Execution.Result, _ errorCount: Int) {
        guard prints || folder != nil else { return }
        let number = count.withLock { count in
            count += 1
            return count
        }
        let rules = Dictionary(grouping: edits.compactMap(\.leftOut?.rule)) { $0 }.map { "\($0) \($1.count)" }.sorted().joined(separator: ", ")
        if prints {
            let changes = edits.isEmpty ? "" : "; left out by \(rules)"
            Console.note("compilation \(number): \(ListText.count(copies.files.count, "file")), \(ListText.count(errorCount, "error"))\(changes)")
        }
        guard let folder else { return }
        let place = PathParts.join(folder, "\(number)")
        var texts = zip(ModuleCompiler.copies(of: copies.files, in: place), copies.texts).map { ($0, $1) }
        let lines = edits.compactMap { edit in edit.leftOut.map { "\(copies.files[edit.file].path):\($0.line): \($0.rule): \(edit.words ?? "")\n" } }
        texts += [("main.swift", copies.main ?? ""), ("messages.txt", result.text), ("changes.txt", lines.joined())]
            .map { (PathParts.join(place, $0), Array($1.utf8)) }
        for (path, text) in texts {
            do throws(Failure) { try ModuleCompiler.write(text, to: path) } catch { return Console.error(error.message) }
        }
    }
}
