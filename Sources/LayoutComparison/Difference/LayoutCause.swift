public import CompositionalLayout
import Foundation

/// Elements that differ in the same way, as far as one can tell for the same reason.
public struct LayoutCause: Sendable, Hashable {
    /// What happened and to what, such as `40 cells: y + 8`.
    public var text: String
    /// In the order of the layout.
    public var elements: [LayoutElement.ID]
}

extension LayoutDifference {
    /// What differs, grouped: elements of a kind that changed size, those that only moved, those that look otherwise, those
    /// that are new and those that are gone. Groups that read the same are one.
    public var causes: [LayoutCause] {
        var groups = OrderedGroups<CauseKey, ElementDifference>()
        for difference in changed { groups.append(difference, to: CauseKey(difference)) }
        var causes = OrderedGroups<String, ElementDifference>()
        for (key, differences) in groups.all {
            let text = changes(of: differences)
            for difference in differences { causes.append(difference, to: "\(key.kind): \(text)") }
        }
        let grown = causes.all.map { key, differences in
            cause(differences.map(\.id), changes(of: differences), from: differences[0])
        }
        return grown + existence(appeared, "new") + existence(vanished, "gone")
    }

    private func existence(_ elements: [FramedElement], _ word: String) -> [LayoutCause] {
        var groups = OrderedGroups<String, FramedElement>()
        for element in elements { groups.append(element, to: element.id.kind ?? element.id.category.rawValue) }
        return groups.all.map { _, elements in
            LayoutCause(text: "\(Self.count(elements.map(\.id))) \(word)\(Self.first(elements.map(\.id)))", elements: elements.map(\.id))
        }
    }

    private func cause(_ ids: [LayoutElement.ID], _ changes: String, from first: ElementDifference) -> LayoutCause {
        let frames = "\(Self.frame(first.expected)) → \(Self.frame(first.actual))"
        let place = ids.count == 1 ? "; \(frames)" : "; first: \(ids[0].name), \(frames)"
        let isRestyled = first.kind == .restyled
        return LayoutCause(text: "\(Self.count(ids)): \(changes)\(isRestyled ? Self.first(ids) : place)", elements: ids)
    }

    private static func first(_ ids: [LayoutElement.ID]) -> String {
        ids.count == 1 ? "" : "; first: \(ids[0].name)"
    }

    /// `cell [0, 3]` for one, `40 cells` for many, `3 elements: …` for a mixture.
    private static func count(_ ids: [LayoutElement.ID]) -> String {
        if ids.count == 1 { return ids[0].name }
        var kinds = OrderedGroups<String, LayoutElement.ID>()
        for id in ids { kinds.append(id, to: id.kind ?? id.category.rawValue) }
        return kinds.all.map { kind, ids in "\(ids.count) \(kind)\(ids.count == 1 ? "" : "s")" }.joined(separator: ", ")
    }

    private static func frame(_ element: FramedElement) -> String {
        let frame = element.frame
        return "(\(FramesRecord.text(frame.minX)), \(FramesRecord.text(frame.minY))) \(FramesRecord.text(frame.size))"
    }

    /// By how much the elements' numbers changed: `y + 8`, or a range where they differ: `y + 4 … + 52`.
    private func changes(of differences: [ElementDifference]) -> String {
        let numbers = ElementDifference.Property.allCases.compactMap { property -> String? in
            let deltas = differences.map { $0.delta(property) }
            guard let least = deltas.min(), let most = deltas.max(), least != 0 || most != 0 else { return nil }
            // Of thirds of a point one is rounded up, another down.
            if most - least <= 2 * expected.precision { return "\(property.name) \(SignedText.change(abs(least) > abs(most) ? least : most))" }
            // The one nearer to nothing first, as a push grows along the layout.
            let ends = abs(least) > abs(most) ? [most, least] : [least, most]
            return "\(property.name) \(ends.map(SignedText.change).joined(separator: " … "))"
        }
        var others = OrderedGroups<String, Void>()
        for change in differences.flatMap(\.otherChanges) { others.append((), to: change) }
        return (numbers + others.all.map(\.key)).joined(separator: ", ")
    }
}

/// What elements must share to be told in one line.
private struct CauseKey: Hashable {
    var section: Int
    var category: LayoutElement.Category
    var elementKind: String?
    var kind: ElementDifference.Kind

    init(_ difference: ElementDifference) {
        section = difference.id.item == .max ? -1 : difference.id.section
        category = difference.id.category
        elementKind = difference.id.kind
        kind = difference.kind
    }
}
