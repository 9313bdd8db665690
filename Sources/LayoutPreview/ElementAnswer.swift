import CompositionalLayout
import Foundation
import MessageText

/// Information about an element under the pointer: the origin of its numbers, and the lines that determine them.
struct ElementAnswer {
    let json: JSONValue

    /// - Parameters:
    ///   - file: the file that describes the element.
    ///   - places: the lines, outermost first.
    ///   - doubt: uncertainties about its frame.
    init(_ origin: FrameOrigin, file: String, places: [(what: String, line: Int)], doubt: FrameDoubt) {
        let sums = origin.size.map { Self.sum($0, name: "\($0.axis == .horizontal ? "width" : "height") · \($0.subject)") }
            + origin.position.map { Self.sum($0, name: $0.axis == .horizontal ? "x" : "y") }
        let doubts = (doubt.contains(.estimated) ? ["estimated by the width of a text"] : [])
            + (doubt.contains(.uncertain) ? ["uncertain: a line of its text may end elsewhere"] : [])
            + (doubt.isDisjoint(with: .undecided) ? [] : ["undecided: an estimate is kept"])
            + (doubt.isDisjoint(with: .unmeasured) ? [] : ["an estimate: its content is not measured yet"])
        json = .object([
            ("sums", .list(sums)), ("file", .string(file)),
            ("places", .list(places.map { .object([("what", .string($0.what)), ("line", .number($0.line))]) })),
            ("doubts", .strings(doubts)),
        ])
    }

    /// A sum as JSON: a name, the total and the terms.
    ///
    /// - Parameter name: `x`, `width of the item`.
    private static func sum(_ sum: FrameOrigin.Sum, name: String) -> JSONValue {
        let terms = sum.terms.enumerated().map { index, term in
            JSONValue.object([
                ("sign", .string(term.length < 0 ? "−" : index == 0 ? "" : "+")),
                ("length", .string(NumberText.text(Double(abs(term.length)), decimals: 2))), ("words", .string(term.words)),
            ])
        }
        return .object([
            ("name", .string(name)), ("total", .string(NumberText.text(Double(sum.total), decimals: 2))), ("terms", .list(terms)),
        ])
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
