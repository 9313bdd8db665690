import CompositionalLayout
import Foundation

/// A `visualDescription()` taken apart.
struct Drawing {
    let text: String

    init(_ group: NSCollectionLayoutGroup) {
        text = group.visualDescription()
    }

    /// The title, the picture and the notes under it; then, after a blank line, the legend.
    private var parts: [[String]] {
        let parts = text.components(separatedBy: "\n\n")
        return [parts.dropLast().joined(separator: "\n\n"), parts.last ?? ""].map { $0.components(separatedBy: "\n") }
    }

    /// The lines of the picture itself: those without words.
    var picture: [String] {
        parts[0].dropFirst().filter { line in
            !line.hasPrefix("░ ") && !["drawing", "area", ".", "\""].contains { line.hasSuffix($0) }
        }
    }

    /// What is said under the picture, but for the key.
    var notes: [String] { parts[0].filter { $0.hasSuffix("drawing") || $0.hasSuffix("area") || $0.hasSuffix(".") } }

    var legend: [String] { parts[1] }
}

/// Where a character stands in a line.
func positions(of character: Character, in line: String) -> [Int] {
    line.enumerated().filter { $0.element == character }.map(\.offset)
}
