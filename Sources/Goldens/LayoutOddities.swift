package import CompositionalLayout
import Foundation
import LayoutComparison

/// What is odd about a layout, and so perhaps not what should be recorded: a golden makes a mistake permanent.
package struct LayoutOddities {
    private let layout: SolvedLayout
    private let elements: [LayoutElement]
    private var cells: [LayoutElement] { elements.filter { $0.category == .cell } }

    /// The most elements that are looked at; of larger layouts nothing is said.
    private static let elementLimit = 20_000
    /// The most pairs of overlapping cells that are counted.
    private static let pairLimit = 1_000
    /// The most comparisons of cells of one section, for layouts in which many share a place.
    private static let comparisonLimit = 1_000_000
    /// What overlaps less, in points, does so by rounding.
    private static let tolerance = 0.01

    /// Looks at the elements that are shown.
    package init(_ layout: SolvedLayout, isHidden: (LayoutElement) -> Bool = { _ in false }) {
        self.layout = layout
        let all = layout.elementCount <= Self.elementLimit ? layout.elements() : []
        elements = all.filter { !$0.isHidden && !isHidden($0) }
    }

    /// A line for each kind of oddity.
    package var lines: [String] {
        guard layout.elementCount > 0 else { return ["the layout has no elements"] }
        return [withoutArea, overlapping, stickingOut].compactMap { $0 }
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
        var (pairs, comparisons): ([(LayoutElement, LayoutElement)], Int) = ([], 0)
        for (section, cells) in Dictionary(grouping: cells, by: \.section).sorted(by: { ($0.key ?? -1) < ($1.key ?? -1) }) {
            let axis = runAxis(of: section)
            var open: [LayoutElement] = []
            for cell in cells.sorted(by: { axis.start(of: $0.frame) < axis.start(of: $1.frame) })
            where pairs.count < Self.pairLimit && comparisons < Self.comparisonLimit {
                open.removeAll { axis.end(of: $0.frame) <= axis.start(of: cell.frame) + Self.tolerance }
                comparisons += open.count
                pairs += open.filter { Self.overlap($0.frame, cell.frame) != nil }.map { ($0, cell) }
                open.append(cell)
            }
        }
        guard let (one, other) = pairs.first, let shared = Self.overlap(one.frame, other.frame) else { return nil }
        let size = "\(NumberText.text(shared.width, decimals: 2)) × \(NumberText.text(shared.height, decimals: 2))"
        let number = pairs.count < Self.pairLimit
            ? Self.count(pairs.count, "pair of cells overlaps", "pairs of cells overlap")
            : "at least \(Self.pairLimit) pairs of cells overlap"
        return "\(number): " + Self.listed(pairs.count, "\(one.id.name) and \(other.id.name), by \(size)")
    }

    /// The axis that the section's groups follow one another along: few cells share a place there.
    private func runAxis(of section: Int?) -> Axis {
        let isSideways = section.map { layout.isOrthogonal(section: $0) } ?? false
        return (layout.scrollDirection == .vertical) != isSideways ? .vertical : .horizontal
    }

    private static func overlap(_ one: CGRect, _ other: CGRect) -> CGSize? {
        let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
        let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
        return width > tolerance && height > tolerance ? CGSize(width: width, height: height) : nil
    }

    // MARK: Cells beyond the content

    private var stickingOut: String? {
        let found = cells.compactMap { cell in excess(of: cell).map { (cell: cell, excess: $0) } }
        guard let first = found.first else { return nil }
        let text = "\(first.cell.id.name), by \(NumberText.text(first.excess.length, decimals: 2)) at the \(first.excess.edge)"
        return "\(Self.count(found.count, "cell sticks", "cells stick")) out of the content: "
            + Self.listed(found.count, text)
    }

    /// By how much a cell goes beyond the content; the largest of its four edges. Sections that scroll sideways do so
    /// along their run.
    private func excess(of cell: LayoutElement) -> (length: CGFloat, edge: String)? {
        let (frame, content) = (cell.frame, layout.contentSize)
        var edges = [
            (-frame.minX, "left"), (frame.maxX - content.width, "right"), (-frame.minY, "top"),
            (frame.maxY - content.height, "bottom"),
        ]
        if let section = cell.section, layout.isOrthogonal(section: section) {
            edges.removeSubrange(layout.scrollDirection == .vertical ? 0..<2 : 2..<4)
        }
        let largest = edges.max { $0.0 < $1.0 }
        return largest.flatMap { $0.0 > Self.tolerance ? $0 : nil }
    }

    // MARK: Words

    private static func count(_ count: Int, _ one: String, _ many: String) -> String {
        count == 1 ? "1 \(one)" : "\(count) \(many)"
    }

    private static func listed(_ count: Int, _ text: String) -> String { count == 1 ? text : "first " + text }
}

extension Axis {
    fileprivate func start(of rect: CGRect) -> CGFloat { self == .vertical ? rect.minY : rect.minX }
    fileprivate func end(of rect: CGRect) -> CGFloat { self == .vertical ? rect.maxY : rect.maxX }
}
