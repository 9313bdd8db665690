import Foundation
import TestSupport
import Testing

/// `galley docs`: the pictures that pages request, and the pages themselves.
struct DocsTests {
    private let galley = Galley()

    private static let comment = "<!-- galley: Layouts/grid.layout.yaml -->"

    private func write(_ pages: [String: String]) throws {
        try galley.writePages(pages, document: "Layouts/grid.layout.yaml")
    }

    private func drawn(_ arguments: String...) throws {
        let result = try galley.run(["docs"] + arguments)
        #expect(result.status == 0, "\(result.errorText)\(result.outputText)")
    }

    // MARK: Pages

    @Test func anImageIsWrittenBelowItsComment() throws {
        try write(["README.md": "# A\n\n\(Self.comment)\n\nText\n"])
        try drawn()
        let page = try galley.text("README.md")
        #expect(page.hasPrefix("# A\n\n\(Self.comment)\n![") && page.hasSuffix("](images/grid.svg)\n\nText\n"))
        #expect(page.contains("5 cells in 3 columns"))
        #expect(galley.files == ["Layouts/grid.layout.yaml", "README.md", "images/grid.svg"])
        // The second run has nothing to do.
        let result = try galley.run("docs")
        #expect(result.errorText == "" && result.outputText == "1 picture: 1 same\n")
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test(arguments: [
        ("Windows", "a\r\n\(comment)\r\nb\r\n", "a\r\n\(comment)\r\n![]\r\nb\r\n"), ("the end", "a\n\(comment)", "a\n\(comment)\n![]\n"),
        ("a list", "1. a\n   - b\n\n     \(comment)\n\n   - c\n", "1. a\n   - b\n\n     \(comment)\n     ![]\n\n   - c\n"),
        ("an item", "- \(comment)\n- b\n", "- \(comment)\n  ![]\n- b\n"), ("a quote", "> a\n> \(comment)\n\nb\n", "> a\n> \(comment)\n> ![]\n\nb\n"),
        ("a byte order mark", "\u{FEFF}\(comment)\nb\n", "\u{FEFF}\(comment)\n![]\nb\n"),
        ("an admonition", "!!! note\n\n    \(comment)\n", "!!! note\n\n    \(comment)\n    ![]\n"),
        ("a tab", "=== \"A\"\n\n    - b\n\n      \(comment)\n", "=== \"A\"\n\n    - b\n\n      \(comment)\n      ![]\n"),
        ("lines", "<!-- galley:\n  Layouts/grid.layout.yaml\n  -->\nb\n", "<!-- galley:\n  Layouts/grid.layout.yaml\n  -->\n![]\nb\n"),
    ])
    func anImageStandsWhereItsCommentDoes(name: String, page: String, expected: String) throws {
        try write(["README.md": page])
        try drawn()
        let image = /!\[[^\]]*\]\(images\/grid.svg\)/
        #expect(try galley.text("README.md").replacing(image, with: "![]") == expected)
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test(arguments: [
        "```\n\(comment)\n```\n", "~~~~ markdown\n```\n\(comment)\n~~~\n\(comment)\n~~~~\n", "    \(comment)\n", "- a\n\n      \(comment)\n",
        "<!--\n\(comment.dropLast(4))\n-->\n", "text `\(comment)`\n", "- ```\n  \(comment)\n\n  \(comment)\n  ```\n",
        "<!-- galleys: Layouts/grid.layout.yaml -->\n", "```yaml\ngalley: 1\n```\n",
    ])
    func whatShowsTheSyntaxAsksForNothing(page: String) throws {
        try write(["README.md": page])
        let result = try galley.run("docs")
        #expect(result.outputText == "0 pictures\n")
        #expect(try galley.text("README.md") == page)
    }

    @Test(arguments: [
        ("![](pictures/my%20grid.svg)", "pictures/my grid.svg"), ("![](<pictures/my grid.svg> \"A title\")", "pictures/my grid.svg"),
        ("[![](b.svg)](https://galley.example)", "b.svg"), ("<img src=\"b(1).svg\" alt=\"\" width=\"300\">", "b(1).svg"),
        ("<p align=\"center\">\n  <img\n    alt=''\n    src='c.png'>\n</p>", "c.png"), ("<img src=\"d.svg\"\n     alt=\"\">", "d.svg"), ("![](a/../d.png) and text", "d.png"),
    ])
    func theImageSaysWhereAndGetsAText(image: String, path: String) throws {
        try write(["README.md": "\(Self.comment)\n\n\(image)\n"])
        try drawn()
        #expect(galley.files.contains(path))
        let page = try galley.text("README.md")
        #expect(page.contains("5 cells in 3 columns") && page.hasPrefix("\(Self.comment)\n\n\(image.prefix(2))"))
        #expect(page.split(separator: "\n", omittingEmptySubsequences: false).count == 4 + image.filter { $0 == "\n" }.count)
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test func anImageBelongsToTheCommentAboveIt() throws {
        let other = Self.comment.replacing("yaml", with: "yaml --style plain")
        try write(["README.md": "\(Self.comment)\n\(other)\n<img src=\"a.svg\" alt=\"\">\n"])
        try drawn()
        #expect(galley.files.filter { $0.hasSuffix("g") } == ["a.svg", "images/grid.svg"])
        #expect(try galley.text("README.md").contains(/^[^\n]*\n!\[[^\n]*\]\(images\/grid.svg\)\n[^\n]*plain -->\n<img/))
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test(arguments: [
        ("screen", "Grid: 1 section, 5 cells in 3 columns, 1 header; iPhone SE (3rd generation), 375 × 667."),
        ("blueprint", "Grid: 1 section, 5 cells in 3 columns, 1 header; anatomy, 375 pt wide, iPhone SE (3rd generation)."),
        ("plain", "Grid: 1 section, 5 cells in 3 columns, 1 header."),
    ])
    func anAlternativeTextBeginsWithWhatIsShown(style: String, expected: String) throws {
        let options = " --style \(style) --device 'iPhone SE' -->"
        try write(["README.md": Self.comment.replacing(" -->", with: options) + "\n"])
        try drawn()
        let text = try galley.text("README.md").split(separator: "![")[1].split(separator: "]")[0]
        #expect(text == expected)
    }

    /// A page shows one of two; a single picture says its appearance.
    @Test(arguments: [("README.md", "--picture", false), ("Guide.docc/a.md", "", false), ("Guide.docc/a.md", "--appearance light", true)])
    func picturesForLightAndDarkPagesSayNeither(page: String, options: String, expected: Bool) throws {
        let document = (page.contains("/") ? "../" : "") + "Layouts/grid.layout.yaml"
        try write([page: "<!-- galley: \(document) \(options) -->\n"])
        try drawn()
        #expect(try galley.text(page).contains(/(\[|alt=")Grid: [^"\]]*(light|dark)/) == expected)
        for name in galley.files where name.hasSuffix(".svg") {
            #expect(try !galley.text(name).contains(/<desc[^>]*>[^<]*(light|dark)/), "\(name)")
        }
    }

    @Test func aTextOfSomebodysIsLeftAloneAndOursFollowsTheLayout() throws {
        let page = "\(Self.comment)\n![My [own] text](a.svg)\n\n\(Self.comment)\n![](b.svg)\n"
        try write(["README.md": page])
        try drawn()
        #expect(try galley.text("README.md").contains("![My [own] text](a.svg)\n"))
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 8"), to: "Layouts/grid.layout.yaml")
        #expect(try galley.run("docs", "--check").status == 1)
        try drawn()
        let text = try galley.text("README.md")
        #expect(text.contains("![My [own] text](a.svg)\n") && text.contains("8 cells in 3 columns") && !text.contains("5 cells"))
    }

    @Test(arguments: ["Pods/X/README.md", "node_modules/x/a.md", "Carthage/b.md"])
    func pagesOfOtherPeoplesCodeAreLeftAlone(page: String) throws {
        try write([page: "\(Self.comment)\n"])
        let result = try galley.run("docs")
        #expect(result.status == 0 && result.outputText == "0 pictures\n", "\(result.errorText)\(result.outputText)")
        #expect(try galley.text(page) == "\(Self.comment)\n")
    }

    @Test func aBlockIsADocumentItself() throws {
        let block = Galley.grid.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n")
        let page = "- a\n\n  ```yaml galley --style plain\n\(block)\n  ```\n\n- b\n"
        try write(["Guide.md": page])
        try drawn("Guide.md")
        let name = try #require(galley.files.first { $0.hasPrefix("images/") })
        #expect(try galley.text("Guide.md").contains("\n  ```\n  !["))
        #expect(try galley.text("Guide.md").contains("](\(name))\n\n- b\n"))
        try galley.write(page.replacing("items: 5", with: "items: five"), to: "Guide.md")
        let line = 1 + (try #require(page.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.contains("items: 5") }))
        let result = try galley.run("docs", "Guide.md")
        #expect(result.status == 65 && result.errorText.contains("Guide.md:\(line):"), "\(result.errorText)")
    }

    // MARK: Catalogues

    @Test func aCatalogueHasASetOfFourOrOneSVG() throws {
        let comment = "<!-- galley: ../Layouts/grid.layout.yaml -->"
        let pages = [
            "Guide.docc/Guide.md": "\(comment)\n\n\(comment)\n![](drawing.svg)\n\n\(comment)\n![](photos)\n",
            "Guide.docc/Steps.tutorial": "@Step {\n  \(comment.replacing("yaml", with: "yaml --style plain"))\n  @Image(source: \"steps.png\", alt: \"\")\n}\n",
        ]
        try write(pages)
        try galley.write("", to: "Guide.docc/Resources/photos.png")
        #expect(try galley.run("docs", "--force").status == 0)
        let suffixes = [".png", "@2x.png", "~dark.png", "~dark@2x.png"]
        let sets = ["Resources/grid", "Resources/photos", "Resources/steps"].flatMap { name in suffixes.map { "Guide.docc/" + name + $0 } }
        let drawn = galley.files.filter { $0.hasSuffix("g") }
        #expect(drawn == (sets + ["Guide.docc/Resources/drawing.svg"]).sorted())
        #expect(try galley.text("Guide.docc/Guide.md").contains("](grid.png)\n"))
        let tutorial = try galley.text("Guide.docc/Steps.tutorial")
        #expect(tutorial.contains(/@Image\(source: "steps.png", alt: "[^"]*5 cells in 3 columns[^"]*"\)/), "\(tutorial)")
        // The names contain appearance and scale.
        #expect(try galley.read("Guide.docc/Resources/grid.png") != galley.read("Guide.docc/Resources/grid~dark.png"))
        let difference = try galley.run("diff", "Guide.docc/Resources/grid@2x.png", "Guide.docc/Resources/grid~dark@2x.png")
        #expect(difference.status == 1)
        #expect(try galley.run("docs", "Guide.docc", "--check").status == 0)
    }

    /// Text in DocC directives may be indented without becoming code.
    @Test func picturesStandInDirectives() throws {
        let comment = "<!-- galley: ../Layouts/grid.layout.yaml -->"
        let tutorial = """
            @Steps {
              @Step {
                Do it.

                @Code(name: "a.yaml", file: "a.yaml") {
                  \(comment)
                  @Image(source: "step.svg", alt: "My text")
                }
              }
              @Step {
                ```markdown
                \(comment)
                ```

                  \(comment.replacing("yaml", with: "yaml --style plain -f svg"))
              }
            }

            """
        try write(["Guide.docc/Steps.tutorial": tutorial, "Guide.docc/Guide.md": "@Row {\n    \(comment)\n    ![](row.svg)\n}\n\n    \(comment)\n"])
        try drawn()
        #expect(galley.files.filter { $0.hasSuffix("g") } == ["grid-plain", "row", "step"].map { "Guide.docc/\($0).svg" })
        #expect(try galley.text("Guide.docc/Steps.tutorial").contains(" -->\n      @Image(source: \"grid-plain.svg\", alt: \"Grid: "))
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test func aPairFollowsTheViewerOfGitHub() throws {
        try write(["README.md": "\(Self.comment.replacing(" -->", with: " --picture -->"))\n"])
        try drawn()
        let page = try galley.text("README.md")
        #expect(page.contains("<source media=\"(prefers-color-scheme: dark)\" srcset=\"images/grid~dark.svg\">"))
        #expect(page.contains(" src=\"images/grid.svg\">\n</picture>\n"))
        #expect(try !galley.text("images/grid.svg").contains("prefers-color-scheme"))
        #expect(try galley.text("images/grid.svg") != galley.text("images/grid~dark.svg"))
        #expect(try galley.run("docs", "--check").status == 0)
    }

    // MARK: Checks

    @Test func aCheckSaysWhatIsNotUpToDateAndWritesNothing() throws {
        let page = "\(Self.comment)\n![](a.svg)\n\n\(Self.comment)\n![](b.png)\n\n\(Self.comment)\n![](c.svg)\n"
        try write(["README.md": page])
        try drawn()
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "Layouts/grid.layout.yaml")
        try galley.write(try galley.text("README.md").split(separator: "\n").dropLast(2).joined(separator: "\n"), to: "README.md")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("b.png"))
        let before = try galley.files.map { try galley.read($0) }
        let result = try galley.run("docs", "--check")
        #expect(result.status == 1)
        #expect(result.outputText.hasPrefix("README.md:1: stale a.svg\n  cell [0, 5] "), "\(result.outputText)")
        #expect(result.outputText.contains("\nREADME.md:3: missing b.png\n"))
        #expect(result.outputText.contains("\nunused c.svg\n  no page uses it"))
        #expect(result.outputText.contains("3 pictures: 1 stale, 1 missing, 1 unused\n\nDraw them: galley docs\n"))
        #expect(try galley.files.map { try galley.read($0) } == before)
        try drawn("--prune")
        #expect(!galley.files.contains("c.svg"))
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test(arguments: ["svg", "png"])
    func whatSomebodyChangedIsKeptUnlessForced(format: String) throws {
        try write(["README.md": "\(Self.comment)\n![](a.\(format))\n\n\(Self.comment)\n![](b.\(format))\n"])
        try drawn()
        // Changes a colour of an SVG, or the resolution of a PNG.
        var bytes = try galley.read("a.\(format)")
        let place = try #require(bytes.range(of: Data((format == "svg" ? "fill=\"#" : "pHYs").utf8))).upperBound
        bytes[place + 1] ^= 1
        try bytes.write(to: galley.folder.appendingPathComponent("a.\(format)"))
        try galley.write("mine", to: "b.\(format)")
        let result = try galley.run("docs")
        #expect(result.status == 1)
        #expect(result.outputText.contains("README.md:1: edited a.\(format)\n  it was edited"), "\(result.outputText)")
        #expect(result.outputText.contains("README.md:4: edited b.\(format)\n  galley docs did not draw it"))
        #expect(try galley.read("a.\(format)") == bytes && galley.text("b.\(format)") == "mine")
        try drawn("--force")
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test func aPairIsReadWithASourceForLightPages() throws {
        func source(_ scheme: String) -> String { "<source media=\"(prefers-color-scheme: \(scheme))\" srcset=\"\(scheme).svg\">" }
        let pair = ["<picture>", source("light"), source("dark"), "<img alt=\"Mine\" src=\"light.svg\">", "</picture>"]
        try write(["README.md": "\(Self.comment)\n\(pair.joined(separator: "\n"))\n"])
        try drawn()
        #expect(galley.files == ["Layouts/grid.layout.yaml", "README.md", "dark.svg", "light.svg"])
        #expect(try galley.text("dark.svg") != galley.text("light.svg"))
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test func aPictureOfACatalogStaysInItsFolderAtAnyScale() throws {
        let comment = "<!-- galley: ../Layouts/grid.layout.yaml --scale 2 -->"
        try write(["Guide.docc/a.md": "\(comment)\n![Mine](p)\n", "Guide.docc/Pictures/p@2x.png": ""])
        try drawn("--force")
        #expect(galley.files.filter { $0.hasSuffix(".png") } == ["Guide.docc/Pictures/p@2x.png", "Guide.docc/Pictures/p~dark@2x.png"])
    }

    @Test func aPictureOfAPageMayBeAGolden() throws {
        try write(["Layouts/README.md": "<!-- galley: grid.layout.yaml -->\n![Mine](grid.svg)\n"])
        try drawn()
        #expect(try galley.run("verify", "Layouts").outputText == "1 golden: 1 same\n")
        #expect(try galley.run("accept", "Layouts", "--verbose").errorText.contains("unchanged Layouts/grid.svg\n"))
        #expect(try galley.run("docs", "--check").status == 0)
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "Layouts/grid.layout.yaml")
        #expect(try galley.run("verify", "Layouts").outputText.contains("cell [0, 5]"))
        // Recorded as a golden, it would count as modified by others.
        let result = try galley.run("accept", "Layouts")
        #expect(result.status == 73 && result.errorText.contains("Layouts/grid.svg: error: it is a picture of a page"))
        #expect(try galley.run("docs").status == 0)
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test func aPictureOfAPageIsNoObsoleteGolden() throws {
        try write(["Layouts/README.md": "<!-- galley: grid.layout.yaml --style plain -->\n![Mine](overview.svg)\n"])
        // Not even beside the table of frames of a document with that name.
        try galley.write(Galley.grid, to: "Layouts/overview.layout.yaml")
        try galley.run("accept", "Layouts/overview.layout.yaml", "-f", "frames")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/overview.layout.yaml"))
        try drawn()
        try galley.write("galley: 1\ndocuments: [Layouts]\nformats: [frames]\n", to: "galley.yaml")
        let result = try galley.run("verify", "--quiet").outputText
        #expect(result.contains("obsolete Layouts/overview.frames.json\n") && result.contains("1 obsolete"), "\(result)")
    }

    // MARK: Mistakes

    @Test(arguments: [
        ("\(comment)\n![](../a.svg)\n", 65, "docs/README.md:1: error: a.svg is outside of the documentation's folder, docs"),
        ("\(comment.replacing(" -->", with: " --style plain -->"))\n![](b.svg)\n", 65, "docs/README.md:1: error: b.svg is also the picture of docs/README.md:4"),
        ("<!-- galley: Layouts/grid.layout.yaml --stile plain -->\n", 65, "docs/README.md:1: error: Unknown option '--stile'"),
        ("<!-- galley: Layouts/grid.layout.yaml --style plain --style screen -->\n", 65,
         "docs/README.md:1: error: the comment asks for several pictures"),
        ("<!-- galley: Layouts/none.layout.yaml -->\n", 66, "docs/README.md:1: error: there is no document docs/Layouts/none.layout.yaml"),
        ("<!-- galley: -->\n", 65, "docs/README.md:1: error: the comment names no document"),
        ("<!-- galley: \"Layouts -->\n", 65, "docs/README.md:1: error: a quote is not closed"),
        ("<!-- galley: Layouts/grid.layout.yaml\n", 65, "docs/README.md:1: error: the comment is not closed"),
        ("```yaml galley\ngalley: 1\n", 65, "docs/README.md:1: error: the block of code is not closed"),
        ("> ```yaml galley\n> galley: 1\n\nText\n", 65, "docs/README.md:1: error: the block of code is not closed"),
        ("\(comment)\n![](https://galley.example/a.svg)\n", 65,
         "docs/README.md:1: error: the image https://galley.example/a.svg is not a file"),
        ("\(comment)\n![](a.jpg)\n", 65, "docs/README.md:1: error: the image a.jpg is neither an SVG nor a PNG"),
        ("\(comment.replacing(" -->", with: " -f png -->"))\n![](a.svg)\n", 65,
         "docs/README.md:1: error: the comment asks for png, but the image is a.svg"),
        ("\(comment)\n<img src=\"a.svg\">\n", 65, "docs/README.md:1: error: the image of line 2 has no file or no alternative text"),
        ("\(comment)\n\n![A][2]\n\n[1]: a.svg\n", 65, "docs/README.md:1: error: the image of line 3 has no file or no alternative text"),
        ("\(comment)\n@Image(source: \"a.svg\")\n", 65, "docs/README.md:1: error: the image of line 2 has no file or no alternative text"),
        ("\(comment.replacing(" -->", with: " --style '{title: false}' --style '{caption: false}' -->"))\n![](a.svg)\n", 65,
         "docs/README.md:1: error: the comment asks for several pictures"),
        ("\(comment)\n<picture><source media=\"(prefers-color-scheme: dark)\" srcset=\"a.svg\"><img alt=\"\" src=\"a.svg\"></picture>\n", 65, "docs/README.md:1: error: docs/a.svg is requested by light and by dark pages"),
        ("\(comment)\n![](Layouts/a.svg)\n", 73, "docs/README.md:1: error: cannot create docs/Layouts/a.svg"),
    ])
    func aMistakeIsSaidWithItsLineAndTheRestIsDone(page: String, status: Int32, message: String) throws {
        let good = "<!-- galley: grid.layout.yaml -->\n![Mine](b.svg)\n"
        let isDouble = message.contains("is also the picture")
        let text = isDouble ? "\n\n\n\(good)" : page + (page.contains("-->") ? "\n\(good)" : "")
        try write(["docs/README.md": isDouble ? page + "\n" + good : text])
        try galley.write(Galley.grid, to: "docs/grid.layout.yaml")
        // The document's path is a file, so the folder for pictures cannot be created.
        try galley.write(Galley.grid, to: status == 73 ? "docs/Layouts" : "docs/Layouts/grid.layout.yaml")
        if status == 73 { try galley.write(text.replacing("Layouts/grid", with: "grid"), to: "docs/README.md") }
        let result = try galley.run("docs", "docs")
        let expected = isDouble ? "docs/README.md:4: error: docs/b.svg is also the picture of docs/README.md:1" : message
        #expect(result.status == status && result.errorText.contains(expected), "\(result.errorText)")
        #expect(galley.files.contains("docs/b.svg") == page.contains("-->"), "\(galley.files)")
    }

    // MARK: CommonMark

    /// Comments are found where the reference implementation of CommonMark finds them, in any nesting of quotes, lists and code,
    /// except after empty list items and after lines of a list item's text that are not indented.
    @Test(.enabled(if: Tool.cmark != nil, "needs cmark; Scripts/bootstrap --tests installs it"), arguments: 0..<UInt64(MoreTests.count(1, more: 8)))
    func commentsAreFoundWhereCommonMarkHasThem(seed: UInt64) throws {
        let pieces = [
            "- a", "* a\n", "1. ```\n", "10) b\n", "> ", "- > ", "\n    ", "\n   ", "\n  ", "\n ", "\n", "\n", "\n\n", "```\n", "\n```",
            "\n\n~~~ x\n", "~~~~\n", "text", "<!-- a -->\n", "\n<!-- galley: -->\n", "- <!-- galley: -->", "<!-- galley: -->",
            "\n\n<!-- galley:\n -->\n", "\n# b\n", "***\n",
        ]
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        for number in 0..<60 {
            var text = ""
            for _ in 0..<24 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                text += pieces[Int(state >> 33) % pieces.count]
            }
            let page = text + "\n"
            try galley.write(page, to: "\(number).md")
            // Each comment found is rejected, regardless of other errors in it.
            let messages = try galley.run("docs", "--check", "\(number).md").errorText
            let errors = messages.split(separator: "\n").filter { !$0.contains(": warning: ") }.joined(separator: "\n")
            let found = Set(errors.matches(of: /\d+\.md:(\d+)/).compactMap { Int($0.1) })
            let tree = try #require(Tool.cmark).run(["-t", "xml", "--sourcepos", "--unsafe"], input: Data(page.utf8)).outputText
            let comments = tree.matches(of: /<html_(?:block|inline) sourcepos="(\d+):[^>]*>\s*&lt;!-- galley:/)
            #expect(found == Set(comments.compactMap { Int($0.1) }), "\(page)\n\(tree)")
        }
    }
}
