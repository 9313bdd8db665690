import ArgumentParser
import HostFiles
import LayoutSubjects
import MessageText
import Verifying

/// The options that `accept` and `verify` share, such as the documents and the folder of their goldens.
struct GoldenOptions: ParsableArguments {
    @Argument(help: ArgumentHelp(
        "Layout documents, Swift files, or folders of them. (default: those of galley.yaml)", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "The folder of the goldens, without regard to galley.yaml. (default: each document's folder)", valueName: "folder"),
        completion: .directory)
    var goldens: String?

    @Flag(name: .long, help: "Record goldens without elements, and let them pass. Otherwise they are an error.")
    var allowEmpty = false

    @OptionGroup var fonts: FontOptions
    @OptionGroup var texts: TextOptions
    @OptionGroup var notes: NoteOptions
    @OptionGroup var swift: SwiftOptions

    private var words: [String] {
        (goldens.map { ["--goldens", ShellText.quoted(path: $0)] } ?? []) + (allowEmpty ? ["--allow-empty"] : []) + fonts.words + (texts.strict ? ["--strict"] : [])
            + (notes.quiet ? ["--quiet"] : []) + swift.words
    }

    /// A command with the same documents and options.
    ///
    /// - Parameter options: further options, quoted for a shell.
    func command(_ verb: String, _ options: [String] = []) -> String {
        // The plugin lists the files of a package's target.
        let package = swift.module.target.map { ["swift", "package", "--allow-writing-to-package-directory", "galley", verb, "--target", $0] }
        let ends = package == nil ? swift.module.words + paths.map(ShellText.quoted(path:)) : []
        return ((package ?? ["galley", verb]) + options + words + ends).joined(separator: " ")
    }
}

/// The documents of a run of `accept` or `verify`, and the places of their goldens.
struct GoldenScope {
    let inputs: [LayoutInput]
    let folder: GoldenStore
    /// The project, if all of its documents are in the run.
    private let whole: ProjectFile?
    private let flags: Set<String>

    /// - Throws: if there are no documents, or one comes from standard input.
    init(_ options: GoldenOptions) throws(Failure) {
        let project = options.goldens == nil ? try ProjectFile.forPaths(options.paths) : nil
        let (swift, style) = (options.swift.choiceForGoldens, try options.fonts.changes(of: project))
        let isWhole = options.paths.isEmpty || !swift.isUsed && project?.isWithin(options.paths) == true
        var found = try LayoutInput.find(isWhole ? project?.documentPaths() ?? [] : options.paths, swift, style)
        if isWhole, !options.paths.isEmpty {
            // Adds documents at these paths that do not belong to the project.
            found += try LayoutInput.find(options.paths, swift, style, isFirst: false)
            found = found.uniqued { (FilePlace.real($0.file) ?? $0.file) + "/" + $0.stem }
        }
        inputs = found.read(with: options.texts, options.notes)
        guard !inputs.contains(where: { $0.path == nil }) else {
            throw Failure(.usage, "a document from standard input (-) has no goldens beside it")
        }
        folder = GoldenStore(path: options.goldens, project: project)
        whole = isWhole && options.swift.only.isEmpty && options.swift.exclude.isEmpty ? project : nil
        flags = options.swift.module.compilation.flags
    }

    /// Goldens that are no longer needed: without paths, those that the project does not ask for; with paths or a folder of goldens, those
    /// in folders of tests that no test uses.
    static func leftOver(_ options: GoldenOptions) throws -> [Verification.Outcome] {
        let paths = options.paths.isEmpty ? [options.goldens].compactMap { $0 } : options.paths
        guard paths.isEmpty else { return try ObsoleteGoldens(paths: paths).outcomes() }
        let scope = try GoldenScope(options)
        return try scope.leftOver(besides: try scope.folder.compared(scope.inputs)).filter { $0.status == .obsolete }
    }

    /// Problems with further goldens of the project: those that it does not ask for, and those whose declarations in Swift files are not
    /// drawn. None if only some documents are in the run.
    func leftOver(besides goldens: [DocumentGolden]) throws(Failure) -> [Verification.Outcome] {
        guard let whole else { return [] }
        let declared = try DeclaredGoldens(whole.paths, flags: flags)
        return try LeftOverGoldens(whole, of: inputs, besides: goldens, declared).outcomes()
    }
}
