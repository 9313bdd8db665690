import SwiftSource
import Testing

/// Declarations that a slice needs although no code names them.
struct UnnamedDeclarationTests {
    /// The slice of the first file, a text each file, without blank lines and indentation.
    private func slice(_ texts: String...) -> [String] {
        let sources = texts.map { SourceText($0) }
        let slice = Slice(wholeFiles: [0], of: AppNames(sources.map { FileNames($0) })) { sources[$0] }
        return sources.indices.map { index in
            String(decoding: slice.text(of: index), as: UTF8.self).split(separator: "\n").map { line in
                line.split(separator: " ").joined(separator: " ")
            }.filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }

    /// `.init(…)` may make an instance of a class that only signatures name, if an initializer has these labels.
    @Test(arguments: [(".card(.init(with: 1))", true), (".card(.init(text: 1))", false), (".card(make)", false)])
    func aClassKeepsTheInitializersThatCallsWithoutItsNameUse(call: String, isMade: Bool) {
        let files = slice(
            "class A: UIViewController { let a: Row = \(call) }", "enum Row { case card(Card) }",
            "class Card {\nlet title: Int\ninit(with count: Int, color: Int = 1) { title = count }\n}")
        #expect(files[2].contains("init(with count: Int, color: Int = 1)") == isMade)
    }

    /// Such a member may implement a requirement that no code of the app names.
    @Test func aTypeHasTheMembersThatTheAppAddsToItsProtocolsOfOtherModules() {
        let stateless = "extension UIContentConfiguration {\nfunc updated(for state: UIConfigurationState) -> Self { self }\n"
        let files = slice(
            "class A: UIViewController { let a = Content() }", "struct Content: UIContentConfiguration { func makeContentView() -> Int { 1 } }",
            stateless + "func padded() -> some View { self }\n}", "extension UIContentView { func other() {} }")
        #expect(files[2...] == [stateless + "}", ""])
    }

    @Test func aReactorHasTheMembersThatReactorKitCalls() {
        let mutate = "enum Action { case load }\nfunc mutate(action: Action) -> Observable<Int> { .empty() }\n"
        let files = slice(
            "class A: UIViewController { let a = Feed() }",
            "class Feed: Reactor {\n" + mutate + "func other() {}\n}")
        #expect(files[1] == "class Feed: Reactor {\n" + mutate + "}")
    }

    /// Galley fills the list with an instance.
    @Test func aListOfAProtocolThatIsEmptyAtFirstHasATypeThatConforms() {
        let source = "class A: UIViewController { var sections: [Section] = []; func layout() -> UICollectionViewLayout { make(sections) } }"
        let sources = [source, "protocol Section {}", "struct Title: Section { let title: String }"].map { SourceText($0) }
        let root = Slice.Root(file: 0, offset: source.utf8.count - 60, extent: .memberAlone)
        let slice = Slice([root], of: AppNames(sources.map { FileNames($0) })) { sources[$0] }
        #expect(slice.fileIndices == [0, 1, 2])
    }
}
