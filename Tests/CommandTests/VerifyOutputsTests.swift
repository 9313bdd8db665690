import Foundation
import RegexBuilder
import TestSupport
import Testing

/// The outputs of `galley verify` for people and programs, several at once.
struct VerifyOutputsTests {
    private let galley = Galley()

    /// A document with three sections: the second is repeated, the third has a header; the layout has one too.
    private static let sections = """
        galley: 1
        viewport: {width: 200, height: 600, scale: 2}
        boundaryItems:
          - {kind: badge, width: 200, height: 20, alignment: top}
        sections:
          - items: 2
            group: {horizontal: [{item: {width: fractionalWidth(1/2), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 30}
          - items: 2
            repeat: 3
            group: {horizontal: [{item: {width: fractionalWidth(1/2), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 31}
          - items: 2
            group: {horizontal: [{item: {width: fractionalWidth(1/2), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 32}
            header: {height: 25}

        """

    /// A golden that matches, two that differ, and a document with errors.
    private func writeProblems() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
        try galley.write("galley: 1\nsections:\n  - 3\n", to: "Layouts/wrong.layout.yaml")
    }

    private func withoutTimes(_ junit: String) -> String { junit.replacing(/\ time="[0-9.]+"/, with: "") }

    // MARK: - Several at once

    @Test func severalOutputsAreWrittenAtOnce() throws {
        try writeProblems()
        let text = try galley.run("verify", "Layouts").outputText
        let result = try galley.run(
            "verify", "Layouts", "--junit", "out/a.xml", "--json", "out/a.json", "--report", "out/a.html", "--github")
        #expect(result.status == 65)
        let printed = result.outputText
        #expect(printed.hasPrefix(text) && printed.dropFirst(text.count).hasPrefix("::error file=Layouts/grid.layout.yaml,"))
        #expect(try galley.text("out/a.json") == galley.run("verify", "Layouts", "--format", "json").outputText)
        let junit = try galley.run("verify", "Layouts", "--format", "junit").outputText
        #expect(withoutTimes(try galley.text("out/a.xml")) == withoutTimes(junit))
        #expect(try galley.text("out/a.html").hasPrefix("<!DOCTYPE html>"))
    }

    @Test(arguments: ["--report", "--junit", "--json", "--summary"])
    func anOutputIsNeverWrittenOverAnInput(option: String) throws {
        try writeProblems()
        try galley.write(Galley.grid, to: "photos.yaml")
        try galley.run("accept", "photos.yaml", "-f", "frames")
        let link = galley.folder.appendingPathComponent("link.html").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "Layouts/grid.layout.yaml")
        let others = ["Layouts/grid.svg", "Layouts/grid.frames.json", "a.swift", "font.ttf", "link.html"]
        for name in others where !galley.files.contains(name) { try galley.write("own", to: name) }
        let before = try galley.files.map { try galley.read($0) }
        for name in ["Layouts/grid.layout.yaml", "./photos.yaml", "galley.yaml"] + others {
            let result = try galley.run("verify", "Layouts", "photos.yaml", option, name)
            #expect(result.status == 64 && result.errorText.contains("\(option) would write over \(name)"), "\(result.errorText)")
        }
        #expect(try galley.files.map { try galley.read($0) } == before)
        // Its own output is replaced.
        for _ in 0..<2 { #expect(try galley.run("verify", "Layouts", option, "out").errorText.contains(" out\n")) }
    }

    @Test(arguments: ["junit", "json"])
    func aHyphenPrintsAnOutputInsteadOfTheText(format: String) throws {
        try writeProblems()
        let printed = try galley.run("verify", "Layouts", "--\(format)", "-", "--report", "a.html").outputText
        #expect(withoutTimes(printed) == withoutTimes(try galley.run("verify", "Layouts", "--format", format).outputText))
        #expect(try galley.run("verify", "Layouts", "--report", "-").output == galley.read("a.html"))
        #expect(!galley.files.contains("-"))
    }

    @Test(arguments: [
        (["--junit", "-", "--json", "-"], "--junit - and --json - would both go to standard output"),
        (["--report", "-", "--format", "text"], "--report - and --format text would both go to standard output"),
        (["--json", "-", "--github"], "--json - and --github would both go to standard output"),
        (["--format", "json", "--github"], "--format json and --github would both go to standard output"),
        (["--artifacts-url", "https://example.com"], "--artifacts-url needs --artifacts"),
        (["--junit", "a.xml", "--json", "./a.xml"], "--junit and --json would both write ./a.xml"),
    ])
    func outputsThatWouldMixAreRefused(options: [String], message: String) throws {
        try galley.writeNamesakes()
        let result = try galley.run(["verify", "Layouts"] + options)
        #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
        #expect(result.output.isEmpty && galley.files.count == 2)
    }

    @Test(arguments: [["--format", "text"], ["--format", "github"], []])
    func annotationsFollowTheTextOrStandAlone(format: [String]) throws {
        try writeProblems()
        let printed = try galley.run(["verify", "Layouts", "--github"] + format).outputText
        #expect(printed.components(separatedBy: "::error ").count == 3)
    }

    @Test func anOutputThatCannotBeWrittenKeepsNoOtherFromIt() throws {
        try writeProblems()
        try galley.write("", to: "file")
        let result = try galley.run("verify", "Layouts", "--junit", "file/a.xml", "--json", "a.json", "--report", "a.html")
        #expect(result.status == 73 && result.outputText.hasSuffix("6 goldens: 2 same, 2 failed, 2 different\n\n"
            + "If the new output is right, record it: galley accept Layouts\n"))
        #expect(result.errorText.contains("error: cannot create file/a.xml: cannot make the folder file: there is a file of that name"))
        #expect(galley.files.contains("a.json") && galley.files.contains("a.html"))
        let full = FileManager.default.fileExists(atPath: "/dev/full")
        guard full, let shell = Tool.named("sh") else { return }
        let script = "'\(Galley.tool.path)' verify Layouts --junit b.xml >/dev/full"
        #expect(try shell.run(["-c", script], in: galley.folder).status == 74 && galley.files.contains("b.xml"))
    }

    // MARK: - Annotations

    private func annotations() throws -> [Substring] {
        try galley.run("verify", ".", "--github").outputText.split(separator: "\n").filter { $0.hasPrefix("::") }
    }

    /// The line of the section; a layout-wide view has its own line.
    @Test(arguments: [
        ("height: 30", "height: 29", 6), ("height: 31", "height: 33", 8), ("height: 32", "height: 34", 11),
        ("header: {height: 25}", "header: {height: 26}", 11), ("width: 200, height: 20,", "width: 150, height: 20,", 4),
    ])
    func theAnnotationStandsAtTheSectionOfTheFirstDifference(old: String, new: String, line: Int) throws {
        try galley.write(Self.sections, to: "a.layout.yaml")
        try galley.run("accept", ".", "-f", "frames,svg,png")
        try galley.write(Self.sections.replacing(old, with: new), to: "a.layout.yaml")
        let found = try annotations()
        #expect(found.count == 1 && found[0].hasPrefix("::error file=./a.layout.yaml,line=\(line),title=galley verify::different "), "\(found)")
    }

    /// A golden may be for another device than the document's, which determines device-dependent values.
    @Test func theSectionIsThatOfTheGoldensOwnView() throws {
        let text = Self.sections.replacing("repeat: 3", with: "repeat: \"width > 300 ? 5 : 1\"")
        try galley.write(text, to: "a.layout.yaml")
        let accepted = try galley.run("accept", ".", "-f", "frames", "--size", "400x600")
        #expect(accepted.status == 0, "\(accepted.errorText)")
        // The seventh section exists only on the golden's device; the document's own view has three.
        try galley.write(text.replacing("height: 32", with: "height: 34"), to: "a.layout.yaml")
        let found = try annotations()
        #expect(found.count == 1 && found[0].contains(",line=11,"), "\(found)")
    }

    @Test func aMistakeIsShownAtItsLineAndColumn() throws {
        try writeProblems()
        let printed = try galley.run("verify", "Layouts", "--github").outputText
        #expect(printed.contains("\n::error file=Layouts/wrong.layout.yaml,line=3,col=5,title=galley verify::failed "
            + "Layouts/wrong.frames.json, Layouts/wrong.svg%0A  Layouts/wrong.layout.yaml:3:5: error: "), "\(printed)")
    }

    @Test func aMissingGoldenIsShownWhereTheProjectAsksForIt() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("galley: 1\ndocuments:\n  - grid.layout.yaml\n", to: "galley.yaml")
        try galley.run("accept")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("grid.svg"))
        let printed = try galley.run("verify", "--github").outputText
        #expect(printed.contains("::error file=galley.yaml,line=3,title=galley verify::missing grid.svg%0A"), "\(printed)")
    }

    @Test func pathsAreTakenFromGitHubsCheckout() throws {
        try writeProblems()
        let folder = galley.folder.resolvingSymlinksInPath()
        let result = try galley.run(
            ["verify", "Layouts", "--format", "github"], environment: ["GITHUB_WORKSPACE": folder.deletingLastPathComponent().path])
        #expect(result.outputText.contains("::error file=\(folder.lastPathComponent)/Layouts/grid.layout.yaml,line="), "\(result.outputText)")
    }

    // MARK: - JUnit

    @Test func junitHasTheUsualStructure() throws {
        guard let xmllint = Tool.xmllint else { return }
        try writeProblems()
        // The common subset of the schemas of JUnit XML.
        let schema = Fixtures.root.appendingPathComponent("Tests/CommandTests/junit.xsd").path
        for arguments in [["verify", "Layouts"], ["verify", "Layouts", "--shard", "1/99"], ["verify", "Layouts", "--artifacts", "out"]] {
            let junit = try galley.run(arguments + ["--junit", "-"]).output
            let result = try xmllint.run(["--noout", "--schema", schema, "-"], input: junit, in: galley.folder)
            #expect(result.status == 0, "\(result.errorText)")
        }
    }

    @Test func junitTellsFailuresFromErrors() throws {
        try writeProblems()
        let junit = try galley.run("verify", "Layouts", "--junit", "-").outputText
        #expect(junit.contains("<testsuite name=\"galley verify\" tests=\"6\" failures=\"2\" errors=\"2\" skipped=\"0\" time="))
        let grid = /<testcase classname="Layouts\/grid.layout.yaml" name="Layouts\/grid.frames.json" time="[0-9.]+">/
        #expect(junit.contains(Regex { grid; /<failure message="different: section 0 header: height absolute\(38\), was 30" type="different">/ }))
        #expect(junit.contains(/name="Layouts\/wrong.svg" time="[0-9.]+"><error message="failed: Layouts\/wrong.layout.yaml:3:5: error: [^"]*" type="failed">/))
        #expect(junit.contains(/name="Layouts\/grid-plain.svg" time="[0-9.]+"\/>/))
    }

    /// One cause is one failure; other goldens refer to the one that describes it.
    @Test func goldensOfOneCauseAreToldOnce() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts/grid.layout.yaml", "-f", "frames,svg", "--device", "iPhone 8", "--device", "iPhone SE (1st generation)")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
        let place = "Layouts/grid.layout.yaml on iPhone 8 and iPhone SE (1st generation), as frames and SVG"
        let text = try galley.run("verify", "Layouts/grid.layout.yaml").outputText
        #expect(text.components(separatedBy: "header [0, 0]: height + 8").count == 2, "\(text)")
        #expect(text.hasPrefix("different \(place); of grid.iPhone-8.frames.json:\n  section 0 header: height absolute(38), was 30\n"), "\(text)")
        #expect(text.contains("\n  goldens: Layouts/grid.iPhone-8.frames.json, ") && text.contains(" and 1 more\n"))

        let junit = try galley.run("verify", "Layouts/grid.layout.yaml", "--junit", "-").outputText
        #expect(junit.contains("failures=\"4\"") && junit.contains("type=\"different\">\(place); of"))
        let other = "<failure message=\"different: as Layouts/grid.iPhone-8.frames.json\" type=\"different\">as Layouts/grid"
        #expect(junit.components(separatedBy: other).count == 4, "\(junit)")

        struct Report: Decodable {
            struct Golden: Decodable { var golden: String, words: [String], sameAs: String? }
            var problems: Int, causes: Int, goldens: [Golden]
        }
        let json = try JSONDecoder().decode(Report.self, from: galley.run("verify", "Layouts/grid.layout.yaml", "--json", "-").output)
        #expect(json.problems == 4 && json.causes == 1 && json.goldens.allSatisfy { $0.words.count >= 2 })
        #expect(json.goldens.compactMap(\.sameAs) == Array(repeating: "Layouts/grid.iPhone-8.frames.json", count: 3))

        let github = try galley.run("verify", "Layouts/grid.layout.yaml", "--format", "github").outputText
        #expect(github.components(separatedBy: "header [0, 0]: height + 8").count == 2, "\(github)")
    }

    /// The result of a fraction depends on the device; the fraction does not.
    @Test func aChangeOfTheDescriptionIsToldOnceInItsWords() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts/grid.layout.yaml", "-f", "frames,svg", "--device", "iPhone 8", "--device", "iPhone SE (1st generation)")
        try galley.write(Galley.grid.replacing("width: fractionalWidth(1/3)", with: "width: fractionalWidth(1/2)"), to: "Layouts/grid.layout.yaml")
        let result = try galley.run("verify", "Layouts/grid.layout.yaml")
        #expect(result.status == 1)
        #expect(result.outputText.contains(":\n  section 0 item: width fractionalWidth(0.5), was 1/3\n"), "\(result.outputText)")
        #expect(result.outputText.components(separatedBy: "different ").count == 2, "\(result.outputText)")
    }

    /// The layout and its cells are wider on one device, so frames alone indicate no common cause.
    @Test func goldensThatDifferOtherwiseAreToldApart() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts/grid.layout.yaml", "-f", "svg", "--device", "iPhone 8", "--device", "iPhone SE (1st generation)")
        try galley.write(Galley.grid.replacing("width: fractionalWidth(1/3)", with: "width: fractionalWidth(1/2)"), to: "Layouts/grid.layout.yaml")
        let text = try galley.run("verify", "Layouts/grid.layout.yaml").outputText
        #expect(text.contains("different Layouts/grid.iPhone-8.svg\n") && text.contains("different Layouts/grid.iPhone-SE-1st-generation.svg\n"), "\(text)")
    }

    @Test func onlyTheTimesOfJUnitDifferFromRunToRun() throws {
        try writeProblems()
        let runs = try (0..<2).map { _ in try galley.run("verify", "Layouts", "--junit", "-").outputText }
        #expect(withoutTimes(runs[0]) == withoutTimes(runs[1]))
        let seconds = runs[0].matches(of: /\ time="([0-9.]+)"/).compactMap { Double($0.1) }
        #expect(seconds.count == 8 && seconds[0] > 0 && seconds[0] == seconds[1])
        #expect(abs(seconds.dropFirst(2).reduce(0, +) - seconds[0]) < 0.01)
    }
}
