import Foundation
import TestSupport
import Testing

/// The commands of the README and of the article on the command work on the README's document, and write the named files.
struct ReadmeCommandsTests {
    private let galley = Galley()

    /// The code blocks in a language on a page of the repository.
    private func blocks(_ language: String, of page: String = "README.md") throws -> [String] {
        try String(contentsOf: Fixtures.root.appendingPathComponent(page), encoding: .utf8)
            .matches(of: /(?m)^```(\w+)\n((?s).*?)^```$/).filter { $0.1 == language }.map { String($0.2) }
    }

    @Test(arguments: ["README.md", "Sources/LayoutDocument/Documentation.docc/UsingTheCommand.md"])
    func everyCommandWorks(page: String) throws {
        let lines = try blocks("sh", of: page).flatMap { $0.split(separator: "\n").map(String.init) }.filter { $0.hasPrefix("galley ") }
        #expect(lines.count > 10)
        let document = try #require(try blocks("yaml").first)
        for name in ["photos.layout.yaml", "Layouts/photos.layout.yaml"] { try galley.write(document, to: name) }
        try galley.write(try #require(try blocks("markdown").first), to: "README.md")
        try galley.write("# Guide\n", to: "Guide.docc/Guide.md")
        let fruit = Fixtures.folder.appendingPathComponent("Swift/FruitListViewController.swift")
        try galley.write(String(contentsOf: fruit, encoding: .utf8), to: "FruitListViewController.swift")
        for name in ["before.png", "after.png"] { try galley.run("render", "photos.layout.yaml", "-o", name) }
        for line in lines { try run(line) }
    }

    /// It serves until Ctrl-C, which is not a failure.
    private func preview(_ arguments: [String]) throws {
        #if os(Linux)
        let preview = try RunningPreview(galley, arguments)
        #expect(try preview.answer(preview.path).contains("<!DOCTYPE html>"))
        kill(preview.process.processIdentifier, SIGINT)
        preview.process.waitUntilExit()
        #expect(preview.process.terminationReason == .exit && preview.process.terminationStatus == 0)
        #endif
    }

    private func run(_ line: String) throws {
        let parts = line.split(separator: "#", maxSplits: 1).map(String.init)
        let words = parts[0].matches(of: /"([^"]*)"|'([^']*)'|(\S+)/).map { String($0.1 ?? $0.2 ?? $0.3 ?? "") }
        guard words.dropFirst().first != "preview" else { return try preview(Array(words.dropFirst(2))) }
        // The shell would expand the shards' reports; here there is only one.
        let result = try galley.run(words.dropFirst().map { $0 == "part-*.html" ? "report.html" : $0 })
        #expect(result.status == 0, "\(line)\n\(result.errorText)\(result.outputText)")
        for name in (parts.count > 1 ? parts[1] : "").matches(of: /[\w@~.-]+\.(?:svg|png|json|html)/) {
            #expect(galley.files.contains { $0 == name.output || $0.hasSuffix("/" + name.output) }, "\(line): \(galley.files)")
        }
    }
}
