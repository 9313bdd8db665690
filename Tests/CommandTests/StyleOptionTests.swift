import Foundation
import TestSupport
import Testing

/// `--style` with a map changes the document's style like the document's own key.
struct StyleOptionTests {
    private let galley = Galley()

    private static let own = "style: {caption: false, colors: {ink: \"#073642\"}}\n"

    @Test(arguments: [
        ("{labels: false}", "style: {caption: false, labels: false, colors: {ink: \"#073642\"}}\n"),
        ("{caption: true}", "style: {colors: {ink: \"#073642\"}}\n"),
        ("{name: plain}", "style: {name: plain, caption: false, colors: {ink: \"#073642\"}}\n"),
        ("{name: blueprint, colors: {accent: teal, sections: [pink]}}",
         "style: {name: blueprint, caption: false, colors: {ink: \"#073642\", accent: teal, sections: [pink]}}\n"),
    ])
    func aMapChangesWhatItNames(option: String, style: String) throws {
        try galley.write(Galley.grid + Self.own, to: "grid.layout.yaml")
        try galley.write(Galley.grid + style, to: "other.layout.yaml")
        #expect(try galley.run("render", "grid.layout.yaml", "--style", option, "--id-prefix", "g", "-o", "a.svg").status == 0)
        #expect(try galley.run("render", "other.layout.yaml", "--id-prefix", "g", "-o", "b.svg").status == 0)
        #expect(try galley.read("a.svg") == galley.read("b.svg"))
        #expect(try galley.run("render", "grid.layout.yaml", "--id-prefix", "g", "-o", "c.svg").status == 0)
        #expect(try galley.read("a.svg") != galley.read("c.svg"))
    }

    @Test(arguments: [
        ("{", "--style:2:1: error: "), ("{colour: 1}", "--style:1:2: error: unknown key \"colour\""),
        ("{name: blue}", "--style:1:8: error: unknown style \"blue\""), ("{colors: {page: 5}}", "--style:1:17: error: unknown color"),
        ("{name: [plain]}", "--style:1:8: error: "), ("{a: &a [*a]}", "--style:1:"),
    ])
    func aMapThatIsWrongIsPointedAt(option: String, message: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run("render", "grid.layout.yaml", "--style", option)
        #expect(result.status == 64 && result.errorText.hasPrefix(message), "\(result.errorText)")
        #expect(galley.files == ["grid.layout.yaml"])
    }

    /// The golden's name would not contain its style.
    @Test func noGoldenIsOfAChangedStyle() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(try galley.run("accept", "grid.layout.yaml", "--style", "{labels: false}").status == 64)
        #expect(try galley.run("accept", "grid.layout.yaml", "--style", "{name: plain}").status == 0)
        #expect(galley.files.contains("grid-plain.svg"))
    }
}
