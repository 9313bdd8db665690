@testable import SwiftSource
import Testing

/// Statements that stop if a property is `nil` that other code sets.
struct UnsetStatementTests {
    /// A method's body with its conditions; `$` stands for the condition that `presenter` is set.
    private func copy(of body: String, head: String = "func viewDidLoad()", property: String = "var presenter: Presenter!") -> String {
        func file(_ body: String) -> String { "class Base: Controller { \(property) }\nclass Feed: Base {}\nextension Feed { \(head) {\n\(body)\n} }" }
        let source = SourceText(file(body))
        let edits = DrawableDeclarations([source]).unsetStatements
        let text = String(decoding: source.linuxCode(edits: edits), as: UTF8.self)
        return text.split(separator: "\n").dropFirst(3).dropLast().joined(separator: "\n").replacing("(presenter != nil || galley_needs(\"presenter\"))", with: "$")
            .replacing("(self.presenter != nil || galley_needs(\"self.presenter\"))", with: "self.$")
    }

    @Test(arguments: [
        ("presenter.load()", "if $ { presenter.load() }"),
        ("self.presenter.load() // begins", "if self.$ { self.presenter.load() } // begins"),
        ("view.alpha = presenter.alpha; layout()", "if $ { view.alpha = presenter.alpha }; layout()"),
        ("let output = presenter.transform(input)\nbind(output)", "guard $ else { return }; let output = presenter.transform(input)\nbind(output)"),
        ("guard presenter.isReady else { return }", "guard $ else { return }; guard presenter.isReady else { return }"),
        ("if isReady {\npresenter.load()\n}", "if isReady {\nif $ { presenter.load() }\n}"),
        ("for item in presenter.items { add(item) }", "if $ { for item in presenter.items { add(item) } }"),
        ("label.text = \"\\(presenter.name)\"", "if $ { label.text = \"\\(presenter.name)\" }"),
        ("do {\ntry presenter.load()\n} catch {}", "do {\nif $ { try presenter.load() }\n} catch {}"),
    ])
    func runIfItIsSet(body: String, copy expected: String) { #expect(copy(of: body) == expected) }

    /// These do not stop, or have no place for a condition.
    @Test(arguments: [
        "presenter?.load()", "presenter = Presenter()", "show(presenter)", "button.action = { [weak self] in self?.tap(); presenter.tap() }",
        "child.presenter.load()", "defer { presenter.load() }", "load(presenter: 1)",
    ])
    func othersStay(body: String) { #expect(copy(of: body) == body) }

    @Test func onlyFunctionsWithoutAResultAreChanged() {
        #expect(copy(of: "presenter.count", head: "func count() -> Int") == "presenter.count")
        #expect(copy(of: "presenter.load()", head: "static func load()") == "presenter.load()")
        #expect(copy(of: "presenter.load()", head: "func load() -> Void") == "if $ { presenter.load() }")
    }

    /// Outlets and views are set by files and by the class itself; an optional does not stop.
    @Test(arguments: ["@IBOutlet var presenter: Presenter!", "var presenter: UITableView!", "var presenter: Presenter?", "static var presenter: Presenter!"])
    func otherPropertiesAreNotAskedFor(property: String) { #expect(copy(of: "presenter.load()", property: property) == "presenter.load()") }
}
