import ArgumentParser
import Foundation
import Goldens

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Hold layout documents against their goldens.",
        discussion: """
            A golden is a picture or a table of frames beside its document, and its name says what it shows, as the names \
            do that "galley render" gives: photos.svg, photos.iPad-mini-A17-Pro~dark@2x.png, photos.frames.json. "galley \
            accept" makes them.

              galley verify Layouts                             every document of a folder
              galley verify Layouts --goldens Pictures          goldens in a folder of their own
              galley verify Layouts --shard 2/5                 the second of five machines' share
              galley verify Layouts --format junit > galley.xml
              galley verify Layouts --report report.html        a page of what differs
              galley verify Layouts --obsolete                  goldens that belong to nothing any more

            The exit status is 0 if all is as it was, 1 if something is not, 65 if a document is wrong.
            """)

    @Argument(help: ArgumentHelp("Layout documents, or folders of them.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json"]))
    var paths: [String]

    @OptionGroup var place: GoldenOptions

    @Option(name: .long, help: ArgumentHelp("One part of several, such as 2/5; goldens are dealt out by their names.", valueName: "part"))
    var shard: Shard?

    @Option(name: .shortAndLong, help: "text, json, junit or github.")
    var format: VerificationReport.Format = .text

    @Option(name: .long, help: ArgumentHelp("A page, in one file, of what differs.", valueName: "file"), completion: .file())
    var report: String?

    @Flag(name: .long, help: "Goldens that no document, and no test of the last whole run, asks for.")
    var obsolete = false

    func run() throws {
        try reporting {
            let outcomes = try obsolete ? ObsoleteGoldens(place.folder).outcomes(paths) : verified()
            let result = VerificationReport(outcomes: outcomes, acceptCommand: acceptCommand)
            try Console.result(result.text(format))
            if let report { try VerificationPage(result, title: paths.joined(separator: ", ")).write(to: report) }
            if outcomes.contains(where: { $0.failure != nil }) { throw ExitCode(worst(outcomes).rawValue) }
            if !result.problems.isEmpty { throw ExitCode(1) }
        }
    }

    private func verified() throws(Failure) -> [Verification.Outcome] {
        let inputs = try InputDocument.find(paths)
        guard !inputs.contains(where: { $0.path == nil }) else {
            throw Failure(.usage, "a document from standard input (-) has no goldens beside it")
        }
        let folder = GoldenFolder(path: place.goldens)
        var goldens: [DocumentGolden] = []
        for (input, own) in zip(inputs, try folder.goldens(of: inputs)) {
            // A document without any golden has been forgotten: it lacks the one that everybody has.
            goldens += own.isEmpty ? [folder.golden(of: input, .usual)] : own
        }
        if let shard { goldens = goldens.filter { shard.holds(PathParts($0.path).name) } }
        return Verification(mode: .never).run(goldens)
    }

    private var acceptCommand: String {
        let rest = place.goldens.map { ["--goldens", ShellText.quoted($0)] } ?? []
        return (["galley", "accept"] + (obsolete ? ["--obsolete"] : []) + paths.map(ShellText.quoted) + rest).joined(separator: " ")
    }

    private func worst(_ outcomes: [Verification.Outcome]) -> Failure.Status {
        outcomes.compactMap(\.failure?.status).first ?? .software
    }
}

extension VerificationReport.Format: ExpressibleByArgument {}

/// Where goldens lie.
struct GoldenOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp("The folder of the goldens. (default: that of each document)", valueName: "folder"),
        completion: .directory)
    var goldens: String?

    var folder: GoldenFolder { GoldenFolder(path: goldens) }
}

/// Words of a command line.
enum ShellText {
    /// A word as a shell takes it.
    static func quoted(_ word: String) -> String {
        let isPlain = !word.isEmpty && word.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || "-_./+@~:=,".utf8.contains(byte)
        }
        return isPlain ? word : "'" + word.replacing("'", with: "'\\''") + "'"
    }
}
