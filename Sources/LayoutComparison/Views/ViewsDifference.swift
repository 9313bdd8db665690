import CompositionalLayout
import Foundation
import MessageText

/// The differences between two records of views, by cause.
///
/// A view that looks different is a cause; views that only moved or grew in the same element follow from it.
public struct ViewsDifference: Sendable, Equatable {
    /// A change that views in several places share.
    struct Cause: Sendable, Equatable {
        /// The view, such as `label` or `2nd label`; `nil` for the place itself.
        var view: String?
        var changes: String
        var places: [ViewsRecord.Place]
    }

    /// In the order of the expected views; new views are last.
    let causes: [Cause]
    private let sizes: [String]
    /// The share of the places that differ, 0 to 1.
    package let share: Double

    public var isEmpty: Bool { causes.isEmpty && sizes.isEmpty }

    public init(expected: ViewsRecord, actual: ViewsRecord) {
        let old = Dictionary(expected.parts.map { ($0.place, $0.views) }) { first, _ in first }
        let new = Dictionary(actual.parts.map { ($0.place, $0.views) }) { first, _ in first }
        var groups = OrderedGroups<[String], (place: ViewsRecord.Place, found: PartDifference.Found)>()
        func append(_ found: PartDifference.Found, _ place: ViewsRecord.Place) {
            let key = [place.word, found.view ?? "", found.text == nil ? "" : "text"] + found.changes + found.growth
            groups.append((place, found), to: key)
        }
        for part in expected.parts {
            guard let views = new[part.place] else {
                append(PartDifference.Found(changes: ["gone"]), part.place)
                continue
            }
            for found in PartDifference(part.views, views, in: part.place).found { append(found, part.place) }
        }
        for part in actual.parts where old[part.place] == nil { append(PartDifference.Found(changes: ["new"]), part.place) }
        causes = groups.all.map { Cause($0.values.map(\.place), $0.values.map(\.found)) }
        let places = Set(causes.flatMap(\.places))
        share = places.isEmpty ? 0 : Double(places.count) / Double(Set(old.keys).union(new.keys).count)
        sizes = expected.size == actual.size ? []
            : ["screen: \(FramesRecord.text(expected.size)) → \(FramesRecord.text(actual.size))"]
    }

    /// A line for each cause, such as `label in cells [0, 0] to [0, 9]: 2 lines, were 1; cells 20.33 higher`.
    public func lines(limit: Int = 12) -> [String] {
        let start = ListStart(causes.map(\.text), limit: limit, of: "change")
        return sizes + start.elements + (start.more.map { [$0] } ?? [])
    }

    /// The causes without their places, so that they can be compared among devices.
    package var changes: [String] { sizes + causes.map { ($0.view.map { "\($0) " } ?? "") + $0.changes } }
}

extension ViewsDifference.Cause {
    /// - Parameters:
    ///   - places: the places of the views, in order.
    ///   - all: the change in each place. The changes are equal except for the views' texts.
    fileprivate init(_ places: [ViewsRecord.Place], _ all: [PartDifference.Found]) {
        let (first, texts) = (all[0], all.compactMap(\.text).uniqued { $0 })
        let told = (texts.isEmpty ? [] : [ListText.names(texts, limit: 2, of: "text")]) + first.changes
        let growth = first.growth.isEmpty ? [] : ["\(ViewsRecord.Place.noun(of: places)) \(first.growth.joined(separator: ", "))"]
        let moved = first.followers == 0 ? [] : ["\(ListText.count(first.followers, "view")) moved or resized with it"]
        self.init(view: first.view, changes: ([told.joined(separator: ", ")] + growth + moved).joined(separator: "; "), places: places)
    }

    fileprivate var text: String {
        let places = ViewsRecord.Place.words(of: places)
        return "\(view.map { "\($0) \(self.places.first?.preposition ?? "")\(places)" } ?? places): \(changes)"
    }
}

extension ViewsRecord.Place {
    var element: LayoutElement.ID? {
        if case .element(let id) = self { return id }
        return nil
    }

    /// `cell`, or the supplementary's kind.
    fileprivate var word: String {
        switch self {
        case .behind: "behind the content"
        case .above: "above the content"
        case .element(let id): id.word
        }
    }

    fileprivate var preposition: String {
        switch self {
        case .behind, .above: ""
        case .element: "in "
        }
    }

    /// The places' noun, in the plural for several.
    fileprivate static func noun(of places: [Self]) -> String { (places.first?.word ?? "") + (places.count > 1 ? "s" : "") }

    /// `cells [0, 0] to [0, 9], [1, 3]`.
    fileprivate static func words(of places: [Self]) -> String {
        let ids = places.compactMap(\.element)
        guard let first = ids.first else { return places.first?.word ?? "" }
        var runs: [(first: LayoutElement.ID, last: LayoutElement.ID)] = [(first, first)]
        for id in ids.dropFirst() {
            let last = runs[runs.count - 1].last
            if id.owner == last.owner, id.item == last.item + 1 { runs[runs.count - 1].last = id } else { runs.append((id, id)) }
        }
        let words = runs.map { $0.first == $0.last ? $0.first.path : "\($0.first.path) to \($0.last.path)" }
        return "\(noun(of: places)) \(ListText.names(words, limit: 3))"
    }
}

extension LayoutElement.ID {
    /// `[0, 3]`.
    fileprivate var path: String { section.map { "[\($0), \(item)]" } ?? "[layout]" }
}
