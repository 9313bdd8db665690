import Foundation
import TestSupport
import Testing

/// `galley docs` where several pages show a picture.
struct DocsSharingTests {
    private static let comment = "<!-- galley: grid.layout.yaml -->"
    private static let picture = "\(comment)\n![](images/p.svg)\n"

    private func remove(_ name: String, _ galley: Galley) throws {
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
    }

    // MARK: Comments

    @Test func anyNumberOfCommentsAskForAPicture() throws {
        let pages = ["a.md": Self.picture + "\nText\n\n" + Self.picture, "b.md": Self.picture, "c.md": "\(Self.comment)\n", "d.md": "\(Self.comment)\n"]
        try inFolder(pages) { galley in
            #expect(try galley.run("docs").outputText == "2 pictures: 2 written\n")
            #expect(galley.files.filter { $0.hasSuffix("svg") } == ["images/grid.svg", "images/p.svg"])
            #expect(try galley.run("docs", "--check").outputText == "2 pictures: 2 same\n")
            // The texts of all follow the layout.
            try galley.write(Galley.grid.replacing("items: 5", with: "items: 8"), to: "grid.layout.yaml")
            #expect(try galley.run("docs").status == 0)
            for page in pages.keys { #expect(try galley.text(page).contains("8 cells") && !galley.text(page).contains("5 cells")) }
            #expect(try galley.run("docs", "--check").outputText == "2 pictures: 2 same\n")
        }
    }

    @Test func drawnPageByPageAPictureStaysTheSame() throws {
        try inFolder(["a.md": Self.picture, "b.md": Self.picture]) { galley in
            try galley.run("docs", "a.md")
            let drawn = try galley.read("images/p.svg")
            for arguments in [["docs", "b.md"], ["docs", "a.md"], ["docs"], ["docs", "--check", "a.md"], ["docs", "--check", "b.md"]] {
                #expect(try galley.run(arguments).outputText == "1 picture: 1 same\n")
                #expect(try galley.read("images/p.svg") == drawn)
            }
        }
    }

    @Test func aCommentThatContradictsAnotherIsToldTheWayOut() throws {
        let other = "<!-- galley: grid.layout.yaml --style plain -->\n![](images/p.svg)\n"
        try inFolder(["a.md": Self.picture, "b.md": other]) { galley in
            let result = try galley.run("docs")
            #expect(result.status == 65)
            let message = "b.md:1: error: images/p.svg is also the picture of a.md:1, with other options; name another file in the image below it\n"
            #expect(result.errorText.hasSuffix(message))
            #expect(result.outputText == "1 picture: 1 written\n")
        }
    }

    @Test func newPicturesHaveFreeNames() throws {
        let pages = ["a.md": "\(Self.comment)\n\n<!-- galley: other/grid.layout.yaml -->\n", "b.md": "<!-- galley: third/grid.layout.yaml -->\n"]
        try inFolder(pages) { galley in
            try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "other/grid.layout.yaml")
            try galley.write(Galley.grid.replacing("items: 5", with: "items: 7"), to: "third/grid.layout.yaml")
            #expect(try galley.run("docs", "a.md").outputText == "2 pictures: 2 written\n")
            // Not even the pictures of pages that are not named.
            #expect(try galley.run("docs", "b.md").outputText == "1 picture: 1 written\n")
            #expect(galley.files.filter { $0.hasSuffix("svg") } == ["images/grid-2.svg", "images/grid-3.svg", "images/grid.svg"])
            #expect(try galley.run("docs", "--check").outputText == "3 pictures: 3 same\n")
        }
    }

    @Test func anUntitledBlockIsCalledByItsNumber() throws {
        func block(_ items: Int) -> String {
            "```yaml galley\n\(Galley.grid.replacing("title: Grid\n", with: "").replacing("items: 5", with: "items: \(items)"))```\n\n"
        }
        try inFolder(["a.md": "Text\n\n" + block(2) + block(3)]) { galley in
            try galley.run("docs")
            let page = try galley.text("a.md")
            #expect(page.contains("](images/a-1.svg)") && page.contains("](images/a-2.svg)"))
            // Blocks above do not rename the others, and their names are free ones.
            try galley.write(block(1) + page, to: "a.md")
            #expect(try galley.run("docs").outputText == "3 pictures: 2 same, 1 written\n")
            #expect(try galley.text("a.md").contains(/1 cell[^s\n]*\]\(images\/a-3.svg\)/))
            #expect(try galley.run("docs", "--check").outputText == "3 pictures: 3 same\n")
        }
    }

    // MARK: Plain references

