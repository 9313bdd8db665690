import SwiftSource

/// The text without what the compiler rejects at `«`, which is removed, on one line for each line.
func repaired(_ marked: String, _ message: String = "cannot find 'X' in scope") -> String {
    var rejected: [Diagnostic] = []
    var text = ""
    for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        var line = String(line)
        while let mark = line.firstIndex(of: "«") {
            rejected.append(.init(line: number + 1, column: line[..<mark].utf8.count + 1, message: message))
            line.remove(at: mark)
        }
        text += line + "\n"
    }
    var repair = ModuleRepair([0: rejected], in: [SourceText(text)], drawing: rejected.contains { $0.complaint == .syntax } ? 0 : 1)
    var copy = SourceCopy(SourceText(text))
    copy.add(repair.edits())
    return copy.source.text(copy.source.bytes.indices).split(separator: "\n").map {
        $0.split(separator: " ").joined(separator: " ")
    }
    .filter { !$0.isEmpty }.joined(separator: "\n")
}
