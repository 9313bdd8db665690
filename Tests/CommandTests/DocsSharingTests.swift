import Foundation
import TestSupport
import Testing

/// `galley docs` where several pages show a picture.
struct DocsSharingTests {
    private let galley = Galley()

    private static let comment = "<!-- galley: grid.layout.yaml -->"
    private static let picture = "\(comment)\n![](images/p.svg)\n"

    private func remove(_ name: String) throws {
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent(name))
    }

    // MARK: Comments

    @Test func anyNumberOfCommentsAskForAPicture() throws {
        let pages = ["a.md": Self.picture + "\nText\n\n" + Self.picture, "b.md": Self.picture, "c.md": "\(Self.comment)\n", "d.md": "\(Self.comment)\n"]
        try galley.writePages(pages)
        #expect(try galley.run("docs").outputText == "2 pictures: 2 written\n")
        #expect(galley.files.filter { $0.hasSuffix("svg") } == ["images/grid.svg", "images/p.svg"])
        #expect(try galley.run("docs", "--check").outputText == "2 pictures: 2 same\n")
        // The texts of all follow the layout.
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 8"), to: "grid.layout.yaml")
        #expect(try galley.run("docs").status == 0)
        for page in pages.keys { #expect(try galley.text(page).contains("8 cells") && !galley.text(page).contains("5 cells")) }
        #expect(try galley.run("docs", "--check").outputText == "2 pictures: 2 same\n")
    }

    @Test func drawnPageByPageAPictureStaysTheSame() throws {
        try galley.writePages(["a.md": Self.picture, "b.md": Self.picture])
        try galley.run("docs", "a.md")
        let drawn = try galley.read("images/p.svg")
        for arguments in [["docs", "b.md"], ["docs", "a.md"], ["docs"], ["docs", "--check", "a.md"], ["docs", "--check", "b.md"]] {
            #expect(try galley.run(arguments).outputText == "1 picture: 1 same\n")
            #expect(try galley.read("images/p.svg") == drawn)
        }
    }

    @Test func aCommentThatContradictsAnotherIsToldTheWayOut() throws {
        let other = "<!-- galley: grid.layout.yaml --style plain -->\n![](images/p.svg)\n"
        try galley.writePages(["a.md": Self.picture, "b.md": other])
        let result = try galley.run("docs")
        #expect(result.status == 65)
        let message = "b.md:1: error: images/p.svg is also the picture of a.md:1, with other options; name another file in the image below it\n"
        #expect(result.errorText.hasSuffix(message))
        #expect(result.outputText == "1 picture: 1 written\n")
    }

    @Test func newPicturesHaveFreeNames() throws {
        let pages = ["a.md": "\(Self.comment)\n\n<!-- galley: other/grid.layout.yaml -->\n", "b.md": "<!-- galley: third/grid.layout.yaml -->\n"]
        try galley.writePages(pages)
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "other/grid.layout.yaml")
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 7"), to: "third/grid.layout.yaml")
        #expect(try galley.run("docs", "a.md").outputText == "2 pictures: 2 written\n")
        // Not even the pictures of pages that are not named.
        #expect(try galley.run("docs", "b.md").outputText == "1 picture: 1 written\n")
        #expect(galley.files.filter { $0.hasSuffix("svg") } == ["images/grid-2.svg", "images/grid-3.svg", "images/grid.svg"])
        #expect(try galley.run("docs", "--check").outputText == "3 pictures: 3 same\n")
    }

    @Test func anUntitledBlockIsCalledByItsNumber() throws {
        func block(_ items: Int) -> String {
            "```yaml galley\n\(Galley.grid.replacing("title: Grid\n", with: "").replacing("items: 5", with: "items: \(items)"))```\n\n"
        }
        try galley.writePages(["a.md": "Text\n\n" + block(2) + block(3)])
        try galley.run("docs")
        let page = try galley.text("a.md")
        #expect(page.contains("](images/a-1.svg)") && page.contains("](images/a-2.svg)"))
        // Blocks above do not rename the others, and their names are free ones.
        try galley.write(block(1) + page, to: "a.md")
        #expect(try galley.run("docs").outputText == "3 pictures: 2 same, 1 written\n")
        #expect(try galley.text("a.md").contains(/1 cell[^s\n]*\]\(images\/a-3.svg\)/))
        #expect(try galley.run("docs", "--check").outputText == "3 pictures: 3 same\n")
    }

    // MARK: Plain references

    /// Any mention in any text of the repository: formats are not understood.
    @Test(arguments: [
        ("Other/b.md", "![A](../images/p.svg)"), ("b.md", "<img src='images/p.svg'>"), ("b.md", "```\n![](images/p.svg)\n```"),
        ("b.md", "<!-- images/p.svg -->"), ("b.md", "<img srcset=\"\nimages/p.svg 1x,\n  images/q.svg\n2x\">"), ("b.md", "see p.svg"),
        ("site/guide/index.html", "<img src=\"/base/images/p.svg\">"), ("b.rst", ".. image:: images/p.svg"), ("b", "images/P.SVG"),
        (".github/README.md", "![](../images/p.svg)"), ("package.json", "{\"files\": [\"images/p.svg\"]}"), ("b.yml", "- images/p.svg\n- x"),
        ("b.unknown-ending", "p.svg"), (".hidden/.b", "p.svg"), ("b.html", "&#112;&#x2e;svg &amp;"), ("b.js", "'\\x70\\u002esvg'"),
        ("b.md", "![](images/%70%2Esvg)"), ("b.md", "![](images/p\\.svg)"), ("b.html", "&#37;70.svg"), ("b.md", "![A]({{ site.baseurl }}/images/p.svg)"),
    ])
    func aPictureWhoseNameIsInAnotherFileIsKept(file: String, text: String) throws {
        try galley.writePages(["Docs/a.md": "\(Self.comment.replacing("grid", with: "../grid"))\n![](images/p.svg)\n"])
        try galley.write("", to: ".git/HEAD")
        try galley.run("docs", "Docs")
        try galley.write("Text\n", to: "Docs/a.md")
        try galley.write(text, to: file)
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "0 pictures\n")
        #expect(try galley.run("docs", "Docs", "--check").status == 0)
        try remove(file)
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "1 picture: 1 removed\n")
    }

    @Test(arguments: ["café 1.svg", "a&b.svg", "100%.svg", "😀.svg"])
    func aNameMayBeEscapedInAnyWay(name: String) throws {
        let utf16 = name.utf16.map { unit in "\\u" + String(UInt32(unit) + 0x10000, radix: 16).dropFirst() }.joined()
        let texts = [
            name, name.decomposedStringWithCanonicalMapping, try #require(name.addingPercentEncoding(withAllowedCharacters: .alphanumerics)),
            name.unicodeScalars.map { "&#\($0.value);" }.joined(), name.replacing("&", with: "&amp;"), utf16, name.replacing(" ", with: "\\ "),
        ]
        try galley.writePages(["Docs/a.md": "\(Self.comment.replacing("grid", with: "../grid"))\n![](<images/\(name.replacing("%", with: "%25"))>)\n"])
        #expect(try galley.run("docs", "Docs").status == 0)
        try galley.write("Text\n", to: "Docs/a.md")
        for text in texts {
            try galley.write(text, to: "Docs/b.txt")
            #expect(try galley.run("docs", "Docs", "--prune").outputText == "0 pictures\n", "\(text)")
        }
        let wide = Data([0xFF, 0xFE] + name.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] })
        try wide.write(to: galley.folder.appendingPathComponent("Docs/b.txt"))
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "0 pictures\n")
        try galley.write("no name\n", to: "Docs/b.txt")
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "1 picture: 1 removed\n")
    }

    @Test func linksAreTheUsersOwnAndKeepTheirTargets() throws {
        try galley.writePages(["Docs/a.md": "\(Self.comment.replacing("grid", with: "../grid"))\n![](images/p.svg)\n"])
        try galley.write("", to: ".git/HEAD")
        try galley.run("docs", "Docs")
        try galley.write("Text\n", to: "Docs/a.md")
        try link("latest", to: "Docs/images/p.svg")
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "0 pictures\n")
        try remove("latest")
        // A picture elsewhere, through a link in the named folder.
        try FileManager.default.moveItem(
            at: galley.folder.appendingPathComponent("Docs/images/p.svg"), to: galley.folder.appendingPathComponent("q.svg"))
        try link("Docs/images/p.svg", to: "../../q.svg")
        #expect(try galley.run("docs", "Docs", "--prune").outputText == "0 pictures\n")
        #expect(galley.files.contains("Docs/images/p.svg") && galley.files.contains("q.svg"))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: galley.folder.appendingPathComponent(path).path, withDestinationPath: target)
    }

    @Test(arguments: [("![](shop)", true), ("`shop`", true), ("shop@2x.png", true), ("../shop.layout.yaml", false), ("workshop shops", false)])
    func aNameInDocCIsAWord(text: String, isKept: Bool) throws {
        try galley.writePages(["A.docc/A.md": "# A\n\n\(Self.comment.replacing("grid", with: "../grid"))\n![](shop.svg)\n"])
        try galley.run("docs", "A.docc")
        try galley.write("# A\n\n\(text)\n", to: "A.docc/A.md")
        let expected = isKept ? "0 pictures\n" : "1 picture: 1 removed\n"
        #expect(try galley.run("docs", "A.docc", "--prune").outputText == expected)
    }

    /// Each takes the next number without trying those before.
    @Test func manyPicturesOfOneNameAreNumbered() throws {
        let comments = (0..<40).map { "<!-- galley: grid.layout.yaml --id-prefix p\($0 / 2) -->\n" }.joined(separator: "\n")
        try galley.writePages(["a.md": comments])
        #expect(try galley.run("docs").outputText == "20 pictures: 20 written\n")
        #expect(galley.files.filter { $0.hasSuffix(".svg") }.count == 20 && galley.files.contains("images/grid-20.svg"))
        #expect(try galley.run("docs", "--check").status == 0)
    }

    // MARK: A day

    /// Pages on GitHub, a catalogue and a site of MkDocs over the same documents.
    @Test func aDayOfAnAuthor() throws {
        let pages = [
            ".git/HEAD": "", "mkdocs.yml": "site_name: A\n",
            "README.md": "# A\n\n<!-- galley: grid.layout.yaml -->\n\nText\n\n![Wide](docs/img/wide.svg)\n",
            "docs/index.md": "=== \"Grid\"\n\n    <!-- galley: ../grid.layout.yaml -->\n    ![](img/tabs.svg)\n\n=== \"Wide\"\n\n    <!-- galley: ../grid.layout.yaml --style blueprint -->\n    ![](img/wide.svg)\n",
            "docs/more.md": "![Grid](img/tabs.svg)\n\n<!-- galley: ../grid.layout.yaml --style blueprint -->\n![](img/wide.svg)\n",
            "Sources/A.swift": "/// ![Grid](cells.png)\nstruct A {}\n",
            "Sources/A.docc/A.md": "# A\n\n<!-- galley: ../../grid.layout.yaml --scale 1 -->\n![](cells.png)\n",
        ]
        try galley.writePages(pages)
        func check(_ expected: String) throws {
            let result = try galley.run("docs", "--check")
            #expect(result.outputText == expected && result.errorText == "", "\(result.outputText)\(result.errorText)")
        }
        func pictures() -> [String] { galley.files.filter { $0.hasSuffix("g") } }
        let drawn = try galley.run("docs")
        #expect(drawn.outputText == "5 pictures: 5 written\n", "\(drawn.errorText)\(drawn.outputText)")
        let all = ["Sources/A.docc/cells.png", "Sources/A.docc/cells~dark.png", "docs/img/tabs.svg", "docs/img/wide.svg", "images/grid.svg"]
        #expect(pictures() == all)
        try check("5 pictures: 5 same\n")

        // A change of the layout draws all, whichever page is named first.
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "grid.layout.yaml")
        for arguments in [["docs/more.md"], ["README.md"], ["Sources"], ["docs"]] { #expect(try galley.run(["docs"] + arguments).status == 0) }
        try check("5 pictures: 5 same\n")

        // A page that asked for a picture is gone; others show it.
        try galley.write(try galley.text("docs/index.md").split(separator: "\n\n").prefix(2).joined(separator: "\n\n") + "\n", to: "docs/index.md")
        try remove("docs/more.md")
        #expect(try galley.run("docs", "docs", "--prune").outputText == "1 picture: 1 same\n")
        #expect(pictures() == all)

        // A comment goes away; code still shows its picture.
        try galley.write("# A\n", to: "Sources/A.docc/A.md")
        #expect(try galley.run("docs", "Sources", "--prune").outputText == "0 pictures\n")
        #expect(pictures() == all)
        try galley.write("struct A {}\n", to: "Sources/A.swift")
        #expect(try galley.run("docs", "Sources", "--prune").outputText == "2 pictures: 2 removed\n")

        // A page moves, with its picture's new file.
        try galley.write(try galley.text("docs/index.md").replacing("../grid", with: "../../grid").replacing("img/tabs", with: "cells"), to: "docs/guide/grid.md")
        try remove("docs/index.md")
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
