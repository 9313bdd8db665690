import Foundation
import TestSupport
import Yams

/// `action.yml`, with its steps executable as by GitHub's runner.
struct ActionFile: Decodable {
    struct Input: Decodable {
        var description: String
        var `default`: String
    }

    struct Output: Decodable {
        var description: String
        var value: String
    }

    struct Step: Decodable {
        var id: String
        var uses: String?
        var run: String?
        var shell: String?
        var env: [String: String]?
        var with: [String: String]?
        var folder: String?
        var condition: String?

        enum CodingKeys: String, CodingKey {
            case id, uses, run, shell, env, with
            case folder = "working-directory"
            case condition = "if"
        }
    }

    struct Runs: Decodable {
        var using: String
        var steps: [Step]
    }

    var inputs: [String: Input]
    var outputs: [String: Output]
    var runs: Runs

    static func read() throws -> ActionFile {
        let data = try Data(contentsOf: Fixtures.root.appendingPathComponent("action.yml"))
        return try YAMLDecoder().decode(ActionFile.self, from: data)
    }

    func step(_ id: String) -> Step? { runs.steps.first { $0.id == id } }

    /// All texts in which the runner evaluates expressions.
    var evaluated: [String] {
        outputs.values.map(\.value) + runs.steps.flatMap { step in
            [step.folder, step.condition].compactMap { $0 } + [step.env, step.with].compactMap { $0 }.flatMap(\.values)
        }
    }

    /// The names in a text's expressions, such as `inputs.version`.
    static func names(in text: String) -> [String] {
        text.matches(of: /\$\{\{(.*?)\}\}/).flatMap { expression in
            expression.1.matches(of: /[a-z]+\.[A-Za-z0-9_.-]+/).map { String($0.0) }
        }
    }
}

/// The part of a GitHub job that a step of the action sees.
struct ActionJob {
    let galley: Galley
    let action: ActionFile
    /// The inputs of the action.
    var inputs: [String: String] = [:]
    /// Other values in expressions: `github.action_ref`, and outputs of earlier steps.
    var values: [String: String] = [:]
    /// The job's environment variables.
    var environment: [String: String] = [:]

    struct UnknownName: Error { var name: String }

    /// A text with its expressions evaluated.
    private func evaluated(_ text: String) throws -> String {
        var text = text
        for match in text.matches(of: /\$\{\{ *([^ }]+) *\}\}/) {
            let name = String(match.1)
            let input = name.hasPrefix("inputs.") ? String(name.dropFirst(7)) : nil
            let value = input.flatMap { inputs[$0] ?? action.inputs[$0]?.default } ?? values[name]
            guard let value else { throw UnknownName(name: name) }
            text = text.replacing(match.0, with: value)
        }
        return text
    }

    /// Runs a step's script in bash, and stores its outputs.
    mutating func run(_ id: String, with stubs: [String: String] = [:]) throws -> Tool.Result {
        guard let step = action.step(id), let script = step.run, let bash = Tool.named("bash") else { throw UnknownName(name: id) }
        let files = ["output", "path", "temp/script", "summary"].map { galley.folder.appendingPathComponent("runner/\($0)") }
        try galley.write(script, to: "runner/temp/script")
        for name in ["output", "path", "summary"] { try galley.write("", to: "runner/\(name)") }
        for (name, text) in stubs {
            try galley.write(text, to: "runner/stubs/\(name)")
            let file = galley.folder.appendingPathComponent("runner/stubs/\(name)").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
        }
        var variables = [
            "GITHUB_OUTPUT": files[0].path, "GITHUB_PATH": files[1].path, "GITHUB_STEP_SUMMARY": files[3].path, "GITHUB_WORKSPACE": galley.folder.path,
            "RUNNER_TEMP": files[2].deletingLastPathComponent().path, "GITHUB_ACTIONS": "true", "CI": "true",
            "PATH": galley.folder.path + "/runner/stubs:" + (ProcessInfo.processInfo.environment["PATH"] ?? ""),
        ]
        for (name, text) in step.env ?? [:] { variables[name] = try evaluated(text) }
        let folder = galley.folder.appendingPathComponent(try evaluated(step.folder ?? "."))
        let result = try bash.run(
            ["--noprofile", "--norc", "-eo", "pipefail", files[2].path],
            environment: variables.merging(environment) { _, new in new }, in: folder)
        for line in try galley.text("runner/output").split(separator: "\n") {
            let parts = line.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if parts.count == 2 { values["steps.\(id).outputs.\(parts[0])"] = String(parts[1]) }
        }
        return result
    }
}
