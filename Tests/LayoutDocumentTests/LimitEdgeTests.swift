import Foundation
import LayoutDocument
import Testing

/// Every limit of a document, at the last accepted and the first rejected value.
struct LimitEdgeTests {
    /// The errors of a document that is built but not solved, as solving a layout at its limits takes seconds.
    private func problems(_ text: String) -> [String] {
        do {
            _ = try document(text).build()
            return []
        } catch let error as DocumentError {
            return error.diagnostics.map(\.message)
        } catch {
            return ["not a DocumentError: \(error)"]
        }
    }

    private func problems(section: String) -> [String] { problems("galley: 1\nsections: [\(section)]\n") }

    // MARK: The text

    @Test func aDocumentHasAtMostAMegabyte() throws {
        let text = "galley: 1\nsections: []\n#"
        func data(_ count: Int) -> Data { Data(text.padding(toLength: count, withPad: "#", startingAt: 0).utf8) }
        let limit = 1 << 20
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID()).layout.yaml")
        defer { try? FileManager.default.removeItem(at: file) }
        try data(limit).write(to: file)
        #expect(try DocumentSource(contentsOf: file).text.utf8.count == limit)
        #expect(throws: Never.self) { try Document(DocumentSource(name: "a", data: data(limit))) }
        try data(limit + 1).write(to: file)
        let reads: [() throws -> DocumentSource] = [
            { try DocumentSource(name: "a", data: data(limit + 1)) }, { try DocumentSource(contentsOf: file) },
            { DocumentSource(name: "a", text: String(decoding: data(limit + 1), as: UTF8.self)) },
        ]
        for read in reads {
            let error = try #require(throws: DocumentError.self) { try Document(try read()) }
            #expect(error.description.contains("has 1048577 bytes; the limit is 1048576"))
        }
    }

    private func nested(_ depth: Int, _ content: String = "") -> String {
        String(repeating: "[", count: depth) + content + String(repeating: "]", count: depth)
    }

    private static let tooDeep = "lists and maps are nested deeper than 64 levels"

    @Test func listsAreNestedAtMost64Deep() {
        #expect(problems("galley: 1\nsections: []\na: \(nested(64))\n").contains { $0.hasPrefix("unknown key \"a\"") })
        #expect(problems("galley: 1\nsections: []\na: \(nested(65))\n") == [Self.tooDeep])
        #expect(problems("galley: 1\nsections: []\na: \(nested(64, "x"))\n") == [Self.tooDeep])
    }

    /// The levels within an alias's value count, as do those within nested aliases.
    @Test func anAliasIsAsDeepAsItsValue() {
        func found(_ direct: Int, _ through: Int) -> [String] {
            problems("""
                galley: 1
                sections: []
                a: &a \(nested(40))
                b: &b [*a]
                c: \(nested(direct, "*a"))
                d: \(nested(through, "*b"))
                """)
        }
        #expect(found(24, 23).allSatisfy { $0.hasPrefix("unknown key") })
        #expect(found(25, 23) == [Self.tooDeep])
        #expect(found(24, 24) == [Self.tooDeep])
    }

    @Test func aDocumentHasAtMost100000Values() {
        func found(_ count: Int) -> [String] {
            // In addition to the map itself and its other values.
            problems("galley: 1\nsections: []\na: [\(Array(repeating: "1", count: count - 4).joined(separator: ","))]\n")
        }
        #expect(found(100_000).contains { $0.hasPrefix("unknown key \"a\"") })
        #expect(found(100_001) == ["the document has more than 100000 values once its aliases are expanded"])
    }

    @Test func aTextHasAtMost10000Bytes() {
        func found(_ title: String) -> [String] { problems("galley: 1\ntitle: \(title)\nsections: []\n") }
        #expect(found(String(repeating: "é", count: 5000)).isEmpty)
        #expect(found(String(repeating: "é", count: 5000) + "e") == ["title is longer than 10000 bytes"])
    }

    // MARK: Lists

    /// Each element makes a colour of every style, opens a file or draws a picture.
    @Test(arguments: [
        ("style: {colors: {sections: [N]}}", "teal", 100, "sections"), ("style: {fonts: [N]}", "none.ttf", 100, "fonts"),
        ("style: {fonts: {files: [N]}}", "none.ttf", 100, "fonts"),
    ])
    func aListOfWhatIsCostlyHasALastElement(form: String, element: String, last: Int, name: String) {
        func found(_ count: Int) -> [String] {
            let list = Array(repeating: element, count: count).joined(separator: ", ")
            return problems("galley: 1\nsections: []\n\(form.replacing("N", with: list))\n")
        }
        let message = "\(name) has more than \(last) entries"
        #expect(!found(last).contains(message))
        #expect(found(last + 1) == [message])
    }

    // MARK: Expressions

    @Test func anExpressionHasAtMost400Characters() {
        func found(_ first: String) -> [String] {
            problems(section: "{items: '\(first)\(String(repeating: "+1", count: 199))', \(rowGroup)}")
        }
        #expect(found("10").isEmpty)
        #expect(found("100") == ["the expression is longer than 400 characters, for items"])
    }

    @Test(arguments: [("(", ")", ""), ("-", "", "0 *"), ("true?", ":0", "")])
    func anExpressionIsNestedAtMost40Deep(open: String, close: String, start: String) {
        // The expression itself is the first level.
        func found(_ depth: Int) -> [String] {
            let (opened, closed) = (String(repeating: open, count: depth - 1), String(repeating: close, count: depth - 1))
            return problems(section: "{items: '\(start)\(opened)1\(closed)', \(rowGroup)}")
        }
        #expect(found(40).isEmpty)
        #expect(found(41) == ["the expression is nested deeper than 40 levels, for items"])
    }

    // MARK: Counts

    @Test func theSectionsOfAllRepetitionsHaveALimit() {
        func found(_ first: Int, _ second: String) -> [String] {
            problems(section: "{repeat: \(first), items: 0, \(rowGroup)}, {\(second)items: 0, \(rowGroup)}")
        }
        #expect(found(19_999, "repeat: 1, ").isEmpty && found(19_999, "").isEmpty)
        #expect(found(20_001, "") == ["repeat is 20001; the limit is 20000"])
        #expect(found(19_998, "repeat: 3, ") == ["repeat is 3; the limit is 2"])
        // A section that is not repeated counts too, and is not silently omitted.
        #expect(found(20_000, "") == ["the document has more than 20000 sections, which is the limit"])
    }

    @Test(arguments: [
        ("items: N, \(rowGroup)", 0.0, 1e12, "items"), ("repeat: N, items: 1, \(rowGroup)", 0, 20_000, "repeat"),
        ("items: 1, group: {horizontal: [{item: {width: 9, height: 9}}], count: N, width: 9, height: 9}", 1, 10_000, "count"),
        ("items: 1, group: {horizontal: [{item: {width: 9, height: 9}}], repeating: N, width: 9, height: 9}", 1, 10_000, "repeating"),
    ])
    func aCountHasAFirstAndALastValue(section: String, first: Double, last: Double, name: String) {
        func found(_ count: Double) -> [String] {
            problems(section: "{\(section.replacing("N", with: "\(Int(count))"))}")
        }
        #expect(found(first).isEmpty && found(last).isEmpty)
        #expect(found(first - 1).count == 1 && found(first - 1)[0].hasPrefix("\(name) must be at least \(Int(first)), but is "))
        #expect(found(last + 1).count == 1 && found(last + 1)[0].hasSuffix("; the limit is \(Int(last))"))
    }

    @Test func aGroupHoldsAtMost100000Items() {
        let item = "{item: {width: 0, height: 0}}"
        let many = "{group: {width: 9, height: 9, count: 10, vertical: [{group: {width: 9, height: 9, repeating: 10000, vertical: [\(item)]}}]}}"
        #expect(problems(section: "{items: 1, group: {width: 9, height: 9, horizontal: [\(many)]}}").isEmpty)
        #expect(problems(section: "{items: 1, group: {width: 9, height: 9, horizontal: [\(many), \(item)]}}")
            == ["the group holds 100001 items, counting those of nested groups; the limit is 100000"])
    }

    @Test func itemsWithFittingSizesHaveALimitInASectionAndInAll() {
        func section(_ count: Int) -> String { "{items: {count: \(count), fitting: {height: 9}}, \(rowGroup)}" }
        #expect(problems(section: section(50_000)).isEmpty)
        #expect(problems(section: section(50_001)) == ["50001 items have fitting sizes; the limit is 50000"])
        #expect(problems(section: section(49_999) + ", " + section(1)).isEmpty)
        #expect(problems(section: section(49_999) + ", " + section(2))
            == ["more than 50000 items of all sections have fitting sizes, which is the limit"])
    }

    // MARK: Numbers

    @Test(arguments: [
        ("interGroupSpacing: N, items: 1, \(rowGroup)", "10000000", "10000001"),
        ("interGroupSpacing: -N, items: 1, \(rowGroup)", "10000000", "10000001"),
        ("items: 1, group: {horizontal: [{item: {width: 1, height: 1}}], width: fractionalWidth(N), height: 1}", "10000", "10000.5"),
        ("items: 1, background: {zIndex: N}, \(rowGroup)", "1000000000000", "1000000000001"),
        ("items: 1, background: {zIndex: -N}, \(rowGroup)", "1000000000000", "1000000000001"),
    ])
    func aNumberHasALastValue(section: String, last: String, first: String) {
        #expect(problems(section: "{\(section.replacing("N", with: last))}").isEmpty)
        let found = problems(section: "{\(section.replacing("N", with: first))}")
        #expect(found.count == 1 && found[0].hasSuffix("\(first); the limit is \(last)"), "\(found)")
    }

    @Test(arguments: [("width", "0.5", "0"), ("width", "100000", "100000.5"), ("height", "100000", "100000.5"), ("scale", "1", "0"), ("scale", "3", "4")])
    func aViewportHasAFirstAndALastSide(key: String, accepted: String, refused: String) {
        func found(_ number: String) -> [String] {
            let values = ["width": "9", "height": "9", "scale": "2"].merging([key: number]) { $1 }
            return problems("galley: 1\nviewport: {\(values.map { "\($0): \($1)" }.joined(separator: ", "))}\nsections: []\n")
        }
        #expect(found(accepted).isEmpty)
        #expect(found(refused).count == 1 && found(refused)[0].contains(key))
    }
}
