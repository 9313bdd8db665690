import ArgumentParser
import HostFiles
import LayoutSubjects

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draw layout documents as SVG, PNG or PDF.",
        discussion: """
            Pictures are written beside their documents, or to -o. A file's name contains \
            the options, as in "galley accept", with ~dark and @2x at the end; a light or \
            automatic picture has no suffix. Options that no name contains, such as \
            --beyond, --text, --layers and a map of --style, need -o. Repeat --device, --size, --appearance, \
            --direction, --content-size, --offset, --style or --scale to draw every \
            combination. With --sheet, they are side by side in one picture.

              galley render photos.layout.yaml                       photos.svg
              galley render photos.layout.yaml -f png --scale 1,2    also photos@2x.png
              galley render photos.layout.yaml --appearance dark     photos~dark.svg
              galley render Layouts -o Output -f svg,png             all documents
              galley render photos.layout.yaml --direction ltr --direction rtl
              galley render photos.layout.yaml --content whole       the whole content
              galley render photos.layout.yaml --section 2           one section
              galley render photos.layout.yaml --text live -o a.svg  text can be selected
              galley render photos.layout.yaml --layers -o b.svg     named for editors
              galley render photos.layout.yaml --crop phone          without the page
              galley render photos.layout.yaml --width 330           for a column
              galley render photos.layout.yaml --sheet --offset 0,120,240
              galley render Layouts --sheet --device "iPhone 15" -o all.svg
              galley render - < photos.layout.yaml > photos.svg      standard streams
              galley render Layouts -o "Output/{name}-{device}.svg"  a pattern

            Files with unchanged content are not touched, and goldens are not replaced.
            """)

    @Argument(help: ArgumentHelp(
        "Layout documents, Swift files, folders of them, or - for standard input.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @Option(name: .shortAndLong, help: ArgumentHelp(
        "A file, a folder, a pattern, or - for standard output.", valueName: "path"), completion: .file())
    var output: String?

    @OptionGroup var pictures: PictureOptions
    @OptionGroup var views: ViewOptions
    @OptionGroup var part: PartOptions

    @Flag(name: .long, help: "Draw all pictures side by side on one sheet, with captions.")
    var sheet = false

    @Flag(name: .long, help: ArgumentHelp(
        "Write through symbolic links that lead out of their folders. Otherwise such a link is an error, unless -o names it."))
    var followLinks = false

    @OptionGroup var cells: CellOptions
    @OptionGroup var fonts: FontOptions
    @OptionGroup var texts: TextOptions
    @OptionGroup var notes: NoteOptions
    @OptionGroup var swift: SwiftOptions

    @Flag(name: .long, help: "For Swift files: list the layouts, and the declarations that are left out with the reason. Draws nothing.")
    var list = false

    @Flag(name: .shortAndLong, help: "For Swift files: print a line for each compilation, with the reasons of its changes, and for each attempt.")
    var verbose = false

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: a folder for the texts of each compilation, the compiler's messages, the changes to the code, and the attempts.",
        valueName: "folder"))
    var stages: String?

    /// The selection of declarations, with a log of their compilations.
    private var choice: SwiftChoice {
        var choice = swift.choice
        (choice.stages.prints, choice.stages.folder) = (verbose, stages)
        return choice
    }

    func run() throws {
        if paths == ["-"], Console.inputIsTerminal {
            throw Failure(.usage, "there is no document on standard input; see \"galley help render\"")
        }
        if list { return try printList() }
        let inputs = try LayoutInput.find(paths, choice, cells.changing(fonts.changes())).read(with: texts, notes)
        let target = try OutputTarget(output)
        let plan = OutputPlan(pictures: try pictures.pictures(views, part, target), target: target, followsLinks: followLinks)
        try checkIDPrefix(plan, inputs)
        noteRedirection(inputs, target)
        if sheet {
            try renderSheets(inputs, plan)
        } else {
            try render(inputs, plan)
        }
    }

    /// Prints a note if the target of a redirection such as `> photos.svg` will stay empty.
    private func noteRedirection(_ inputs: [LayoutInput], _ target: OutputTarget) {
        guard case .besideDocuments = target, inputs.allSatisfy({ $0.path != nil }), let path = Console.outputPath,
            OutputTarget.format(of: path) != nil
        else { return }
        Console.note("\(PathParts(path).name): note: it stays empty, as each picture gets its own file; -o - writes to standard output")
    }

    private func printList() throws {
        let list = try SwiftListing(paths, choice)
        try Console.result(list.text)
        if !list.isComplete { throw ExitCode(Failure.Status.badInput.rawValue) }
    }

    /// Rejects `--id-prefix` for several pictures, whose ids would collide.
    private func checkIDPrefix(_ plan: OutputPlan, _ inputs: [LayoutInput]) throws(Failure) {
        guard pictures.idPrefix != nil else { return }
        let count = sheet ? 1 : inputs.count * plan.pictures.filter { $0.format == .svg }.count
        guard count <= 1 else {
            throw Failure(.usage, "--id-prefix is for one SVG, not \(count): their ids would collide")
        }
    }

    /// Draws the sheets of each format and scale.
    private func renderSheets(_ inputs: [LayoutInput], _ plan: OutputPlan) throws {
        var (subjects, warnings) = ([any Subject](), MissingCharacters())
        for input in inputs { subjects.append(try input.read()) }
        for pictures in plan.sheets {
            let sheet = try SheetPicture(of: subjects, stems: inputs.map(\.stem), pictures.map(\.look))
            for (subject, notes) in zip(subjects, sheet.notes) { subject.tell(notes) }
            let picture = try EncodedPicture(sheet.picture, fonts: sheet.fonts, name: inputs[0].name, pictures[0])
            if picture.usesLettering { warnings.collect(sheet.picture, fonts: sheet.fonts, of: subjects) }
            try picture.write(to: plan.sheetDestination(of: inputs, pictures[0]), links: plan.links)
        }
        if !notes.quiet { warnings.report() }
    }

    /// Draws all valid documents, and reports the errors of others.
    private func render(_ inputs: [LayoutInput], _ plan: OutputPlan) throws {
        var failures = FailureList()
        var warnings = MissingCharacters()
        for (input, items) in zip(inputs, try plan.items(of: inputs)) {
            do {
                let subject = try input.read()
                // Pictures of a document are written only after all of them are valid.
                var (pictures, solved) = ([EncodedPicture](), SolvedLayoutCache())
                for item in items {
                    let diagram = try solved.layout(of: subject, item.picture.look)
                    pictures.append(try EncodedPicture(diagram, of: subject, item.picture))
                }
                for picture in pictures where picture.usesLettering {
                    warnings.collect(picture.picture, fonts: picture.fonts, of: [subject])
                }
                subject.tell(pictures.flatMap(\.notes))
                for (picture, item) in zip(pictures, items) { try picture.write(to: item.destination, links: plan.links) }
            } catch {
                failures.append(error, of: input.name)
            }
        }
        if !notes.quiet { warnings.report() }
        guard let first = failures.first else { return }
        if inputs.count == 1 { throw first }
        failures.report()
        throw ExitCode(first.status.rawValue)
    }
}
