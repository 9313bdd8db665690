import Foundation
import TestSupport

/// The frames that the command printed, by the names of their layouts.
struct DrawnFrames {
    /// Lines with single spaces. A layout that is alone has no name in the output.
    private var rows: [String: [String]] = [:]

    init(_ result: Tool.Result) {
        var name = ""
        for line in result.outputText.split(separator: "\n") {
            if !line.contains("  "), let colon = line.range(of: ".swift:"), let space = line[colon.upperBound...].firstIndex(of: " ") {
                name = String(line[line.index(after: space)...])
            } else {
                rows[name, default: []].append(line.split(separator: " ").joined(separator: " "))
            }
        }
    }

    subscript(name: String) -> [String] { rows[name] ?? rows[""] ?? [] }

    func cells(_ name: String) -> [String] { self[name].filter { $0.hasPrefix("cell ") } }
}
