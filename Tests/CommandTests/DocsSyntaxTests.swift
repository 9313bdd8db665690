import TestSupport
import Testing

/// `galley docs` with comments and images in the forms of GitHub, MkDocs and Docusaurus.
struct DocsSyntaxTests {
    private let galley = Galley()

    private static let comment = "<!-- galley: grid.layout.yaml -->"
    private static let other = "<!-- galley: grid.layout.yaml --style plain -->"

    // MARK: Places

    /// Alternative texts are left out.
    @Test(arguments: [
        ("a sentence", "See \(comment) here.\n", "See \(comment) ![](images/grid.svg) here.\n"),
        ("a sentence with an image", "See \(comment) ![](a.svg) here.\n", "See \(comment) ![](a.svg) here.\n"),
        ("cells", "| A | B |\n|---|---|\n| \(comment) | \(other) ![](b.svg) |\n", "| A | B |\n|---|---|\n| \(comment) ![](images/grid.svg) | \(other) ![](b.svg) |\n"),
        ("a cell without an image", "| \(comment) | ![](b.svg) |\n", "| \(comment) ![](images/grid.svg) | ![](b.svg) |\n"),
        ("the end of a line", "Text \(comment)\n![](a.svg)\n", "Text \(comment)\n![](a.svg)\n"),
        ("HTML", "<table>\n  <td>\n    \(comment)\n    <img src=\"a.svg\" alt=\"\">\n", "<table>\n  <td>\n    \(comment)\n    <img src=\"a.svg\" alt=\"\">\n"),
        ("HTML without an image", "<p>\n\(comment)\n</p>\n", "<p>\n\(comment)\n<img alt=\"\" src=\"images/grid.svg\">\n</p>\n"),
        ("a line of HTML", "<td>\(comment)</td><td>\(other)<img src='b.svg' alt=''></td>\n", "<td>\(comment) <img alt=\"\" src=\"images/grid.svg\"></td><td>\(other)<img src='b.svg' alt=''></td>\n"),
        ("an image behind it", "\(comment) <img src=\"a.svg\" alt=\"\">\n", "\(comment) <img src=\"a.svg\" alt=\"\">\n"),
        ("an admonition", "!!! note\n    A\n\n    === \"B\"\n\n        \(comment)\n", "!!! note\n    A\n\n    === \"B\"\n\n        \(comment)\n        ![](images/grid.svg)\n"),
        ("a footnote", "[^1]:\n    A\n\n    \(comment)\n", "[^1]:\n    A\n\n    \(comment)\n    ![](images/grid.svg)\n"),
        ("a label", "\(comment)\n![][The  Grid]\n\n[the grid]: <a b.svg> \"Grid\"\n[the grid]: c.svg\n", "\(comment)\n![][The  Grid]\n\n[the grid]: <a b.svg> \"Grid\"\n[the grid]: c.svg\n"),
        ("MDX", "{/* galley: grid.layout.yaml */}\n\n<Shop>\n  {/* galley: grid.layout.yaml --style plain */} ![](b.svg)\n</Shop>\n", "{/* galley: grid.layout.yaml */}\n![](images/grid.svg)\n\n<Shop>\n  {/* galley: grid.layout.yaml --style plain */} ![](b.svg)\n</Shop>\n"),
    ])
    func commentsStandWherePeopleWriteThem(name: String, page: String, expected: String) throws {
        try galley.writePages(["a.mdx": page])
        let result = try galley.run("docs")
        #expect(result.status == 0, "\(result.errorText)\(result.outputText)")
        let text = try galley.text("a.mdx")
        #expect(text.replacing(/!\[[^\]]+\]/, with: "![]").replacing(/alt=(["'])[^"']+["']/) { "alt=\($0.1)\($0.1)" } == expected, "\(text)")
        #expect(text.contains("5 cells in 3 columns"))
        let check = try galley.run("docs", "--check")
        #expect(check.status == 0, "\(check.errorText)\(check.outputText)")
    }

