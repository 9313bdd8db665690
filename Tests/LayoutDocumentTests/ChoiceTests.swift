import CompositionalLayout
import Foundation
import LayoutDocument
import Testing

/// Conditions that choose a dimension, a spacing, a colour or a text.
struct ChoiceTests {
    private func document(
        item: String = "fractionalWidth(1)", spacing: String = "0", items: String = "2", title: String = "Title"
    ) throws -> Document {
        try Document(DocumentSource(name: "choice.layout.yaml", text: """
            galley: 1
            title: "\(title)"
            sections:
              - items: \(items)
                group:
                  horizontal:
                    - item: {width: "\(item)", height: fractionalHeight(1)}
                  interItemSpacing: "\(spacing)"
                  width: fractionalWidth(1)
                  height: 50

            """))
    }

    private func frames(_ document: Document, width: CGFloat) throws -> [CGRect] {
        try document.build(in: LayoutViewport(width: width, height: 600)).solve().elements().map(\.frame)
    }

    private func message(_ body: () throws -> Void) -> String {
        do {
            try body()
            return ""
        } catch {
            return "\(error)"
        }
    }

    @Test(arguments: [
        "width > 700 ? fractionalWidth(0.25) : absolute(300)", "width <= 700 ? 300 : .fractionalWidth(0.25)",
        "width>700?fractionalWidth(width > 700 ? 0.25 : 1):estimated(300)",
        "width > 900 ? 10 : width > 700 ? fractionalWidth(1/4) : absolute(300)",
        "(width > 700 ? true : false) ? fractionalWidth(0.25) : absolute(100 * 3)",
        "(width > 700 ? (width > 750 ? fractionalWidth(0.25) : 1) : (absolute(300)))",
    ])
    func aConditionChoosesADimension(text: String) throws {
        let document = try document(item: text)
        #expect(try frames(document, width: 800)[0].width == 200)
        #expect(try frames(document, width: 600)[0].width == 300)
    }

    /// A choice of numbers stays an expression, and may be part of a longer one.
    @Test func aChoiceOfNumbersIsANumber() throws {
        #expect(try frames(document(item: "(width > 700 ? 100 : 50) * 2"), width: 800)[0].width == 200)
        #expect(try frames(document(item: "fractionalWidth(width > 700 ? 0.5 : 1)"), width: 800)[0].width == 400)
    }

    @Test func aConditionChoosesASpacing() throws {
        let document = try document(item: "100", spacing: "width > 700 ? fixed(20) : flexible(0)")
        #expect(try frames(document, width: 800).map(\.minX) == [0, 120])
        #expect(try frames(document, width: 250).map(\.minX) == [0, 150])
    }

    @Test func aConditionChoosesAColorForEachItem() throws {
        let document = try document(items: "{count: 3, color: \"item % 2 == 0 ? teal : '#AA3300'\"}")
        let built = try document.build(in: LayoutViewport(width: 100, height: 600))
        let colors = try built.solve().elements().map(built.color)
        #expect(colors == [.named("teal"), .rgb(red: 0xAA, green: 0x33, blue: 0), .named("teal")])
    }

    @Test func aConditionChoosesAText() throws {
        let document = try document(title: "{width > 700 ? 'Two: \\\"a, b\\\"' : 'One'} of {'it' == 'it' ? 2 : 1}")
        #expect(try document.build(in: LayoutViewport(width: 800, height: 600)).title == "Two: \"a, b\" of 2")
        #expect(try document.build(in: LayoutViewport(width: 700, height: 600)).title == "One of 2")
        #expect(try self.document(title: "{'a}b'}, {'c'}").build().title == "a}b, c")
    }

    @Test(arguments: [
        ("width > 700 ? fractionalWidth(0.25) : nonsense(3)", "7:64: error: unknown width \"nonsense\""),
        ("width > 700 ? fractionalWidth(0.25) : fractionalWidth(x)", "7:80: error: unknown name \"x\""),
        ("width + 700 ? fractionalWidth(0.25) : 3", "7:26: error: the condition of width must be true or false, not a number"),
        ("fractionalWidth(0.5) - 10", "7:26: error: fractionalWidth(…) cannot be part of a larger expression; choose between whole values: \"width > 700 ? "),
        ("width > 700 ? fractionalWidth(0.5)", "choose between whole values: \"width > 700 ? fractionalWidth(…) : fractionalHeight(…)\""),
        ("width > 700 ? fractionalWidht(0.3) : absolut(3)", "7:40: error: unknown width \"fractionalWidht\"; did you mean \"fractionalWidth\"?"),
        ("width > 700 ? 'wide' : fractionalWidth(0.5)", "7:40: error: width must be a number, not text"),
    ])
    func aWrongChoiceIsSaidAtItsPlace(text: String, expected: String) {
        let message = message { _ = try document(item: text) }
        #expect(message.contains(expected), "\(message)")
    }

