#if os(Linux)
import TestSupport
import Testing

/// The messages about code that does not compile are kept for the next run.
struct FailedCompilationTests {
    /// Draws a file twice, and returns the number of times that it was compiled, with both results.
    private func drawnTwice(
        _ text: String, _ options: [String] = [], change: (Galley) throws -> Void = { _ in }
    ) throws -> (calls: Int, results: [Tool.Result]) {
        let galley = Galley()
        try galley.write(text, to: "a.swift")
        let compiler = try CountedCompiler(in: galley)
        let first = try galley.run(["frames", "a.swift"] + options, environment: compiler.environment)
        try change(galley)
        let second = try galley.run(["frames", "a.swift"] + options, environment: compiler.environment)
        return (compiler.calls, [first, second])
    }

    private static let wrong = "import UIKit\nfunc makeLayout() -> UICollectionViewLayout { missing() }\n"

    @Test func codeThatDoesNotCompileIsNotCompiledAgain() throws {
        let (calls, results) = try drawnTwice(Self.wrong)
        #expect(calls == 1)
        #expect(results[0].status == 65 && results[0].errorText.contains("a.swift:2:47: error: cannot find 'missing' in scope"))
        #expect(results[1].status == 65 && results[1].errorText == results[0].errorText)
    }

    @Test func changedCodeIsCompiledAgain() throws {
        let (calls, results) = try drawnTwice(Self.wrong) { galley in
            try galley.write(Self.wrong.replacing("missing()", with: "UICollectionViewFlowLayout()"), to: "a.swift")
        }
        #expect(calls == 2 && results.map(\.status) == [65, 0], "\(results)")
    }

    /// The library may be there by the next run.
    @Test func codeThatCannotBeLinkedIsCompiledAgain() throws {
        let (calls, results) = try drawnTwice(Self.wrong.replacing("missing()", with: "UICollectionViewFlowLayout()"), ["-Xswiftc", "-lmissing"])
        #expect(calls == 2 && results.map(\.status) == [65, 65], "\(results)")
    }
}
#endif
