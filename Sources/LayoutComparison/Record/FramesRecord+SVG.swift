import CompositionalLayout
import Foundation

extension FramesRecord {
    /// Reads the frames of the elements that an SVG from Galley shows, to 0.01 pt.
    ///
    /// - Throws: a `FramesError` for an SVG that is not from Galley, or that is truncated.
    public init(svg: String) throws(FramesError) {
        guard svg.utf8.starts(with: "<svg id=\"".utf8) else { throw FramesError(line: 1, "this is not an SVG from Galley") }
        guard svg.utf8.reversed().drop(while: { $0 == 0x0A || $0 == 0x0D }).starts(with: "</svg>".utf8.reversed()) else {
            throw FramesError("the SVG is truncated: its end is missing")
        }
        var seen: Set<LayoutElement.ID> = []
        var elements: [FramedElement] = []
        for (index, line) in svg.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard let tag = SVGTag(line) else { continue }
            guard let element = try tag.element(line: index + 1) else {
                throw FramesError(line: index + 1, "cannot read the element of this line")
            }
            if seen.insert(element.id).inserted { elements.append(element) }
        }
        self.init(viewport: nil, contentSize: nil, elements: elements)
        precision = 0.01
        isOfPicture = true
    }
}

/// A line of an SVG that opens an element of the layout.
private struct SVGTag {
    private let text: Substring

    /// - Returns: `nil` for other lines.
    init?(_ line: String.UTF8View.SubSequence) {
        let name = "data-element=\"".utf8
        guard line.count > name.count, line.contains(name) else { return nil }
        text = Substring(line)
    }

    /// - Throws: for a frame that no layout can have.
    func element(line: Int) throws(FramesError) -> FramedElement? {
        guard let category = value("element").flatMap(LayoutElement.Category.init(rawValue:)),
            let indexes = value("index-path").flatMap({ FramesLimits.indexPath($0) }),
            let words = value("frame")?.split(separator: " "), case let frame = words.compactMap({ Double($0) }),
            frame.count == words.count
        else { return nil }
        let kind = value("kind").map(Self.unescaped)
        if let problem = FramesLimits.problem(ofFrame: frame) ?? FramesLimits.problem(ofKind: kind, category) {
            throw FramesError(line: line, problem)
        }
        return FramedElement(
            id: LayoutElement.ID(category: category, kind: kind, indexPath: IndexPath(indexes: indexes)),
            frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
    }

    private func value(_ name: String) -> String? {
        guard let start = text.range(of: " data-\(name)=\""), let end = text[start.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        return String(text[start.upperBound..<end])
    }

    private static func unescaped(_ text: String) -> String {
        guard text.contains("&") else { return text }
        return text.replacingOccurrences(of: "&lt;", with: "<").replacingOccurrences(of: "&gt;", with: ">")
            .replacingOccurrences(of: "&quot;", with: "\"").replacingOccurrences(of: "&amp;", with: "&")
    }
}
