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

/// One line of an SVG: an element with its attributes.
struct SVGLine {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The first line of a document.
    init(head document: String) {
        self.init(String(document.prefix { $0 != "\n" }))
    }

    /// The value of an attribute.
    func value(of name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    private var attributes: [(name: String, value: String)] {
        text.matches(of: /([A-Za-z][\w:-]*)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    }

    /// What stands before the first attribute.
    private var tag: String {
        let trimmed = text.drop { $0 == " " }
        return String(trimmed.prefix { $0 != " " && $0 != ">" && $0 != "/" })
    }

    /// How this line became another one.
    func change(to other: SVGLine) -> String {
        let (old, new) = (attributes, other.attributes)
        guard tag == other.tag, !old.isEmpty, old.map(\.name) == new.map(\.name) else {
            return "\(Self.short(text)) → \(Self.short(other.text))"
        }
        let changes = zip(old, new).filter { $0.value != $1.value }
        guard !changes.isEmpty else { return "\(Self.short(text)) → \(Self.short(other.text))" }
        let texts = changes.map { "\($0.name) \(Self.short($0.value)) → \(Self.short($1.value))" }
        return "\(tag.drop { $0 == "<" }): \(texts.joined(separator: ", "))"
    }

    private static func short(_ text: String) -> String {
        let trimmed = text.drop { $0 == " " }
        return trimmed.count <= 60 ? String(trimmed) : trimmed.prefix(59) + "…"
    }

    /// The layout's element that a line of an SVG draws, by what begins before it.
    static func element(before line: Int, in lines: [String]) -> String? {
        for line in lines[...min(line, lines.count - 1)].reversed() {
            if line.hasPrefix("</g>") { return nil }
            let attributes = SVGLine(line)
            guard let category = attributes.value(of: "data-element") else { continue }
            let path = attributes.value(of: "data-index-path")?.replacing("-", with: ", ") ?? ""
            return "\(attributes.value(of: "data-kind") ?? category) [\(path)]"
        }
        return nil
    }
}

/// What differs between two SVGs of Galley's, in words.
package enum SVGWording {
    /// A line each; empty where nothing differs.
    package static func words(_ before: [UInt8], _ after: [UInt8]) -> [String] {
        switch SVGComparison(golden: before, actual: after).verdict {
        case .same, .missing: []
        case .different(let difference): difference.words
        case .unreadable(let reason): [reason]
        }
    }
}
