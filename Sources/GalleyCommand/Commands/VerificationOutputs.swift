import ArgumentParser
import Foundation
import HostFiles
import LayoutSubjects
import Verifying

/// The outputs of a verification: one to standard output, and others to files.
struct VerificationOutputs: ParsableArguments {
    @Option(name: .shortAndLong, help: "The format of the output: text, json, junit or github. (default: text)")
    var format: VerificationReport.Format?

    @Option(name: .long, help: ArgumentHelp("Also write JUnit's XML; - prints it instead of the text.", valueName: "file"),
        completion: .file())
    var junit: String?

    @Option(name: .long, help: ArgumentHelp("Also write JSON; - prints it instead of the text.", valueName: "file"),
        completion: .file())
    var json: String?

    @Option(name: .long, help: ArgumentHelp(
        "Also write an HTML page of the differences, in one file; - prints it instead of the text.", valueName: "file"),
        completion: .file())
    var report: String?

    @Option(name: .long, help: ArgumentHelp(
        "Also write a summary in Markdown, for the page of a job or a comment; - prints it instead of the text.", valueName: "file"),
        completion: .file())
    var summary: String?

    @Option(name: .long, help: ArgumentHelp(
        "Also write the files of each difference into a folder: expected, actual and difference. JUnit's XML attaches the pictures.",
        valueName: "folder"),
        completion: .directory)
    var artifacts: String?

    @Option(name: .long, help: ArgumentHelp(
        "With --artifacts: the address at which the folder will be found. The summary then shows the pictures.", valueName: "url"))
    var artifactsURL: String?

    @Flag(name: .long, help: "Also print GitHub's annotations, after the text.")
    var github = false

    /// An output besides the one that is printed.
    private struct Extra {
        var option: String
        var path: String
        var bytes: (VerificationReport, _ title: String) throws -> [UInt8]

        var isPrinted: Bool { path == "-" }
    }

    private var extras: [Extra] {
        let all: [(String, String?, (VerificationReport, String) throws -> [UInt8])] = [
            ("--junit", junit, { result, _ in Array(result.junit.utf8) }),
            ("--json", json, { result, _ in Array(result.json.utf8) }),
            ("--report", report, { result, title in try result.page(title: title) }),
            ("--summary", summary, { result, _ in Array(result.markdown.utf8) }),
        ]
        return all.compactMap { option, path, bytes in path.map { Extra(option: option, path: $0, bytes: bytes) } }
    }

    func validate() throws {
        guard artifactsURL == nil || artifacts != nil else { throw ValidationError("--artifacts-url needs --artifacts") }
        let extras = extras
        let printed = extras.filter(\.isPrinted).map { "\($0.option) -" } + (format.map { ["--format \($0.rawValue)"] } ?? [])
        guard printed.count <= 1 else {
            throw ValidationError("\(printed[0]) and \(printed[1]) would both go to standard output; write one to a file")
        }
        guard !github || printed.isEmpty || format == .text || format == .github else {
            throw ValidationError("\(printed[0]) and --github would both go to standard output; write one to a file")
        }
        var options: [FilePlace: String] = [:]
        for extra in extras where !extra.isPrinted {
            if let ending = Self.inputEndings.first(where: (FilePlace.real(extra.path) ?? extra.path).hasSuffix) {
                throw ValidationError("\(extra.option) would write over \(extra.path); files ending in \(ending) are inputs")
            }
            guard let other = options.updateValue(extra.option, forKey: FilePlace(extra.path)) else { continue }
            throw ValidationError("\(other) and \(extra.option) would both write \(extra.path)")
        }
    }

    /// The endings of input files: documents, code, goldens, fonts and project files. Outputs must not have them.
    private static let inputEndings = [
        ".layout.yaml", ".layout.yml", ".layout.json", ".swift", ".frames.json", ".views.txt", ".svg", ".png", ".pdf", ".ttf", ".otf", ".ttc", ".otc",
        "galley.yaml",
    ]

    /// Writes all outputs; failures in one do not affect the others.
    ///
    /// - Returns: the errors of outputs that could not be written.
    func write(_ result: VerificationReport, title: String) -> [Failure] {
        let extras = extras
        var result = result
        var failures: [Failure] = []
        func attempt(_ step: () throws -> Void) {
            do { try step() } catch { failures.append(EncodedPicture.failure(error, "galley verify")) }
        }
        attempt {
            result.artifacts = try artifacts.map { folder throws(Failure) in
                try VerificationArtifacts(folder, at: artifactsURL, of: result.problems)
            }
        }
        attempt { try print(result, title, extras.first(where: \.isPrinted)) }
        for extra in extras where !extra.isPrinted { attempt { try write(extra, result, title) } }
        return failures
    }

    private func print(_ result: VerificationReport, _ title: String, _ extra: Extra?) throws {
        if let extra { return try Console.result(Data(try extra.bytes(result, title))) }
        let isAnnotated = github && format != .github
        try Console.result(result.text(format ?? .text) + (isAnnotated ? result.annotations : ""))
    }

    private func write(_ extra: Extra, _ result: VerificationReport, _ title: String) throws {
        let inputs = Set(result.outcomes.flatMap { [$0.golden, $0.document].compactMap { $0 } }.map { FilePlace($0) })
        guard !inputs.contains(FilePlace(extra.path)) else {
            throw Failure(.usage, "\(extra.option) would write over \(extra.path), which is an input; name another file")
        }
        try OutputFile.write(try extra.bytes(result, title), to: extra.path, links: .named)
    }
}

extension VerificationReport.Format: ExpressibleByArgument {}
