import Foundation
import LayoutComparison
import LayoutDiagram

/// Compares an SVG with its golden by lines and, if these differ, by the frames that both contain.
struct SVGComparison {
    let golden: [UInt8]
    let actual: [UInt8]

    var verdict: GoldenVerdict {
        if golden == actual { return .same }
        guard !ByteOrderMark.begins(golden) else { return .unreadable(ByteOrderMark.problem) }
        guard let text = String(bytes: golden, encoding: .utf8) else { return .unreadable("it is not UTF-8 text") }
        let whole = (Self.unsealed(text.replacingOccurrences(of: "\r\n", with: "\n")), String(decoding: actual, as: UTF8.self))
        let (before, after) = Self.withoutLooks(whole.0, whole.1)
        if before == after { return .same }
        do {
            let (expected, current) = (try FramesRecord(svg: whole.0), try FramesRecord(svg: whole.1))
            let layout = LayoutDifference(expected: expected, actual: current)
            let look = LookDifference(golden: expected, actual: current)
            let words = layout.isEmpty ? ["the frames are the same; the drawing differs"] : layout.lines()
            let drawing = layout.isEmpty && !look.fields.contains(.style) ? Self.drawing(before, after) : []
            // Titles are part of the drawing, so a difference in titles alone leaves the frames equal.
            let hasEqualFrames = layout.isEmpty || layout.isOfTitles
            // Only the last line of `drawing`, which names the change: line numbers depend on the device.
            let cause = layout.isEmpty && look.words.isEmpty
                ? DifferenceCause(changes: look.drawing.isEmpty ? words + drawing.suffix(1) : look.drawing)
                : DifferenceCause(layout, after: look.words)
            return .different(
                GoldenDifference(
                    words: look.drawing + look.words + words + drawing, cause: cause, share: layout.isEmpty ? Self.share(before, after) : nil,
                    layout: layout.isEmpty ? nil : layout, look: look.fields, hasEqualFrames: hasEqualFrames))
        } catch {
            return .unreadable(error.description)
        }
    }

    /// Removes the looks and the titles of elements from both SVGs, as they do not count as differences. If `before` states no look, an
    /// earlier version wrote it, and may have derived its id from another name; the id of `after` then replaces it.
    private static func withoutLooks(_ before: String, _ after: String) -> (String, String) {
        func id(_ svg: String) -> Substring { svg.dropFirst("<svg id=\"".count).prefix { $0 != "\"" } }
        let texts = [before, after].map { svg in
            let end = svg.firstIndex(of: "\n") ?? svg.endIndex
            let body = svg[end...]
            let untitled = body.contains(" data-title=\"") ? body.replacing(/\ data-title="[^"]*"/, with: "") : body
            return String(svg[..<end].replacing(/\ data-(?:look|style)="[^"]*"/, with: "") + untitled)
        }
        let isOld = FramesRecord.look(ofSVG: before) == nil && id(before).count == id(after).count
        return (isOld ? texts[0].replacing(id(before), with: id(after)) : texts[0], texts[1])
    }

    /// An SVG without the comment that `galley docs` appends, so that a page's picture can also serve as a golden. (A PNG can, too,
    /// as only its pixels are compared.)
    private static func unsealed(_ svg: String) -> String {
        let end = "</svg>\n"
        guard svg.hasSuffix(end), let seal = svg.range(of: "<!-- galley docs ", options: .backwards),
            svg[seal.upperBound...].wholeMatch(of: /[0-9a-f]{16} [0-9a-f]{16}(?: [^ ]+)? -->\n<\/svg>\n/) != nil
        else { return svg }
        return svg[..<seal.lowerBound] + end
    }

    /// The share of lines that differ, 0 to 1.
    private static func share(_ before: String, _ after: String) -> Double {
        let lines = [before, after].map { $0.split(separator: "\n", omittingEmptySubsequences: false) }
        let count = max(lines[0].count, lines[1].count)
        return Double(count - zip(lines[0], lines[1]).count { $0 == $1 }) / Double(count)
    }

    /// The differences in the drawing itself.
    private static func drawing(_ before: String, _ after: String) -> [String] {
        // Colour rules follow from the elements that use them, and are compared only if nothing else differs.
        let all = [before, after].map(lines)
        let drawn = all.map { $0.filter { !$0.text.hasPrefix(".") } }
        return drawing(drawn[0].map(\.text) == drawn[1].map(\.text) ? all : drawn)
    }

    private static func drawing(_ lines: [[Line]]) -> [String] {
        let texts = lines.map { $0.map(\.text) }
        let start = zip(texts[0], texts[1]).prefix { $0 == $1 }.count
        let end = zip(texts[0].reversed(), texts[1].reversed()).prefix { $0 == $1 }.count
        let counts = texts.map { max(0, $0.count - start - end) }
        guard counts.max() ?? 0 > 0, start < texts[0].count, start < texts[1].count else {
            return ["it has \(texts[1].count) lines instead of \(texts[0].count)"]
        }
        let pairs = zip(texts[0][start...], texts[1][start...])
        let differing = counts[0] == counts[1] ? pairs.filter { $0 != $1 }.count : counts.max() ?? 0
        let place = SVGLine.element(before: start, in: texts[1]).map { ", in \($0)" } ?? ""
        return [
            "\(differing) of \(texts[1].count) lines differ; the first is line \(lines[1][start].number)\(place)",
            SVGLine(texts[0][start]).change(to: SVGLine(texts[1][start])),
        ]
    }

    private typealias Line = (number: Int, text: String)

    private static func lines(_ svg: String) -> [Line] {
        svg.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0.offset + 1, String($0.element)) }
    }
}

