package import CompositionalLayout
package import LayoutComparison
package import LayoutDiagram

extension FramesRecord {
    /// Records the frames of a part of a layout. Elements are counted before any is computed.
    ///
    /// - Parameters:
    ///   - isHidden: true for elements hidden for a reason outside the layout.
    ///   - title: the titles of elements.
    package init(
        _ layout: SolvedLayout, _ content: DiagramContent, isHidden: (LayoutElement) -> Bool = { _ in false },
        title: (LayoutElement) -> String? = { _ in nil }
    ) throws(ElementLimitError) {
        let count = content == .visible ? layout.visibleElementBound : layout.elementCount
        guard count <= GoldenLimits.elements else { throw ElementLimitError(count: count) }
        var elements = switch content {
        case .visible: layout.visibleElements()
        case .whole: layout.elements()
        case .section(let section): layout.elements(inSection: section)
        }
        for index in elements.indices where isHidden(elements[index]) { elements[index].isHidden = true }
        self.init(layout, elements: elements)
        for (index, element) in elements.enumerated() { self.elements[index].title = title(element) }
    }
}

/// A layout has more elements than a frames record may hold.
package struct ElementLimitError: Error, Sendable, Hashable, CustomStringConvertible {
    package let count: Int
    package var limit: Int { GoldenLimits.elements }

    package var description: String { "the layout has \(count) elements" }
}
