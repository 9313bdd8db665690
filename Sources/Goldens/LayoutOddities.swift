package import CompositionalLayout
import Foundation
import LayoutComparison
package import LayoutDiagram

/// Suspicious properties of a layout, reported because recording a golden would make a mistake permanent.
package struct LayoutOddities {
    private let layout: SolvedLayout
    private let elements: [LayoutElement]
    /// `SolvedLayout.pinnedItemsOffScreen`, without hidden ones.
    private let pinnedOffScreen: [LayoutElement]

    /// Smaller overlaps, in points, are rounding errors: edges are rounded to whole pixels.
    private var tolerance: CGFloat { min(1 / layout.viewport.scale, 0.5) + 0.01 }

    /// Examines the elements that are shown.
    package init(_ layout: SolvedLayout, isHidden: (LayoutElement) -> Bool = { _ in false }) {
        self.layout = layout
        func shown(_ elements: [LayoutElement]) -> [LayoutElement] {
            elements.filter { !$0.isHidden && $0.alpha > 0 && !isHidden($0) }
        }
        elements = shown(Self.elements(of: layout))
        pinnedOffScreen = shown(layout.pinnedItemsOffScreen)
    }

    /// The elements to examine: all, or only those on the screen if a golden could not contain all.
    private static func elements(of layout: SolvedLayout) -> [LayoutElement] {
        if layout.elementCount <= GoldenLimits.elements { return layout.elements() }
        return layout.visibleElementBound <= GoldenLimits.elements ? layout.visibleElements() : []
    }

    /// A line for each kind of oddity.
    package var lines: [String] { notes.filter(\.isMistake).map(\.text) }

    /// The oddities, and a note on elements that were not examined.
    package var notes: [LayoutNote] {
        guard layout.elementCount > 0 else { return [LayoutNote(.empty, "the layout has no elements")] }
        let all: [(LayoutNote.Kind, String?)] = [
            (.exceededRows, exceededRows), (.withoutArea, withoutArea), (.outside, outside), (.pinnedOffScreen, outsideTheScreen),
            (.overlapping, overlapping), (.cellsBeyond, stickingOut(.cell)), (.boundaryItemsBeyond, stickingOut(.boundaryItem)),
            (.unexamined, omission),
        ]
        return all.compactMap { kind, text in text.map { LayoutNote(kind, $0) } }
    }

    /// A note on elements that were not examined; `nil` if all were. It is not an oddity.
    package var omission: String? {
        let count = layout.elementCount
        return count <= GoldenLimits.elements
            ? nil : "of \(count) elements, only those on the screen were checked for oddities"
    }

    /// Elements without area, which cannot be seen; `nil` if there are none.
    private var withoutArea: String? {
        let flat = elements.filter(\.isFlat)
        guard let first = flat.first else { return nil }
        let size = "\(NumberText.text(first.frame.width)) × \(NumberText.text(first.frame.height))"
        return "\(Self.count(flat.count, "element has", "elements have")) no area: "
            + Self.listed(flat.count, "\(first.id.name), \(size)")
    }

    /// Rows that are too short for their first item, which UIKit may refuse.
    private var exceededRows: String? {
        guard omission == nil, let rows = layout.exceededRows else { return nil }
        let (length, room) = (NumberText.text(rows.length, decimals: 2), NumberText.text(rows.room, decimals: 2))
        let (row, side) = rows.axis == .horizontal ? ("row", "wide") : ("column", "high")
        return "\(Self.count(rows.count, "\(row) is", "\(row)s are")) too short for the first item; UIKit may raise "
            + "\"cannot fit even a single item\": " + Self.listed(rows.count, "\(rows.first.name), \(length) \(side) in \(room)")
    }

    /// Cells and boundary items that no scrolling brings onto the screen; `nil` if there are none.
    private var outside: String? {
        let found = elements.filter { isOutside($0) }
        guard let first = found.first else { return nil }
        let place = "\(first.id.name), at (\(NumberText.text(first.frame.minX, decimals: 2)), \(NumberText.text(first.frame.minY, decimals: 2)))"
        return "\(Self.count(found.count, "element is", "elements are")) outside of the content, and never on the screen: "
            + Self.listed(found.count, place)
    }

    /// True if no scrolling brings an element onto the screen. Along the axis of an orthogonal section, its cells may be anywhere.
    private func isOutside(_ element: LayoutElement) -> Bool {
        guard !element.isFlat, Part.cell.contains(element) || Part.boundaryItem.contains(element) else { return false }
        let (area, frame) = (CGRect(origin: .zero, size: layout.contentSize).union(layout.visibleBounds), element.frame)
        let isBeside = frame.maxX <= area.minX || frame.minX >= area.maxX
        let isAboveOrBelow = frame.maxY <= area.minY || frame.minY >= area.maxY
        guard element.category == .cell, let section = element.section, layout.isOrthogonal(section: section) else {
            return isBeside || isAboveOrBelow
        }
        return layout.scrollAxis == .vertical ? isAboveOrBelow : isBeside
    }

    private var overlapping: String? {
        let cells = elements.filter { $0.category == .cell }
        let (count, first) = OverlapSweep.pairs(of: cells.map(\.frame), tolerance: tolerance)
        guard let (one, other) = first else { return nil }
        let shared = cells[one].frame.intersection(cells[other].frame)
        let size = "\(NumberText.text(shared.width, decimals: 2)) × \(NumberText.text(shared.height, decimals: 2))"
        return "\(Self.count(count, "pair of cells overlaps", "pairs of cells overlap")): "
            + Self.listed(count, "\(cells[one].id.name) and \(cells[other].id.name), by \(size)")
    }

    // MARK: Elements beyond the content

    /// Parts that should not extend beyond the content. Anchored views, such as badges, and backgrounds may.
    private enum Part {
        case cell
        case boundaryItem

        func contains(_ element: LayoutElement) -> Bool {
            switch (self, element.role) {
            case (.cell, .cell), (.boundaryItem, .boundary): true
            case (_, .cell), (_, .boundary), (_, .anchored), (_, .decoration), (_, .separator): false
            }
        }

        var words: (one: String, many: String) {
            switch self {
            case .cell: ("cell sticks", "cells stick")
            case .boundaryItem: ("boundary item sticks", "boundary items stick")
            }
        }
    }

    private func stickingOut(_ part: Part) -> String? {
        let found = elements.filter { part.contains($0) && !isOutside($0) }.compactMap { element in excess(of: element).map { (element, excess: $0) } }
        guard let (element, excess) = found.first else { return nil }
        let text = "\(element.id.name), by \(NumberText.text(excess.length, decimals: 2)) at the \(excess.edge)"
        return "\(Self.count(found.count, part.words.one, part.words.many)) out of the content: " + Self.listed(found.count, text)
    }

    /// The distance by which an element extends beyond the content, the largest of the four edges. Cells in sections that scroll
    /// sideways may do so along the row; their headers and footers may not. Pinned items may be held beyond the content during
    /// overscroll, so a boundary item's unpinned position counts.
    private func excess(of element: LayoutElement) -> (length: CGFloat, edge: String)? {
        let (frame, content) = (element.category == .cell ? element.frame : element.slot, layout.contentSize)
        var edges = [
            (-frame.minX, "left"), (frame.maxX - content.width, "right"), (-frame.minY, "top"),
            (frame.maxY - content.height, "bottom"),
        ]
        if element.category == .cell, let section = element.section, layout.isOrthogonal(section: section) {
            edges.removeSubrange(layout.scrollAxis == .vertical ? 0..<2 : 2..<4)
        }
        let largest = edges.max { $0.0 < $1.0 }
        return largest.flatMap { $0.0 > tolerance ? $0 : nil }
    }

    /// Pinned items that are scrolled off the screen at a side.
    private var outsideTheScreen: String? {
        guard let first = pinnedOffScreen.first else { return nil }
        let count = pinnedOffScreen.count
        return "\(Self.count(count, "pinned item is", "pinned items are")) outside the screen: " + Self.listed(count, first.id.name)
    }

    // MARK: Wording

    private static func count(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many)"
    }

    private static func listed(_ count: Int, _ text: String) -> String { count == 1 ? text : "first " + text }
}

extension LayoutElement {
    fileprivate var isFlat: Bool { frame.width <= 0 || frame.height <= 0 }
}
