import Foundation
import LayoutDocument
import Testing

/// Formatting of messages for any document.
struct MessageTests {
    private func error(_ text: String, name: String = "test.layout.yaml") throws -> DocumentError {
        try #require(throws: DocumentError.self) {
            _ = try Document(DocumentSource(name: name, data: Data(text.utf8))).build()
        }
    }

    @Test func ofManyErrorsTheFirstAreDescribedAndAllCounted() throws {
        let keys = (0..<3_000).map { "k\($0): 1\n" }.joined()
        let error = try error("galley: 1\nsections: []\n\(keys)")
        #expect(error.count == 3_000 && error.diagnostics.count == 100)
        #expect(error.diagnostics.first?.mark?.line == 3 && error.diagnostics.last?.mark?.line == 102)
        #expect(error.description.hasSuffix("\ntest.layout.yaml: error: and 2980 more errors"))
    }

    @Test func ofManyErrorsInExpressionsTheFirstAreDescribed() throws {
        let sections = (0..<300).map { "  - {items: widht\($0) + 1, \(rowGroup)}\n" }.joined()
        let error = try error("galley: 1\nsections:\n\(sections)")
        #expect(error.count == 300 && error.diagnostics.count == 100)
        #expect(error.diagnostics[0].message.hasPrefix("unknown name \"widht0\"; did you mean \"width\"?"))
    }

    @Test func anErrorFoundTwiceAtOnePlaceIsOne() throws {
        let error = try error("galley: 1\nsections: [{repeat: 5, items: 1, header: {height: -1}, \(rowGroup)}]\n")
        #expect(error.count == 5, "one a section")
        let same = try self.error("galley: 1\nsections: [{items: 1, header: {height: 9, title: '{0/0}{0/0}'}, \(rowGroup)}]\n")
        #expect(same.count == 2 && same.diagnostics.count == 2)
    }

    @Test(arguments: [
        "galley: 1\nboundaryItems: ITEMS\nsections: [{items: 1, GROUP}]\n",
        "galley: 1\nsections: [{items: 1, boundaryItems: ITEMS, GROUP}]\n",
    ])
    func ofEqualKindsTheLastOneIsMarked(text: String) throws {
        let items = "[{kind: a, width: 1, height: 1, alignment: top},\n {kind: a, width: 1, height: 1, alignment: bottom}]"
        let text = text.replacing("ITEMS", with: items).replacing("GROUP", with: rowGroup)
        let error = try #require(throws: DocumentError.self) {
            try Document(DocumentSource(name: "test.layout.yaml", data: Data(text.utf8))).build().solve()
        }
        #expect(error.diagnostics.map { $0.mark?.line } == [3])
    }

    @Test(arguments: [
        (2, "line 4"), (3, "lines 4, 5"), (9, "lines 4, 5, 6, 7, 8, 9, 10, 11"),
        (10, "lines 4, 5, 6, 7, 8, 9, 10, 11 and 1 more"),
    ])
    func equalErrorsAreOneWithTheLinesOfTheOthers(count: Int, lines: String) throws {
        let sections = String(repeating: "  - {items: 1, wrong: 2, \(rowGroup)}\n", count: count)
        let error = try error("galley: 1\nsections:\n\(sections)")
        #expect(error.count == count && error.description.hasPrefix("test.layout.yaml:3:16: error: unknown key \"wrong\""))
        #expect(error.description.hasSuffix("\n (the same in \(lines))"), "\(error.description)")
    }

    @Test func equalErrorsOfOneLineAreCounted() throws {
        let sections = Array(repeating: "{items: 1, wrong: 2, \(rowGroup)}", count: 3).joined(separator: ", ")
        let error = try error("galley: 1\nsections: [\(sections)]\n")
        #expect(error.description.hasSuffix("\n (the same in line 2, 2 times)"), "\(error.description)")
    }

    @Test(arguments: [
        ("galley: 123456789012345678901\nsections: []\n", "1:9 version 123456789012345678901 of the format is not supported; write 1"),
        ("galley: -1\nsections: []\n", "1:9 version -1 of the format is not supported; write 1"),
        ("galley: 1.0\nsections: []\n", "1:9 galley must be a whole number, not \"1.0\""),
        ("galley: 1\ninterSectionSpacing: 1e400\nsections: []\n", "2:22 \"1e400\" is beyond the largest number, 1.8e308, for interSectionSpacing"),
        ("galley: 1\ninterSectionSpacing: 1e\nsections: []\n", "2:22 \"1e\" is not a number, for interSectionSpacing"),
        ("\u{FEFF}\u{FEFF}galley: 1\nsections: []\n", "the file begins with two byte order marks (U+FEFF); remove them"),
        ("galley: 1\n\u{FEFF}sections: []\n", "2:2 while parsing a block mapping: did not find expected key; line 2 contains a byte order mark (U+FEFF), which is not visible"),
    ])
    func whatIsWrongIsCalledByItsName(text: String, message: String) {
        #expect(complaints(text) == [message])
    }

    @Test func aByteOrderMarkIsDropped() {
        #expect(complaints("\u{FEFF}galley: 1\nsections: []\n").isEmpty)
    }

    @Test(arguments: [[0xFF, 0xFE], [0xFE, 0xFF]] as [[UInt8]])
    func aTextInUTF16IsCalledSo(mark: [UInt8]) throws {
        let error = try #require(throws: DocumentError.self) { try DocumentSource(name: "a", data: Data(mark + Array("g\0a\0".utf8))) }
        #expect(error.description == "a: error: the file begins with a byte order mark of UTF-16; save it as UTF-8")
    }

    @Test func namesInMessagesAreCut() throws {
        let long = String(repeating: "x", count: 20_000)
        let accents = "x" + String(repeating: "\u{301}", count: 20_000)
        for text in [
            "scrollDirection: \(long)", "\(long): 1", "viewport: \(long)", "interSectionSpacing: \(long.prefix(300))",
            "scrollDirection: \(accents)", "viewport: {width: \(long)(3), height: 3}", "style: {colors: {page: \(long)}}",
        ] {
            let error = try error("galley: 1\nsections: []\n\(text)\n")
            #expect(error.description.utf8.count < 1000, "\(text.prefix(30))")
        }
    }

    @Test func whatIsNotPrintedIsEscaped() throws {
        let hostile = "k\\e[31m\\nforged: error: \\u202e\\x9b"
        let error = try error("galley: 1\n\"\(hostile)\": 1\nsections: []\n", name: "a\n\u{1B}[2J.yaml")
        #expect(error.description.hasPrefix(
            "a\\n\\u{1B}[2J.yaml:2:1: error: unknown key \"k\\u{1B}[31m\\nforged: error: \\u{202E}\\u{9B}\" in a layout document"))
        #expect(error.description.split(separator: "\n").count == 3)
    }

    @Test func whatIsNotPrintedTakesOneColumnOfAQuotedLine() throws {
        let error = try error("galley: 1\ntitle: \"\u{202E}\u{200B}\" # \u{85}oops: 1\nsections: []\n")
        let lines = error.description.split(separator: "\n")
        #expect(lines[1] == " 3 | oops: 1", "the next line of YAML begins after U+0085")
        let tab = try self.error("galley: 1\nsections: [{items: \"\u{202E}\u{200B}\t!\"}]\n")
        let quoted = tab.description.split(separator: "\n")
        #expect(quoted.contains { $0.contains("\"\u{FFFD}\u{FFFD}\t!\"") }, "\(tab.description)")
    }

    @Test(arguments: [
        "width: width > 300 ? fractionalWidth(0.45) : absolute(320)", "layout: {width: width > 300 ? absolute(1) : absolute(2), height: 3}",
    ])
    func anExpressionThatIsNotQuotedIsAdvisedToBe(line: String) throws {
        let error = try error("galley: 1\n\(line)\nsections: []\n")
        #expect(error.diagnostics[0].message.hasSuffix("; an expression with \": \" is written in quotes: \"width > 300 ? 2 : 1\""), "\(error)")
        let other = try self.error("galley: 1\nwhat: a: b\nsections: []\n")
        #expect(!other.description.contains("in quotes"))
    }

    @Test func nestingBeyondTheLibrarysLimitIsSaidInTheSameWords() throws {
        let error = try error("galley: 1\nsections: " + String(repeating: "[", count: 30_000) + "\n")
        #expect(error.diagnostics.map(\.message) == ["lists and maps are nested deeper than 64 levels"])
        #expect(error.diagnostics[0].mark?.line == 2)
    }

    @Test(arguments: [("\u{0}", "0000", 2), ("\u{7}", "0007", 2), ("\u{1B}", "001B", 2), ("\u{FFFE}", "FFFE", 2)])
    func aCharacterThatNoDocumentHasIsNamed(character: String, code: String, line: Int) throws {
        let error = try error("galley: 1\ntitle: a\(character)b\nsections: []\n")
        #expect(error.diagnostics[0].mark == SourceMark(line: line, column: 9))
        #expect(error.diagnostics[0].message.hasPrefix("the character U+\(code) is not allowed here"), "\(error)")
    }

    /// One mistake, and one in each three characters.
    @Test(arguments: 1...12) func aNameIsFoundWithMistakesInAThirdOfIt(length: Int) {
        let name = String("abcdefghijkl".prefix(length))
        for mistakes in 0...length {
            let typed = String(repeating: "z", count: mistakes) + name.dropFirst(mistakes)
            let found = NearestName.suggestion(for: typed, among: [name])
            #expect((found != nil) == (mistakes <= max(1, length / 3)), "\(mistakes)")
        }
    }
}
