import Foundation
import TestSupport
import Testing

/// GitHub's action matches the command and its own inputs.
struct ActionTests {
    private let galley = Galley()

    private let action: ActionFile

    init() throws { action = try ActionFile.read() }

    // MARK: - Declarations

    @Test func nothingThatUsersWriteIsPutIntoAScript() {
        for step in action.runs.steps {
            #expect(step.run?.contains("${{") != true, "\(step.id)")
            #expect((step.run == nil) == (step.shell == nil) && (step.run == nil) != (step.uses == nil), "\(step.id)")
        }
    }

    @Test func everyInputIsDescribedAndUsed() {
        let used = Set(action.evaluated.flatMap(ActionFile.names))
        for (name, input) in action.inputs {
            #expect(input.description.hasSuffix(".") && used.contains("inputs.\(name)"), "\(name)")
        }
        for name in used where name.hasPrefix("inputs.") { #expect(action.inputs[String(name.dropFirst(7))] != nil, "\(name)") }
    }

    /// An expression with an output that no step has is silently empty.
    @Test func everyOutputThatIsUsedIsWritten() {
        for name in action.evaluated.flatMap(ActionFile.names) where name.hasPrefix("steps.") {
            let parts = name.split(separator: ".")
            let step = action.step(String(parts[1]))
            let isWritten = step?.run?.contains("\"\(parts[3])=") == true
            let given = ["actions/cache@v4": "cache-hit", "actions/upload-artifact@v4": "artifact-url"]
            #expect(isWritten || step?.uses.flatMap { given[$0] } == String(parts[3]), "\(name)")
        }
    }

    @Test func otherActionsAreThoseOfGitHub() {
        #expect(action.runs.using == "composite")
        #expect(action.runs.steps.compactMap(\.uses) == ["actions/cache@v4", "actions/upload-artifact@v4"])
    }

    /// The options that the action adds exist in the verb.
    @Test func theOptionsAreThoseOfTheCommand() throws {
        let script = try #require(action.step("run")?.run)
        let options = Set(script.matches(of: /words\+=\((--[a-z-]+)/).map { String($0.1) })
        #expect(options == ["--github", "--summary", "--report", "--junit"])
        let known = try Verb.options(of: ["verify"])
        for option in options { #expect(known.contains(option), "\(option)") }
    }

    // MARK: - Installing

    private func job() -> ActionJob {
        ActionJob(galley: galley, action: action, values: ["github.action_ref": "main", "github.action_path": Fixtures.root.path])
    }

    /// Puts a release as made by `Scripts/package` where the action expects it.
    private func publish(_ version: String, tag: String) throws {
        let script = """
            name=galley-\(version)-$(uname -s | tr A-Z a-z)-$(uname -m)
            mkdir -p "$name/bin" "$name/share/bash-completion/completions" "releases/\(tag)"
            printf '#!/bin/sh\\nexec "%s" "$@"\\n' '\(Galley.tool.path)' >"$name/bin/galley"
            chmod +x "$name/bin/galley"
            touch "$name/share/bash-completion/completions/galley"
            tar -cJf "releases/\(tag)/$name.tar.xz" "$name"
            rm -r "$name"
            cd "releases/\(tag)" && sha256sum *.tar.xz >SHA256SUMS
            """
        try shell(script)
    }

    /// A job that asks for the version 0.3.1, which is published.
    private func startRelease(tag: String = "0.3.1") throws -> ActionJob {
        try publish("0.3.1", tag: tag)
        var job = job()
        job.inputs["version"] = tag
        job.environment["GALLEY_RELEASES"] = "file://\(galley.folder.path)/releases"
        return job
    }

    private func shell(_ script: String) throws {
        let result = try #require(Tool.named("sh")).run(["-ec", script], in: galley.folder)
        #expect(result.status == 0, "\(result.errorText)")
    }

    @Test(arguments: [("0.3.1", "", "main"), ("v0.3.1", "", "main"), ("0.3.1", "unused", "0.3.1"), ("v0.3.1", "unused", "v0.3.1")])
    func aReleaseIsInstalled(tag: String, version: String, ref: String) throws {
        var job = try startRelease(tag: tag)
        if !version.isEmpty { job.inputs["version"] = nil }
        job.values["github.action_ref"] = ref
        let result = try job.run("install")
        #expect(result.status == 0, "\(result.errorText)")
        let folder = try #require(job.values["steps.install.outputs.folder"])
        #expect(job.values["steps.install.outputs.cache-key"] == nil)
        #expect(try galley.text("runner/path") == folder + "\n")
        #expect(try Tool(path: folder + "/galley").run(["--version"]).status == 0)
    }

    @Test(arguments: ["6.3.1", "6.9"])
    func whatSwiftFilesAreCompiledWithIsInstalledForItsCompiler(compiler: String) throws {
        var job = try startRelease()
        try shell("""
            name=galley-0.3.1-$(uname -s | tr A-Z a-z)-$(uname -m)
            mkdir -p "$name/lib/galley"
            touch "$name/lib/galley/modules"
            tar -cJf "releases/0.3.1/$name-swift-6.3.1.tar.xz" "$name"
            rm -r "$name"
            cd releases/0.3.1 && sha256sum *.tar.xz >SHA256SUMS
            """)
        let swiftc = "#!/bin/sh\necho 'Swift version \(compiler) (swift-\(compiler)-RELEASE)'\n"
        let result = try job.run("install", with: ["swiftc": swiftc])
        #expect(result.status == 0, "\(result.errorText)")
        #expect(galley.files.contains { $0.hasSuffix("bin/galley") })
        #expect(galley.files.contains { $0.hasSuffix("lib/galley/modules") } == (compiler == "6.3.1"))
    }

    @Test(arguments: ["echo other >>*.tar.xz", "echo >SHA256SUMS", "rm SHA256SUMS"])
    func anArchiveThatIsNotTheReleasesIsNotInstalled(change: String) throws {
        var job = try startRelease()
        try shell("cd releases/0.3.1; f=$(echo *.tar.xz); \(change.replacing("*.tar.xz", with: "$f"))")
        let result = try job.run("install")
        #expect(result.status == 1 && result.outputText.hasPrefix("::error title=galley::") && result.outputText.contains("SHA256SUMS"))
        #expect(!galley.files.contains { $0.hasSuffix("bin/galley") } && job.values["steps.install.outputs.folder"] == nil)
    }

    /// A download that fails once.
    @Test func aDownloadIsTriedTwice() throws {
        var job = try startRelease()
        let curl = try #require(Tool.named("curl"))
        let stub = "#!/bin/sh\nif [ ! -e once ]; then touch once; exit 22; fi\nexec '\(curl.path)' \"$@\"\n"
        #expect(try job.run("install", with: ["curl": stub]).status == 0)
    }

    @Test func aVersionThatIsAskedForIsNeverReplacedByAnother() throws {
        var job = job()
        job.environment["GALLEY_RELEASES"] = "file://\(galley.folder.path)/releases"
        for version in ["9.9.9", "../../x", "$(touch pwned)"] {
            job.inputs["version"] = version
            let result = try job.run("install")
            #expect(result.status == 1 && result.outputText.hasPrefix("::error title=galley::there is no release of this version"))
        }
        #expect(!galley.files.contains("pwned"))
    }

    /// At a branch, or a tag without a release, the result depends only on the sources.
    @Test(arguments: ["main", "0.9.9"])
    func withoutAReleaseTheCacheIsAskedForTheSources(ref: String) throws {
        for name in ["Package.swift", "Package.resolved", "Sources/galley/main.swift"] { try galley.write(name, to: "source/" + name) }
        var job = job()
        job.values["github.action_ref"] = ref
        job.values["github.action_path"] = galley.folder.path + "/source"
        job.environment["GALLEY_RELEASES"] = "file://\(galley.folder.path)/releases"
        func key() throws -> String {
            let result = try job.run("install")
            #expect(result.status == 0 && result.outputText.contains("galley is built from its source"), "\(result.errorText)")
            return try #require(job.values["steps.install.outputs.cache-key"])
        }
        let first = try key()
        #expect(first.hasPrefix("galley-") && first.split(separator: "-").last?.count == 40)
        #expect(try key() == first)
        try galley.write("changed", to: "source/Sources/galley/main.swift")
        #expect(try key() != first)
    }

    @Test func theProgramIsBuiltIntoTheCachedFolder() throws {
        try galley.write("", to: "source/Package.swift")
        var job = job()
        job.values["github.action_path"] = galley.folder.path + "/source"
        job.values["steps.install.outputs.folder"] = galley.folder.path + "/runner/temp/galley/bin"
        let swift = """
            #!/bin/sh
            echo "$@"
            mkdir -p "$RUNNER_TEMP/galley/build/release" && echo built >"$RUNNER_TEMP/galley/build/release/galley"
            """
        let result = try job.run("build", with: ["swift": swift])
        #expect(result.status == 0 && result.outputText.contains("-c release --product galley --package-path \(galley.folder.path)/source"))
        #expect(try galley.text("runner/temp/galley/bin/galley") == "built\n")
        let product = try String(contentsOf: Fixtures.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        #expect(product.contains(".executable(name: \"galley\""))
    }

    @Test func theLibrariesAreThoseOfTheBootstrap() throws {
        let script = try #require(action.step("libraries")?.run)
        let path = script.replacing("\"$GALLEY_SOURCE/", with: "").prefix { $0 != "\"" }
        #expect(FileManager.default.isExecutableFile(atPath: Fixtures.root.appendingPathComponent(String(path)).path))
    }

    // MARK: - Running

    /// A job with the program installed, and two documents in `Layouts` with matching goldens.
    private func startJob() throws -> ActionJob {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts")
        var job = job()
        job.values["steps.install.outputs.folder"] = URL(fileURLWithPath: Galley.tool.path).deletingLastPathComponent().path
        return job
    }

    @Test func whatMatchesPasses() throws {
        var job = try startJob()
        job.inputs = ["arguments": "Layouts", "junit": "out/galley.xml"]
        let result = try job.run("run")
        #expect(result.status == 0 && result.outputText.contains("4 goldens: 4 same\n"), "\(result.errorText)")
        #expect(job.values["steps.run.outputs.status"] == "0")
        let report = try #require(job.values["steps.run.outputs.report"])
        #expect(FileManager.default.fileExists(atPath: report) && galley.files.contains("out/galley.xml"))
    }

    @Test func whatDiffersFailsTheStepAndIsAnnotated() throws {
        var job = try startJob()
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
        job.inputs = ["arguments": "Layouts"]
        let result = try job.run("run")
        #expect(result.status == 1 && job.values["steps.run.outputs.status"] == "1")
        #expect(result.outputText.contains("\n::error file=Layouts/grid.layout.yaml,line=5,"), "\(result.outputText)")
        #expect(galley.files.contains("galley-report.html"))
        let summary = try galley.text("runner/summary")
        #expect(summary.hasPrefix("### 2 of 4 goldens do not match\n"), "\(summary)")
        job.inputs.merge(["annotate": "false", "summary": "false"]) { $1 }
        #expect(try !job.run("run").outputText.contains("::error") && galley.text("runner/summary").isEmpty)
        job.values["steps.upload.outputs.artifact-url"] = "https://example.com/1"
        #expect(try job.run("link").status == 0)
        #expect(try galley.text("runner/summary") == "[The page of the differences](https://example.com/1)\n")
        try galley.write("galley: 1\nsections: 3\n", to: "Layouts/grid.layout.yaml")
        #expect(try job.run("run").status == 65)
    }

    @Test func aFolderOfItsOwnIsNoHindrance() throws {
        var job = try startJob()
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "Layouts/grid.layout.yaml")
        job.inputs = ["working-directory": "Layouts", "report": "out/a.html"]
        let result = try job.run("run")
        #expect(result.status == 1 && result.outputText.contains("\n::error file=Layouts/grid.layout.yaml,line=5,"))
        #expect(job.values["steps.run.outputs.report"]?.hasSuffix("/Layouts/out/a.html") == true)
        #expect(galley.files.contains("Layouts/out/a.html"))
    }

    @Test(arguments: [
        ("Layouts/*.layout.yaml", ["Layouts/grid-plain.layout.yaml", "Layouts/grid.layout.yaml"]), ("'Layouts/*.yaml'", ["Layouts/*.yaml"]),
        (#"Layouts/\*.yaml "[a] ".yaml"#, ["Layouts/*.yaml", "[a] .yaml"]), ("none*.yaml", ["none*.yaml"]), ("Layouts/gri?.layout.yaml", ["Layouts/grid.layout.yaml"]),
        (#""[a] "*.yaml ''"#, ["[a] b.yaml", ""]), ("$HOME ~ {a,b} `a` $(a)", ["$HOME", "~", "{a,b}", "`a`", "$(a)"]),
    ])
    func patternsOutsideOfQuotesAreExpanded(arguments: String, words: [String]) throws {
        var job = try startJob()
        try galley.write("", to: "[a] b.yaml")
        try galley.write("#!/bin/sh\nfor word; do echo \"<$word>\"; done\n", to: "bin/galley")
        chmod(galley.folder.appendingPathComponent("bin/galley").path, 0o755)
        job.values["steps.install.outputs.folder"] = galley.folder.appendingPathComponent("bin").path
        job.inputs = ["command": "frames", "arguments": arguments]
        #expect(try job.run("run").outputText == (["frames"] + words).map { "<\($0)>\n" }.joined())
    }

    @Test func argumentsAreDividedAsAShellDoes() throws {
        var job = try startJob()
        try galley.write(Galley.grid, to: "a b/$(touch pwned);`touch pwned` 'c'.layout.yaml")
        job.inputs = [
            "command": "frames",
            "arguments": #"'a b'/"$(touch pwned);`touch pwned` 'c'.layout.yaml""# + "\n  --format   json\n",
        ]
        let result = try job.run("run")
        #expect(result.status == 0 && result.outputText.hasPrefix("{"), "\(result.errorText)\(result.outputText)")
        job.inputs["arguments"] = "'*'"
        #expect(try job.run("run").errorText.hasPrefix("*: error: no such file or folder"))
        #expect(!galley.files.contains("pwned") && job.values["steps.run.outputs.report"] == nil)
        job.inputs["arguments"] = "'a"
        let open = try job.run("run")
        #expect(open.status == 64 && open.outputText == "::error title=galley::a quote in the arguments has no other: 'a\n")
    }

    @Test func aVerbMayHaveTwoWordsAndNoArguments() throws {
        var job = try startJob()
        job.inputs = ["command": "list devices", "arguments": " "]
        let result = try job.run("run")
        #expect(result.status == 0 && result.outputText.contains("iPhone 15"), "\(result.errorText)")
    }
}

/// The options of a verb according to its help.
enum Verb {
    private struct Dump: Decodable {
        struct Command: Decodable {
            var commandName: String
            var subcommands: [Command]?
            var arguments: [Argument]?
        }

        struct Argument: Decodable {
            struct Name: Decodable {
                var kind: String
                var name: String
            }
            var names: [Name]?
        }

        var command: Command
    }

    /// The long and short options of a verb.
    static func options(of verb: [String]) throws -> Set<String> {
        let dump = try JSONDecoder().decode(Dump.self, from: Galley.run(["--experimental-dump-help"]).output)
        var command: Dump.Command? = dump.command
        for word in verb { command = command?.subcommands?.first { $0.commandName == word } }
        let names = (command?.arguments ?? []).flatMap { $0.names ?? [] }
        return Set(names.map { ($0.kind == "long" ? "--" : "-") + $0.name })
    }
}
