import Foundation
import TestSupport
import Testing

/// The commands in the articles work as described.
///
/// The blocks of an article are processed in order. A block of YAML or Markdown that begins with a comment containing a path is
/// that file. In a shell block, each line with `galley` is run; after `#` may follow the files that exist afterwards, and the
/// exit status. A following text block is the output of the last line.
struct DocumentationPageTests {
    private let galley = Galley()

    private static let articles = [
        "LayoutDocument/Documentation.docc/GettingStarted.md", "LayoutDocument/Documentation.docc/PicturesInDocumentation.md",
        "LayoutSnapshotTesting/Documentation.docc/SnapshotTestsInCI.md", "LayoutDiagram/Documentation.docc/ReadingABlueprint.md",
        "CompositionalLayout/Documentation.docc/HowFaithfulItIs.md",
    ]
    private static let tutorial = "LayoutDocument/Documentation.docc/Photo-Grid.tutorial"
    /// Programs that are not run here.
    private static let others = ["swift", "git", "GALLEY_RECORD=failed", "CI=true"]

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: Fixtures.root.appendingPathComponent("Sources").appendingPathComponent(path), encoding: .utf8)
    }

    @Test(arguments: articles)
    func everyCommandAndDocumentOfAnArticleWorks(article: String) throws {
        let page = try Self.text(article)
        let blocks = page.matches(of: /(?m)^```(\w+)([^\n]*)\n((?s).*?)^```$/)
        #expect(blocks.contains { $0.1 == "sh" })
        // For articles that show only commands.
        try galley.write(Self.text("LayoutDocument/Documentation.docc/Resources/photos.layout.yaml"), to: "photos.layout.yaml")
        var output: String?
        for block in blocks {
            let text = String(block.3)
            switch block.1 {
            case "yaml", "markdown":
                try write(text)
                guard block.1 == "yaml", !text.hasPrefix("# galley.yaml\n") else { continue }
                let result = try galley.run("frames", "-", input: text)
                #expect(result.status == 0, "\(result.errorText)")
            case "sh":
                for line in text.split(separator: "\n") { output = try run(String(line)) ?? output }
            case "text": #expect(output == text)
            default: Issue.record("a block of \(block.1), which nothing tries")
            }
        }
    }

    private func write(_ text: String) throws {
        guard let path = text.firstMatch(of: /^(?:# |<!-- |{\/\* )([\w.\/-]+\.(?:yaml|mdx?))(?: -->| \*\/})?\n/) else { return }
        try galley.write(String(text[path.range.upperBound...]), to: String(path.1))
    }

    /// Runs a shell line.
    ///
    /// - Returns: its output; `nil` if it does not run galley.
    private func run(_ line: String) throws -> String? {
        let parts = line.split(separator: "#", maxSplits: 1)
        let arguments = parts[0].split(separator: " ").map(String.init)
        guard arguments[0] == "galley" else {
            #expect(Self.others.contains(arguments[0]), "\(line)")
            return nil
        }
        let words = parts[0].matches(of: /"([^"]*)"|(\S+)/).map { String($0.1 ?? $0.2 ?? "") }
        let result = try galley.run(Array(words.dropFirst()))
        let comment = parts.count == 2 ? String(parts[1]) : ""
        let status = comment.firstMatch(of: /exit status (\d+)/).flatMap { Int32($0.1) } ?? 0
        #expect(result.status == status, "\(line)\n\(result.errorText)\(result.outputText)")
        for name in comment.matches(of: /[\w@~\/.-]+\.(?:svg|png|json|html)/) {
            #expect(galley.files.contains { $0 == name.output || $0.hasSuffix("/" + name.output) }, "\(line): \(galley.files)")
        }
        return result.outputText
    }

    @Test func everyStepOfTheTutorialIsADocumentAndItsPictureIsOfThat() throws {
        let page = try Self.text(Self.tutorial)
        let steps = page.matches(of: /file: "([^"]+)"\) \{\s*<!-- galley: Resources\/(\S+) -->\s*@Image\(source: "([^"]+)"/)
        #expect(steps.count == page.matches(of: /@Step \{/).count && steps.count >= 4)
        for step in steps {
            #expect(step.1 == step.2 && step.3 == step.1.replacing(".layout.yaml", with: ".svg"))
            let document = try Self.text("LayoutDocument/Documentation.docc/Resources/\(step.1)")
            let result = try galley.run("frames", "-", input: document)
            #expect(result.status == 0, "\(result.errorText)")
        }
    }

    /// The documents in the articles are those of the pictures in the articles.
    @Test(arguments: [("GettingStarted", "photos"), ("PicturesInDocumentation", "tags")])
    func thePictureOfAnArticleIsOfItsDocument(article: String, name: String) throws {
        let page = try Self.text("LayoutDocument/Documentation.docc/\(article).md")
        #expect(page.contains("<!-- galley: Resources/\(name).layout.yaml -->"))
        let document = try Self.text("LayoutDocument/Documentation.docc/Resources/\(name).layout.yaml")
        #expect(page.contains(".yaml\n" + document + "```"))
    }

    @Test func theArticleOnBlueprintsHasEveryEntryOfTheLegend() throws {
        let legend = try Self.text("LayoutDiagram/Blueprint/Legend.swift")
        let entries = legend.matches(of: /(?m)^ +case \.\w+(?:\(depth: \d\))?: "([a-z ]+)"$/).map { String($0.1) }
        let article = try Self.text("LayoutDiagram/Documentation.docc/ReadingABlueprint.md")
        #expect(entries.count >= 13)
        for entry in entries { #expect(article.contains("**\(entry)**"), "\(entry)") }
    }
}
