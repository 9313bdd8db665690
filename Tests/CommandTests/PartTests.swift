import Foundation
import TestSupport
import Testing

/// `--crop`, `--width` and pictures without a page.
struct PartTests {
    private let galley = Galley()

    init() throws { try galley.write(Galley.grid, to: "grid.layout.yaml") }

    @Test(arguments: [
        (["--crop", "phone"], "grid.crop-phone"), (["--crop", "section:0", "--crop-margin", "8"], "grid.crop-section-0.margin-8"),
        (["--crop", "element:0,3"], "grid.crop-element-0-3"), (["--crop", "element:0-0:header"], "grid.crop-element-0-0_header"),
        (["--width", "150"], "grid.width-150"), (["--width", "333.337"], "grid.width-333.34"),
        // Both name and picture have two decimals.
        (["--crop", "section:0", "--crop-margin", "1.234"], "grid.crop-section-0.margin-1.23"),
        (["--style", "plain", "--crop", "element:0,1", "--crop-margin", "2.5", "--width", "330", "--appearance", "dark", "--direction", "rtl"],
         "grid.rtl-plain.crop-element-0-1.margin-2.5.width-330~dark"),
        (["--size", "120x90.5", "--direction", "rtl", "--offset", "12.5", "--style", "blueprint", "--appearance", "dark"],
         "grid.120x90.5.rtl+12.5-blueprint~dark"),
    ])
    func aGoldensNameTellsItsPart(options: [String], name: String) throws {
        #expect(try galley.run(["render", "grid.layout.yaml", "-f", "svg,png", "-o", "drawn/"] + options).status == 0)
        #expect(try galley.run(["accept", "grid.layout.yaml", "-f", "svg,png"] + options).status == 0)
        for format in ["svg", "png"] {
            #expect(try galley.read("drawn/\(name).\(format)") == galley.read("\(name).\(format)"))
        }
        let result = try galley.run("verify", "grid.layout.yaml")
        #expect(result.status == 0 && result.outputText == "2 goldens: 2 same\n", "\(result.outputText)")
    }

    /// A document can set the same options.
    @Test func aDocumentSaysTheSame() throws {
        try galley.write(
            "style: {page: none, crop: section:0, cropMargin: 8, width: 330, colors: {sections: [tomato]}}\n" + Galley.grid,
            to: "own/grid.layout.yaml")
        let style = "{page: none, colors: {sections: ['#FF6347']}}"
        try galley.run(
            "render", "grid.layout.yaml", "-o", "a.svg", "--style", style, "--crop", "section:0", "--crop-margin", "8", "--width", "330")
        try galley.run("render", "own/grid.layout.yaml", "-o", "b.svg")
        #expect(try galley.read("a.svg") == galley.read("b.svg") && galley.text("a.svg").contains("width=\"330\""))
    }

