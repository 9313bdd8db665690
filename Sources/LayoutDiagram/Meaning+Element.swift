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
        let place = [frame.minX, frame.minY, frame.width, frame.height].map(text).joined(separator: " ")
        let kind = element.kind.map { [Fact("kind", $0)] } ?? []
        // Put together at once: a picture has one for every element, and arrays that grow have room to spare.
        let facts = [Fact("element", element.category.rawValue)] + kind + [Fact("index-path", path), Fact("frame", place)]
        self.init(
            title: "\(name) \(path): \(text(frame.width)) × \(text(frame.height)) at \(text(frame.minX)), \(text(frame.minY))",
            facts: facts)
    }
}
