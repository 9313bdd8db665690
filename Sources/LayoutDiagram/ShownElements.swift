import CompositionalLayout
import Foundation

/// The elements of a layout that a diagram shows.
struct ShownElements {
    let subject: DiagramSubject
    let content: DiagramContent

    /// - Throws: `DiagramError` where there are more than anybody could look at.
    func elements() throws(DiagramError) -> [LayoutElement] {
        let layout = subject.layout
        let limit = Diagram.elementLimit
        let elements: [LayoutElement]
        switch content {
        case .whole:
            guard layout.elementCount <= limit else { throw .tooManyElements(count: layout.elementCount, limit: limit) }
            elements = layout.elements()
        case .visible:
            // The bound is an estimate from above: within a few times the limit it is worth to look.
            guard layout.visibleElementBound <= 4 * limit else { throw .tooManyVisibleElements(limit: limit) }
            elements = layout.visibleElements()
            guard elements.count <= limit else { throw .tooManyVisibleElements(limit: limit) }
        case .section(let section):
            guard (0..<layout.sectionCount).contains(section) else {
                throw .noSuchSection(section, count: layout.sectionCount)
            }
            let count = layout.elementCount(inSection: section)
            guard count <= limit else { throw .tooManyElements(count: count, limit: limit) }
            elements = layout.elements(inSection: section)
        }
        return elements.allSatisfy(isShown) ? elements : elements.filter(isShown)
    }

    private func isShown(_ element: LayoutElement) -> Bool {
        !element.isHidden && element.alpha > 0 && !subject.isHidden(element)
    }

    /// The rectangle that is shown, in content coordinates: the screen, the content or the section.
    var area: CGRect {
        switch content {
        case .visible: subject.layout.visibleBounds
        case .whole: CGRect(origin: .zero, size: subject.layout.contentSize)
        case .section(let section): subject.layout.sectionFrame(section)
        }
    }
}
