import Foundation
import TestSupport
import Testing

/// Command-line arguments, help and version.
struct StartTests {
    private let galley = Galley()

    @Test func withoutAVerbTheHelpIsAnError() throws {
        let result = try Galley.tool.run([])
        #expect(result.status == 64 && result.outputText == "")
        #expect(result.errorText == (try Galley.tool.run(["--help"]).outputText))
    }

    @Test(arguments: ["list", "report"])
    func aVerbWithoutItsOwnIsAnError(verb: String) throws {
        let result = try Galley.tool.run([verb])
        #expect(result.status == 64 && result.outputText == "")
        #expect(result.errorText == (try Galley.tool.run([verb, "--help"]).outputText))
    }

    @Test func whatTheParserSaysKeepsItsLines() throws {
        let result = try Galley.tool.run(["render", "--nonsense"])
        #expect(result.status == 64 && result.errorText.contains("\nUsage: galley render "), "\(result.errorText)")
    }

    /// /proc in sandboxes: missing, or another process's.
    static let strangeProcs = [
        "mount -t tmpfs none /proc",
        "mount -t tmpfs none /proc && mkdir /proc/self && printf 'galley\\0--help\\0' >/proc/self/cmdline",
    ]

    /// Runs in a separate mount namespace, which some runners do not allow.
    private static func options(_ proc: String, _ command: String) -> [String] {
        ["--mount", "--map-root-user", "sh", "-c", "\(proc) && exec \(command)"]
    }

    private static let canChangeProc = (try? Tool.named("unshare")?.run(options(strangeProcs[0], "true")).status) == 0

    /// Swift reads a process's arguments from /proc/self/cmdline.
    @Test(.enabled(if: canChangeProc, "needs namespaces of mounts, as Linux has them"), arguments: strangeProcs)
    func argumentsAreKnownWhateverProcIs(proc: String) throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try galley.run("accept", "Layouts")
        let unshare = try #require(Tool.named("unshare"))
        func run(_ arguments: String) throws -> Tool.Result {
            try unshare.run(Self.options(proc, "'\(Galley.tool.path)' \(arguments)"), in: galley.folder)
        }
        let same = try run("verify Layouts")
        #expect(same.status == 0 && same.outputText == "2 goldens: 2 same\n", "\(same.errorText)")
        #expect(try run("--version").outputText == Galley.tool.run(["--version"]).outputText)
        #expect(try run("verify Layouts/none.layout.yaml").status == 66)
    }
}

/// One version, in one place.
struct VersionTests {
    private static let changelog = text("CHANGELOG.md")

    /// The versions of the changelog's entries, newest first.
    private static let versions = changelog.matches(of: /(?m)^## \[(\d+\.\d+\.\d+)\] - \d{4}-\d{2}-\d{2}$/).map { String($0.1) }

    @Test func theCommandSaysTheVersionThatTheChangelogEndsWith() throws {
        let newest = try #require(Self.versions.first)
        #expect(try Galley.tool.run(["--version"]).outputText == newest + "\n")
        #expect(try Galley.tool.run(["render", "--version"]).outputText == newest + "\n")
    }

    @Test func everyEntryHasAVersionAndADate() {
        let headings = Self.changelog.matches(of: /(?m)^## .*$/).filter { $0.0 != "## [Unreleased]" }
        #expect(headings.count == Self.versions.count)
    }

    @Test func versionsFallFromEntryToEntry() {
        let numbers = Self.versions.map { version in version.split(separator: ".").compactMap { Int($0) } }
        for (newer, older) in zip(numbers, numbers.dropFirst()) {
            #expect(older.lexicographicallyPrecedes(newer), "\(older) is said to be older than \(newer)")
        }
    }

    @Test(arguments: [/galley", from: "([^"]*)"/, /galley-([0-9.]+)-linux-/, /galley_([0-9.]+)_/].map(Pattern.init))
    func theReadmeNamesTheNewestVersion(pattern: Pattern) throws {
        let named = Self.text("README.md").matches(of: pattern.regex).map { String($0.1) }
        #expect(Set(named) == [try #require(Self.versions.first)])
    }

    /// The text around a version in the README.
    struct Pattern: @unchecked Sendable {
        var regex: Regex<(Substring, Substring)>
    }

    private static func text(_ name: String) -> String {
        (try? String(contentsOf: Fixtures.root.appendingPathComponent(name), encoding: .utf8)) ?? ""
    }
}
