import ArgumentParser
import LayoutSubjects
import MessageText
import PagePictures
import Verifying

struct DocsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "docs",
        abstract: "Draw the pictures that documentation asks for.",
        discussion: """
            Pages are Markdown files and DocC's tutorials; folders are searched for them. \
            A comment names the document, and the image below it the file:

              <!-- galley: Layouts/store.layout.yaml --style blueprint -->
              ![A carousel of 8 cells above a grid](images/store.svg)

            If there is no image, one is written, with an alternative text made from the \
            layout. A comment in a line of text or a cell has its image in the line. \
            A block of code that begins with ```yaml galley is itself a document, \
            with its picture below it. In a DocC catalogue a picture is a set of PNGs, \
            light and dark, at 1x and 2x, or one SVG if the image's file is an .svg.

              galley docs                        the pages of galley.yaml, or of .
              galley docs README.md Guide.docc   some pages
              galley docs --check                write nothing, list what is not up to date
              galley docs --prune                also remove unused pictures

            The options of a comment are those of "galley render". Swift files that comments \
            name are compiled, and their code runs; code in the comments themselves, as an \
            expression of --argument or an argument for the compiler, needs --allow-code. A page can have at most \
            500 pictures. The exit status is 0 if all pictures are up to date or were drawn, \
            1 if some are not or if something that looks like a comment is not read, 65 if a \
            comment or a document is faulty, 66 if a file does not exist, 73 or 74 if a picture cannot be written.
            """)

    @Argument(help: ArgumentHelp("Markdown files, DocC catalogues, or folders of them. (default: those of galley.yaml, else .)", valueName: "path"),
        completion: .file(extensions: ["md", "markdown", "mdx", "tutorial"]))
    var paths: [String] = []

    @Flag(name: .long, help: "Write nothing; list stale, missing and unused pictures, and the changes.")
    var check = false

    @Flag(name: .long, help: "Replace pictures that were edited by hand or made with another program.")
    var force = false

    @Flag(name: .long, help: "Remove pictures in the named folders that galley docs drew and nothing in the repository shows.")
    var prune = false

    @Flag(name: .long, help: "Compile and run the code in comments: expressions of --argument, and -Xswiftc. For pages that you trust.")
    var allowCode = false

    @Flag(name: .long, help: "Write through symbolic links that lead out of their folders.")
    var followLinks = false

    @Option(name: .long, help: ArgumentHelp("The folder for images with absolute paths, such as /img/store.svg.", valueName: "folder"),
        completion: .directory)
    var root: String?

    @OptionGroup var notes: NoteOptions

    func validate() throws {
        guard !check || !(force || prune) else { throw ValidationError("--check excludes --force and --prune") }
    }

    func run() throws {
        let pages = paths.isEmpty ? try ProjectFile.nearest()?.pages ?? ["."] : paths
        let folder = try DocumentationFolder(pages, root: root)
        var work = DocumentationWork(
            isCheck: check, isForced: force, isQuiet: notes.quiet, links: LinkPolicy(followsLinks: followLinks)
        ) { [allowCode] words, folder throws(Failure) in
            try PictureRequestOptions.read(words, in: folder, allowsCode: allowCode)
        }
        work.update(folder)
        try work.removeUnused(in: folder, isPruning: prune)
        try report(work)
    }

    private func report(_ work: DocumentationWork) throws {
        for message in PageFailures.messages(work.failures) { Console.error(message) }
        for message in PageFailures.messages(work.warnings) { Console.note(message) }
        let told = work.outcomes.filter(\.isProblem)
        var lines = PictureOutcome.lines(told)
        lines.append(Self.summary(work.outcomes))
        if told.contains(where: { $0.status == .stale || $0.status == .missing }) {
            lines += ["", "Draw them: " + (["galley", "docs"] + paths.map(ShellText.quoted(path:))).joined(separator: " ")]
        }
        try Console.result(lines.joined(separator: "\n") + "\n")
        if let failure = work.failures.first { throw ExitCode(failure.status.rawValue) }
        // Without --check, unused pictures are only reported.
        if work.hasMistakes || told.contains(where: { check || $0.status != .unused }) { throw ExitCode(1) }
    }

    /// `5 pictures: 3 same, 1 stale, 1 missing`.
    private static func summary(_ outcomes: [PictureOutcome]) -> String {
        let parts = PictureOutcome.Status.allCases.compactMap { status -> String? in
            let count = outcomes.filter { $0.status == status }.count
            return count == 0 ? nil : "\(count) \(status.rawValue)"
        }
        return ListText.count(outcomes.count, "picture") + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
    }
}
