import CompositionalLayout
import Foundation

/// The frames as a text to keep beside tests: exact, and a change of one element is a change of one line.
///
///     galley frames 1
///     viewport 393 × 852 at 3x
///     content 393 × 261.3333
///
///     element                  path         x         y     width    height   z
///     cell                      0-0         0         0       131  130.6667   0
///     supplementary header      0-0         0         0       393        44   1  hidden
///
/// Elements come section by section, whatever the drawing order. A column is as wide as its usual content; what is wider
/// moves what follows it in its own line alone.
extension FramesRecord {
    /// What a table of frames begins with.
    package static let signature = "galley frames 1"
    private static let columns = ["element", "path", "x", "y", "width", "height", "z"]
    private static let widths = [24, 8, 9, 9, 9, 9, 3]

    /// The frames as text.
    public func text() -> String {
        var lines = [Self.signature]
        if let viewport { lines.append("viewport \(Self.text(viewport.size)) at \(Self.text(viewport.scale))x") }
        if let contentSize { lines.append("content \(Self.text(contentSize))") }
        lines += ["", Self.line(Self.columns)]
        lines += elements.sorted { $0.id.precedes($1.id) }.map(Self.line)
        return lines.joined(separator: "\n") + "\n"
    }

    static func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }

    private static func line(_ element: FramedElement) -> String {
        let frame = [element.frame.minX, element.frame.minY, element.frame.width, element.frame.height].map { text($0) }
        let kind = element.id.kind.map { [needsQuotes($0) ? JSONText.quoted($0) : $0] } ?? []
        let path = element.id.item == Int.max ? "layout" : "\(element.id.section)-\(element.id.item)"
        var extras: [String] = []
        if element.isHidden { extras.append("hidden") }
        if element.alpha != 1 { extras.append("alpha=" + text(element.alpha)) }
        if !element.transform.isEmpty {
            extras.append("transform=" + element.transform.map { text($0) }.joined(separator: ","))
        }
        let name = ([element.id.category.rawValue] + kind).joined(separator: " ")
        return ([line([name, path] + frame + [String(element.zIndex)])] + extras).joined(separator: "  ")
    }

    /// The first column is aligned to the left, the others, numbers, to the right.
    private static func line(_ cells: [String]) -> String {
        var line = ""
        for (index, (cell, width)) in zip(cells, widths).enumerated() {
            let padding = String(repeating: " ", count: max(0, width - cell.count))
            line += index == 0 ? cell + padding : " " + padding + cell
        }
        return line
    }

    /// A kind that a reader of columns would take for several, or for a quoted one.
    static func needsQuotes(_ kind: String) -> Bool {
        kind.isEmpty || kind.unicodeScalars.contains { $0 == "\"" || $0.value < 0x20 || $0.properties.isWhitespace }
    }
}
