import ArgumentParser
import Goldens
import HostSystem
import LayoutSubjects

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare layout documents with their goldens.",
        discussion: """
            A golden is a picture or a table of frames beside its document. Its name contains \
            the options, as in "galley render": photos.svg (light, or following its viewer), \
            photos.iPad-mini-A17-Pro~dark@2x.png, photos.frames.json. "galley accept" \
            records them.

              galley verify Layouts                         every document of a folder
              galley verify Layouts --goldens Pictures      goldens in another folder
              galley verify Layouts --shard 2/5             the second of five shards
              galley verify Layouts --report report.html    a page of the differences
              galley verify Layouts --github --junit galley.xml --json galley.json
              galley verify Layouts --summary summary.md    the differences as Markdown
              galley verify Layouts --obsolete              goldens that nothing uses
              galley verify Layouts --expect goldens.txt    also find missing goldens

            Goldens that the file galley.goldens beside them lists must exist; "galley accept" \
            writes it. A document can list its goldens itself: \
            goldens: [frames, svg, "png ~dark@2x"].

            The exit status is 0 if everything matches, 1 if something differs, 65 if a \
            document is faulty, 73 or 74 if an output cannot be written; the other outputs \
            are written.
            """)

    @Argument(help: ArgumentHelp("Layout documents, Swift files, or folders of them.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @OptionGroup var place: GoldenOptions

    @Option(
        name: .long,
        help: ArgumentHelp("Verify one of several shards, such as 2/5. Goldens are assigned by name.", valueName: "shard"),
        transform: Shard.init)
    var shard: Shard?

    @OptionGroup var outputs: VerificationOutputs

    @Flag(name: .long, help: """
        List goldens that no document and no test of the last complete run uses. Pictures without a table of frames beside \
        them may come from "galley render", and are left out.
        """)
    var obsolete = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "A file with the paths of goldens that must exist and belong to one of the documents, one per line.",
            valueName: "file"),
        completion: .file())
    var expect: String?

    /// The page's title, without the working folder's name.
    private var title: String { paths == ["."] ? "Snapshots" : paths.joined(separator: ", ") }

    @OptionGroup var fonts: FontOptions
    @OptionGroup var texts: TextOptions
    @OptionGroup var swift: SwiftOptions

    func run() throws {
        try reporting {
            let outcomes = try obsolete ? orphans() : verified()
            let result = VerificationReport(outcomes: outcomes, acceptCommand: acceptCommand()) { golden in
                acceptCommand(["--cause", ShellText.quoted(path: golden)])
            }
            let unwritten = outputs.write(result, title: title)
            for failure in unwritten { Console.error(failure.message) }
            if let failure = unwritten.first { throw ExitCode(failure.status.rawValue) }
            if let failure = outcomes.compactMap(\.failure).first { throw ExitCode(failure.status.rawValue) }
            if !result.problems.isEmpty { throw ExitCode(1) }
        }
    }

    private func orphans() throws -> [Verification.Outcome] {
        try ObsoleteGoldens(place.folder, flags: swift.module.compilation.flags).outcomes(paths).filter { isMine($0.golden) }
    }

    /// True if a golden is in the requested shard.
    private func isMine(_ path: String) -> Bool { shard?.holds(PathParts(path).name) ?? true }

    private func verified() throws(Failure) -> [Verification.Outcome] {
        let inputs = try SubjectInput.find(paths, swift.choiceForGoldens, fonts.changes()).read(with: texts)
        guard !inputs.contains(where: { $0.path == nil }) else {
            throw Failure(.usage, "a document from standard input (-) has no goldens beside it")
        }
        let documents = SubjectCache(inputs)
        let expected = try ExpectedGoldens(place.folder, of: inputs, documents)
        let goldens = zip(inputs, try expected.existing(of: inputs)).flatMap { input, existing in
            expected.all(of: input, existing: existing)
        }
        let missing = try expect.map { path throws(Failure) in try ExpectedGoldens.missing(of: path, besides: goldens) } ?? []
        let outcomes = Verification(mode: .never).run(goldens.filter { isMine($0.path) }, of: documents)
        return outcomes + missing.filter { isMine($0.golden) }
    }

    /// - Parameter choice: options that choose among the goldens.
    private func acceptCommand(_ choice: [String] = []) -> String {
        let goldens = place.goldens.map { ["--goldens", ShellText.quoted(path: $0)] } ?? []
        let options = (obsolete ? ["--obsolete"] : []) + choice + goldens
        // The plugin lists the files of a package's target.
        if let target = swift.module.target {
            let package = ["swift", "package", "--allow-writing-to-package-directory", "galley"]
            return (package + ["accept", "--target", target] + options).joined(separator: " ")
        }
        return (["galley", "accept"] + options + paths.map(ShellText.quoted)).joined(separator: " ")
    }
}

/// The goldens' folder.
struct GoldenOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The folder of the goldens. (default: each document's folder)", valueName: "folder"),
        completion: .directory)
    var goldens: String?

    var folder: GoldenFolder { GoldenFolder(path: goldens) }
}

/// One of several parts that a CI matrix divides the goldens into, written as `2/5`.
struct Shard {
    /// From 1.
    let index: Int
    let count: Int

    init(_ argument: String) throws {
        let parts = argument.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1] else {
            throw ValidationError("a shard is written 2/5: the second of five")
        }
        guard count > 0 else { throw ValidationError("the number of shards is at least 1, not \(count)") }
        guard index > 0 else { throw ValidationError("shards are counted from 1, so there is no shard \(index)") }
        guard index <= count else { throw ValidationError("there is no shard \(index) of \(count)") }
        (self.index, self.count) = (index, count)
    }

    /// True if this part contains a golden. Depends only on the golden's name, not on other goldens.
    func holds(_ name: String) -> Bool { Int(StableHash.of(name) % UInt64(count)) == index - 1 }
}
