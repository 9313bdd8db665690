import SwiftSource
import Testing

/// Scans texts that do not compile.
struct ScannerTests {
    /// The texts of tokens, without the text in strings.
    private func texts(_ text: String) -> [String] {
        let source = SourceText(text)
        return source.tokens.map { source.text($0.range) }
    }

    @Test(arguments: [
        ("/* a /* b */", ["/* a /* b */"]), ("\"a", ["\"", "a"]), ("\"a\nb", ["\"", "a", "b"]), ("\"\"\"a\n\"b", ["\"\"\"", "a\n\"b"]),
        ("#\"a\"", ["#\"", "a\""]), ("\"\\(a", ["\"", "\\(", "a"]), ("\"\\", ["\"", "\\"]), ("#/a\nb", ["#/a", "b"]),
        ("#/\na", ["#/\na"]), ("`a\nb", ["`", "a", "b"]), ("<#a", ["<", "#a"]), ("@", ["@"]), ("##", ["#", "#"]),
    ])
    func whatIsNotClosedEndsWithItsLineOrTheFile(text: String, expected: [String]) {
        #expect(texts(text) == expected)
    }

    @Test func linesAreCountedByTheirEndsWithinTokensToo() {
        let source = SourceText("a\nb\r\nc\rd /*\n\n*/ e \"\"\"\n\n\"\"\" f")
        let lines = source.tokens.filter { $0.kind == .identifier }.map(\.line)
        #expect(lines == [1, 2, 3, 4, 6, 8])
    }

    @Test func everyByteIsOfOneTokenOrBlank() {
        for text in HardTokens.cases {
            var (position, line) = (0, 1)
            let source = SourceText(text)
            for token in source.tokens {
                #expect(token.range.lowerBound >= position && !token.range.isEmpty)
                #expect(token.line >= line)
                let between = source.bytes[position..<token.range.lowerBound]
                #expect(between.allSatisfy { $0 <= 0x20 || [0xEF, 0xBB, 0xBF].contains($0) })
                (position, line) = (token.range.upperBound, token.line)
            }
        }
    }
}