    @Test(arguments: ["--items 3", "--only PhotosViewController", "--module-name Photos", "--root .", "--argument count=3"])
    func optionsForSwiftFilesAreRefusedForDocuments(option: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        for page in ["<!-- galley: grid.layout.yaml \(option) -->\n![A](a.svg)\n", "```yaml galley \(option)\n\(Galley.grid)```\n![A](a.svg)\n"] {
            try galley.write(page, to: "page.md")
            let result = try galley.run("docs", "page.md")
            #expect(result.status == 65 && result.errorText.contains("page.md:1: error: --items, --only"), "\(result.errorText)")
        }
    }

    @Test func aCommentDoesNotTakeTheImageOfAnother() throws {
        let pages = [
            "<table>\n<td>\n  \(Self.other)\n</td>\n<td>\n      \(Self.comment)\n      <img src=\"feed.svg\" alt=\"\">\n",
            "\(Self.other)\n<!-- galley grid.layout.yaml -->\n![](feed.svg)\n", "\(Self.other)\n\nText \(Self.comment)\n![](feed.svg)\n",
        ]
        for page in pages {
            let galley = Galley()
            try galley.writePages(["a.md": page])
            try galley.run("docs")
            #expect(galley.files.contains("images/grid-plain.svg"), "\(galley.files)")
            let isOther = page.contains("galley: grid.layout.yaml -->")
            #expect(galley.files.contains("feed.svg") == isOther)
        }
    }

    // MARK: Images

    @Test(arguments: ["only-light only-dark", "gh-light-mode-only gh-dark-mode-only"])
    func twoImagesAreForLightAndDarkPages(fragments: String) throws {
        let words = fragments.split(separator: " ")
        for order in [words, words.reversed()] {
            let images = order.map { "![](\($0.contains("light") ? "l" : "d").svg#\($0))" }
            // Plain ones have no caption, in which a picture alone says its appearance.
            let galley = Galley()
            try galley.writePages(["a.md": "\(Self.other)\n\(images[0])\n\(images[1])\n"])
            #expect(try galley.run("docs").outputText == "2 pictures: 2 written\n")
            #expect(try galley.text("a.md").matches(of: /5 cells in 3 columns/).count == 2)
            #expect(try galley.run("docs", "--check").status == 0)
            try galley.write("<!-- galley: grid.layout.yaml --style plain --appearance dark -->\n![](dark.svg)\n\n\(Self.other)\n![](only.svg#\(words[1]))\n", to: "b.md")
            try galley.run("docs", "b.md")
            for name in ["dark.svg", "only.svg"] {
                #expect(try galley.text(name).split(separator: "<!--")[0] == galley.text("d.svg").split(separator: "<!--")[0])
            }
        }
    }

    @Test func anImageMayHaveItsFileInALabel() throws {
        try galley.writePages(["a.md": "\(Self.comment)\n![][1]\n\n[1]: img/a.svg\n"])
        #expect(try galley.run("docs").status == 0)
        #expect(galley.files.filter { $0.hasSuffix("g") } == ["img/a.svg"])
        // The label is the text, which is the author's.
        for image in ["![1]", "![1][]", "![][2]"] {
            try galley.write("\(Self.comment)\n\(image)\n\n[1]: img/a.svg\n", to: "a.md")
            #expect(try galley.run("docs").errorText.contains("a.md:1: error: the image of line 2 has no file"))
        }
    }

    /// MkDocs shows the backslash of an ampersand that needs none.
    @Test(arguments: [("A & B", "A & B"), ("A &amp; [B]", "A \\&amp; \\[B\\]"), ("A_B <C>", "A\\_B \\<C>")])
    func anAlternativeTextIsTextOnEveryPage(title: String, expected: String) throws {
        try galley.writePages(["a.md": "```yaml galley\n\(Galley.grid.replacing("title: Grid", with: "title: '\(title)'"))```\n"])
        #expect(try galley.run("docs").status == 0)
        let text = try galley.text("a.md")
        #expect(text.contains("![\(expected): "), "\(text)")
        #expect(try galley.run("docs", "--check").status == 0)
    }

    @Test(arguments: [
        "![]({{ \"/img/a.svg\" | relative_url }} \"A title\")", "![]({{site.baseurl}}/img/a.svg)", "<img src=\"{{ '/img/a.svg' | relative_url }}\" alt=\"\">",
    ])
    func anAddressMayBeginWithThatOfTheSite(image: String) throws {
        try galley.writePages(["_posts/a.md": "<!-- galley: ../grid.layout.yaml -->\n\(image)\n"])
        #expect(try galley.run("docs", "_posts", "--root", ".").status == 0)
        #expect(galley.files.filter { $0.hasSuffix("g") } == ["img/a.svg"])
        #expect(try galley.text("_posts/a.md").contains("5 cells in 3 columns"))
        #expect(try galley.run("docs", "_posts", "--root", ".", "--check").status == 0)
    }

