import Foundation
import SwiftSource
import TestSupport
import Testing

/// A name that is missing in a branch, wherever the branch may be, leaves code that compiles after one repair.
struct RepairPlaceTests {
    /// Bodies that give a value of the type `T` in each `☐`.
    private static let bodies = [
        "switch n {\ncase 1: ☐\ncase 2: ☐\ndefault: ☐\n}",
        "switch n {\ncase 1:\n☐\ncase 2, 3:\n☐\ndefault:\n☐\n}",
        "switch n {\ncase 1: return ☐\ncase 2:\nreturn ☐\ndefault: return ☐\n}",
        "switch n {\ncase 1:\nlet m = n + 1\nprint(m)\nreturn ☐\ndefault:\nprint(n)\nreturn ☐\n}",
        "switch Optional(n) {\ncase .some(let m) where m > 1: ☐\ncase .some: ☐\ncase nil: ☐\n}",
        "switch kind {\ncase .one: ☐\ncase .two: ☐\n@unknown default: ☐\n}",
        "switch kind {\ncase .one:\n☐\n@unknown default:\n☐\n}",
        "if n == 1 {\n☐\n} else if n == 2 {\n☐\n} else {\n☐\n}",
        "if n == 1 {\nreturn ☐\n} else if n == 2 { return ☐ }\nreturn ☐",
        "guard n > 1 else {\nreturn ☐\n}\nreturn ☐",
        "guard n > 1 else { return ☐ }\nlet m = n\nreturn m > 2 ? ☐ : ☐",
        "do {\nreturn try attempt(☐)\n} catch {\nreturn ☐\n}",
        "for _ in 0..<n {\nreturn ☐\n}\nreturn ☐", "while n > 1 {\nreturn ☐\n}\nreturn ☐", "repeat {\nreturn ☐\n} while n > 1",
        "defer { print(n) }\nif n > 1 { print(n) } else { return ☐ }\nreturn ☐",
    ]

    /// Each body as a property and as a function, with one missing name in it.
    private static func code(_ type: String, _ value: String) -> String {
        var members: [String] = []
        for body in bodies {
            let slots = body.components(separatedBy: "☐")
            for missing in 1..<slots.count {
                let text = slots.enumerated().map { index, text in index == 0 ? text : (index == missing ? "Words.name" : value) + text }.joined()
                members.append("var member\(members.count): \(type) {\n\(text)\n}\n")
                members.append("func member\(members.count)() -> \(type) {\n\(text)\n}\n")
            }
        }
        return """
            enum Kind { case one, two }
            func attempt<Value>(_ value: Value) throws -> Value { value }
            struct Rows {
            var n = 1
            var kind = Kind.one
            \(members.joined())}
            """
    }

    private func errors(of text: String) throws -> String {
        try TestSupport.inNewFolder { folder in
            let file = folder.appendingPathComponent("Rows.swift")
            try Data(text.utf8).write(to: file)
            let arguments = ["-typecheck", "-suppress-warnings", "-swift-version", "5", "-parse-as-library", file.path]
            return try #require(Tool.named("swiftc")).run(arguments).errorText
        }
    }

    @Test(arguments: [("String", "\"one\""), ("Int?", "n"), ("UInt8", "7")])
    func aBranchWithoutItsValueCompiles(type: String, value: String) throws {
        let code = Self.code(type, value)
        let lines = code.components(separatedBy: "\n")
        let missing = lines.enumerated().flatMap { number, line in
            line.ranges(of: "Words").map { "Rows.swift:\(number + 1):\(line.distance(from: line.startIndex, to: $0.lowerBound) + 1)" }
        }
        let diagnostics = missing.compactMap { Diagnostic.read("\($0): error: cannot find 'Words' in scope")?.diagnostic }
        #expect(diagnostics.count > 60)
        var repair = ModuleRepair([0: diagnostics], in: [SourceText(code)], drawing: 1)
        var copy = SourceCopy(SourceText(code))
        copy.add(repair.edits())
        let repaired = copy.source.text(copy.source.bytes.indices)
        #expect(!repaired.contains("Words."))
        #expect(try errors(of: repaired) == "")
    }
}
