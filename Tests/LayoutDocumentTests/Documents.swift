import CompositionalLayout
import Foundation
import LayoutDocument

/// A document from text.
func document(_ text: String) throws -> Document {
    try Document(DocumentSource(name: "test.layout.yaml", data: Data(text.utf8)))
}

/// A document from the lines under `sections`.
func built(_ sections: String, head: String = "") throws -> BuiltDocument {
    let lines = sections.split(separator: "\n").map { "  \($0)\n" }.joined()
    return try document("galley: 1\nviewport: {width: 320, height: 480, scale: 2}\n\(head)sections:\n\(lines)").build()
}

/// A document with one section, whose lines are under `sections`.
func section(_ lines: String, head: String = "") throws -> SolvedLayout {
    let indented = lines.split(separator: "\n").enumerated().map { ($0.offset == 0 ? "- " : "  ") + $0.element }
    return try built(indented.joined(separator: "\n"), head: head).solve()
}

/// The errors in a document, each as `line:column message`.
func complaints(_ text: String) -> [String] {
    do {
        _ = try document(text).build().solve()
        return []
    } catch let error as DocumentError {
        return error.diagnostics.map { diagnostic in
            let place = diagnostic.mark.map { "\($0.line):\($0.column) " } ?? ""
            return place + diagnostic.message
        }
    } catch {
        return ["not a DocumentError: \(error)"]
    }
}

/// A group of full-width rows, for tests of other properties.
let rowGroup = "group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 50}"

extension SolvedLayout {
    func cells(_ section: Int = 0) -> [CGRect] {
        elements().filter { $0.category == .cell && $0.section == section }.map(\.frame)
    }

    func view(_ kind: String, _ section: Int = 0, _ item: Int = 0) -> LayoutElement? {
        element(LayoutElement.ID(category: .supplementary, kind: kind, section: section, item: item))
    }

    func layoutView(_ kind: String) -> LayoutElement? {
        element(LayoutElement.ID(category: .supplementary, kind: kind, owner: .layout, item: 0))
    }
}

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