    @Test func anAbsolutePathStandsInTheSitesFolder() throws {
        try galley.writePages(["docs/a.md": "<!-- galley: ../grid.layout.yaml -->\n![](/img/x.svg?raw=true)\n"])
        let result = try galley.run("docs", "docs")
        let message = "the image /img/x.svg is in the site's folder, which is unknown; name it with --root"
        #expect(result.status == 65 && result.errorText == "docs/a.md:1: error: \(message)\n")
        #expect(try galley.run("docs", "docs", "--root", "static").status == 0)
        #expect(galley.files.contains("static/img/x.svg"))
        try galley.write("![A](/img/x.svg)\n", to: "docs/a.md")
        #expect(try galley.run("docs", "docs", "static", "--root", "static", "--prune").outputText == "0 pictures\n")
        try galley.write("Text\n", to: "docs/a.md")
        #expect(try galley.run("docs", "docs", "static", "--root", "static", "--prune").outputText == "1 picture: 1 removed\n")
    }

    /// A second image above it would show the picture twice.
    @Test(arguments: ["<ThemedImage alt=\"A\" sources={{}} />", "{% include figure.html src=\"a.svg\" %}", "{{< figure src=\"a.png\" >}}", "<img src=a.svg alt=\"\">"])
    func anImageInAnotherFormIsAnError(image: String) throws {
        try galley.writePages(["a.md": "\(Self.comment)\n\(image)\n"])
        #expect(try galley.run("docs").errorText.contains("a.md:1: error: the image of line 2 has no file"))
        #expect(try galley.text("a.md") == "\(Self.comment)\n\(image)\n")
    }

    // MARK: Warnings

    /// Pages, and their exit statuses; negative without a warning.
    private static let lookalikes: [(String, Int32)] = [
        ("<!-- galley grid.layout.yaml -->\n", 1), ("Text <!-- Galley: grid.layout.yaml -->\n", 1), ("<!--galley : a -->\n", 1),
        ("{/* galley a.yaml */}\n", 1), ("```galley\ngalley: 1\n```\n", 1), ("```yaml {galley}\ngalley: 1\n```\n", 1),
        ("<!---galley: grid.layout.yaml-->\n", 1), ("[//]: # (galley: grid.layout.yaml)\n", 1), ("---\ngalley: grid.layout.yaml\n---\n", 1),
        ("```yaml title=\"a\" galley\ngalley: 1\n```\n", 1), ("%% galley: grid.layout.yaml %%\n", 1), ("`galley: grid.layout.yaml`\n", -1),
        ("Text\n\n    \(comment)\n", 0), ("<!-- galleys are ships -->\n", -1), ("<!-- galley is a ship -->\n", -1),
        ("`\(comment)`\n", -1), ("```yaml\ngalley: 1\n```\n", -1),
    ]

    @Test(arguments: lookalikes)
    func whatLooksLikeACommentIsToldOf(page: String, status: Int32) throws {
        try galley.writePages(["a.md": page])
        for arguments in [["docs"], ["docs", "--check"]] {
            let result = try galley.run(arguments)
            #expect(result.status == max(status, 0) && result.outputText == "0 pictures\n")
            let line = status == 0 ? 3 : page.hasPrefix("---") ? 2 : 1
            #expect(result.errorText.contains("a.md:\(line): warning: ") == (status >= 0), "\(result.errorText)")
        }
    }

    /// Lines that make a search for ends and pairs long.
    @Test(arguments: ["`", "``a`", "<!-- galley a.yaml -->", "{/* ", "<!-- galley: ", "| \\", "[!["])
    func longLinesAreReadWithinBounds(piece: String) throws {
        try galley.writePages(["a.md": "text alley " + String(repeating: piece, count: 5_000) + "\n"])
        #expect(try galley.run("docs").outputText == "0 pictures\n")
    }
}
