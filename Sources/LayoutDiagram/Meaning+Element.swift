import CompositionalLayout
import Scene

extension Meaning {
    /// What an element is, for people and for programs.
    init(_ element: LayoutElement) {
        let isLayoutWide = element.item == Int.max
        self.init(PlacedElement(
            category: element.category.rawValue, kind: element.kind, section: element.section,
            item: isLayoutWide ? nil : element.item, frame: Rect(element.frame)))
    }
}
