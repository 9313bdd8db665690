import Foundation
import LayoutDocument
import VectorScene
import TestSupport
import Testing

struct ListDiagramTests {
    /// The first shape of each cell, or of each element of a kind, in a section.
    private func shapes(_ section: String, of kind: String? = nil) throws -> [ShapeNode] {
        let text = "galley: 1\nviewport: {width: 320, height: 480, scale: 2}\nsections: [{\(section)}]\n"
        let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
        let attribute = kind.map { Meaning.Attribute("kind", $0) } ?? Meaning.Attribute("element", "cell")
        return elements(try Fixtures.picture(document).nodes, with: attribute).compactMap { element in
            if case .shape(let shape) = element.children.first { shape } else { nil }
        }
    }

    private func elements(_ nodes: [Node], with attribute: Meaning.Attribute) -> [Group] {
        nodes.flatMap { node -> [Group] in
            guard case .group(let group) = node else { return [] }
            return group.meaning?.attributes.contains(attribute) == true ? [group] : elements(group.children, with: attribute)
        }
    }

    /// A name for a shape's corners.
    private func corners(_ shape: Shape) -> String {
        switch shape {
        case .rect: "square"
        case .roundedRect: "round"
        case .circle: "circle"
        case .path(let path):
            if case .move(let start) = path.segments.first, start.y == path.bounds?.minY { "round below" } else { "round above" }
        }
    }

    @Test(arguments: [
        ("items: 4, list: {}", ["round above", "square", "square", "round below"]), ("items: 1, list: {}", ["round"]),
        ("items: 2, list: {appearance: insetGrouped}", ["round above", "round below"]),
        // Rows that do not touch, and rows without separators.
        ("items: 3, interGroupSpacing: 2, list: {}", ["round", "round", "round"]),
        ("items: 3, list: {showsSeparators: false}", ["round", "round", "round"]),
        ("items: 2, group: {horizontal: [{item: {width: 320, height: 44}}], width: 320, height: 44}", ["round", "round"]),
    ])
    func rowsThatTouchAreOneSlab(section: String, expected: [String]) throws {
        #expect(try shapes(section).map { corners($0.shape) } == expected)
    }

    @Test func aRowGoesOnUnderTheNext() throws {
        let rows = try shapes("items: 3, list: {}").map(\.shape.bounds)
        #expect(zip(rows, rows.dropFirst()).allSatisfy { $0.maxY == $1.minY + 0.5 })
        #expect(rows.last?.height == 44)
    }

    @Test(arguments: ["inset-grouped-list", "plain-list"])
    func textBeginsWhereSeparatorsDo(name: String) throws {
        let nodes = try Fixtures.picture(try Fixtures.document(name)).nodes
        let labels = elements(nodes, with: .init("element", "cell")).compactMap { row -> Double? in
            if case .text(let run) = row.children.last { run.origin.x } else { nil }
        }
        let lines = elements(nodes, with: .init("kind", "bottomSeparator")).compactMap { line -> Double? in
            if case .shape(let shape) = line.children.first { shape.shape.bounds.minX } else { nil }
        }
        // Plain lists also have a separator below the last row of each section.
        #expect(labels.count == lines.count + (name == "plain-list" ? 0 : 2))
        #expect(Set(labels) == Set(lines) && Set(lines).count == 1)
    }

    @Test func separatorsReadOnTheirRows() throws {
        let lines = try shapes("items: [{color: '#FFEE00'}, {color: '#123456'}, ~], list: {appearance: insetGrouped}", of: "bottomSeparator")
        let colors = lines.map { line -> Color? in
            guard case .color(let color) = line.fill else { return nil }
            return color.opacity(1).light
        }
        #expect(colors == [Color(0x000000), Color(0xFFFFFF)])
    }
}