    @Test(arguments: [
        ("Other/b.md", "![A](../images/p.svg)"), ("b.md", "<img src='images/p.svg'>"), ("b.md", "[![A][1]](x)\n\n[1]: images/p.svg \"t\""),
        ("b.md", "| a | b |\n|---|---|\n| ![](images/p.svg#only-light) | |"), ("b.md", "- a\n\n        ![](images/p.svg)"),
        ("site/guide/index.html", "<img src=\"/base/images/p.svg\">"), ("b.rst", ".. image:: images/p.svg"), ("b.typ", "#image(\"images/p.svg\")"),
        ("b.mdx", "import P from './images/p.svg';"), ("b.md", "![A]({{ site.baseurl }}/images/p.svg)"), ("b.html", "<img src=\"{{ '/images/p.svg' | relative_url }}\">"), ("b.md", "![A](https://raw.example/main/images/p.svg)"),
    ])
    func aPictureThatAnotherFileShowsIsInUse(file: String, text: String) throws {
        try inFolder(["Docs/a.md": "\(Self.comment.replacing("grid", with: "../grid"))\n![](images/p.svg)\n"]) { galley in
            try galley.write("", to: ".git/HEAD")
            try galley.run("docs", "Docs")
            try galley.write("Text\n", to: "Docs/a.md")
            try galley.write(text.replacing("images/p.svg", with: "Docs/images/p.svg"), to: file)
            #expect(try galley.run("docs", "Docs", "--prune").outputText == "0 pictures\n")
            #expect(try galley.run("docs", "Docs", "--check").status == 0)
            try galley.write("```\n\(text)\n```\n\n<!-- \(text) -->\n", to: "b.md")
            if file != "b.md" { try remove(file, galley) }
            #expect(try galley.run("docs", "Docs", "--prune").outputText == "1 picture: 1 removed\n")
        }
    }

    // MARK: A day

    /// Pages on GitHub, a catalogue and a site of MkDocs over the same documents.
    @Test func aDayOfAnAuthor() throws {
        let pages = [
            ".git/HEAD": "", "mkdocs.yml": "site_name: A\n",
            "README.md": "# A\n\n<!-- galley: grid.layout.yaml -->\n\nText\n\n![Wide](docs/img/wide.svg)\n",
            "docs/index.md": "=== \"Grid\"\n\n    <!-- galley: ../grid.layout.yaml -->\n    ![](img/grid.svg)\n\n=== \"Wide\"\n\n    <!-- galley: ../grid.layout.yaml --style blueprint -->\n    ![](img/wide.svg)\n",
            "docs/more.md": "![Grid](img/grid.svg)\n\n<!-- galley: ../grid.layout.yaml --style blueprint -->\n![](img/wide.svg)\n",
            "Sources/A.swift": "/// ![Grid](cells.png)\nstruct A {}\n",
            "Sources/A.docc/A.md": "# A\n\n<!-- galley: ../../grid.layout.yaml --scale 1 -->\n![](cells.png)\n",
        ]
        try inFolder(pages) { galley in
            func check(_ expected: String) throws {
                let result = try galley.run("docs", "--check")
                #expect(result.outputText == expected && result.errorText == "", "\(result.outputText)\(result.errorText)")
            }
            func pictures() -> [String] { galley.files.filter { $0.hasSuffix("g") } }
            let drawn = try galley.run("docs")
            #expect(drawn.outputText == "5 pictures: 5 written\n", "\(drawn.errorText)\(drawn.outputText)")
            let all = ["Sources/A.docc/cells.png", "Sources/A.docc/cells~dark.png", "docs/img/grid.svg", "docs/img/wide.svg", "images/grid.svg"]
            #expect(pictures() == all)
            try check("5 pictures: 5 same\n")

            // A change of the layout draws all, whichever page is named first.
            try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "grid.layout.yaml")
            for arguments in [["docs/more.md"], ["README.md"], ["Sources"], ["docs"]] { #expect(try galley.run(["docs"] + arguments).status == 0) }
            try check("5 pictures: 5 same\n")

            // A page that asked for a picture is gone; others show it.
            try galley.write(try galley.text("docs/index.md").split(separator: "\n\n").prefix(2).joined(separator: "\n\n") + "\n", to: "docs/index.md")
            try remove("docs/more.md", galley)
            #expect(try galley.run("docs", "docs", "--prune").outputText == "1 picture: 1 same\n")
            #expect(pictures() == all)

            // A comment goes away; code still shows its picture.
            try galley.write("# A\n", to: "Sources/A.docc/A.md")
            #expect(try galley.run("docs", "Sources", "--prune").outputText == "0 pictures\n")
            #expect(pictures() == all)
            try galley.write("struct A {}\n", to: "Sources/A.swift")
            #expect(try galley.run("docs", "Sources", "--prune").outputText == "2 pictures: 2 removed\n")

            // A page moves, with its picture's new file.
            try galley.write(try galley.text("docs/index.md").replacing("../grid", with: "../../grid").replacing("img/grid", with: "cells"), to: "docs/guide/grid.md")
            try remove("docs/index.md", galley)
            #expect(try galley.run("docs").outputText.hasSuffix("3 pictures: 1 same, 1 written, 1 unused\n"))
            #expect(try galley.run("docs", "--check").status == 1)
            #expect(try galley.run("docs", "--prune").outputText == "3 pictures: 2 same, 1 removed\n")
            #expect(pictures() == ["docs/guide/cells.svg", "docs/img/wide.svg", "images/grid.svg"])

            // Nothing shows the picture of the page that is gone.
            try galley.write("# A\n", to: "README.md")
            #expect(try galley.run("docs", "--prune").outputText == "3 pictures: 1 same, 2 removed\n")
            try check("1 picture: 1 same\n")
        }
    }
}
