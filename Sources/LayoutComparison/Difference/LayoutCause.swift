public import CompositionalLayout
import Foundation
import MessageText

/// Elements that differ in the same way, presumably for the same reason.
public struct LayoutCause: Sendable, Hashable {
    /// The change and its elements, such as `40 cells: y + 8; first: cell [0, 2], …`.
    public var text: String
    /// The change without the first element's position, which depends on the viewport.
    package var change: String
    /// True if the elements exist in only one of the layouts.
    var isOfExistence = false
    /// The elements in layout order.
    public var elements: [LayoutElement.ID]
}

extension LayoutDifference {
    /// The maximum number of changed titles listed for a group.
    private static let titleLimit = 3
    /// The maximum number of groups listed section by section.
    private static let sectionLimit = 4

    /// Elements that changed by themselves, in groups: new elements, missing elements, and elements of a kind that changed size,
    /// only moved, or only look different.
    ///
    /// Groups are per section. If there are too many groups, as after an edit to an inset of all sections, groups span all
    /// sections. Groups with the same text are merged.
    public var causes: [LayoutCause] {
        let isOfPicture = expected.isOfPicture || actual.isOfPicture
        let existence = existence(appeared, "new", isOfPicture ? "newly shown" : "new")
            + existence(vanished, "gone", isOfPicture ? "no longer shown" : "gone")
        let bySection = changes(limit: Self.sectionLimit) { CauseKey($0) }
        let changes = bySection ?? changes { CauseKey($0).inAnySection } ?? []
        // In a picture, elements appear and vanish because changes moved them into or out of view.
        return isOfPicture ? changes + existence : existence + changes
    }

    /// Groups the elements whose changes do not follow from others, by a key and then by the text of the change.
    ///
    /// - Parameter limit: the maximum number of groups.
    /// - Returns: `nil` if there are more groups.
    private func changes(limit: Int = .max, by key: (ElementDifference) -> CauseKey) -> [LayoutCause]? {
        var causes = OrderedGroups<String, ElementDifference>()
        for (key, differences) in OrderedGroups(own, by: key).all {
            let text = changes(of: differences)
            let name = "\(key.kind): \(text)"
            for difference in differences { causes.append(difference, to: name) }
            if causes.all.count > limit { return nil }
        }
        return causes.all.map { _, differences in
            cause(differences.map(\.id), changes(of: differences), from: differences[0])
        }
    }

    /// The causes for elements that only one layout has, one for each kind.
    ///
    /// - Parameter told: the wording for pictures, which contain only some of the layout's elements.
    private func existence(_ elements: [FramedElement], _ word: String, _ told: String) -> [LayoutCause] {
        OrderedGroups(elements.map(\.id), by: \.word).all.map { _, ids in
            let count = Self.count(ids)
            return LayoutCause(
                text: "\(count) \(told)\(Self.first(ids))", change: "\(count) \(word)", isOfExistence: true, elements: ids)
        }
    }

    private func cause(_ ids: [LayoutElement.ID], _ changes: String, from first: ElementDifference) -> LayoutCause {
        let frames = "\(Self.frame(first.expected)) → \(Self.frame(first.actual))"
        let place = ids.count == 1 ? "; \(frames)" : "; first: \(ids[0].name), \(frames)"
        let isRestyled = first.kind == .restyled
        let change = "\(Self.count(ids)): \(changes)"
        return LayoutCause(text: change + (isRestyled ? Self.first(ids) : place), change: change, elements: ids)
    }

    private static func first(_ ids: [LayoutElement.ID]) -> String {
        ids.count == 1 ? "" : "; first: \(ids[0].name)"
    }

    /// `cell [0, 3]` for one, `40 cells` for many, `3 elements: …` for a mixture.
    static func count(_ ids: [LayoutElement.ID]) -> String {
        if ids.count == 1 { return ids[0].name }
        return OrderedGroups(ids, by: \.word).all.map { word, ids in
            // Avoids plurals such as "2 kind 3s".
            guard word.last?.isLetter == true, word.last != "s" else { return "\(ids.count) × \(word)" }
            return ListText.count(ids.count, word)
        }.joined(separator: ", ")
    }

    private static func frame(_ element: FramedElement) -> String {
        let frame = element.frame
        return "(\(FramesRecord.text(frame.minX)), \(FramesRecord.text(frame.minY))) \(FramesRecord.text(frame.size))"
    }

    /// The change of each property: `y + 4`, or a range if elements differ: `y + 4 … + 52`.
    private func changes(of differences: [ElementDifference]) -> String {
        let numbers = ElementDifference.Property.allCases.compactMap { change(of: $0, in: differences) }
        let titles = differences.compactMap(\.titleChange).uniqued { $0 }
        let title = titles.isEmpty ? [] : [ListText.names(titles, limit: Self.titleLimit, of: "title")]
        return (numbers + differences.flatMap(\.otherChanges).uniqued { $0 } + title).joined(separator: ", ")
    }

    private func change(of property: ElementDifference.Property, in differences: [ElementDifference]) -> String? {
        let deltas = differences.map { $0.delta(property) }
        guard let least = deltas.min(), let most = deltas.max(), least != 0 || most != 0 else { return nil }
        if !property.isLength, least == most, let first = differences.first {
            let (old, new) = (property.value(of: first.expected), property.value(of: first.actual))
            let isSame = differences.allSatisfy { property.value(of: $0.expected) == old }
            if isSame { return "\(property.name) \(FramesRecord.text(old)) → \(FramesRecord.text(new))" }
        }
        let (near, far) = abs(least) > abs(most) ? (most, least) : (least, most)
        // Equal changes may round differently, as with thirds of a point.
        if most - least <= 2 * expected.precision { return "\(property.name) \(SignedText.change(far))" }
        // The smaller change first, as shifts accumulate along the layout.
        return near == 0
            ? "\(property.name) up to \(SignedText.change(far))"
            : "\(property.name) \(SignedText.change(near)) … \(SignedText.change(far))"
    }
}

/// The properties that elements in one group share.
private struct CauseKey: Hashable {
    /// The owner of the elements; `nil` for any section.
    var owner: LayoutElement.Owner?
    var category: LayoutElement.Category
    var elementKind: String?
    var kind: ElementDifference.Kind

    /// The key for elements of all sections.
    var inAnySection: CauseKey {
        var key = self
        key.owner = nil
        return key
    }

    init(_ difference: ElementDifference) {
        owner = difference.id.owner
        category = difference.id.category
        elementKind = difference.id.kind
        kind = difference.kind
    }
}
