import CompositionalLayout
import Foundation
import LayoutDocument
import Testing

struct TitleTests {
    private func titles(_ title: String) throws -> [String?] {
        let built = try document("galley: 1\nsections:\n  - {items: {count: 3, title: \"\(title)\"}, \(rowGroup)}\n").build()
        return try built.solve().elements().filter { $0.category == .cell }.map(built.title(of:))
    }

    @Test(arguments: [
        ("{item < 2 ? 'x{item}' : item}", ["x0", "x1", "2"]), ("{item < 2 ? '–' : item - 2}", ["–", "–", "0"]),
        ("{item == 0 ? 1.5 : item == 1 ? 'b' : item > 1}", ["1.5", "b", "true"]),
        ("a {item < 1 ? '{item + 1} of {3}' : 'none'}", ["a 1 of 3", "a none", "a none"]), ("{item < 3 ? '}{' : 0}", ["}{", "}{", "}{"]),
    ])
    func choicesInTitlesMixTextsAndNumbers(title: String, expected: [String]) throws {
        #expect(try titles(title) == expected)
    }

    @Test(arguments: [("{width < 2 ? 'x{itm}' : 1}", "itm"), ("{width < 2 ? 'x{1 +}' : 1}", "}")])
    func anErrorInAQuotedExpressionIsSaidWhereItStands(title: String, place: String) throws {
        let found = complaints("galley: 1\ntitle: \"\(title)\"\nsections: []\n")
        #expect(found.count == 1 && found.allSatisfy { !$0.hasPrefix("not") }, "\(found)")
        let column = try #require(title.range(of: place)).lowerBound
        let expected = 9 + title.distance(from: title.startIndex, to: column)
        #expect(found.first?.hasPrefix("2:\(expected) ") == true, "\(found)")
    }

    @Test func sizesStillNeedOneType() {
        #expect(complaints("galley: 1\nviewport: {width: \"1 < 2 ? 300 : 'x'\", height: 9}\nsections: []\n") != [])
    }
}
