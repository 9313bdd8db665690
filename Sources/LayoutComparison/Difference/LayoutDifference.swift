package import CompositionalLayout
import Foundation

/// The differences between two layouts, in the layout's own terms.
///
/// The frames are compared exactly; there is no tolerance.
public struct LayoutDifference: Sendable, Hashable {
    public let expected: FramesRecord
    public let actual: FramesRecord
    /// Elements of both that differ, in the expected order.
    public let changed: [ElementDifference]
    /// Elements that only the actual layout has.
    public let appeared: [FramedElement]
    /// Elements that only the expected layout has.
    public let vanished: [FramedElement]
    /// Those of the changed elements that changed by themselves, and those that only follow them.
    let (own, following): ([ElementDifference], [ElementDifference])

    /// How the order differs in which elements of both are drawn, in words; `nil` if it does not, or is not known.
    private let orderChange: String?

    public init(expected: FramesRecord, actual: FramesRecord) {
        self.init(expected: expected, actual: actual, inDrawingOrder: false)
    }

    /// - Parameter inDrawingOrder: whether both records list their elements in drawing order, as JSON does, so that another
    ///   order is a difference.
    package init(expected: FramesRecord, actual: FramesRecord, inDrawingOrder: Bool) {
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
        // Another z index changes the order, and is told by itself.
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

    /// Whether the layouts are equal in all that both records contain.
    public var isEmpty: Bool {
        changed.isEmpty && appeared.isEmpty && vanished.isEmpty && viewportChange == nil && contentChange == nil
            && orderChange == nil
    }

    /// `nil` if both layouts are for the same viewport, or one does not say.
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

    /// What changed by itself, without positions and sizes, in which devices differ: layouts that differ in the same have
    /// changed for the same reason.
    package var changes: [String] {
        let isOfPicture = expected.isOfPicture || actual.isOfPicture
        let causes = own.isEmpty || !isOfPicture ? causes : causes.filter { !$0.isOfExistence }
        if causes.isEmpty, viewportChange == nil {
            return [contentChange { name, old, new in "\(name) \(SignedText.change(new - old))" }, orderChange].compactMap { $0 }
        }
        return [viewportChange].compactMap { $0 } + causes.map(\.change)
    }

    /// The elements that only one of the layouts has, as causes that no description tells.
    package var existenceChanges: [String] { causes.filter(\.isOfExistence).map(\.change) }

    /// How many of both layouts' elements differ, from 0 to 1.
    package var share: Double {
        let differing = changed.count + appeared.count + vanished.count
        return differing == 0 ? 0 : Double(differing) / Double(expected.elements.count + appeared.count)
    }

    /// The first element of the first change that is told; `nil` if only the viewport or the content size differs.
    package var firstElement: LayoutElement.ID? { causes.first?.elements.first }

    private static func text(_ viewport: FramesRecord.Viewport) -> String {
        "\(FramesRecord.text(viewport.size)) at \(FramesRecord.text(viewport.scale))x"
    }
}

extension LayoutDifference {
    /// How the layout's description changed, in its own words; empty if nothing did, or one of the records does not say it.
    package var described: [String] {
        guard let old = expected.outline, let new = actual.outline, old != new, !isEmpty else { return [] }
        return OutlineDifference(old, new).lines
    }

    private func described(limit: Int) -> [String] {
        let lines = described
        let rest = lines.count - limit
        return rest <= 0 ? lines : lines.prefix(limit) + ["and \(rest) more change\(rest == 1 ? "" : "s") of the description"]
    }

    /// The differences in a few lines, the layout's own words first, then causes before their consequences; empty if there
    /// are none. Another viewport explains all others, so it comes before them. Elements that only follow others share one
    /// line.
    ///
    /// - Parameter limit: the most lines about elements that changed by themselves.
    public func lines(limit: Int = 12) -> [String] {
        let causes = causes
        var lines = causes.prefix(limit).map(\.text)
        if causes.count > limit {
            let rest = causes.dropFirst(limit)
            let elements = rest.reduce(0) { $0 + $1.elements.count }
            lines.append(
                "and \(rest.count) more change\(rest.count == 1 ? "" : "s") of \(elements) element\(elements == 1 ? "" : "s")")
        }
        let ends = [consequence(of: causes), orderChange, contentChange].compactMap { $0 }
        return [viewportChange].compactMap { $0 } + described(limit: limit) + lines + ends
    }
}

/// Numeric changes as text.
enum SignedText {
    /// `+ 8`, `− 0.33`, `± 0`. Two decimals are enough to read, unless the change is smaller than that.
    static func change(_ number: Double) -> String {
        let text = distance(number)
        return text == "0" ? "± 0" : (number < 0 ? "− " : "+ ") + text
    }

    /// The same without its sign.
    static func distance(_ number: Double) -> String { NumberText.text(abs(number), decimals: abs(number) < 0.01 ? 4 : 2) }
}
