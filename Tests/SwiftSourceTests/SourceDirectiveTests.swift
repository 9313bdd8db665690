import SwiftSource
import Testing

struct SourceDirectiveTests {
    private func settings(_ text: String) -> [[SourceDirective.Setting]] {
        DrawableDeclarations([SourceText(text)]).declarations.map { $0.directives.flatMap(\.settings) }
    }

    private func strays(_ text: String) -> [Int] {
        DrawableDeclarations([SourceText(text)]).strayDirectives.map(\.directive.line)
    }

    private let layout = "func f() -> UICollectionViewLayout {}"

    @Test(arguments: [
        (#"items 9,4 device "iPad mini (A17 Pro)" style blueprint"#, [["items", "9,4"], ["device", "iPad mini (A17 Pro)"], ["style", "blueprint"]]),
        ("  items\t9 ", [["items", "9"]]), (#"name "a"b"#, [["name", "ab"]]), (#"name "" x y"#, [["name", ""], ["x", "y"]]),
        (#"name "a b"#, [["name", "a b"]]), ("items", [["items"]]), ("", []),
    ])
    func wordsArePairs(text: String, expected: [[String]]) {
        let pairs = expected.map { SourceDirective.Setting(key: $0[0], value: $0.count > 1 ? $0[1] : nil) }
        #expect(settings("// galley:\(text)\n\(layout)") == [pairs])
        #expect(settings("//galley: \(text)\n\(layout)") == [pairs])
    }

    @Test func attributesAndCommentsMayStandBetween() {
        let text = "// galley: items 1\n\n/// Doc.\n@MainActor // x\n// galley: style screen\nprivate \(layout)\nclass A: UIViewController {}"
        let both = [SourceDirective.Setting(key: "items", value: "1"), .init(key: "style", value: "screen")]
        #expect(settings(text) == [[], both])
        #expect(strays(text).isEmpty)
        #expect(settings("// galley: items 1\nclass A: UIViewController {}") == [[both[0]]])
    }

    @Test(arguments: [
        ("// galley: items 1\nfunc g() {}\n", [1]), ("\(String("let a = 1")) // galley: items 1\n", [1]), ("// galley: a b\n#if DEBUG\n#endif\n", [1]),
        ("/* galley: a b */\n/// galley: a b\n// galley a b\n", []), ("#if os(macOS)\n// galley: a b\nfunc g() {}\n#endif\n", []),
    ])
    func whatStandsAboveNothingThatIsDrawnIsSaid(text: String, lines: [Int]) {
        #expect(strays(text + layout) == lines)
        #expect(settings(text + layout) == [[]])
        #expect(strays(layout + "\n// galley: a b") == [2])
    }
}
