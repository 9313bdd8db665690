import Foundation
import TestSupport
import Testing

/// A golden belongs to one document, regardless of the documents given to the command.
struct GoldenOwnersTests {
    private let galley = Galley()

    init() throws { try galley.writeNamesakes() }

    @Test func aNamesakesGoldensAreItsOwnThoughItIsNotNamed() throws {
        try galley.run("accept", "Layouts")
        let plain = try galley.read("Layouts/grid-plain.svg")
        #expect(try galley.run("verify", "Layouts/grid.layout.yaml").outputText == "2 goldens: 2 same\n")
        try galley.run("accept", "Layouts/grid.layout.yaml")
        #expect(try galley.read("Layouts/grid-plain.svg") == plain)
    }

    @Test func aGoldenThatWouldBeTakenForAnothersIsNotWritten() throws {
        for paths in [["Layouts"], ["Layouts/grid.layout.yaml"]] {
            let result = try galley.run(["accept"] + paths + ["-f", "svg", "--style", "plain"])
            #expect(result.status == 64, "\(result.errorText)")
            #expect(result.errorText.contains("Layouts/grid-plain.svg is the name of a golden of Layouts/grid-plain.layout.yaml"))
        }
        #expect(galley.files.allSatisfy { $0.hasSuffix(".yaml") })
    }

    @Test func documentsThatWouldShareGoldensAreRefused() throws {
        try galley.write("{}", to: "Layouts/grid.layout.json")
        for verb in ["verify", "accept"] {
            let result = try galley.run(verb, "Layouts")
            #expect(result.status == 64 && result.errorText.contains("would have the same goldens"), "\(result.errorText)")
        }
        try galley.write(Galley.grid, to: "Other/grid.layout.yaml")
        let files = ["Layouts/grid.layout.yaml", "Other/grid.layout.yaml"]
        #expect(try galley.run(["accept"] + files).status == 0)
        #expect(try galley.run(["accept"] + files + ["--goldens", "Pictures"]).status == 64)
    }

    @Test(arguments: ["a.rtl", "x+1", "x~dark", "y@2x", ".hidden", "a b", "ü—漢", "w.500x300"])
    func aNameLikeAFieldIsAName(name: String) throws {
        let plain = String(name.prefix { !".+~@".contains($0) })
        for stem in [name, plain.isEmpty || plain == name ? "other" : plain] { try galley.write(Galley.grid, to: "L/\(stem).layout.yaml") }
        let documents = galley.files.filter { $0.hasPrefix("L/") }
        #expect(try galley.run(["accept"] + documents + ["-f", "frames,svg,png"]).status == 0)
        let result = try galley.run(["verify"] + documents)
        #expect(result.outputText == "6 goldens: 6 same\n", "\(result.outputText)")
    }

    /// The recorded picture has the values that its name contains.
    @Test func lengthsAreAsExactAsTheNameTellsThem() throws {
        let looks = ["--offset", "0.333", "--size", "200.004x100", "-f", "frames,svg"]
        #expect(try galley.run(["accept", "Layouts"] + looks).status == 0)
        #expect(galley.files.contains("Layouts/grid.200x100+0.33.svg"))
        #expect(try galley.run("verify", "Layouts").status == 0)
    }

    @Test func whatHasNoEffectIsRefused() throws {
        #expect(try galley.run("accept", "Layouts", "--scale", "2").errorText.contains("--scale is for PNG"))
        #expect(try galley.run("accept", "Layouts", "-f", "frames", "--style", "plain").errorText.contains("--style is for pictures"))
        try galley.write("style: exploded\n" + Galley.grid, to: "Layouts/exploded.layout.yaml")
        let result = try galley.run("accept", "Layouts/exploded.layout.yaml", "-f", "svg", "--offset", "12")
        #expect(result.status == 65 && result.errorText.contains("the style exploded does not scroll"))
        #expect(galley.files.allSatisfy { $0.hasSuffix(".yaml") })
    }

    @Test func theCommandToAcceptCanBeTyped() throws {
        try galley.write(Galley.grid, to: "-x it's.layout.yaml")
        let result = try galley.run("verify", "--", "-x it's.layout.yaml")
        #expect(result.outputText.hasSuffix("galley accept './-x it'\\''s.layout.yaml'\n"), "\(result.outputText)")
        let folder = try galley.run("verify", "Layouts", "--goldens", "my goldens")
        #expect(folder.outputText.hasSuffix("galley accept --goldens 'my goldens' Layouts\n"))
    }

    /// An unreadable golden is reported, without waiting for it or overwriting it.
    @Test func aGoldenThatIsAPipeOrALinkElsewhereIsUnreadable() throws {
        mkfifo(galley.folder.appendingPathComponent("Layouts/grid.svg").path, 0o600)
        let link = galley.folder.appendingPathComponent("Layouts/grid.png")
        try FileManager.default.createSymbolicLink(at: link, withDestinationURL: URL(fileURLWithPath: "/etc/hosts"))
        let verified = try galley.run("verify", "Layouts/grid.layout.yaml")
        #expect(verified.status == 1 && verified.outputText.contains("2 unreadable"))
        #expect(!verified.outputText.contains("galley accept"))
        let accepted = try galley.run("accept", "Layouts/grid.layout.yaml")
        #expect(accepted.status == 73 && !accepted.errorText.contains("unchanged"), "\(accepted.errorText)")
    }

    @Test func namesWithLineEndsAreWholeInXML() throws {
        try galley.write(Galley.grid, to: "Layouts/a\nb\u{FFFF}.layout.yaml")
        let junit = try galley.run("verify", "Layouts", "--format", "junit")
        #expect(junit.outputText.contains("name=\"Layouts/a&#10;b\u{FFFD}.svg\""))
        if let xmllint = Tool.xmllint { #expect(try xmllint.run(["--noout", "-"], input: junit.output).status == 0) }
    }

    @Test func whereNothingCanBeWrittenIsSaid() throws {
        let result = try galley.run("accept", "Layouts", "--goldens", "/dev/null/goldens")
        #expect(result.status == 73 && result.errorText.contains("cannot make the folder /dev/null/goldens: Not a directory"))
        let report = try galley.run("verify", "Layouts", "--report", "/dev/full")
        #expect(report.status == 74 && report.errorText.contains("No space left"))
        #expect(try galley.run("verify", "Layouts", "--report", "new/folder/report.html").status == 1)
        #expect(galley.files.contains("new/folder/report.html"))
    }
}
