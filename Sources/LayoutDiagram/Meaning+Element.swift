import CompositionalLayout
import Foundation
import Scene

extension Meaning {
    /// What an element is, for people and for programs.
    init(_ element: LayoutElement) {
        let frame = element.frame
        func text(_ length: CGFloat) -> String { NumberText.text(Double(length), decimals: 2) }
        let isLayoutWide = element.item == Int.max
        let path = isLayoutWide ? "\(element.section)" : "\(element.section)-\(element.item)"
        let name = element.kind.map { "\(element.category.rawValue) \($0)" } ?? element.category.rawValue
        let facts = [
            Fact("element", element.category.rawValue),
            element.kind.map { Fact("kind", $0) },
            Fact("index-path", path),
            Fact("frame", [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")),
        ]
        self.init(
            title: "\(name) \(path): \(text(frame.width)) × \(text(frame.height)) at \(text(frame.minX)), \(text(frame.minY))",
            facts: facts.compactMap { $0 })
    }
}
