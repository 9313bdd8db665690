import SwiftSource
import Testing

/// Names that several files of an app declare.
struct NamesakeTests {
    private func slice(_ texts: [String]) -> Slice {
        let sources = texts.map { SourceText($0) }
        return Slice([Slice.Root(file: 0, offset: 0, extent: .type)], of: AppNames(sources.map { FileNames($0) })) { sources[$0] }
    }

    @Test func theFirstOneIsTaken() throws {
        let slice = slice(["class A { let gap = Metrics.gap }", "\nenum Metrics { static let gap = 1 }", "struct Metrics { static let gap = 2 }"])
        #expect(slice.fileIndices == [0, 1])
        let metrics = try #require(slice.namesakes.first)
        #expect((metrics.name, metrics.taken, metrics.line) == ("Metrics", 1, 2))
        #expect(metrics.users == [0] && metrics.fitting == [1, 2])
    }

    @Test(arguments: [
        "enum Metrics { static let gap = 2 }", "enum Metrics { enum gap {} }", "struct Metrics {}; extension Metrics { static let gap = 2 }",
        "protocol Spaced {}; extension Spaced { static var gap: Int { 2 } }; struct Metrics: Spaced {}",
        "class Metrics: NSObject {}", "let Metrics = UIView()", "typealias Metrics = UIView",
    ])
    func theOneWithTheMembersThatAreUsedFits(declaration: String) {
        let slice = slice(["class A { let gap = Metrics.gap }", "enum Metrics { static let width = 1 }", declaration])
        #expect(slice.namesakes.map(\.fitting) == [[2]] && slice.namesakes.map(\.declaring) == [[1, 2]])
    }

    @Test func allFitIfNoneHasAllMembers() {
        let slice = slice(["class A { let a = [Metrics.gap, x.Metrics.far] }", "enum Metrics {}", "enum Metrics { static let far = 1 }"])
        #expect(slice.fileIndices == [0, 1])
        #expect(slice.namesakes.map(\.fitting) == [[1, 2]])
    }

    @Test func aDrawnOneIsMeant() {
        let slice = slice(["class A { let a = Metrics.gap }; struct Metrics {}", "enum Metrics { static let gap = 1 }"])
        #expect(slice.fileIndices == [0])
    }

    /// Two modules may have an extension each, but their files are compiled together.
    @Test(arguments: [
        ("func fill(_ x: Int) { a() }", 1), ("func fill(_ x: Int) { b() }", 0), ("func fill(x: Int) {}", nil), ("static func fill(_ x: Int) {}", nil),
        ("private func fill(_ x: Int) {}", nil),
    ] as [(String, Int?)])
    func theNearestMemberOfExtensionsIsTaken(other: String, namesakes: Int?) {
        let slice = slice(["class A { let b = B().fill(1) }; extension B { func mine() {} }", "class B {}\nextension B { func fill(_ x: Int) { b() } }", "extension B { \(other) }"])
        let texts = slice.fileIndices.map { String(decoding: slice.text(of: $0), as: UTF8.self) }
        #expect(texts.count { $0.contains("fill(_ x: Int) {") && !$0.contains("private") && !$0.contains("static") } == 1)
        #expect((texts.count > 2 && texts[2].contains("fill")) == (namesakes == nil))
        #expect(slice.namesakes.map(\.name) == (namesakes == 1 ? ["B.fill"] : []))
        #expect(slice.namesakes.map { "\($0.taken) \($0.line) \($0.users) \($0.declaring)" } == (namesakes == 1 ? ["1 2 [0] [1, 2]"] : []))
    }

    @Test func hiddenOnesOfSeveralFilesAreApart() {
        let files = [
            "class A { let a = B(); let c = C() }",
            "class B { let all = Item.all }; private struct Item { static let all = 1 }",
            "class C { let none = Item.none }; private struct Item { static let none = 1; static let other = 1 }",
        ]
        let slice = slice(files)
        let texts = slice.fileIndices.map { String(decoding: slice.text(of: $0), as: UTF8.self) }
        #expect(slice.fileIndices == [0, 1, 2] && texts[1] == files[1])
        #expect(texts[2].split(separator: " ").joined(separator: " ") == files[2].replacing("static let other = 1 ", with: ""))
    }
}
