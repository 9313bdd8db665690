import Foundation
import LayoutComparison

/// Holds an SVG against its golden: by its lines, and where these differ by the frames that both tell.
struct SVGComparison {
    let golden: [UInt8]
    let actual: [UInt8]

    var verdict: GoldenVerdict {
        if golden == actual { return .same }
        guard let text = String(bytes: golden, encoding: .utf8) else { return .unreadable("it is no text in UTF-8") }
        let before = text.replacingOccurrences(of: "\r\n", with: "\n")
        let after = String(decoding: actual, as: UTF8.self)
        if before == after { return .same }
        do {
            let layout = LayoutDifference(expected: try FramesRecord(svg: before), actual: try FramesRecord(svg: after))
            let words = layout.isEmpty ? ["the frames are the same; what is drawn differs"] : layout.lines()
            return .different(
                GoldenDifference(
                    words: words + Self.drawing(before, after, tellsLines: layout.isEmpty),
                    layout: layout.isEmpty ? nil : layout))
        } catch {
            return .unreadable(error.description)
        }
    }

    /// What differs in the drawing itself.
    private static func drawing(_ before: String, _ after: String, tellsLines: Bool) -> [String] {
        let styles = [before, after].map { SVGLine(head: $0).value(of: "data-style") ?? "screen" }
        guard styles[0] == styles[1] else {
            return ["the golden is of the style \(styles[0]), this picture of the style \(styles[1])"]
        }
        guard tellsLines else { return [] }
        return drawing([before, after].map(lines))
    }

    private static func drawing(_ lines: [[String]]) -> [String] {
        let start = zip(lines[0], lines[1]).prefix { $0 == $1 }.count
        let end = zip(lines[0].reversed(), lines[1].reversed()).prefix { $0 == $1 }.count
        let counts = lines.map { max(0, $0.count - start - end) }
        guard counts.max() ?? 0 > 0, start < lines[0].count, start < lines[1].count else {
            return ["it has \(lines[1].count) lines instead of \(lines[0].count)"]
        }
        let pairs = zip(lines[0][start...], lines[1][start...])
        let differing = counts[0] == counts[1] ? pairs.filter { $0 != $1 }.count : counts.max() ?? 0
        let place = SVGLine.element(before: start, in: lines[1]).map { ", in \($0)" } ?? ""
        return [
            "\(differing) of \(lines[1].count) lines differ; the first is line \(start + 1)\(place)",
            SVGLine(lines[0][start]).change(to: SVGLine(lines[1][start])),
        ]
    }

    private static func lines(_ svg: String) -> [String] {
        svg.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
