import Foundation
import LayoutComparison
import TestSupport

/// One of the project's goldens, whose elements can be moved down as by a layout change.
struct MovableSVG {
    /// A line, split at its y coordinates.
    private struct Line {
        /// Element index; -1 before the first.
        var element: Int
        var texts: [String]
        var ordinates: [Double]
    }

    private var lines: [Line] = []
    private let id: String
    private let record: FramesRecord

    init(golden name: String) throws {
        let url = Fixtures.folder.appendingPathComponent("Pictures/\(name).svg")
        let text = try String(contentsOf: url, encoding: .utf8)
        id = String(text.split(separator: "\"", maxSplits: 2)[1])
        record = try FramesRecord(svg: text)
        let ordinate = #/(?:\ y="|translate\([\d.-]+\ |data-frame="[\d.-]+\ )([\d.-]+)/#
        var element = -1
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains("data-element=") { element += 1 }
            var parsed = Line(element: element, texts: [], ordinates: [])
            var end = line.startIndex
            for match in element < 0 ? [] : line.matches(of: ordinate) {
                parsed.texts.append(String(line[end..<match.output.1.startIndex]))
                parsed.ordinates.append(Double(match.output.1) ?? 0)
                end = match.output.1.endIndex
            }
            parsed.texts.append(String(line[end...]))
            lines.append(parsed)
        }
    }

    /// - Parameter distance: the vertical distance of each element.
    func svg(id newID: String, movedBy distance: (Int) -> Double) -> [UInt8] {
        var text = ""
        for line in lines {
            for (part, ordinate) in zip(line.texts, line.ordinates) { text += part + "\(ordinate + distance(line.element))" }
            text += line.texts[line.texts.count - 1] + "\n"
        }
        text.removeLast()
        return Array(text.replacingOccurrences(of: id, with: newID).utf8)
    }

    func frames(movedBy distance: (Int) -> Double) -> FramesRecord {
        var moved = record
        for index in moved.elements.indices { moved.elements[index].frame.origin.y += distance(index) }
        return moved
    }
}
