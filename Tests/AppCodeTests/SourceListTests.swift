import AppCode
import Testing

/// The list of an app's files in a target of tests.
struct SourceListTests {
    private let app = ["App/Feed/A.swift": "", "App/Feed/Cells/B.swift": "", "App/Feed/.hidden.swift": "", "App/Feed/note.txt": "", "App/C.swift": ""]

    @Test func aListHasFilesAndFolders() throws {
        let app = try AppFixture(self.app)
        try app.write("# The feed.\n\n  App/C.swift\r\n./App/Feed/\nApp/C.swift\n", to: "Tests/galley.sources")
        let list = try SourceList(app.path("Tests/galley.sources"), in: app.folder)
        #expect(list.files == ["App/C.swift", "App/Feed/A.swift", "App/Feed/Cells/B.swift"].map(app.path))
    }

    @Test func pathsMayLeaveThePackage() throws {
        let app = try AppFixture(self.app)
        try app.write("../App/C.swift", to: "Package/galley.sources")
        #expect(try SourceList(app.path("Package/galley.sources"), in: app.path("Package")).files == [app.path("App/C.swift")])
    }

    @Test(arguments: [
        ("App/C.swift\nApp/D.swift", ":2: error: App/D.swift: no such file or folder in "),
        ("App/Feed/note.txt", ":1: error: App/Feed/note.txt: it is not a Swift file"),
        ("\nEmpty", ":2: error: Empty: the folder has no Swift files"),
        ("# nothing\n", ": error: it names no file; write one path per line, such as App/Feed"),
    ])
    func anErrorNamesTheLine(text: String, message: String) throws {
        let app = try AppFixture(self.app)
        try app.write("", to: "Empty/note.txt")
        try app.write(text, to: "galley.sources")
        let error = #expect(throws: ListError.self) { try SourceList(app.path("galley.sources"), in: app.folder) }
        #expect(error.map { "\($0)".hasPrefix(app.path("galley.sources") + message) } == true, "\(error?.description ?? "")")
    }

    @Test func aListThatCannotBeReadIsAnError() throws {
        let app = try AppFixture([:])
        let error = #expect(throws: ListError.self) { try SourceList(app.path("galley.sources"), in: app.folder) }
        #expect(error?.description.hasPrefix("\(app.folder)/galley.sources: error: cannot read it: ") == true)
    }
}
