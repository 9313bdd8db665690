public import Foundation

/// The frames of a layout: a plain value with queries for elements and their positions.
///
/// Frames are not computed in advance: a query costs O(log sections + results), regardless of the number of items. Rectangles are
/// in points and content coordinates, and mirrored in right-to-left layouts.
public struct SolvedLayout: Sendable {
    public package(set) var viewport: LayoutViewport
    package internal(set) var content: LayoutContent
    var solution: LayoutSolution
    /// Changes by visible-items handlers.
    package var changes: [LayoutElement.ID: ElementChange] = [:]
    /// Changes by the overrides of a layout subclass, at the scroll position of the viewport; `nil` if there are none.
    package var overridden: OverriddenElements?

    /// The scrollable size (B-L3).
    public var contentSize: CGSize { overridden?.contentSize ?? solution.grid.points(solution.contentSize) }

    public var scrollAxis: LayoutAxis { solution.scrollAxis }

    /// The collection view's bounds in content coordinates.
    public var visibleBounds: CGRect {
        CGRect(origin: contentOffset, size: viewport.size)
    }

    /// The point of the content at the bounds' origin: the viewport's offset, or the offset of unscrolled content.
    public var contentOffset: CGPoint {
        if let offset = viewport.contentOffset { return offset }
        let insets = adjustedContentInset
        switch (scrollAxis, viewport.isRightToLeft) {
        case (.vertical, false): return CGPoint(x: 0, y: -insets.top)
        case (.vertical, true): return CGPoint(x: contentSize.width - viewport.size.width, y: -insets.top)
        case (.horizontal, false): return CGPoint(x: -insets.leading, y: 0)
        case (.horizontal, true): return CGPoint(x: contentSize.width - viewport.size.width + insets.leading, y: 0)
        }
    }

    /// The content's insets along the scroll axis: the safe area's, unless the viewport specifies others.
    public var adjustedContentInset: NSDirectionalEdgeInsets {
        let insets = viewport.adjustedContentInset ?? viewport.safeAreaInsets
        return scrollAxis == .vertical
            ? NSDirectionalEdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0)
            : NSDirectionalEdgeInsets(top: 0, leading: insets.leading, bottom: 0, trailing: insets.trailing)
    }

    public var sectionCount: Int { solution.sections.count }

    public func itemCount(inSection section: Int) -> Int { solution.sections[section].itemCount }

    public func groupCount(inSection section: Int) -> Int { solution.sections[section].run.groupCount }

    /// True if a section scrolls across the layout's scroll direction.
    public func isOrthogonal(section: Int) -> Bool { solution.sections[section].isOrthogonal }

    /// True for a list section with separators.
    package func hasSeparators(inSection section: Int) -> Bool { solution.sections[section].description?.separators != nil }

    /// The list that a section shows; `nil` for other sections, and in a decoded layout.
    package func list(inSection section: Int) -> ListStyle? { content.context.lists[section] }

    /// A section's sideways scrolling; `nil` if it does not scroll.
    public func orthogonalScrolling(ofSection section: Int) -> OrthogonalScrolling? {
        let solved = solution.sections[section]
        guard let description = solved.description, description.isOrthogonal else { return nil }
        return OrthogonalScrolling(solved, behavior: description.scrolling, grid: solution.grid)
    }

    /// A section's sideways scroll offset, in points: the viewport's, or the initial one.
    public func orthogonalContentOffset(ofSection section: Int) -> CGFloat {
        guard isOrthogonal(section: section) else { return 0 }
        return viewport.orthogonalContentOffsets[section] ?? orthogonalScrolling(ofSection: section)?.initialOffset ?? 0
    }

    /// A section's rectangle, including insets and boundary items, as wide as the collection view.
    public func sectionFrame(_ section: Int) -> CGRect {
        ElementQuery(self).points(solution.sectionRect(section))
    }

    /// A group's rectangle: its outer size; trimmed for a section's last group.
    public func groupFrame(_ group: Int, inSection section: Int) -> CGRect {
        let solved = solution.sections[section]
        let template = solved.run.template(group)
        var origin = solved.groupOrigin(group)
        origin[solution.scrollAxis] += solution.starts[section]
        return ElementQuery(self).points(PixelRect(origin: origin, size: template.size))
    }
}

extension SolvedLayout: CustomStringConvertible {
    /// The sizes of view and content, and the element counts, in one line.
    public var description: String {
        func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
        let sizes = "\(DebugText.size(contentSize)) in \(DebugText.size(viewport.size))"
        return "solved layout: \(sizes), \(count(sectionCount, "section")), \(count(elementCount, "element"))"
    }
}

// MARK: - Elements

extension SolvedLayout {
    /// The number of all elements, including hidden ones.
    public var elementCount: Int {
        let own = solution.sections.reduce(solution.boundary.count) { $0 + $1.elementCount }
        guard let overridden else { return own }
        return own + overridden.added.count - overridden.omitted.count
    }

    /// All elements in drawing order: by z-index, then by section, then in layout order.
    public func elements() -> [LayoutElement] {
        ElementQuery(self).elements(in: .everything)
    }

