import Foundation
import SwiftSource
import TestSupport
import Testing

/// Functions made of bodies that make layouts, as `Fixtures/LayoutBodies` shows them.
struct LayoutFunctionTests {
    private static let folder = Fixtures.folder.appendingPathComponent("LayoutBodies")

    private func functions(of source: SourceText) -> LayoutFunctions? {
        let entries = DrawableDeclarations([source]).declarations.filter { $0.kind != .controller }.map(\.range.lowerBound)
        return LayoutFunctions(of: source, flags: [], besides: entries.contains)
    }

    @Test(arguments: ["Body", "NestedFunction", "Property", "Initializer", "Condition", "Parameters"])
    func aFunctionReturnsTheLayoutOfABody(name: String) throws {
        let folder = Self.folder.appendingPathComponent(name)
        let made = try #require(functions(of: SourceText(String(contentsOf: folder.appendingPathComponent("before.swift"), encoding: .utf8))))
        let lines = made.source.text(made.source.bytes.indices).split(separator: "\n", omittingEmptySubsequences: false)
        // Without the blanks in place of code that is left out.
        let after = lines.map { line in
            let words = line.split(separator: " ").joined(separator: " ")
            return words.isEmpty ? "" : line.prefix { $0 == " " } + words
        }.joined(separator: "\n")
        #expect(try after == String(contentsOf: folder.appendingPathComponent("after.swift"), encoding: .utf8), "\(after)")
    }

    @Test func entriesAndOtherUsesOfTheTypeStay() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("Entries/before.swift"), encoding: .utf8)
        #expect(functions(of: SourceText(text)) == nil)
    }

    @Test func functionsHaveTheLinesAndNamesOfTheirMembers() throws {
        func made(_ name: String) throws -> [LayoutFunctions.Function] {
            let file = Self.folder.appendingPathComponent("\(name)/before.swift")
            return try #require(functions(of: SourceText(String(contentsOf: file, encoding: .utf8)))).functions
        }
        #expect(try made("Body").map(\.title) == ["viewDidLoad()"] && made("Body").map(\.line) == [4])
        #expect(try made("Property").map(\.title) == ["list", "grid", "icons"])
        #expect(try made("Initializer").map(\.name) == ["galley_layout_init"])
        #expect(try made("Parameters").map(\.hasOthers) == [true] && made("Condition").map(\.hasOthers) == [false])
    }

    /// Tokens keep their lines also in files with mistakes: in texts that end amid their code.
    @Test func everyTokenKeepsItsLine() throws {
        for name in try FileManager.default.contentsOfDirectory(atPath: Self.folder.path) {
            let bytes = Array(try Data(contentsOf: Self.folder.appendingPathComponent("\(name)/before.swift")))
            let tokens = SourceText(bytes).tokens
            for token in stride(from: tokens.count - 1, to: 0, by: -5).map({ tokens[$0] }) {
                let source = SourceText(Array(bytes[..<token.range.upperBound]))
                guard let made = functions(of: source) else { continue }
                let newline = UInt8(ascii: "\n")
                #expect(made.source.bytes.count { $0 == newline } == source.bytes.count { $0 == newline })
                let declared = Set(DrawableDeclarations([made.source]).declarations.map { "\($0.line) \($0.name)" })
                for function in made.functions where token == tokens.last {
                    #expect(declared.contains("\(function.line) \(function.name)"), "\(function)")
                }
            }
        }
    }
}
