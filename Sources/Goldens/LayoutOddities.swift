package import CompositionalLayout
import Foundation
import LayoutComparison

/// Suspicious properties of a layout, reported because recording a golden would make a mistake permanent.
package struct LayoutOddities {
    private let layout: SolvedLayout
    private let elements: [LayoutElement]
    private var cells: [LayoutElement] { elements.filter { $0.category == .cell } }

    /// The most elements that are looked at.
    private static let elementLimit = 20_000
    /// What overlaps less, in points, does so by rounding.
    private static let tolerance = 0.01

    /// Examines the elements that are shown.
    package init(_ layout: SolvedLayout, isHidden: (LayoutElement) -> Bool = { _ in false }) {
        self.layout = layout
        elements = Self.first(of: layout).filter { !$0.isHidden && !isHidden($0) }
    }

    /// The first elements, as many as are looked at: section by section where there are more.
    private static func first(of layout: SolvedLayout) -> [LayoutElement] {
        guard layout.elementCount > elementLimit else { return layout.elements() }
        var found = layout.layoutWideElements
        for section in 0..<layout.sectionCount where found.count < elementLimit {
            if layout.elementCount(inSection: section) <= elementLimit - found.count {
                found += layout.elements(inSection: section)
                continue
            }
            found += layout.boundaryElements(ofSection: section)
            // There may be billions; each has an element.
            for group in 0..<min(layout.groupCount(inSection: section), elementLimit) where found.count < elementLimit {
                found += layout.elements(ofGroup: group, inSection: section).prefix(elementLimit - found.count)
            }
        }
        return found
    }

    /// A line for each kind of oddity.
    package var lines: [String] {
        guard layout.elementCount > 0 else { return ["the layout has no elements"] }
        return [withoutArea, overlapping, stickingOut(.cell), stickingOut(.boundaryItem)].compactMap { $0 }
    }

    /// A note on elements that were not examined; `nil` if all were. It is not an oddity.
    package var omission: String? {
        let count = layout.elementCount
        return count <= Self.elementLimit
            ? nil : "of its \(count) elements the first \(Self.elementLimit) were looked at for oddities, and no others"
    }

    private var withoutArea: String? {
        let flat = elements.filter { $0.frame.width <= 0 || $0.frame.height <= 0 }
        guard let first = flat.first else { return nil }
        let size = "\(NumberText.text(first.frame.width)) × \(NumberText.text(first.frame.height))"
        return "\(Self.count(flat.count, "element has", "elements have")) no area: "
            + Self.listed(flat.count, "\(first.id.name), \(size)")
    }

    // MARK: Overlapping cells

    private var overlapping: String? {
        let sections = Dictionary(grouping: cells, by: \.section).sorted { ($0.key ?? -1) < ($1.key ?? -1) }
        var found = OverlappingPairs()
        for (section, cells) in sections { found.append(of: cells, along: runAxis(of: section)) }
        appendPairs(of: sections.map { SectionCells(section: $0.key, cells: $0.value) }, to: &found)
        guard let (one, other) = found.pairs.first, let shared = OverlappingPairs.overlap(one.frame, other.frame) else {
            return nil
        }
        let size = "\(NumberText.text(shared.width, decimals: 2)) × \(NumberText.text(shared.height, decimals: 2))"
        let count = found.pairs.count
        let number = found.isComplete
            ? Self.count(count, "pair of cells overlaps", "pairs of cells overlap") : "at least \(count) pairs of cells overlap"
        return "\(number): " + Self.listed(count, "\(one.id.name) and \(other.id.name), by \(size)")
    }

    /// Cells of different sections: only where sections themselves overlap there may be any.
    private func appendPairs(of sections: [SectionCells], to found: inout OverlappingPairs) {
        let axis = layout.scrollDirection == .vertical ? Axis.vertical : .horizontal
        var open: [SectionCells] = []
        for next in sections.sorted(by: { axis.start(of: $0.box) < axis.start(of: $1.box) }) where found.isComplete {
            open.removeAll { axis.end(of: $0.box) <= axis.start(of: next.box) + OverlappingPairs.tolerance }
            found.spend(open.count)
            for other in open where found.isComplete && OverlappingPairs.overlap(other.box, next.box) != nil {
                found.spend(other.cells.count + next.cells.count)
                let shared = other.box.intersection(next.box)
                let cells = (other.cells + next.cells).filter { $0.frame.intersects(shared) }
                found.append(of: cells, along: runAxis(of: next.section)) { $0.section != $1.section }
            }
            open.append(next)
        }
    }

    /// The axis that the section's groups follow one another along: few cells share a place there.
    private func runAxis(of section: Int?) -> Axis {
        let isSideways = section.map { layout.isOrthogonal(section: $0) } ?? false
        return (layout.scrollDirection == .vertical) != isSideways ? .vertical : .horizontal
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
        let found = elements.filter(part.contains).compactMap { element in excess(of: element).map { (element, excess: $0) } }
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
            edges.removeSubrange(layout.scrollDirection == .vertical ? 0..<2 : 2..<4)
        }
        let largest = edges.max { $0.0 < $1.0 }
        return largest.flatMap { $0.0 > OverlappingPairs.tolerance ? $0 : nil }
    }

    // MARK: Wording

    private static func count(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many)"
    }

    private static func listed(_ count: Int, _ text: String) -> String { count == 1 ? text : "first " + text }
}

/// The cells of a section that are looked at.
private struct SectionCells {
    let section: Int?
    let cells: [LayoutElement]
    /// What all of them lie in.
    let box: CGRect

    init(section: Int?, cells: [LayoutElement]) {
        self.section = section
        self.cells = cells
        box = cells.map(\.frame).reduce(CGRect.null) { $0.union($1) }
    }
}

/// Pairs of overlapping cells, as they are found.
private struct OverlappingPairs {
    private(set) var pairs: [(LayoutElement, LayoutElement)] = []
    private var comparisons = 0

    /// The most pairs that are counted.
    private static let pairLimit = 1_000
    /// The most comparisons, for layouts in which many cells share a place.
    private static let comparisonLimit = 1_000_000
    /// What overlaps less, in points, does so by rounding.
    static let tolerance = 0.01

    /// Whether there was no reason to stop.
    var isComplete: Bool { pairs.count < Self.pairLimit && comparisons < Self.comparisonLimit }

    /// Counts comparisons that are made elsewhere.
    mutating func spend(_ count: Int) { comparisons += count }

    /// - Parameters:
    ///   - axis: where few of the cells share a place.
    ///   - isPair: which two of them are compared.
    mutating func append(
        of cells: [LayoutElement], along axis: Axis, where isPair: (LayoutElement, LayoutElement) -> Bool = { _, _ in true }
    ) {
        var open: [LayoutElement] = []
        for cell in cells.sorted(by: { axis.start(of: $0.frame) < axis.start(of: $1.frame) }) where isComplete {
            open.removeAll { axis.end(of: $0.frame) <= axis.start(of: cell.frame) + Self.tolerance }
            comparisons += open.count
            pairs += open.filter { isPair($0, cell) && Self.overlap($0.frame, cell.frame) != nil }.map { ($0, cell) }
            open.append(cell)
        }
    }

    static func overlap(_ one: CGRect, _ other: CGRect) -> CGSize? {
        let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return width > tolerance && height > tolerance ? CGSize(width: width, height: height) : nil
    }
}

extension Axis {
    fileprivate func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
    fileprivate func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
}
