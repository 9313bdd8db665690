import CompositionalLayout
import Foundation
import LayoutDocument
import Testing

/// Errors in texts of elements are reported once, at their location.
struct TextErrorTests {
    private static let rows =
        "group: {vertical: [{item: {width: fractionalWidth(1), height: estimated(9)}}], width: fractionalWidth(1), height: estimated(9)}"

    private func found(_ items: String) -> [String] {
        complaints("galley: 1\nsections: [{items: \(items), \(Self.rows)}]\n").map { String($0.drop { $0 != " " }.dropFirst()) }
    }

    @Test(arguments: [
        ("font: huge", "unknown font \"huge\""), ("font: 17", "unknown font \"17\""), ("font: [17]", "a font must be a map, not"),
        ("font: {}", "a font needs \"style\" or \"size\""),
        ("font: {style: body, size: 17}", "a font has either \"style\" or \"size\", not both"),
        ("font: {size: 0}", "size must be a number from 1 to 500, not"), ("font: {size: -17}", "size must be a number from 1 to 500"),
        ("font: {size: 1e300}", "size must be a number from 1 to 500"), ("font: {size: nan}", "size must be a number from 1 to 500"),
        ("font: {size: \"17\"}", "size must be a number from 1 to 500"), ("font: {size: 17, weight: fat}", "unknown weight \"fat\""),
        ("lines: -1", "lines must be a whole number from 0 to 10000, not"), ("lines: 1.5", "lines must be a whole number"),
        ("lines: 1e300", "lines must be a whole number"), ("lines: 99999999999999999999", "lines must be a whole number"),
        ("textInsets: 1e300", "textInsets is 1e+300; the limit is 10000000"), ("textInsets: 1 / 0", "textInsets must be a finite number"),
        ("textInsets: item", "\"item\" has no value here"), ("textInsets: [1, 2]", "textInsets as a list has four numbers"),
        ("subtitle: \"{1 / 0}\"", "subtitle must be a finite number"), ("subtitle: [a]", "subtitle must be text"),
    ])
    func whatIsWrongWithATextIsSaid(key: String, message: String) {
        let found = found("[{text: a, \(key)}]")
        #expect(!found.isEmpty && found[0].hasPrefix(message), "\(found)")
        #expect(found.count == 1 || key.hasPrefix("textInsets"), "\(found)")
    }

    @Test(arguments: ["subtitle: a", "font: body", "lines: 2", "textInsets: 2"])
    func whatIsSaidOfATextNeedsOne(key: String) {
        let name = key.prefix { $0 != ":" }
        #expect(found("[{\(key)}]") == ["an item has \"\(name)\" only with \"text\""])
        #expect(found("[{title: a, \(key)}]").count == 1)
    }

    @Test func aTextHasTheLimitOfATitle() {
        #expect(found("[{text: \(String(repeating: "a", count: 10_001))}]") == ["text is longer than 10000 bytes"])
        #expect(found("[{text: '\(String(repeating: "{1}", count: 101))'}]") == ["text has more than 100 expressions"])
        #expect(found("[{text: \(String(repeating: "a", count: 1_000_000))}]") == ["text is longer than 10000 bytes"])
    }

    @Test func theTextsOfAllSectionsHaveALimit() {
        let text = String(repeating: "ab ", count: 3_000)
        let message = "the texts that are measured have more than 500000 bytes, which is the limit"
        #expect(found("{count: 56, text: \(text)}") == [message])
        #expect(found("{count: 50000, text: \"Row {item}\"}") == [message])
        let section = "{repeat: 100, items: {count: 5, text: {TEXT}}, \(Self.rows)}".replacing("{TEXT}", with: text)
        let sections = complaints("galley: 1\nsections: [\(section)]\n")
        #expect(sections.count == 1 && sections[0].hasSuffix(message))
        #expect(found("{count: 50001, text: a}").first?.contains("50001 items have fitting sizes") == true)
    }

    @Test func manyTextsAreMeasured() throws {
        let solved = try document("galley: 1\nsections: [{items: {count: 2000, text: \"A row with a text of some words: {item}\"}, \(Self.rows)}]\n")
            .build().solve()
        #expect(solved.elementCount == 2_000 && solved.contentSize.height > 40_000)
    }

    /// Lines of one character each, as the word has no break.
    @Test func aLongWordInANarrowItemIsMeasured() throws {
        let text = String(repeating: "m", count: 10_000)
        let rows = Self.rows.replacing("fractionalWidth(1)", with: "1")
        let solved = try document("galley: 1\nviewport: {width: 100, height: 100, scale: 1}\nsections: [{items: [{text: \(text), font: {size: 500}}], \(rows)}]\n")
            .build().solve()
        #expect(solved.cells()[0].height == 5_966_797)
    }
}