    @Test func aWrongColorAndAnOpenQuoteAreSaidAtTheirPlace() {
        let color = message { _ = try document(items: "{count: 3, color: \"item == 0 ? teal : mauve\"}") }
        #expect(color.contains("4:50: error: unknown color \"mauve\""), "\(color)")
        let quote = message { _ = try document(title: "{width > 3 ? 'a : 'b'}") }
        #expect(quote.contains("2:29: error: the text has no closing quote"), "\(quote)")
    }

    @Test func choicesMayBeNested40LevelsDeep() {
        func chain(_ count: Int) -> String { String(repeating: "true ? fixed(1) : ", count: count) + "2" }
        let (accepted, rejected) = (message { _ = try document(spacing: chain(40)) }, message { _ = try document(spacing: chain(41)) })
        #expect(accepted.isEmpty, "\(accepted)")
        #expect(rejected.contains("the choices of interItemSpacing are nested deeper than 40 levels"), "\(rejected)")
    }

    /// The limit is on levels: this choice of 128 values has 7.
    @Test func aChoiceMayHaveManyValues() {
        let choice = (0..<7).reduce("fixed(1)") { inner, _ in "width > 9 ? (\(inner)) : (\(inner))" }
        let message = message { _ = try document(spacing: choice) }
        #expect(message.isEmpty, "\(message)")
    }

    /// Splitting it into parts would take seconds.
    @Test(arguments: [String(repeating: "1?1:", count: 5_000) + "1", String(repeating: "1?", count: 5_000) + "1" + String(repeating: ":1", count: 5_000)])
    func aChoiceHasALongestLength(text: String) {
        let message = message { _ = try document(item: text) }
        #expect(message.contains("the expression is longer than 400 characters"), "\(message.prefix(300))")
    }

    /// Removing pairs of parentheses one by one would copy the rest each time.
    @Test func aValueInCountlessParenthesesIsRefusedAtOnce() {
        let text = String(repeating: "(", count: 100_000) + "1" + String(repeating: ")", count: 100_000)
        let dimension = message { _ = try document(item: text) }
        #expect(dimension.contains("the expression is longer than 400 characters"), "\(dimension.prefix(300))")
        let color = message { _ = try document(items: "[{color: \"\(text)\"}]") }
        #expect(color.contains("unknown color"), "\(color.prefix(300))")
    }

    // MARK: Messages

    @Test(arguments: ["sections:\n\t- items: 3\n", "sections:\n  - items: 3\n\t  group: 3\n", "title: a\n\tb: 3\nsections: []\n"])
    func aTabIsCalledATab(text: String) {
        let message = message { _ = try Document(DocumentSource(name: "tab.layout.yaml", text: "galley: 1\n" + text)) }
        #expect(message.contains("there is a tab here; YAML is indented with spaces"), "\(message)")
    }

    /// In parentheses, which are left out, an error has the column of its word.
    @Test(arguments: [
        "nope > 7 ? absolute(30) : absolute(40)", "width > 7 ? absolute(nope) : absolute(40)",
        "width > 7 ? absolute(30) : absolute(nope)", "width > 7 ? absolute(3) : (width > 5 ? absolute(nope) : absolute(4))",
    ])
    func anErrorHasTheColumnOfItsWord(choice: String) throws {
        for depth in 0...3 {
            let value = String(repeating: "( ", count: depth) + choice + String(repeating: ")", count: depth)
            let line = "  - {items: 1, group: {horizontal: [{item: {height: 9, width: \"\(value)\"}}], width: 99, height: 9}}"
            let column = try #require(line.range(of: "nope")).lowerBound.utf16Offset(in: line) + 1
            #expect(complaints("galley: 1\nsections:\n\(line)\n").first?.hasPrefix("3:\(column) ") == true, "\(depth)")
        }
    }
}
