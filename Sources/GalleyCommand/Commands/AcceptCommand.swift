import ArgumentParser
import Goldens
import HostFiles
import LayoutDiagram
import LayoutDocument
import LayoutSubjects
import MessageText
import Verifying

struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Record the current output as goldens.",
        discussion: """
            Goldens that differ are rewritten; goldens that match are not touched. The \
            documents of a galley.yaml get the goldens that it asks for; new documents and \
            Swift files are added to its list if it names others. Elsewhere a document gets \
            photos.frames.json and photos.svg, unless it has a table of frames; use -f \
            and the options below to record others. A golden's name contains them.

              galley accept                                 the project of galley.yaml
              galley accept Layouts
              galley accept photos.layout.yaml -f frames,svg,png
              galley accept Layouts --device "iPhone 15" --appearance dark
              galley accept Layouts --review                ask for each cause
              galley accept --prune                         remove left-over goldens

            Review the output of "galley verify" first.
            """)

    @Option(name: .shortAndLong, help: ArgumentHelp(
        "The formats to record: frames, svg, png, or several separated by commas. "
            + "(default: frames,svg for a document without frames)",
        valueName: "format"))
    var format: [CommaSeparated<GoldenLook.Kind>] = []

    @OptionGroup var views: ViewOptions
    @OptionGroup var part: PartOptions

    @Flag(name: .long, help: """
        Remove goldens that are left over, and record nothing: those that galley.yaml does not ask for, or with paths those that no \
        test of the last complete run uses.
        """)
    var prune = false

    @Option(name: .long, help: ArgumentHelp(
        "Record only the goldens that differ for the same cause as this one.", valueName: "golden"), completion: .file())
    var cause: String?

    @Flag(name: .long, help: "Show one cause after the other, and ask whether to record its goldens.")
    var review = false

    @Flag(name: .long, help: """
        Record only the pictures whose frames have not changed, such as after an upgrade that changes the drawing. Texts and colours \
        are part of the drawing.
        """)
    var drawing = false

    @Flag(name: .long, help: "List all goldens, also those that have not changed.")
    var verbose = false

    @OptionGroup var options: GoldenOptions

    func validate() throws {
        let choices = [(cause != nil, "--cause"), (review, "--review"), (drawing, "--drawing"), (prune, "--prune")].filter(\.0)
        guard choices.count > 1 else { return }
        throw ValidationError("\(choices[0].1) and \(choices[1].1) exclude each other")
    }

    func run() throws {
        guard !RecordingMode.isContinuousIntegration(ProcessEnvironment.current) else {
            throw Failure(
                .usage, "nothing is recorded in continuous integration (CI is set); accept on your own machine")
        }
        if prune { return try remove() }
        let scope = try GoldenScope(options)
        let documents = ReadLayouts(scope.inputs)
        let outcomes = Verification(mode: .failed, allowsEmpty: options.allowEmpty)
            .run(try chosen(try goldens(of: scope), of: documents), of: documents)
        try report(outcomes, of: scope)
    }

    /// The goldens that `--cause`, `--review` or `--drawing` selects; without these options, all.
    private func chosen(_ goldens: [DocumentGolden], of documents: ReadLayouts) throws(Failure) -> [DocumentGolden] {
        guard cause != nil || review || drawing else { return goldens }
        let outcomes = Verification(mode: .never, allowsEmpty: options.allowEmpty).run(goldens, of: documents)
        let paths = if let cause {
            try GoldenReview(outcomes).goldens(like: cause)
        } else {
            review ? GoldenReview(outcomes).asked() : outcomes.filter(\.isOfDrawingAlone).map(\.golden)
        }
        let chosen = Set(paths.map(PathKey.init))
        return goldens.filter { chosen.contains(PathKey($0.path)) }
    }

    /// Reports the recorded goldens, and exits with the status of the first failure, if any.
    private func report(_ outcomes: [Verification.Outcome], of scope: GoldenScope) throws {
        reportGoldens(outcomes.filter { $0.status == .recorded || $0.status == .same })
        try scope.folder.project?.nameAccepted(outcomes, among: scope.inputs)
        outcomes.tellNotes(isQuiet: options.notes.quiet)
        reportMissingCharacters(outcomes)
        var failures = FailureList()
        for outcome in outcomes {
            if let failure = outcome.failure { failures.append(failure, of: outcome.document ?? outcome.golden) }
        }
        failures.report()
        let unreadable = outcomes.filter { $0.status == .unreadable }
        for outcome in unreadable { Console.error("\(outcome.golden): error: \(outcome.words.joined(separator: "; "))") }
        let pictures = outcomes.filter { $0.status == .different }
        for outcome in pictures { Console.error("\(outcome.golden): error: it is a picture of a page; \"galley docs\" draws it") }
        if let first = failures.first { throw ExitCode(first.status.rawValue) }
        if !unreadable.isEmpty || !pictures.isEmpty { throw ExitCode(Failure.Status.cannotCreate.rawValue) }
    }

    /// The maximum number of goldens listed without `--verbose`.
    private static let goldenLimit = 20

    private func reportGoldens(_ outcomes: [Verification.Outcome]) {
        guard !outcomes.isEmpty else { return }
        let listed = outcomes.filter { verbose || $0.status == .recorded }
        let start = ListStart(listed, limit: verbose ? listed.count : Self.goldenLimit)
        for outcome in start.elements { Console.note("\(outcome.status == .recorded ? "written" : "unchanged") \(outcome.golden)") }
        if let more = start.more { Console.note("\(more), which --verbose lists") }
        let written = outcomes.count { $0.status == .recorded }
        let counts = [(written, "written"), (outcomes.count - written, "unchanged")].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        Console.note("\(ListText.count(outcomes.count, "golden")): \(counts.joined(separator: ", "))")
    }

    /// Reports characters missing in the fonts, once per run.
    private func reportMissingCharacters(_ outcomes: [Verification.Outcome]) {
        var missing = MissingCharacters()
        for outcome in outcomes { missing.collect(outcome.missing) }
        if !options.notes.quiet { missing.report() }
    }

    /// The goldens to record: for a document in a project, those that must exist; for any other document, the existing goldens and
    /// those that the options request.
    private func goldens(of scope: GoldenScope) throws(Failure) -> [DocumentGolden] {
        let (asked, folder) = (try names(), scope.folder)
        var (goldens, added): ([DocumentGolden], [DocumentGolden]) = ([], [])
        for (input, own) in zip(scope.inputs, try folder.goldens(of: scope.inputs)) {
            let expected = folder.project?.expected(of: input, in: folder)
            if let project = folder.project, expected != nil, !asked.isEmpty {
                throw Failure(
                    .usage, "\(project.project.source.name) says which goldens \(input.name) has; leave -f and the options of looks out")
            }
            let new = expected ?? (asked.isEmpty ? usual(of: input, existing: own, in: folder) : self.asked(asked, of: input, own, in: folder))
            let replaced = Set(new.map { PathKey($0.path) })
            goldens += (expected == nil ? own.filter { !replaced.contains(PathKey($0.path)) } : []) + new
            added += new
        }
        try folder.check(added, of: scope.inputs)
        return goldens
    }

    /// The default goldens that a document lacks. None if the document has a table of frames: the user has then chosen its goldens. A
    /// picture does not show a choice, as `galley render` may have drawn it.
    private func usual(of input: LayoutInput, existing: [DocumentGolden], in folder: GoldenStore) -> [DocumentGolden] {
        guard !existing.contains(where: { $0.name.kind == .frames }) else { return [] }
        let known = Set(existing.map(\.name))
        return GoldenLook.usualOnes.filter { !known.contains($0) }.map { folder.golden(of: input, $0) }
    }

    /// The goldens that the options request, without existing ones. If the options give an appearance, existing ones are included, as
    /// their names may not state it.
    private func asked(
        _ names: [GoldenLook], of input: LayoutInput, _ existing: [DocumentGolden], in folder: GoldenStore
    ) -> [DocumentGolden] {
        let known = views.appearance.isEmpty ? Set(existing.map(\.name)) : []
        return names.filter { !known.contains($0) }.map { name in
            var golden = folder.golden(of: input, name)
            golden.isAppearanceAsked = !views.appearance.isEmpty
            return golden
        }
    }

    /// The goldens to add to every document; empty if no options request any.
    private func names() throws(Failure) -> [GoldenLook] {
        let looks = try views.looks(part)
        guard looks.allSatisfy({ $0.style == $0.named.style }) else {
            throw Failure(
                .usage, "a golden's name contains only the name, crop and width of its style; write other changes into the document's style")
        }
        let isPlain = looks.allSatisfy { GoldenLook($0, .svg) == .usual } && views.scale.isEmpty && views.appearance.isEmpty
        if format.isEmpty, isPlain { return [] }
        let kinds = format.isEmpty ? [.frames, .svg] : format.flatMap(\.values)
        guard views.scale.isEmpty || kinds.contains(.png) else {
            throw Failure(.usage, "--scale is for PNG; add png to -f, or leave --scale out")
        }
        guard views.style.isEmpty || !kinds.allSatisfy(\.isText) else {
            throw Failure(
                .usage, "--style is for pictures; add svg or png to -f, or leave --style out")
        }
        let names = looks.flatMap { look in
            kinds.flatMap { kind in
                [look].combined(with: kind == .png ? views.scales(.png) : []) { $0.scale = $1 }.map { GoldenLook($0, kind) }
            }
        }
        return try Self.checked(names.uniqued { $0 })
    }

    /// - Throws: if different goldens would have equal names.
    private static func checked(_ names: [GoldenLook]) throws(Failure) -> [GoldenLook] {
        var taken: [String: GoldenLook] = [:]
        for name in names {
            guard let other = taken.updateValue(name, forKey: name.suffix) else { continue }
            func option(_ name: GoldenLook) -> String { "--appearance \(name.look.value(of: .appearance) ?? "")" }
            throw Failure(
                .usage, "\(option(other)) and \(option(name)) would both record the golden with the suffix \(name.suffix); "
                    + "leave one of them out")
        }
        return names
    }

    /// Removes goldens that are left over.
    private func remove() throws {
        for outcome in try GoldenScope.leftOver(options) {
            do {
                let parts = PathParts(outcome.golden)
                try GoldenStore.file(parts.name, in: parts.folder).remove()
            } catch {
                throw Failure(.cannotCreate, "\(error)")
            }
            Console.note("removed \(outcome.golden)")
        }
    }
}
