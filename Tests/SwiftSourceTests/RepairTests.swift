import Foundation
import SwiftSource
import TestSupport
import Testing

/// Each rule for what the compiler rejects, as `Fixtures/Repairs` shows it.
struct RepairTests {
    /// A rule's text, with the compiler's words, which name lines and columns.
    private struct Sample {
        let before: String
        let diagnostics: [Diagnostic]

        init(_ name: String) throws {
            let folder = Fixtures.folder.appendingPathComponent("Repairs/\(name)")
            before = try String(contentsOf: folder.appendingPathComponent("before.swift"), encoding: .utf8)
            let words = try String(contentsOf: folder.appendingPathComponent("diagnostics.txt"), encoding: .utf8)
            diagnostics = words.split(separator: "\n").compactMap { Diagnostic.read("before.swift:\($0)")?.diagnostic }
        }

        var edits: [CodeEdit] {
            var repair = ModuleRepair([0: diagnostics], in: [SourceText(before)], drawing: 1)
            return repair.edits()
        }

        /// Without blanks at the ends of lines.
        var after: String {
            var copy = SourceCopy(SourceText(before))
            copy.add(edits)
            let text = copy.source.text(copy.source.bytes.indices)
            return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
                line.lastIndex { $0 != " " }.map { String(line[...$0]) } ?? ""
            }.joined(separator: "\n")
        }
    }

    @Test(arguments: Repair.names)
    func aRuleLeavesTheRestAsItIs(name: String) throws {
        let sample = try Sample(name)
        #expect(!sample.diagnostics.isEmpty)
        let after = Fixtures.folder.appendingPathComponent("Repairs/\(name)/after.swift")
        #expect(try sample.after == String(contentsOf: after, encoding: .utf8))
        #expect(sample.edits.contains { $0.leftOut?.rule == name }, "\(sample.edits.compactMap(\.leftOut?.rule))")
    }

    @Test func wordsAndMarksWithoutAMeaningHereAreNoLeftOutCode() throws {
        let untold = try Repair.names.filter { name in try Sample(name).edits.contains { $0.leftOut?.rule == name && $0.words == nil } }
        #expect(Set(untold) == ["Access", "OptionalCall", "Qualifier", "RequiredOverride"])
    }

    /// A compiler with other words fails here: `Complaint` has all that galley knows.
    @Test(arguments: Repair.names)
    func theCompilerHasTheseWords(name: String) throws {
        let sample = try Sample(name)
        let source = SourceText(sample.before)
        let edits = DrawableDeclarations([source]).edits
        let starts = [0] + source.bytes.indices.filter { source.bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
        try inNewFolder { folder in
            let text = folder.appendingPathComponent("before.swift")
            try Data(source.linuxCode(edits: edits)).write(to: text)
            let modules = URL(fileURLWithPath: Tool.built("galley").path).deletingLastPathComponent().appendingPathComponent("Modules").path
            let output = try #require(Tool.named("swiftc")).run([
                "-emit-sil", "-o", "/dev/null", "-suppress-warnings", "-swift-version", "5", "-module-name", "Sample", "-I", modules,
                "-module-alias", "UIKit=LinuxUIKit", "-module-alias", "SwiftUI=LinuxSwiftUI", "-parse-as-library", text.path,
            ])
            let found = output.errorText.split(separator: "\n").compactMap { Diagnostic.read($0)?.diagnostic }.map { error in
                var error = error
                let line = starts[error.line - 1]..<(error.line < starts.count ? starts[error.line] : .max)
                error.column = CodeEdit.column(error.column, ofLineAt: line.lowerBound, before: edits.filter { line ~= $0.range.lowerBound })
                return error
            }
            #expect(Set(found) == Set(sample.diagnostics))
        }
    }

    @Test func messagesLoseTheNameOfTheirGroup() {
        let messages = ["it is isolated [#ActorIsolatedCall]", "type '[#A]' is unknown", "no [#A] here"].map { Diagnostic.read("a.swift:1:2: error: \($0)")?.diagnostic.message }
        #expect(messages == ["it is isolated", "type '[#A]' is unknown", "no [#A] here"])
    }

    @Test func everyRuleHasItsPairOfFiles() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Fixtures.folder.appendingPathComponent("Repairs").path)
            // It keeps them apart from other files of this repository.
            .filter { $0 != "Repairs.xcodeproj" }
        #expect(folders.sorted() == Repair.names.sorted())
    }

    @Test func errorsAboutMembersOfAnExtensionWhoseHeadIsRepairedWaitForTheNextCompilation() {
        let texts = ["struct Bark {}", "extension Trees.Bark { var a: Int { 1 } }\nfunc f() { print(Bark().a, Bark.b) }\nfunc g() { print(Leaf().a) }"]
        let words = ["1:11: error: cannot find type 'Trees' in scope", "2:25: error: value of type 'Bark' has no member 'a'",
            "2:33: error: type 'Bark' has no member 'b'", "3:25: error: value of type 'Leaf' has no member 'a'"]
        let diagnostics = words.compactMap { Diagnostic.read("a.swift:\($0)")?.diagnostic }
        var repair = ModuleRepair([1: diagnostics], in: texts.map { SourceText($0) }, drawing: 1)
        #expect(repair.edits().map { "\($0.leftOut?.line ?? 0) \($0.leftOut?.rule ?? "")" } == ["1 Qualifier", "3 Statement"])
    }

    @Test func anAmbiguousUseOfAMemberDeclaredTwiceWaitsForTheNextCompilation() {
        let texts = ["extension Int { func store() {} }", "extension Int { func store() {} }\nfunc f() { 1.store() }"]
        let words = ["1:22: error: invalid redeclaration of 'store()'", "2:14: error: ambiguous use of 'store()'"]
        let diagnostics = words.compactMap { Diagnostic.read("a.swift:\($0)")?.diagnostic }
        var repair = ModuleRepair([1: diagnostics], in: texts.map { SourceText($0) }, drawing: 1)
        #expect(repair.edits().map { "\($0.leftOut?.line ?? 0) \($0.leftOut?.rule ?? "")" } == ["1 Member"])
    }

    /// With the new superclass they may be none. The class between the two has no errors.
    @Test func errorsInHeirsOfAMissingSuperclassWaitForTheNextCompilation() {
        let texts = ["class Base: MissingViewController {}", "class Middle: Base {}", "class Screen: Middle {\n    let model = Model()\n}"]
        let words = [0: "1:13: error: cannot find type 'MissingViewController' in scope",
            2: "2:17: error: call to main actor-isolated initializer 'init()' in a synchronous nonisolated context"]
        let diagnostics = words.mapValues { Diagnostic.read("a.swift:\($0)").map { [$0.diagnostic] } ?? [] }
        var repair = ModuleRepair(diagnostics, in: texts.map { SourceText($0) }, drawing: 1)
        #expect(repair.edits().map { "\($0.file) \($0.leftOut?.rule ?? "")" } == ["0 Superclass"])
    }
}
