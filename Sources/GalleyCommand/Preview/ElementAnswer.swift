import CompositionalLayout
import Foundation

/// Information about an element under the pointer: the origin of its numbers, and the lines that determine them.
struct ElementAnswer: Encodable {
    struct Term: Encodable {
        /// `+` or `−`; empty for the first term of a sum.
        var sign: String
        var length: String
        var words: String
    }

    struct Sum: Encodable {
        /// `x`, `width of the item`.
        var name: String
        var total: String
        var terms: [Term]
    }

    struct Place: Encodable {
        var what: String
        var line: Int
    }

    var sums: [Sum]
    /// The file that describes the element.
    var file: String
    /// Locations, outermost first.
    var places: [Place]
    /// Uncertainties about its frame.
    var doubts: [String]

    init(_ origin: FrameOrigin, file: String, places: [(what: String, line: Int)], doubt: FrameDoubt) {
        sums = origin.size.map { Sum($0, name: "\($0.axis == .horizontal ? "width" : "height") · \($0.subject)") }
            + origin.position.map { Sum($0, name: $0.axis == .horizontal ? "x" : "y") }
        self.file = file
        self.places = places.map { Place(what: $0.what, line: $0.line) }
        doubts = (doubt.contains(.estimated) ? ["estimated by the width of a text"] : [])
            + (doubt.contains(.uncertain) ? ["uncertain: a line of its text may end elsewhere"] : [])
    }
}

extension ElementAnswer.Sum {
    fileprivate init(_ sum: FrameOrigin.Sum, name: String) {
        self.name = name
        total = NumberText.text(Double(sum.total), decimals: 2)
        terms = sum.terms.enumerated().map { index, term in
            let isNegative = term.length < 0
            return ElementAnswer.Term(
                sign: isNegative ? "−" : index == 0 ? "" : "+", length: NumberText.text(Double(abs(term.length)), decimals: 2),
                words: term.words)
        }
    }
}

extension LayoutElement.ID {
    /// An element as identified by a picture's attributes.
    ///
    /// - Parameter path: `0-3`, or `0` for a layout-wide element.
    init?(category: String, kind: String, path: String) {
        guard let category = LayoutElement.Category(rawValue: category) else { return nil }
        let indexes = path.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) ?? -1 }
        guard (1...2).contains(indexes.count), indexes.allSatisfy({ $0 >= 0 }) else { return nil }
        self.init(
            category: category, kind: kind.isEmpty ? nil : kind, owner: indexes.count == 2 ? .section(indexes[0]) : .layout,
            item: indexes.count == 2 ? indexes[1] : 0)
    }
}
