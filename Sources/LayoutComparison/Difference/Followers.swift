import CompositionalLayout
import Foundation

/// Separates elements that changed by themselves from followers: elements that moved as far as their predecessor, badges that
/// moved with their cell, and backgrounds that grew with their section.
///
/// Only elements whose change is explained exactly count as followers. An element follows only its predecessors, its cell or the
/// elements in front of it, so every chain ends at an element that changed by itself.
struct Followers {
    private let old: [LayoutElement.ID: FramedElement]
    private let new: [LayoutElement.ID: FramedElement]
    private let down: FollowedEdges
    /// The direction in which cells of a row follow each other.
    private let along: FollowedEdges
    private let sections: [LayoutElement.Owner: SectionBounds]
    /// Tolerance for rounding of equal distances.
    private let tolerance: Double

    private static let places: [ElementDifference.Property] = [.x, .y]

    /// - Parameters:
    ///   - old: the expected elements.
    ///   - new: the actual elements.
    init(
        _ expected: FramesRecord, _ actual: FramesRecord, old: [LayoutElement.ID: FramedElement],
        new: [LayoutElement.ID: FramedElement]
    ) {
        (self.old, self.new) = (old, new)
        tolerance = 2 * max(expected.precision, actual.precision)
        down = FollowedEdges(.down, expected, actual, tolerance: tolerance)
        along = FollowedEdges(.ofRows(expected.elements), expected, actual, tolerance: tolerance)
        sections = SectionBounds.bySection(expected, actual)
    }

    /// True if other elements' changes explain an element's change.
    func contains(_ change: ElementDifference) -> Bool {
        guard change.isOfFrameAlone else { return false }
        return switch change.kind {
        case .moved: followsOthers(change) || followsCell(change)
        case .resized: coversSection(change)
        case .restyled: false
        }
    }

    private func followsOthers(_ change: ElementDifference) -> Bool {
        (change.delta(.x) == 0 || explain(change, along)) && (change.delta(.y) == 0 || explain(change, down))
    }

    private func explain(_ change: ElementDifference, _ edges: FollowedEdges) -> Bool {
        edges.explain(change, old: { old[$0] }, isGone: { new[$0] == nil })
    }

    /// True if a badge moved exactly like its cell.
    private func followsCell(_ change: ElementDifference) -> Bool {
        let id = LayoutElement.ID(category: .cell, kind: nil, owner: change.id.owner, item: change.id.item)
        guard change.id.category == .supplementary, let before = old[id], let after = new[id],
            before.frame.intersects(change.expected.frame)
        else { return false }
        let cell = ElementDifference(expected: before, actual: after)
        return cell.kind == .moved && Self.places.allSatisfy { cell.delta($0) == change.delta($0) }
    }

    /// True if a background kept its distance from all edges of its section's content, which changed.
    private func coversSection(_ change: ElementDifference) -> Bool {
        guard change.id.category == .decoration, let section = sections[change.id.owner] else { return false }
        let distances = zip(section.distances(change.expected, section.expected), section.distances(change.actual, section.actual))
        return distances.allSatisfy { abs($0 - $1) <= tolerance }
    }
}

/// The bounds of a section's cells and views, without its backgrounds, in both layouts.
private struct SectionBounds {
    var expected = CGRect.null
    var actual = CGRect.null

    /// Bounds of sections that have backgrounds and other elements.
    static func bySection(_ expected: FramesRecord, _ actual: FramesRecord) -> [LayoutElement.Owner: SectionBounds] {
        var bounds: [LayoutElement.Owner: SectionBounds] = [:]
        for element in expected.elements where element.id.category == .decoration { bounds[element.id.owner] = SectionBounds() }
        guard !bounds.isEmpty else { return bounds }
        for element in expected.elements where element.id.category != .decoration { bounds[element.id.owner]?.hold(element, \.expected) }
        for element in actual.elements where element.id.category != .decoration { bounds[element.id.owner]?.hold(element, \.actual) }
        return bounds.filter { !$0.value.expected.isNull && !$0.value.actual.isNull && $0.value.expected != $0.value.actual }
    }

    private mutating func hold(_ element: FramedElement, _ side: WritableKeyPath<SectionBounds, CGRect>) {
        self[keyPath: side] = self[keyPath: side].union(element.frame)
    }

    func distances(_ element: FramedElement, _ bounds: CGRect) -> [Double] {
        let frame = element.frame
        return [bounds.minX - frame.minX, bounds.minY - frame.minY, frame.maxX - bounds.maxX, frame.maxY - bounds.maxY]
    }
}

extension ElementDifference {
    /// True if only the frame differs.
    fileprivate var isOfFrameAlone: Bool { delta(.zIndex) == 0 && delta(.alpha) == 0 && otherChanges.isEmpty }
}
