import Foundation
import TestSupport
import Testing

/// Declarations, files and options that give no picture.
struct RejectedDeclarationTests {
    private let galley = Galley()

    @Test func whatCannotBeDrawnIsListedWithTheReason() throws {
        try galley.write(
            Galley.swiftGrid + """
                func needs(_ index: inout Int) -> NSCollectionLayoutSection { fatalError() }
                func none() -> UICollectionViewLayout? { nil }
                func throwing() throws -> UICollectionViewLayout { throw CancellationError() }
                class Plain: UIViewController {}
                """, to: "a.swift")
        let result = try galley.run("render", "a.swift", "--list")
        #expect(result.outputText == """
            a.swift:3: grid: a layout
            a.swift:9: needs: refused: needs arguments: index
            a.swift:10: none: refused: is nil
            a.swift:11: throwing: refused: throws CancellationError()
            a.swift:12: Plain: refused: has no collection view in its view

            """)
        #expect(galley.pictures == [])
    }

    /// Each gets a message, and the other pictures are drawn.
    @Test func codeThatStopsIsToldAndTheRestIsDrawn() throws {
        try galley.write(
            Galley.swiftGrid + """
                func trap() -> UICollectionViewLayout { fatalError("no layout today") }
                func ends() -> UICollectionViewLayout { exit(3) }
                func prints() -> UICollectionViewLayout { print("said by the code"); return grid() }
                """, to: "a.swift")
        let result = try galley.run("render", "a.swift", "-o", "-", "-f", "svg", "--only", "prints")
        #expect(result.status == 0 && result.outputText.hasPrefix("<svg"))
        #expect(result.errorText.split(separator: "\n").count { $0 == "said by the code" } == 1, "\(result.errorText)")
        let all = try galley.run("render", "a.swift")
        #expect(all.status == 65)
        let errors = all.errorText.split(separator: "\n").filter { $0.contains(": error: ") }
        try #require(errors.count == 2, "\(all.errorText)")
        #expect(errors[0].hasPrefix("a.swift:9: trap: error: the code stopped: ") && errors[0].hasSuffix("no layout today"))
        #expect(errors[1] == "a.swift:10: ends: error: the code stopped: it exited with status 3")
        #expect(galley.pictures == ["grid.svg", "prints.svg"])
    }

    @Test func mistakesAreTheCompilersAtTheUsersLines() throws {
        try galley.write(Galley.swiftGrid + "\n@objc class Other: NSObject { let value: Int = \"text\" }\n", to: "App/a.swift")
        let result = try galley.run("render", "App/a.swift")
        #expect(result.status == 65)
        #expect(result.errorText.hasPrefix("App/a.swift:10:48: error: cannot convert value of type 'String' to specified type 'Int'"))
        #expect(!result.errorText.contains("galley_entry") && !result.errorText.contains("galley-test-caches"))
    }

    @Test(arguments: [
        ("let x = 3\n", "a.swift: error: nothing in it gives a layout that can be drawn"),
        (Galley.swiftGrid + Galley.swiftGrid.replacing("import UIKit", with: ""), "a.swift:11:6: error: invalid redeclaration of 'grid()'"),
        (Galley.swiftGrid + "// galley: itmes 3\nlet b: UICollectionViewLayout = grid()\n",
         "a.swift:9: error: the comment \"galley:\": unknown key \"itmes\"; the keys are items"),
        (Galley.swiftGrid + "// galley: items\nlet b: UICollectionViewLayout = grid()\n",
         "a.swift:9: error: the comment \"galley:\": \"items\" has no value"),
        (Galley.swiftGrid + "// galley: device \"Nokia\"\nlet b: UICollectionViewLayout = grid()\n",
         "a.swift:9: error: the comment \"galley:\": there is no device \"Nokia\""),
        ("import UIKit\u{0}", "a.swift: error: not a text file"),
        ("struct A { let other: A2 }\nstruct A2 { let other: A }\nfunc f(_ a: A) -> UICollectionViewLayout { fatalError() }\n",
            "a.swift: error: nothing in it gives a layout that can be drawn; f needs arguments: a"),
    ])
    func aBadFileGetsOneMessage(text: String, message: String) throws {
        try galley.write(text, to: "a.swift")
        let result = try galley.run("render", "a.swift")
        #expect(result.status == 65 && result.errorText.hasPrefix(message), "\(result.errorText)")
        #expect(galley.pictures == [])
    }

    /// The others of a folder are drawn, as beside a document with errors.
    @Test func aFileThatDoesNotCompileIsLeftOutOfItsFolder() throws {
        try galley.write(Galley.swiftGrid, to: "App/grid.swift")
        try galley.write("func broken( {\n", to: "App/broken.swift")
        try Data([0x2F, 0x2F, 0xE9, 0x0A]).write(to: galley.folder.appendingPathComponent("App/latin.swift"))
        let result = try galley.run("render", "App", "-o", "out")
        #expect(result.status == 65 && galley.pictures == ["out/grid.svg"], "\(result.errorText)")
        let errors = result.errorText.split(separator: "\n")
        #expect(errors.contains("App/latin.swift: error: not UTF-8"))
        #expect(errors.contains { $0.hasPrefix("App/broken.swift:1:14: error: ") }, "\(result.errorText)")
        let list = try galley.run("render", "App", "--list")
        #expect(list.status == 65 && list.outputText == "App/grid.swift:3: grid: a layout\n")
        let only = try galley.run("frames", "App", "--only", "grid")
        #expect(only.status == 0 && only.errorText.contains("App/broken.swift:1:14: error: "))
    }

    @Test func optionsOfSwiftFilesAreRefusedForDocuments() throws {
        try galley.write(Galley.grid, to: "a.layout.yaml")
        let result = try galley.run("render", "a.layout.yaml", "--items", "3")
        #expect(result.status == 64 && result.errorText.contains("--items, --only, --exclude, --module and -Xswiftc are for Swift files"))
        #expect(try galley.run("render", "a.layout.yaml", "--list").status == 64)
    }

    @Test func aNameThatIsNotThereIsRefusedWithThoseThatAre() throws {
        try galley.write(Galley.swiftGrid, to: "a.swift")
        let result = try galley.run("render", "a.swift", "--only", "gird")
        #expect(result.status == 66 && result.errorText == "error: the files do not declare gird; they declare grid\n")
    }
}
