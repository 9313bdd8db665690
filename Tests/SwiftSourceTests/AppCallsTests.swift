import SwiftSource
import Testing

/// Functions and initializers are called with the arguments of the app's own calls, as far as these mean the same elsewhere.
struct AppCallsTests {
    /// The entry of the first file, called as the code of all files calls it.
    private func entry(_ texts: [String]) throws -> Declaration {
        let types = "\nstruct Row { static let samples = [Row()] }\nenum Style { case wide, narrow(Int) }"
        let sources = ([texts[0] + types] + texts.dropFirst()).map { SourceText($0) }
        let names = AppNames(sources.map { FileNames($0) })
        let calls = AppCalls(of: ["layout", "A"], in: sources, flags: [], where: names.isType)
        return try #require(DrawableDeclarations([sources[0]], calls: calls).declarations.first)
    }

    private static let function = "enum Layouts { static func layout(rows: [Row], of style: Style, height: CGFloat = 1) -> UICollectionViewLayout {} }"

    @Test(arguments: [
        ("Layouts.layout(rows: Row.samples, of: .narrow(3), height: 50)", "(rows: Row.samples, of: .narrow(3), height: 50)"),
        ("Layouts.layout(rows: Row.samples, of: .wide)", "(rows: Row.samples, of: .wide)"),
        // Its own names are missing elsewhere.
        ("Layouts.layout(rows: rows, of: .wide, height: height)", "(rows: [], of: .wide)"),
        ("Layouts.layout(rows: Row.samples, of: .narrow(count))", "(rows: Row.samples, of: 0)"),
        ("Layouts.layout(rows: [Other()], of: .wide)", "(rows: [], of: .wide)"),
        // An empty list says nothing.
        ("Layouts.layout(rows: [], of: .wide)", "(rows: [], of: .wide)"),
        // The call that gives the most arguments counts.
        ("Layouts.layout(rows: a, of: .wide); Layouts.layout(rows: Row.samples, of: .narrow(1))", "(rows: Row.samples, of: .narrow(1))"),
        // Calls of other functions with this name.
        ("Layouts.layout(rows: Row.samples)", ""), ("Others.layout(rows: Row.samples, of: .wide)", ""), ("layout(rows: Row.samples, of: .wide)", ""),
        ("self.layout(rows: Row.samples, of: .wide)", ""),
        ("Layouts.layout(Row.samples, of: .wide)", ""), ("func layout(rows: Row.samples, of: .wide) {}", ""),
    ])
    func aFunctionHasTheArgumentsOfACall(call: String, arguments: String) throws {
        let plain = try entry([Self.function]).call.arguments
        let expected = arguments.isEmpty ? plain : arguments.replacing("of: 0", with: "of: Style.wide").replacing("rows: []", with: "rows: [Row()]")
        #expect(try entry([Self.function, "func use() { \(call) }"]).call.arguments == expected)
    }

    @Test func aFunctionWhoseParametersAllHaveDefaultsHasThose() throws {
        let function = "func layout(height: CGFloat = 1) -> UICollectionViewLayout {}"
        #expect(try entry([function, "let a = layout(height: 2)"]).call.arguments == "()")
    }

    @Test func aFunctionIsCalledWithinItsTypeWithoutAReceiver() throws {
        let use = "extension Layouts { static func use() { layout(rows: Row.samples, of: .wide) } }"
        #expect(try entry([Self.function, use]).call.arguments == "(rows: Row.samples, of: .wide)")
    }

    @Test(arguments: ["A(rows: Row.samples)", "A.init(rows: Row.samples) { }", "A(\n  rows: Row.samples\n)"])
    func aControllerHasTheArgumentsOfACall(call: String) throws {
        let controller = "class A: UIViewController { init(rows: [Row], done: () -> Void) {} }"
        #expect(try entry([controller, "let a = \(call)"]).instance == "A(rows: Row.samples, done: {  })")
    }

    @Test(arguments: ["class A: UIViewController { init(height: CGFloat = 1) {} }", "class A: UIViewController { init(height: CGFloat) {}; convenience init() {} }"])
    func aControllerThatNeedsNoArgumentsHasNone(controller: String) throws {
        #expect(try entry([controller, "let a = A(height: 2)"]).instance == "A()")
    }

    @Test func theUsersArgumentsTakePrecedence() throws {
        let sources = ["func layout(height: CGFloat) -> UICollectionViewLayout {}", "let a = layout(height: 50)"].map { SourceText($0) }
        let calls = AppCalls(of: ["layout"], in: sources, flags: []) { _ in true }
        let declaration = DrawableDeclarations(sources, arguments: ["height": "7"], calls: calls).declarations[0]
        #expect(declaration.call.arguments == "(height: 7)")
    }
}
