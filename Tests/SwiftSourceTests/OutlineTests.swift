import SwiftSource
import Testing

/// Bodies that a slice keeps, and outlines of the others.
struct OutlineTests {
    /// The texts of a slice of the first file's first declaration, which keeps only the bodies that are nearest.
    private func slice(_ texts: [String], limit: Int = 0, reached: [Int] = []) -> [String] {
        let sources = texts.map { SourceText($0) }
        let bodies = SliceBodies(limit: limit, reached: Set(reached.compactMap { SliceBodies.ID(stop: "\(SliceBodies.ID.words) \($0) 0") }))
        let slice = Slice(
            [Slice.Root(file: 0, offset: 0, extent: .member)], of: AppNames(sources.map { FileNames($0) }), keeping: bodies
        ) { sources[$0] }
        return sources.indices.map { String(decoding: slice.text(of: $0), as: UTF8.self) }
    }

    private static let chain = (0..<6).map { "func f\($0)() {\n    let veryLongNameOfAValue = 1\n    f\($0 + 1)()\n}\n" }

    @Test func bodiesOfRootsAndOfWhatTheyNameAreKept() {
        let texts = slice(Self.chain)
        #expect(texts[0] == Self.chain[0] && texts[1] == Self.chain[1])
        let lines = texts[2].split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.filter { !$0.isEmpty } == ["func f2()", "{galley_outline(2,0)}"])
        #expect(texts[3].split(separator: "\n").joined().filter { $0 != " " } == "")
    }

    @Test func furtherBodiesAreKeptUpToALimit() {
        let length = Self.chain[0].utf8.count
        #expect(slice(Self.chain, limit: 4 * length)[3] == Self.chain[3])
        #expect(slice(Self.chain, limit: 4 * length)[4].contains("galley_outline"))
    }

    /// So that a slice is the same in each run.
    @Test func ofEquallyNearBodiesThoseAreKeptWhoseNamesComeFirst() {
        let names = ["z", "m", "b", "t"]
        let others = names.map { "func \($0)() {\n    let aValueWithALongName = 1\n}\n" }
        let first = ["func f() { g() }", "func g() { \(names.map { $0 + "()" }.joined(separator: "; ")) }"]
        let limit = first.joined().utf8.count + 2 * others[0].utf8.count
        let kept = slice(first + others, limit: limit).dropFirst(2).map { !$0.contains("galley_outline") }
        #expect(Array(kept) == [false, true, true, false])
    }

    @Test func aBodyAtWhichAProgramStoppedIsKeptWithWhatItNames() {
        let texts = slice(Self.chain, reached: [2])
        #expect(texts[2] == Self.chain[2] && texts[3] == Self.chain[3] && texts[4].contains("galley_outline(4,0)"))
    }

    @Test(arguments: [
        ("var a: Int {\n    make(a lot of things here)\n}", "var a: Int\n{galley_outline(2,0)}"),
        ("var a: Int {\n    get { b + a lot of other things }\n    set { b = newValue }\n    // much more room for the two of them\n    "
            + "// xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx\n}", "var a: Int\n{get{galley_outline(2,0)}set{galley_outline(2,0)}}"),
        ("let a: Int = {\n    return some value of this length\n}()", "let a: Int\n= {galley_outline(2,0)}()"),
        ("let a: Int = 1", "let a: Int = 1"),
        ("func a() -> some View {\n    some value of this length here\n}", "func a() -> some View {\nsome value of this length here\n}"),
        ("func a() { b() }", "func a() { b() }"),
    ])
    func outlinesHaveTheHeadAndABodyThatStops(text: String, outline: String) {
        let texts = slice(["func f() { g() }", "func g() { a() }", text])
        let lines = texts[2].split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        #expect(lines.filter { !$0.isEmpty }.joined(separator: "\n") == outline)
        #expect(texts[2].utf8.count == text.utf8.count && texts[2].count { $0 == "\n" } == text.count { $0 == "\n" })
    }

    /// Otherwise what a far class holds, such as all screens of a coordinator, would follow.
    @Test func outlinesTakeNoMoreOfAClassThanItsName() {
        let far = "func h(_ c: Router) {\n    c.open(everything that there is)\n}"
        let texts = slice(["func f() { g() }", "func g() { h() }", far, "class Router: Base {\n    let screens: [Screen]\n}", "class Screen {}", "class Base {}"])
        #expect(texts[3].contains("class Router: Base {") && !texts[3].contains("screens"))
        #expect(texts[4].filter { $0 != " " } == "")
    }
}