    @Test(arguments: [
        ("width: 330", "width: 300", "the golden is of the width 330, this is of the width 300"),
        ("caption: true", "width: 300", "the golden is of the picture's own width, this is of the width 300"),
        ("width: 330", "caption: true", "the golden is of the width 330, this is of the picture's own width"),
        ("crop: section:0", "crop: phone", "the golden is of section:0 with a margin of 0, this is of phone with a margin of 0"),
        ("crop: phone", "caption: true", "the golden is of phone with a margin of 0, this is of all of the picture"),
        ("crop: phone", "crop: section:0, cropMargin: 4, width: 330",
         "the golden is of phone with a margin of 0 · the picture's own width, this is of section:0 with a margin of 4 · the width 330"),
    ])
    func aDocumentsOwnPartIsNamedWhereItChanged(before: String, after: String, words: String) throws {
        try galley.write("style: {\(before)}\n" + Galley.grid, to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "svg")
        try galley.write("style: {\(after)}\n" + Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run("verify", "grid.layout.yaml").outputText
        #expect(result.contains(words), "\(result)")
    }

    /// Once for all pictures of a document.
    @Test func textsWithoutRoomAndElementsWithoutAreaAreNamed() throws {
        try galley.write("""
            galley: 1
            sections:
              - items: 2
                group:
                  horizontal:
                    - item:
                        width: fractionalWidth(0.5)
                        height: 90
                        supplementaryItems: [{kind: badge, title: BESTSELLER 2024, width: 40, height: 20, containerAnchor: top}]
                  width: fractionalWidth(1)
                  height: 90
                header: {height: 44, title: Favourites}
                footer: {height: 6, title: The end}
              - {items: 1, group: {vertical: [{item: {width: 100, height: 0}}], width: 100, height: 40}}

            """, to: "grid.layout.yaml")
        let result = try galley.run("render", "grid.layout.yaml", "-f", "svg,png", "--appearance", "light", "--appearance", "dark")
        #expect(result.errorText.hasPrefix("""
            grid.layout.yaml: warning: 1 element has no area: cell [1, 0], 100 × 0
            grid.layout.yaml: note: 3 labels are left out for lack of room: "BESTSELLER 2024" (2 times), "The end"
            written grid.svg
            """), "\(result.errorText)")
        let plain = try galley.run("render", "grid.layout.yaml", "--style", "{labels: false}", "-o", "a.svg")
        #expect(!plain.errorText.contains("lack of room"), "\(plain.errorText)")
    }

    @Test func whatIsLeftOutIsSaid() throws {
        let narrow = try galley.run("render", "grid.layout.yaml", "--style", "blueprint", "--width", "120", "-o", "a.svg")
        #expect(narrow.status == 0)
        #expect(narrow.errorText.contains(/grid\.layout\.yaml: note: at this width, [0-9]+ labels are left out: "/), "\(narrow.errorText)")
        let least = try galley.run("render", "grid.layout.yaml", "--style", "blueprint", "--width", "60", "-o", "a.svg")
        #expect(least.errorText.contains(/; the title and the caption need a width of [0-9]+\n/), "\(least.errorText)")
        let wide = try galley.run("render", "grid.layout.yaml", "--style", "blueprint", "--width", "1200", "-o", "b.svg")
        #expect(wide.errorText == "written b.svg\n")
    }

    /// Without a page, an SVG has no rectangle below the phone, and a PNG has alpha, as a channel or in its palette.
    @Test func aPageOfNoneIsTransparent() throws {
        func hasAlpha(_ name: String) throws -> Bool {
            let bytes = try galley.read(name)
            return bytes[25] == 6 || bytes.range(of: Data("tRNS".utf8)) != nil
        }
        try galley.write("style: {page: none}\n" + Galley.grid, to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml", "-f", "svg,png")
        #expect(try hasAlpha("grid.png") && !galley.text("grid.svg").contains("<rect x=\"0\" y=\"0\" width=\"300\""))
        try galley.run("render", "grid.layout.yaml", "--style", "{colors: {page: white}}", "-f", "svg,png", "-o", "white/")
        #expect(try !hasAlpha("white/grid.png") && galley.text("white/grid.svg").contains("<rect x=\"0\" y=\"0\" width=\"300\""))
    }

    @Test(arguments: [
        (["--crop", "sektion:1"], 64, "sektion:1"), (["--width", "10"], 64, "--width is a number from 50 to 10000, not 10"),
        (["--crop", "phone", "--crop-margin", "-1"], 64, "--crop-margin"), (["--crop", "section:4"], 65, "there is nothing of section 4"),
        (["--crop", "phone", "--style", "exploded"], 65, "there is no phone to crop to in the style exploded"),
    ] as [([String], Int32, String)])
    func aPartThatCannotBeIsExplained(options: [String], status: Int32, message: String) throws {
        let result = try galley.run(["render", "grid.layout.yaml"] + options)
        #expect(result.status == status && result.errorText.contains(message), "\(result.errorText)")
        #expect(galley.files == ["grid.layout.yaml"])
    }

    @Test func aGalleryHasTheStylesThatHaveThePart() throws {
        let result = try galley.run("gallery", "grid.layout.yaml", "-o", "out", "--crop", "phone")
        #expect(result.status == 0 && result.errorText.contains("note: not drawn in the style blueprint: there is no phone"))
        #expect(galley.files.filter { $0.hasSuffix(".svg") } == [
            "out/grid-plain.crop-phone.svg", "out/grid-plain.crop-phone~dark.svg", "out/grid-screen.crop-phone.svg",
            "out/grid-screen.crop-phone~dark.svg",
        ])
    }
}
