import Foundation
import TestSupport
import Testing

struct LiveTextCommandTests {
    @Test func liveTextIsForTheSVGAlone() throws {
        try Galley.inNewFolder { galley in
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
    }

    @Test func liveTextInPNGAloneIsRefused() throws {
        let result = try Galley.run(["render", "-", "-f", "png", "--text", "live"], input: Data(Galley.grid.utf8))
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errorText == "error: --text live is for SVG; add svg to -f, or leave --text out\n")
    }

    @Test func liveTextLacksNoCharacter() throws {
        let document = Data(Galley.grid.replacing("title: Grid", with: "title: 日本 & <b>").utf8)
        let result = try Galley.run(["render", "-", "--text", "live"], input: document)
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.outputText.contains(">日本 &amp; &lt;b&gt;</text>"))
    }

    @Test func aSheetsTextMayBeLiveToo() throws {
        let result = try Galley.run(
            ["render", "-", "-o", "-", "--sheet", "--offsets", "0,20", "--text", "live"], input: Data(Galley.grid.utf8))
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(result.outputText.contains("scrolled by 20 pt</text>"))
    }

    @Test func liveTextIsTheSameInEveryRun() throws {
        let runs = try (0..<3).map { number in
            try Galley.tool.run(
                ["render", "-", "--text", "live"], input: Data(Galley.grid.utf8),
                environment: ["LC_ALL": ["C", "de_DE.UTF-8", "tr_TR.UTF-8"][number]])
        }
        #expect(Set(runs.map(\.output)).count == 1)
    }
}
