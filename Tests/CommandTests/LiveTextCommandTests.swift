import Foundation
import TestSupport
import Testing

struct LiveTextCommandTests {
    private let galley = Galley()

    @Test func liveTextIsForTheSVGAlone() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml", "-o", "outlines/", "-f", "svg,png")
        let result = try galley.run("render", "grid.layout.yaml", "-o", "live/", "-f", "svg,png", "--text", "live")
        #expect(result.status == 0 && result.errorText == "written live/grid.svg\nwritten live/grid.png\n")
        #expect(try galley.read("live/grid.png") == galley.read("outlines/grid.png"))
        let live = String(decoding: try galley.read("live/grid.svg"), as: UTF8.self)
        #expect(live.contains(">Grid</text>") && live.contains("font-family=\"-apple-system, "))
        let outlines = String(decoding: try galley.read("outlines/grid.svg"), as: UTF8.self)
        #expect(!outlines.contains("<text") && !outlines.contains("font"))
    }

    @Test func liveTextInPNGAloneIsRefused() throws {
        let result = try Galley.run(["render", "-", "-f", "png", "--text", "live"], input: Data(Galley.grid.utf8))
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errorText == "error: --text live is for SVG and PDF; add one of them to -f, or leave --text out\n")
    }

    @Test func aPDFsTextIsLiveOnRequest() throws {
        let drawn = try [[], ["--text", "live"]].map { options in
            try Galley.run(["render", "-", "-f", "pdf", "-o", "-"] + options, input: Data(Galley.grid.utf8)).output
        }
        #expect(drawn[0].starts(with: Data("%PDF".utf8)) && drawn[0].range(of: Data("/StructTreeRoot".utf8)) == nil)
        #expect(drawn[1].range(of: Data("/StructTreeRoot".utf8)) != nil)
    }

    /// Only the names are new, and each element has one.
    @Test(arguments: ["screen", "blueprint", "exploded", "plain"])
    func elementsAreNamedForEditorsOnRequest(style: String) throws {
        let svgs = try [[], ["--layers"]].map { options in
            try Galley.run(["render", "-", "--style", style, "--id-prefix", "p"] + options, input: Data(Galley.grid.utf8)).outputText
        }
        #expect(svgs[1].replacing(/\ id="p-[^"]*" inkscape:label="[^"]*"| xmlns:inkscape="[^"]*"/, with: "") == svgs[0]
            .replacing(/\ id="p-(title|desc)"/) { "\($0.0)" })
        #expect(svgs[0] != svgs[1])
        let count = svgs[0].matches(of: /data-(element|level|measure)="/).count
        #expect(svgs[1].matches(of: /<g id="p-[^"]+" inkscape:label="[^"]+"/).count == count && count > 2)
        if style != "exploded" { #expect(svgs[1].contains(#"<g id="p-cell-0-1" inkscape:label="cell 0-1" data-element="cell""#)) }
        let refused = try Galley.run(["render", "-", "-f", "pdf", "--layers"], input: Data(Galley.grid.utf8))
        #expect(refused.status == 64 && refused.errorText == "error: --layers is for SVG; add svg to -f, or leave it out\n")
    }

    @Test func liveTextLacksNoCharacter() throws {
        let document = Data(Galley.grid.replacing("title: Grid", with: "title: 日本 & <b>").utf8)
        let result = try Galley.run(["render", "-", "--text", "live"], input: document)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.outputText.contains(">日本 &amp; &lt;b&gt;</text>"))
    }

    @Test func aSheetsTextMayBeLiveToo() throws {
        let result = try Galley.run(
            ["render", "-", "-o", "-", "--sheet", "--offset", "0,20", "--text", "live"], input: Data(Galley.grid.utf8))
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.outputText.contains("scrolled by 20 pt</text>"))
    }
}
