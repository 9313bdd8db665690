package import CompositionalLayout
import Foundation
import MessageText

/// The differences between two layouts, in the layout's own terms.
///
/// The frames are compared exactly; there is no tolerance.
public struct LayoutDifference: Sendable, Hashable {
    public let expected: FramesRecord
    public let actual: FramesRecord
    /// Elements in both layouts that differ, ordered by section.
    public let changed: [ElementDifference]
    /// Elements that only the actual layout has.
    public let appeared: [FramedElement]
    /// Elements that only the expected layout has.
    public let vanished: [FramedElement]
    /// Changed elements, split into those that changed by themselves and those that only follow other elements.
    let (own, following): ([ElementDifference], [ElementDifference])

    /// The change of drawing order among elements in both layouts, in words; `nil` if equal or unknown.
    private let orderChange: String?

    public init(expected: FramesRecord, actual: FramesRecord) {
        self.init(expected: expected, actual: actual, inDrawingOrder: false)
    }

    /// - Parameter inDrawingOrder: true if both records list their elements in drawing order, as JSON does, so that a different
    ///   order counts as a difference.
    package init(expected: FramesRecord, actual: FramesRecord, inDrawingOrder: Bool) {
        // Goldens of earlier versions contain no titles.
        let haveTitles = [expected, actual].map { $0.elements.contains { $0.title != nil } }
        let (expected, actual) = haveTitles[0] == haveTitles[1] ? (expected, actual) : (expected.untitled, actual.untitled)
        self.expected = expected
        self.actual = actual
        let new = Dictionary(actual.elements.map { ($0.id, $0) }) { first, _ in first }
        let old = Dictionary(expected.elements.map { ($0.id, $0) }) { first, _ in first }
        let before = expected.elements.sorted { $0.id.precedes($1.id) }
        let changed = before.compactMap { element -> ElementDifference? in
            guard let other = new[element.id], other != element else { return nil }
            return ElementDifference(expected: element, actual: other)
        }
        self.changed = changed
        let followers = changed.isEmpty ? nil : Followers(expected, actual, old: old, new: new)
        let follows = changed.map { followers?.contains($0) ?? false }
        own = zip(changed, follows).filter { !$0.1 }.map(\.0)
        following = zip(changed, follows).filter(\.1).map(\.0)
        vanished = before.filter { new[$0.id] == nil }
        appeared = actual.elements.filter { old[$0.id] == nil }.sorted { $0.id.precedes($1.id) }
        // A changed z-index changes the order, and is reported by itself.
        let isKnown = inDrawingOrder && !changed.contains { $0.expected.zIndex != $0.actual.zIndex }
        orderChange = isKnown
            ? Self.orderChange(
                expected.elements.lazy.map(\.id).filter { new[$0] != nil },
                actual.elements.lazy.map(\.id).filter { old[$0] != nil })
            : nil
    }

    private static func orderChange(
        _ old: some Sequence<LayoutElement.ID>, _ new: some Sequence<LayoutElement.ID>
    ) -> String? {
        guard let first = zip(old, new).first(where: { $0 != $1 }) else { return nil }
        return "drawing order: \(first.1.name) lies below \(first.0.name), and lay above it"
    }

    /// True if the layouts are equal in everything that both records contain.
    public var isEmpty: Bool { hasEqualElements && described.isEmpty }

    /// True if only titles of elements differ.
    package var isOfTitles: Bool { !changed.isEmpty && changed.allSatisfy(\.isOfTitle) && hasEqualRest }

    private var hasEqualElements: Bool { changed.isEmpty && hasEqualRest }

    /// True if the layouts differ at most in elements that both contain.
    private var hasEqualRest: Bool {
        appeared.isEmpty && vanished.isEmpty && viewportChange == nil && contentChange == nil
            && orderChange == nil
    }

    /// The change of the viewport in words; `nil` if both layouts have the same viewport, or if a record lacks it.
    private var viewportChange: String? {
        guard let old = expected.viewport, let new = actual.viewport, old != new else { return nil }
        return "viewport: \(Self.text(old)) → \(Self.text(new))"
    }