    /// The number of a section's elements, including hidden ones.
    public func elementCount(inSection section: Int) -> Int {
        let own = solution.sections[section].elementCount
        guard let overridden else { return own }
        return own + overridden.added.count(where: { $0.section == section })
            - overridden.omitted.count(where: { $0.section == section })
    }

    /// The number of cells and anchored views in a section's first groups, computed without finding them.
    package func elementCount(ofFirstGroups count: Int, inSection section: Int) -> Int {
        let section = solution.sections[section]
        let items = count == section.run.groupCount ? section.itemCount : section.run.firstItem(count)
        return items + section.anchoredCount(before: count)
    }

    /// A section's elements in drawing order, without layout-wide headers and footers.
    public func elements(inSection section: Int) -> [LayoutElement] {
        ElementQuery(self).elements(in: .section(section))
    }

    /// The elements whose frames intersect `rect`, in drawing order, without regard to sideways scrolling (B-O9).
    public func elements(in rect: CGRect) -> [LayoutElement] {
        let query = ElementQuery(self)
        return query.elements(in: .rect(query.pixels(rect), scrolled: false))
    }

    /// The visible elements: those whose frames, after sideways scrolling, intersect the visible bounds.
    public func visibleElements() -> [LayoutElement] {
        let query = ElementQuery(self)
        return query.elements(in: query.visible)
    }

    /// The elements that are visible, or would be within a margin around the visible bounds, in points.
    package func visibleElements(within margin: CGSize) -> [LayoutElement] {
        let query = ElementQuery(self)
        return query.elements(in: query.visible(within: margin))
    }

    /// An upper bound on the number of elements in `visibleElements(within:)`, computed without finding them.
    package func visibleElementBound(within margin: CGSize) -> Int {
        let query = ElementQuery(self)
        return query.bound(in: query.visible(within: margin))
    }

    /// An upper bound on the number of elements in `visibleElements()`, computed without finding them.
    public var visibleElementBound: Int {
        let query = ElementQuery(self)
        return query.bound(in: query.visible)
    }

    /// The number of elements in each role, including hidden ones, computed without finding them.
    public var roleCounts: [LayoutElement.Role: Int] {
        var counts: [LayoutElement.Role: Int] = [:]
        for section in solution.sections.indices { add(section, to: &counts) }
        for item in solution.boundary { counts[.boundary(item.description.alignment, isLayoutWide: true), default: 0] += 1 }
        addOverridden(to: &counts) { _ in true }
        return counts
    }

    /// The number of a section's elements in each role, including hidden ones.
    public func roleCounts(inSection section: Int) -> [LayoutElement.Role: Int] {
        var counts: [LayoutElement.Role: Int] = [:]
        add(section, to: &counts)
        addOverridden(to: &counts) { $0.section == section }
        return counts
    }

    private func addOverridden(
        to counts: inout [LayoutElement.Role: Int], where isCounted: (LayoutElement) -> Bool
    ) {
        guard let overridden else { return }
        for element in overridden.added where isCounted(element) { counts[element.role, default: 0] += 1 }
        for element in overridden.omitted where isCounted(element) { counts[element.role, default: 0] -= 1 }
    }

    private func add(_ index: Int, to counts: inout [LayoutElement.Role: Int]) {
        let section = solution.sections[index]
        counts[.cell, default: 0] += section.itemCount
        counts[.anchored, default: 0] += section.anchoredCount(before: section.run.groupCount)
        counts[.decoration, default: 0] += section.decorations.count
        if let separators = section.description?.separators { counts[.separator, default: 0] += separators.count }
        for item in section.boundary {
            counts[.boundary(item.description.alignment, isLayoutWide: false), default: 0] += 1
        }
    }

    /// The end of the scroll axis at which a boundary item with this alignment lies.
    package func side(of alignment: NSRectAlignment) -> BoundarySide {
        BoundarySide(alignment, along: solution.scrollAxis)
    }

    /// The visible position of an element: its frame, moved by its section's sideways offset.
    public func presentationFrame(of element: LayoutElement) -> CGRect {
        switch element.role {
        case .boundary, .decoration: return element.frame
        case .cell, .anchored, .separator:
            guard let section = element.section else { return element.frame }
            let offset = orthogonalContentOffset(ofSection: section)
            switch scrollAxis {
            case .vertical: return element.frame.offsetBy(dx: viewport.isRightToLeft ? offset : -offset, dy: 0)
            case .horizontal: return element.frame.offsetBy(dx: 0, dy: -offset)
            }
        }
    }

    /// The cells of a group and the views anchored in it, in layout order.
    public func elements(ofGroup group: Int, inSection section: Int) -> [LayoutElement] {
        ElementQuery(self).elements(ofGroup: group, inSection: section)
    }

    /// The element with an identity; `nil` if there is none.
    public func element(_ id: LayoutElement.ID) -> LayoutElement? {
        let query = ElementQuery(self)
        let own = query.element(id).flatMap { query.changed([$0]).first }
        return overridden.map { $0.element(id, own: own) } ?? own
    }
}
