import ArgumentParser
import Goldens
import HostFiles
import LayoutSubjects
import Verifying

struct VerifyCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Compare layout documents with their goldens.",
        discussion: """
            A golden is a picture or a table of frames beside its document. Its name contains \
            the options, as in "galley render": photos.svg (light, or following its viewer), \
            photos.iPad-mini-A17-Pro~dark@2x.png, photos.frames.json. "galley accept" \
            records them.

              galley verify                                 the project of galley.yaml
              galley verify Layouts                         every document of a folder
              galley verify Layouts --goldens Pictures      goldens in another folder
              galley verify Layouts --shard 2/5             the second of five shards
              galley verify Layouts --report report.html    a page of the differences
              galley verify Layouts --github --junit galley.xml --json galley.json
              galley verify Layouts --summary summary.md    the differences as Markdown
              galley verify Tests --obsolete                goldens that no test uses

            A file galley.yaml says which goldens must exist: each document in each look and \
            format. A missing golden fails, and so does one of no document. "galley init" \
            writes the file.

            The exit status is 0 if everything matches, 1 if something differs, 65 if a \
            document is faulty, 73 or 74 if an output cannot be written; the other outputs \
            are written.
            """)

    @Option(
        name: .long,
        help: ArgumentHelp("Verify one of several shards, such as 2/5. Goldens are assigned by name.", valueName: "shard"),
        transform: Shard.init)
    var shard: Shard?

    @OptionGroup var outputs: VerificationOutputs

    @Flag(name: .long, help: "List goldens that galley.yaml does not ask for; with paths, goldens that no test used in the last complete run.")
    var obsolete = false

    /// The page's title: the paths, or `Snapshots` for the working folder.
    private var title: String { [["."], []].contains(options.paths) ? "Snapshots" : options.paths.joined(separator: ", ") }

    @OptionGroup var options: GoldenOptions

    func run() throws {
        let outcomes = try obsolete ? orphans() : verified()
        outcomes.tellNotes(isQuiet: options.notes.quiet)
        let result = VerificationReport(outcomes: outcomes, command: suggestion)
        let unwritten = outputs.write(result, title: title)
        for failure in unwritten { Console.error(failure.message) }
        if let failure = unwritten.first { throw ExitCode(failure.status.rawValue) }
        if let failure = outcomes.compactMap(\.failure).first { throw ExitCode(failure.status.rawValue) }
        if !result.problems.isEmpty { throw ExitCode(1) }
    }

    /// The `accept` command that solves a problem. Only in a run without paths does it remove goldens that the project does not ask
    /// for.
    private func suggestion(_ words: [String]) -> String {
        var options = options
        if !obsolete, words.contains("--prune") { options.paths = [] }
        return options.command("accept", words)
    }

    private func orphans() throws -> [Verification.Outcome] {
        try GoldenScope.leftOver(options).filter { isMine($0.golden) }
    }

    /// True if a golden is in the requested shard.
    private func isMine(_ path: String) -> Bool { shard?.holds(PathParts(path).name) ?? true }

    private func verified() throws(Failure) -> [Verification.Outcome] {
        let scope = try GoldenScope(options)
        let goldens = try scope.folder.compared(scope.inputs)
        if scope.folder.project == nil, options.paths.contains(where: { FileKind($0) == .folder }) {
            Console.note("note: without a galley.yaml, deleted documents and goldens are not noticed; \"galley init\" writes one")
        }
        let outcomes = Verification(mode: .never, allowsEmpty: options.allowEmpty).run(goldens.filter { isMine($0.path) }, of: ReadLayouts(scope.inputs))
        return outcomes + (try scope.leftOver(besides: goldens)).filter { isMine($0.golden) }
    }
}

/// One of several parts that a CI matrix divides the goldens into, written as `2/5`.
struct Shard {
    /// Counted from 1.
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