    private var contentChange: String? {
        contentChange { name, old, new in
            "\(name) \(SignedText.change(new - old)) (\(FramesRecord.text(old)) → \(FramesRecord.text(new)))"
        }
    }

    private func contentChange(_ text: (_ name: String, _ old: Double, _ new: Double) -> String) -> String? {
        guard let old = expected.contentSize, let new = actual.contentSize, old != new else { return nil }
        let parts = [("width", old.width, new.width), ("height", old.height, new.height)].filter { $0.1 != $0.2 }
        return "content: " + parts.map { text($0.0, $0.1, $0.2) }.joined(separator: ", ")
    }

    /// The causes in words, without absolute positions and sizes, which depend on the device. Layouts with equal words changed for
    /// the same reason.
    package var changes: [String] {
        let isOfPicture = expected.isOfPicture || actual.isOfPicture
        let causes = own.isEmpty || !isOfPicture ? causes : causes.filter { !$0.isOfExistence }
        if causes.isEmpty, viewportChange == nil {
            return [contentChange { name, old, new in "\(name) \(SignedText.change(new - old))" }, orderChange].compactMap { $0 }
        }
        return [viewportChange].compactMap { $0 } + causes.map(\.change)
    }

    /// New and missing elements, in words.
    package var existenceChanges: [String] { causes.filter(\.isOfExistence).map(\.change) }

    /// The share of both layouts' elements that differ, 0 to 1.
    package var share: Double {
        let differing = changed.count + appeared.count + vanished.count
        return differing == 0 ? 0 : Double(differing) / Double(expected.elements.count + appeared.count)
    }

    /// The first element of the first reported change; `nil` if only the viewport or content size differs.
    package var firstElement: LayoutElement.ID? { causes.first?.elements.first }

    private static func text(_ viewport: FramesRecord.Viewport) -> String {
        "\(FramesRecord.text(viewport.size)) at \(FramesRecord.text(viewport.scale))x"
    }
}

extension LayoutDifference {
    /// Changes of the layout's description; empty if there are none, or if a record lacks it.
    package var described: [String] {
        guard let old = expected.outline, let new = actual.outline, old != new else { return [] }
        let lines = OutlineDifference(old, new).lines
        guard lines.isEmpty, hasEqualElements, old.sections.count != new.sections.count else { return lines }
        return ["sections \(new.sections.count), were \(old.sections.count)"]
    }

    private func described(limit: Int) -> [String] {
        let start = ListStart(described, limit: limit, of: "change")
        return start.elements + (start.more.map { ["\($0) of the description"] } ?? [])
    }

    /// The differences in a few lines; empty if there are none. In order: a different viewport, which explains everything else;
    /// changes of the description; causes; consequences, which share a line; the drawing order and the content size.
    ///
    /// - Parameter limit: the maximum number of lines about elements that changed by themselves.
    public func lines(limit: Int = 12) -> [String] {
        let causes = causes
        let start = ListStart(causes, limit: limit, of: "change")
        let elements = causes.dropFirst(limit).reduce(0) { $0 + $1.elements.count }
        let lines = start.elements.map(\.text) + (start.more.map { ["\($0) of \(ListText.count(elements, "element"))"] } ?? [])
        let ends = [consequence(of: causes), orderChange, contentChange].compactMap { $0 }
        return [viewportChange].compactMap { $0 } + described(limit: limit) + lines + ends
    }
}

/// Numeric changes as text.
enum SignedText {
    /// `+ 8`, `− 0.33`, `± 0`. Has two decimals, unless the change is smaller.
    static func change(_ number: Double) -> String {
        let text = distance(number)
        return text == "0" ? "± 0" : (number < 0 ? "− " : "+ ") + text
    }

    /// The number without its sign.
    static func distance(_ number: Double) -> String { NumberText.text(abs(number), decimals: abs(number) < 0.01 ? 4 : 2) }
}
