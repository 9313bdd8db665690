import Foundation
import TestSupport
import Testing

/// `galley docs` with missing and mismatched pictures and documents, and pages that were not named.
struct DocsPagesTests {
    private let galley = Galley()

    private static let comment = "<!-- galley: grid.layout.yaml -->"

    // MARK: Pages of strangers

    @Test(arguments: [
        ("--argument n=f()", "--argument n=f()"), ("--argument 'n=a.b'", "--argument n=a.b"), ("--argument n=[1]", "--argument n=[1]"),
        (#"--argument 'n="\(f())"'"#, "--argument"), ("--argument 'n=1; f()'", "--argument"), ("-Xswiftc -DX", "-Xswiftc -DX"),
        ("--argument n=-1.5", nil), ("--argument n=.vertical", nil), (#"--argument 'n="a b"'"#, nil), ("--argument n=Int", nil),
    ] as [(String, String?)])
    func codeInACommentNeedsPermission(options: String, refused: String?) throws {
        try galley.writePages(["a.md": "<!-- galley: grid.layout.yaml \(options) -->\n"])
        let result = try galley.run("docs")
        #expect(result.status == 65 && result.errorText.contains("--allow-code") == (refused != nil), "\(result.errorText)")
        if let refused { #expect(result.errorText.contains("a.md:1: error: \(refused)")) }
        // With permission, the option is still refused, as it is for Swift files.
        #expect(try galley.run("docs", "--allow-code").errorText.contains("a.md:1: error: --items, --only"))
    }

    @Test(arguments: [("![](a%00b.svg)", "contains the character U+0000"), ("![](\(String(repeating: "a/", count: 600))b.svg)", "a path has 1205 bytes; the limit is 1024")])
    func aPathThatNoFileHasIsRefused(image: String, message: String) throws {
        try galley.writePages(["a.md": "\(Self.comment)\n\(image)\n"])
        let result = try galley.run("docs")
        #expect(result.status == 65 && result.errorText.hasPrefix("a.md:1: error: ") && result.errorText.contains(message), "\(result.errorText)")
        #expect(galley.files == ["a.md", "grid.layout.yaml"])
    }

    @Test func aTutorialOutsideOfACatalogueSettles() throws {
        try galley.writePages(["Guide/a.tutorial": "@Tutorial(time: 1) {\n    \(Self.comment.replacing("grid", with: "../grid"))\n}\n"])
        #expect(try galley.run("docs").outputText == "1 picture: 1 written\n")
        #expect(try galley.text("Guide/a.tutorial").contains("@Image(source: \"images/grid.svg\", "))
        #expect(try galley.run("docs", "--check").outputText == "1 picture: 1 same\n")
    }

    // MARK: Options

    /// The options of `render` that decide a picture. The others choose inputs and outputs.
    @Test func aCommentTakesTheOptionsOfRender() throws {
        let others: Set = ["--output", "-o", "--follow-links", "--list", "--verbose", "-v", "--stages", "--quiet", "--help", "-h", "--version"]
        let render = try Verb.options(of: ["render"]).subtracting(others)
        try galley.writePages(["a.md": ""])
        for option in render.sorted() {
            // Whatever is wrong with the value, the option is known.
            try galley.write("<!-- galley: grid.layout.yaml \(option) -->\n", to: "a.md")
            let message = try galley.run("docs", "--check").errorText
            #expect(!message.contains("Unknown option"), "\(message)")
        }
    }

    @Test func aSheetIsOnePicture() throws {
        let comment = Self.comment.replacing(" -->", with: " --sheet --direction ltr --direction rtl --appearance light --appearance dark -->")
        try galley.writePages(["a.md": comment + "\n", "A.docc/b.md": comment.replacing("grid", with: "../grid") + "\n"])
        #expect(try galley.run("docs").outputText == "5 pictures: 5 written\n")
        #expect(try galley.text("a.md").contains("](images/grid-sheet.svg)"))
        #expect(galley.files.contains("A.docc/grid-sheet~dark@2x.png"))
        #expect(try galley.run("docs", "--check").outputText == "5 pictures: 5 same\n")
        try galley.write(Self.comment.replacing(" -->", with: " --direction ltr --direction rtl -->"), to: "a.md")
        let message = "the comment asks for several pictures; draw them side by side with --sheet"
        #expect(try galley.run("docs", "a.md").errorText.contains(message))
    }

    @Test func aStrictCommentRefusesWhatNothingDecides() throws {
        let document = Galley.grid.replacing("height: 30", with: "height: estimated(30)")
        try galley.writePages(["b.layout.yaml": document, "a.md": "<!-- galley: b.layout.yaml --strict -->\n"])
        #expect(try galley.run("render", "b.layout.yaml", "--strict").status == 65)
        #expect(try galley.run("docs").status == 65)
    }

    // MARK: Unused pictures

    private static let outside = "\(comment)\n![Mine](Docs/images/my%20p--q.svg)\n\n\(comment)\n![Mine](Docs/images/p.png)\n"

    @Test func aPictureOfAPageElsewhereIsNotUnused() throws {
        try galley.writePages(["a.md": Self.outside, "Docs/b.md": "Text\n"])
        #expect(try galley.run("docs").status == 0)
        let files = galley.files
        for option in ["--check", "--prune"] {
            let result = try galley.run("docs", "Docs", option)
            #expect(result.status == 0 && result.outputText == "0 pictures\n", "\(result.outputText)")
        }
        #expect(galley.files == files)
        // The page is the same from any folder.
        let inside = try Galley.run(["docs", "--check", "../a.md", "images"], in: galley.folder.appendingPathComponent("Docs"))
        #expect(inside.status == 0 && inside.outputText == "2 pictures: 2 same\n", "\(inside.outputText)")
    }

    /// A picture tells its page in a comment, where XML forbids two hyphens.
    @Test(arguments: ["a--b", "--", "a---b----c", "-%2D", "a b--é"])
    func aPageMayBeNamedWithTwoHyphens(name: String) throws {
        try galley.writePages(["\(name).md": "\(Self.comment)\n![Mine](images/p.svg)\n", "c.md": "Text\n"])
        #expect(try galley.run("docs").outputText == "1 picture: 1 written\n")
        let comments = try galley.text("images/p.svg").matches(of: /<!--([\s\S]*?)-->/)
        #expect(!comments.isEmpty && comments.allSatisfy { !$0.1.contains("--") && !$0.1.hasSuffix("-") })
        #expect(try galley.run("docs", "--check").outputText == "1 picture: 1 same\n")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("\(name).md"))
        #expect(try galley.run("docs", "--check").outputText.contains("1 picture: 1 unused"))
    }

    @Test func aPictureOfAPageThatIsGoneIsUnused() throws {
        try galley.writePages(["a.md": Self.outside, "Docs/b.md": "Text\n"])
        try galley.run("docs")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("a.md"))
        let result = try galley.run("docs", "Docs", "--check")
        #expect(result.status == 1 && result.outputText.contains("2 pictures: 2 unused"), "\(result.outputText)")
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "2 pictures: 2 removed\n")
    }

    @Test func aPictureThatAnotherPageAsksForNowIsDrawnForThat() throws {
        try galley.writePages(["a.md": Self.outside])
        try galley.run("docs")
        try galley.write(Self.outside, to: "b.md")
        try galley.write("Text\n", to: "a.md")
        let result = try galley.run("docs", "--check").outputText
        #expect(result.hasPrefix("b.md:1: stale Docs/images/my p--q.svg\n  it was drawn for another page, a.md\n"), "\(result)")
        #expect(try galley.run("docs").status == 0 && galley.run("docs", "--check").status == 0)
    }

    /// Pictures of earlier versions do not name their page, so it is unknown.
    @Test func aPictureOfAnEarlierVersionIsNotUnusedAndIsDrawnAnew() throws {
        try galley.writePages(["a.md": "\(Self.comment)\n![Mine](images/p.svg)\n"])
        try galley.run("docs")
        try galley.write(try galley.text("images/p.svg").replacing(" ../a.md -->", with: " -->"), to: "images/p.svg")
        try galley.write(try galley.text("images/p.svg"), to: "images/other.svg")
        let result = try galley.run("docs", "--check").outputText
        let words = "a.md:1: stale images/p.svg\n  it does not say for which page it was drawn\n1 picture: 1 stale\n"
        #expect(result.hasPrefix(words), "\(result)")
        #expect(try galley.run("docs").status == 0 && galley.run("docs", "--check").outputText == "1 picture: 1 same\n")
    }

    @Test func aLinkThatLeadsNowhereIsNoPicture() throws {
        try galley.writePages(["a.md": "\(Self.comment)\n![Mine](a.svg)\n"])
        try galley.run("docs")
        try FileManager.default.createSymbolicLink(
            atPath: galley.folder.appendingPathComponent("lost.svg").path, withDestinationPath: "nowhere.svg")
        let result = try galley.run("docs", "--check")
        #expect(result.status == 0 && result.errorText == "" && result.outputText == "1 picture: 1 same\n", "\(result.errorText)")
    }

    // MARK: Links

    @Test func aPageThatIsALinkOutOfTheFolderIsWrittenOnlyIfNamed() throws {
        for (arguments, status) in [(["Docs"], Int32(73)), (["Docs", "--follow-links"], 0), (["Docs/a.md"], 0)] {
            let galley = Galley()
            try galley.writePages(["outside.md": "<!-- galley: grid.layout.yaml -->\n", "Docs/grid.layout.yaml": Galley.grid])
            let link = galley.folder.appendingPathComponent("Docs/a.md").path
            try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "../outside.md")
            let result = try galley.run(["docs"] + arguments)
            #expect(result.status == status, "\(result.errorText)")
            #expect(result.errorText.contains("Docs/a.md is a symbolic link out of its folder") == (status != 0))
            #expect(try galley.text("outside.md").contains("![") == (status == 0))
        }
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("folder", "a.svg", Int32(66), "a.md:3: error: folder is a folder; name one document"),
        ("pipe", "a.svg", 66, "a.md:3: error: pipe is a pipe or a device, not a document"),
        ("loop", "a.svg", 66, "a.md:3: error: loop: cannot read the file: "),
        ("empty.layout.yaml", "a.svg", 65, "a.md:3: error: empty.layout.yaml: the document is empty"),
        ("grid.layout.yaml", "folder.svg", 73, "a.md:3: error: folder.svg is a folder, where the picture should be"),
        ("grid.layout.yaml", "pipe.svg", 73, "a.md:3: error: pipe.svg is a pipe or a device, where the picture should be"),
    ])
    func whatIsNoFileIsSaidWithPageAndLine(document: String, image: String, status: Int32, message: String) throws {
        let pages = ["a.md": "# A\n\n<!-- galley: \(document) -->\n![Mine](\(image))\n", "folder/a": "", "folder.svg/a": "", "empty.layout.yaml": ""]
        try galley.writePages(pages)
        for name in ["pipe", "pipe.svg"] { mkfifo(galley.folder.appendingPathComponent(name).path, 0o600) }
        try FileManager.default.createSymbolicLink(atPath: galley.folder.appendingPathComponent("loop").path, withDestinationPath: "loop")
        for arguments in [["docs"], ["docs", "--check"]] {
            let result = try galley.run(arguments)
            #expect(result.status == status && result.errorText.hasPrefix(message), "\(result.errorText)")
            #expect(result.errorText.filter { $0 == "\n" }.count == 1)
        }
    }

    /// The error is in the document rather than the page.
    @Test func aMistakeInADocumentIsSaidOnceForAllComments() throws {
        try galley.writePages(["a.md": "\(Self.comment)\n![](a.svg)\n\n\(Self.comment)\n![](b.svg)\n"])
        try galley.write(Galley.grid.replacing("items: 5", with: "items: five"), to: "grid.layout.yaml")
        let result = try galley.run("docs")
        #expect(result.status == 65 && result.errorText.hasPrefix("grid.layout.yaml:5:12: error: "), "\(result.errorText)")
        #expect(result.errorText.matches(of: /error:/).count == 1)
    }

    /// Equal errors in many places count as one.
    @Test func aMistakeOfManyCommentsIsSaidOnce() throws {
        let comments = (0..<20).map { "<!-- galley: none.layout.yaml -->\n![](\($0).svg)\n\n" }
        try galley.writePages(["a.md": comments.joined()])
        let result = try galley.run("docs")
        #expect(result.status == 66)
        #expect(result.errorText == """
            a.md:1: error: there is no document none.layout.yaml (the same at a.md:4, a.md:7, a.md:10, a.md:13, a.md:16, \
            a.md:19, a.md:22, a.md:25 and 11 more places)

            """)
        let others = (0..<110).map { "<!-- galley: none\($0).layout.yaml -->\n![](\($0).svg)\n\n" }
        try galley.writePages(["a.md": others.joined()])
        let lines = try galley.run("docs").errorText.split(separator: "\n")
        #expect(lines.count == 101 && lines.contains("error: and 10 more"), "\(lines.suffix(2))")
    }

    // MARK: Limits

    @Test(arguments: [comment, "```yaml galley\n```"])
    func aPageAsksForAtMost500Pictures(request: String) throws {
        let wrong = "<!-- galley: a --> b\n\n"
        try galley.writePages(["a.md": String(repeating: wrong, count: 500)])
        let result = try galley.run("docs")
        #expect(result.status == 65 && !result.errorText.contains("limit"), "\(result.errorText)")
        try galley.writePages(["a.md": String(repeating: wrong, count: 500) + request + "\n\n" + wrong])
        let checked = try galley.run("docs", "--check")
        #expect(checked.status == 65)
        #expect(checked.errorText == """
            a.md:1001: error: the page asks for 502 pictures; this is the first above the limit of 500; \
            divide it into several pages

            """)
    }

    /// Parsing more of them would take longer with each.
    @Test func theWordsOfACommentHaveALimit() throws {
        for (count, isRead) in [(4_992, true), (4_993, false)] {
            let galley = Galley()
            try galley.writePages(["a.md": "<!-- galley: grid.layout.yaml\(String(repeating: " xx", count: count)) -->\n"])
            let result = try galley.run("docs")
            #expect(result.status == 65)
            let message = "a.md:1: error: the request has words of more than 10000 bytes, which is the limit\n"
            #expect((result.errorText == message) == !isRead, "\(result.errorText.prefix(300))")
        }
    }

    @Test func theMarksOf100QuotesAreRead() throws {
        for depth in [99, 100, 101] {
            let galley = Galley()
            try galley.writePages(["a.md": String(repeating: "> ", count: depth) + "\(Self.comment)\n"])
            try galley.run("docs")
            // Within text, the image follows in the line.
            #expect(try galley.text("a.md").filter { $0 == "\n" }.count == (depth <= 100 ? 2 : 1))
        }
    }

    /// A comment may extend over the whole page.
    @Test func aLongCommentIsReadWithinBounds() throws {
        let lines = String(repeating: "\n", count: 200_000)
        try galley.writePages(["a.md": "<!-- galley:\(lines)grid.layout.yaml -->\n![](a.svg)\n"])
        #expect(try galley.run("docs").outputText == "1 picture: 1 written\n")
    }

    // MARK: Blocks

    /// The line is right at any position of the document in its page.
    @Test func aMistakeInABlockHasItsLineOfThePage() throws {
        let document = Galley.grid.replacing("items: 5", with: "items: five")
        for above in [0, 7, 50_000] {
            let galley = Galley()
            try galley.writePages(["blk.md": String(repeating: "\n", count: above) + "> ```yaml galley\n" + document.split(separator: "\n").map { "> \($0)\n" }.joined() + "> ```\n"])
            let result = try galley.run("docs")
            #expect(result.status == 65 && result.errorText.hasPrefix("blk.md:\(above + 6):14: error: "), "\(result.errorText)")
            #expect(result.errorText.contains("\n \(above + 6) |   ") && result.errorText.contains("items: five"))
        }
    }

    /// Also with classes, as MkDocs has them.
    @Test(arguments: ["yaml galley", "yaml\tgalley", "yaml  galley\t--style plain", "{.yaml .galley}", " { .yaml .galley }"])
    func aBlockIsADocumentWhateverSpacesAreInItsFirstLine(info: String) throws {
        try galley.writePages(["blk.md": "```\(info)\n\(Galley.grid)```\n"])
        #expect(try galley.run("docs").outputText == "1 picture: 1 written\n")
        #expect(try galley.run("docs", "--check").outputText == "1 picture: 1 same\n")
    }

    @Test func anUntitledBlockIsNotCalledAsItsPage() throws {
        let document = Galley.grid.replacing("title: Grid\n", with: "")
        try galley.writePages(["blk.md": "```yaml galley\n\(document)```\n"])
        try galley.run("docs")
        let page = try galley.text("blk.md")
        #expect(page.contains("\n![1 section, "), "\(page)")
        let picture = try galley.text("images/blk-1.svg")
        #expect(picture.contains("<title id") && !picture.replacing("../blk.md", with: "").contains("blk.md"))
    }
}
