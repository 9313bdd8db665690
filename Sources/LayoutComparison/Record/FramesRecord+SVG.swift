import CompositionalLayout
import Foundation
import MessageText

extension FramesRecord {
    /// Reads element frames from an SVG written by Galley, to 0.01 pt.
    ///
    /// - Throws: a `FramesError` for a truncated or foreign SVG.
    public init(svg: String) throws(FramesError) {
        guard !ByteOrderMark.begins(svg.utf8) else { throw FramesError(line: 1, ByteOrderMark.problem) }
        guard svg.utf8.starts(with: "<svg id=\"".utf8) else { throw FramesError(line: 1, "this is not an SVG from Galley") }
        guard svg.utf8.reversed().drop(while: { $0 == 0x0A || $0 == 0x0D }).starts(with: "</svg>".utf8.reversed()) else {
            throw FramesError("the SVG is truncated: its end is missing")
        }
        var seen: Set<LayoutElement.ID> = []
        var elements: [FramedElement] = []
        for (index, line) in svg.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated() {
            guard let tag = SVGTag(line) else { continue }
            let element = try tag.element(line: index + 1)
            if seen.insert(element.id).inserted { elements.append(element) }
        }
        self.init(viewport: nil, contentSize: nil, elements: elements)
        look = Self.look(ofSVG: svg)
        precision = 0.01
        isOfPicture = true
    }

    /// The look stated in an SVG; `nil` for SVGs of earlier versions.
    package static func look(ofSVG svg: String) -> String? { SVGTag(head: svg).value("look").map { XMLEntities.decoded($0) } }
}

/// A line of an SVG that opens an element's group.
private struct SVGTag {
    private let text: Substring

    /// - Returns: `nil` for other lines.
    init?(_ line: String.UTF8View.SubSequence) {
        let name = "data-element=\"".utf8
        guard line.count > name.count, line.contains(name) else { return nil }
        text = Substring(line)
    }

    /// The line that opens the document.
    init(head svg: String) {
        text = Substring(svg.utf8.prefix { $0 != 0x0A })
    }

    /// - Throws: for impossible values.
    func element(line: Int) throws(FramesError) -> FramedElement {
        let category = try read("element", line) { LayoutElement.Category(rawValue: $0) }
        let indexes = try read("index-path", line) { FramesLimits.indexPath($0) }
        let frame = try frame(line: line)
        let kind = value("kind").map { XMLEntities.decoded($0) }
        let id = LayoutElement.ID(category: category, kind: kind, indexPath: IndexPath(indexes: indexes))
        let problem = FramesLimits.problem(ofFrame: frame) ?? FramesLimits.problem(ofKind: kind, category)
            ?? FramesLimits.problem(ofOwner: id)
        if let problem { throw FramesError(line: line, problem) }
        var element = FramedElement(id: id, frame: CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3]))
        element.title = value("title").map { XMLEntities.decoded($0) }
        return element
    }

    private func frame(line: Int) throws(FramesError) -> [Double] {
        let words = try read("frame", line) { $0.split(separator: " ").map(String.init) }
        var numbers: [Double] = []
        for word in words {
            guard let number = FramesLimits.number(word) else {
                throw FramesError(line: line, "data-frame has \"\(TerminalText.excerpt(word))\", which is not a number")
            }
            if let problem = FramesLimits.problem(of: number, word) { throw FramesError(line: line, problem) }
            numbers.append(number)
        }
        return numbers
    }

    /// The value of a required attribute.
    private func read<Value>(_ name: String, _ line: Int, as parse: (String) -> Value?) throws(FramesError) -> Value {
        guard let text = value(name) else { throw FramesError(line: line, "the element of this line has no data-\(name)") }
        guard let value = parse(text) else {
            throw FramesError(line: line, "data-\(name) is \"\(TerminalText.excerpt(text))\", which is not valid")
        }
        return value
    }

    func value(_ name: String) -> String? {
        guard let start = text.range(of: " data-\(name)=\""), let end = text[start.upperBound...].firstIndex(of: "\"") else {
            return nil
        }
        return String(text[start.upperBound..<end])
    }
}
