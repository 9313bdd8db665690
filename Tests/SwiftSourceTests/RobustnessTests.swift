import SwiftSource
import TestSupport
import Testing

/// No input stops the scanner or what is built on it.
struct RobustnessTests {
    /// Performs all operations on a file, and checks their invariants.
    private func read(_ bytes: [UInt8]) {
        let source = SourceText(bytes)
        let ranges = source.tokens.map(\.range)
        #expect(ranges.allSatisfy { !$0.isEmpty && $0.upperBound <= bytes.count })
        #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
        let copy = source.linuxText()
        #expect(copy.count == bytes.count)
        #expect(zip(copy, bytes).allSatisfy { $0 == $1 || ($0 >= 0x20 && $1 != 0x0A && $1 != 0x0D) })
        let declarations = DrawableDeclarations([source]).declarations
        let slice = Slice(
            declarations.map { Slice.Root(file: 0, offset: $0.range.lowerBound, extent: .member) }, wholeFiles: [0],
            of: AppNames([FileNames(source)])) { _ in source }
        #expect(slice.text(of: 0).count == bytes.count)
        let errors = [1, 2, 5].map { Diagnostic(line: $0, column: 3, message: "cannot find 'A' in scope") }
        var (repair, repaired) = (ModuleRepair([0: errors], in: [source], drawing: 1), SourceCopy(source))
        repaired.add(repair.edits())
        #expect(repaired.source.bytes.count >= bytes.count)
        for declaration in declarations {
            #expect(declaration.range.upperBound <= bytes.count && !declaration.name.isEmpty)
        }
    }

    @Test func aFileMayEndAnywhere() {
        let sample = Array(Samples.controller.utf8)
        // Every end of a construct is among those below.
        for end in stride(from: 0, to: sample.count, by: MoreTests.areWanted ? 1 : 7) { read(Array(sample[..<end])) }
        for text in HardTokens.cases {
            let bytes = Array(text.utf8)
            for end in bytes.indices { read(Array(bytes[..<end])) }
            if MoreTests.areWanted { for start in bytes.indices { read(Array(bytes[start...])) } }
        }
    }

    @Test func aFileMayHoldAnyBytes() {
        var random = SeededGenerator(seed: 14)
        for _ in 0..<MoreTests.count(100, more: 400) { read((0..<200).map { _ in UInt8.random(in: 0...255, using: &random) }) }
        for _ in 0..<MoreTests.count(250, more: 800) {
            read((0..<40).flatMap { _ in Array((Self.units.randomElement(using: &random) ?? "").utf8) })
        }
        for byte in UInt8.min...UInt8.max { read([UInt8](repeating: byte, count: 9)) }
    }

    /// A file with one construct, repeated: it would take minutes in quadratic time. The limit is a safety net.
    @Test(.timeLimit(.minutes(1)), arguments: units)
    func aLongFileOfOneConstructIsRead(unit: String) {
        let source = Array(String(repeating: unit, count: 32_000 / unit.utf8.count).utf8)
        let text = SourceText(source)
        #expect(text.linuxText().count == source.count)
        #expect(DrawableDeclarations([text]).declarations.count <= source.count)
    }

    /// Unterminated constructs, and those that need lookahead.
    private static let units = [
        "(", "/*/*", "\"", "\"\\(", "#\"\"\"\\#(", "#\"", " /a(", "/", "#/\n", "`a", "<#", "#", "@a(", "{", "}", "(}", "[)", "class A{",
        "class A:A{}", "func a<b,", "func a(b:", "let a:(", "let a=b,", "@a ", "#if ", "#if (", "#if a&&", "#if os(", "#elseif a\n",
        "import UIKit.", "dynamic ", "#Preview{", "#selector(", "// galley: a \"\n", "0x0.", "\r", "é", "√", " !/a", "a.", ",a:",
        "extension A.", "private(set) ", "throws ", "->", "A&", "class A:UIViewController{", "func f()->UICollectionViewLayout{}",
        ",@a(b)", "where ", "\\", "let f=UICollectionViewCompositionalLayout(",
    ]
}