/// A line of an SVG: an element with its attributes.
struct SVGLine {
    private let text: String

    init(_ text: String) {
        self.text = text
    }

    /// The value of an attribute.
    func value(of name: String) -> String? {
        attributes.first { $0.name == name }?.value
    }

    private var attributes: [(name: String, value: String)] {
        text.matches(of: /([A-Za-z][\w:-]*)="([^"]*)"/).map { (String($0.1), String($0.2)) }
    }

    /// Everything before the first attribute.
    private var tag: String {
        let trimmed = text.drop { $0 == " " }
        return String(trimmed.prefix { $0 != " " && $0 != ">" && $0 != "/" })
    }

    /// Describes the change from this line to another.
    func change(to other: SVGLine) -> String {
        let (old, new) = (attributes, other.attributes)
        let names = old.map(\.name) + new.map(\.name).filter { name in !old.contains { $0.name == name } }
        let changed = names.filter { value(of: $0) != other.value(of: $0) }
        guard tag == other.tag, !old.isEmpty, !changed.isEmpty else {
            return "\(Self.short(text)) → \(Self.short(other.text))"
        }
        let texts = changed.map { name in
            let values = [self, other].map { $0.value(of: name).map(Self.short) ?? "none" }
            return "\(name) \(values[0]) → \(values[1])"
        }
        return "\(tag.drop { $0 == "<" }): \(texts.joined(separator: ", "))"
    }

    private static func short(_ text: String) -> String {
        let trimmed = text.drop { $0 == " " }
        return trimmed.count <= 60 ? String(trimmed) : trimmed.prefix(59) + "…"
    }

    /// The layout element that a line of an SVG belongs to, found by searching backwards.
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

/// Describes the differences between two SVGs from Galley.
package enum SVGWording {
    /// Descriptions, a line each; empty if there are no differences.
    package static func words(_ before: [UInt8], _ after: [UInt8]) -> [String] {
        SVGComparison(golden: before, actual: after).verdict.words
    }
}

/// Describes the difference between two pictures by Galley with the same frames.
package enum DrawnChange {
    /// The difference in words: an option that differs; otherwise the texts, if nothing else differs; otherwise the drawing. Texts
    /// in PNGs count as drawing.
    package static func words(_ before: [UInt8], _ after: [UInt8]) -> String {
        let looks = [before, after].map { Look(ofGolden: $0) }
        if let old = looks[0], let new = looks[1], let field = new.differences(from: old).first(where: { $0 != .drawing }) {
            return "the frames are the same; the options differ: \(new.phrase(of: field)), was \(old.phrase(of: field))"
        }
        let lines = [before, after].map { Self.lines(String(decoding: $0, as: UTF8.self)) }
        let areTexts = lines[0].drawing == lines[1].drawing && lines[0].texts != lines[1].texts
        return "the frames are the same; the \(areTexts ? "texts differ" : "drawing differs")"
    }

    /// The lines of an SVG, without colour rules, in two lists: those of texts (titles, descriptions, and the paths of drawn
    /// letters), and all others.
    private static func lines(_ svg: String) -> (texts: [Substring], drawing: [Substring]) {
        let id = svg.dropFirst("<svg id=\"".count).prefix { $0 != "\"" }
        let starts = ["<title", "<desc", "<path transform=\"translate(", "<path id=\"\(id)t", "<use xlink:href=\"#\(id)t", "<use xlink:href=\"#\(id)l"]
        let lines = svg.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix(".") }
        func isText(_ line: Substring) -> Bool { starts.contains(where: line.hasPrefix) }
        return (lines.filter(isText), lines.filter { !isText($0) })
    }
}
