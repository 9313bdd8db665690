import Foundation
import TestSupport
import Testing
import Yams

/// The recipes for continuous integration work as printed on their page.
struct ContinuousIntegrationPageTests {
    private static let page = "Sources/LayoutSnapshotTesting/Documentation.docc/ContinuousIntegration.md"

    private func blocks(_ language: String) throws -> [String] {
        let data = try Data(contentsOf: Fixtures.root.appendingPathComponent(Self.page))
        let pattern = try Regex("```\(language)\\n(.*?)```", as: (Substring, Substring).self).dotMatchesNewlines()
        return String(decoding: data, as: UTF8.self).matches(of: pattern).map { String($0.output.1) }
    }

    /// Runs `body` with matching documents and goldens in `Layouts`, in a shell that finds galley, and a `swift` that runs it in
    /// place of SwiftPM.
    private func inRecipe(_ body: (Galley, (String, [String: String]) throws -> Tool.Result) throws -> Void) throws {
        let galley = Galley()
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts", "-f", "frames,svg,png")
        // Logs the arguments of the command, a line each, then runs it.
        let log = "echo \"galley $*\" >>'\(galley.folder.path)/log'\n"
        let stubs = [
            "galley": "#!/bin/sh\n\(log)exec '\(Galley.tool.path)' \"$@\"\n",
            "swift": "#!/bin/sh\nwhile [ \"$1\" != galley ] && [ \"$1\" != test ]; do shift; done\n[ \"$1\" = test ] || exec \"$@\"\n",
        ]
        for (name, text) in stubs {
            try galley.write(text, to: "bin/\(name)")
            let path = galley.folder.appendingPathComponent("bin/\(name)").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        try galley.write("", to: "log")
        let bash = try #require(Tool.named("bash"))
        let path = galley.folder.path + "/bin:" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
        try body(galley) { script, variables in
            try bash.run(["-eo", "pipefail", "-c", script], environment: variables.merging(["PATH": path]) { $1 }, in: galley.folder)
        }
    }

    /// The number of times that a text runs the command.
    private func commandCount(_ text: String) -> Int {
        text.matches(of: #/(^|[ ])galley (verify|report|accept|render) /#.anchorsMatchLineEndings()).count
    }

    @Test func theCommandsOfAnyRunnerWork() throws {
        let blocks = try blocks("sh")
        #expect(blocks.count == 5)
        try inRecipe { galley, run throws in
            for part in [1, 3] { try galley.run("verify", "Layouts", "--shard", "\(part)/3", "--report", "galley-\(part).html") }
            for block in blocks {
                try galley.write("", to: "log")
                let result = try run(block, [:])
                #expect(result.status == 0, "\(block)\(result.errorText)")
                let lines = try galley.text("log").split(separator: "\n")
                #expect(lines.count == commandCount(block) && lines.count > 0, "\(block)")
            }
            for name in ["galley.xml", "galley.json", "galley.html", "galley-2.xml", "report.html"] {
                #expect(galley.files.contains(name), "\(name)")
            }
        }
    }

    /// A recipe, parsed as YAML.
    private func recipe(with word: String) throws -> [String: Any] {
        let block = try #require(try blocks("yaml").first { $0.contains(word) })
        return try #require(try Yams.load(yaml: block) as? [String: Any])
    }

    @Test func theRecipeForGitLabWorks() throws {
        let recipe = try recipe(with: "CI_NODE_INDEX")
        func script(_ job: String) throws -> String {
            let job = try #require(recipe[job] as? [String: Any])
            return try #require(job["script"] as? [String]).joined(separator: "\n")
        }
        let layouts = try #require(recipe["layouts"] as? [String: Any])
        let count = try #require(layouts["parallel"] as? Int)
        try inRecipe { galley, run throws in
            for part in 1...count {
                let result = try run(script("layouts"), ["CI_NODE_INDEX": "\(part)", "CI_NODE_TOTAL": "\(count)"])
                #expect(result.status == 0, "\(result.errorText)")
            }
            #expect(try run(script("report"), [:]).status == 0)
            #expect(galley.files.contains("galley.xml") && galley.files.contains("report.html"))
            try galley.run("verify", "Layouts", "--report", "whole.html")
            #expect(try galley.read("report.html") == galley.read("whole.html"))
        }
    }

    /// The jobs of a workflow with their steps.
    private func jobs(_ workflow: [String: Any]) throws -> [(job: [String: Any], steps: [[String: Any]])] {
        try #require(workflow["jobs"] as? [String: [String: Any]]).sorted { $0.key < $1.key }.map { _, job in
            (job, try #require(job["steps"] as? [[String: Any]]))
        }
    }

    /// Every use of the action passes and has only existing inputs.
    @Test func theRecipesForGitHubWork() throws {
        let action = try ActionFile.read()
        var useCount = 0
        for block in try blocks("yaml") where block.contains("runs-on") {
            let workflow = try #require(try Yams.load(yaml: block) as? [String: Any])
            try inRecipe { galley, run throws in
                for (job, steps) in try jobs(workflow) {
                    let strategy = job["strategy"] as? [String: Any]
                    let parts = (strategy?["matrix"] as? [String: [Int]])?["part"] ?? [0]
                    for (part, step) in parts.flatMap({ part in steps.map { (part, $0) } }) {
                        if let uses = step["uses"] as? String, uses.hasPrefix("galley-layout/galley@") {
                            useCount += 1
                            try use(action, step["with"] as? [String: String] ?? [:], part, galley)
                        } else if let script = step["run"] as? String, !script.contains("apt-get") {
                            let result = try run(script, [:])
                            #expect(result.status == 0, "\(script) \(result.errorText)")
                        }
                    }
                }
            }
        }
        #expect(useCount == 5)
    }

    /// Runs the action, and puts its artifact where the job that merges reports finds it.
    private func use(_ action: ActionFile, _ inputs: [String: String], _ part: Int, _ galley: Galley) throws {
        for name in inputs.keys { #expect(action.inputs[name] != nil, "\(name)") }
        guard inputs["command"] != "" else { return }
        var job = ActionJob(galley: galley, action: action)
        job.inputs = inputs.mapValues { $0.replacing("${{ matrix.part }}", with: "\(part)") }
        job.values["steps.install.outputs.folder"] = URL(fileURLWithPath: Galley.tool.path).deletingLastPathComponent().path
        let result = try job.run("run")
        #expect(result.status == 0 && result.outputText.contains(" same\n"), "\(result.errorText)")
        let report = try #require(job.values["steps.run.outputs.report"])
        let artifact = try #require(job.inputs["artifact"] ?? action.inputs["artifact"]?.default)
        try galley.write(String(contentsOfFile: report, encoding: .utf8), to: "reports/\(artifact)/\(PathName.last(report))")
    }

    @Test func theVersionIsThatOfTheCommand() throws {
        let version = try Galley.run(["--version"]).outputText.trimmingCharacters(in: .whitespacesAndNewlines)
        let page = try blocks("yaml").joined()
        let named = page.matches(of: /galley-layout\/galley@([^\s]+)|download\/([^\/]+)\/galley_([^\/_]+)_|dpkg -i galley_([^\/_]+)_/).flatMap {
            [$0.1, $0.2, $0.3, $0.4].compactMap { $0 }.map(String.init)
        }
        #expect(named.count == 6 && Set(named) == [version])
    }

    /// Checks the page's exit statuses and options.
    @Test func everyOptionIsTheCommands() throws {
        let data = try Data(contentsOf: Fixtures.root.appendingPathComponent(Self.page))
        let known = try Verb.options(of: ["verify"])
        let named = Set(String(decoding: data, as: UTF8.self).matches(of: /`(--[a-z]+)/).map { String($0.1) })
        #expect(named.count >= 4 && named.isSubset(of: known), "\(named)")
    }
}

private enum PathName {
    static func last(_ path: String) -> String { URL(fileURLWithPath: path).lastPathComponent }
}
