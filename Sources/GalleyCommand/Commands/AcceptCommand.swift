import ArgumentParser
import Goldens
import HostSystem
import LayoutDiagram
import LayoutSubjects

struct AcceptCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "accept",
        abstract: "Record the current output as goldens.",
        discussion: """
            Goldens that differ are rewritten; goldens that match are not touched. A \
            document gets the goldens that its key "goldens" lists; without that key and \
            without a table of frames, it gets photos.frames.json and photos.svg. Use -f and \
            the options below to record others; a golden's name contains them.

              galley accept Layouts
              galley accept photos.layout.yaml -f frames,svg,png
              galley accept Layouts --device "iPhone 15" --appearance dark
              galley accept Layouts --expect                list them in the documents
              galley accept Layouts --review                ask for each cause
              galley accept --obsolete Layouts              remove unused goldens

            The file galley.goldens beside the goldens lists them, so that "galley verify" \
            finds deleted ones; commit it with them. To give up a golden, delete its line, too. \
            Review the output of "galley verify" first.
            """)

    @Argument(help: ArgumentHelp("Layout documents, Swift files, or folders of them.", valueName: "path"),
        completion: .file(extensions: ["yaml", "yml", "json", "swift"]))
    var paths: [String] = []

    @OptionGroup var place: GoldenOptions

    @Option(name: .shortAndLong, help: ArgumentHelp(
        "The formats to record: frames, svg, png, or several separated by commas. "
            + "(default: frames,svg for a document without frames)",
        valueName: "format"))
    var format: [CommaSeparated<GoldenLook.Kind>] = []

    @OptionGroup var views: ViewOptions
    @OptionGroup var part: PartOptions

    @Flag(name: .long, help: """
        List each document's goldens under its key "goldens" rather than in galley.goldens.
        """)
    var expect = false

    @Flag(name: .long, help: "With --expect: also write documents that are symbolic links out of their folders.")
    var followLinks = false

    @Flag(name: .long, help: """
        Remove goldens that no document and no test of the last complete run uses. Pictures without a table of frames beside \
        them may come from "galley render", and are kept.
        """)
    var obsolete = false

    @Option(name: .long, help: ArgumentHelp(
        "Record only the goldens that differ for the same cause as this one.", valueName: "golden"), completion: .file())
    var cause: String?

    @Flag(name: .long, help: "Show one cause after the other, and ask whether to record its goldens.")
    var review = false

    @Flag(name: .long, help: """
        Record only the pictures whose frames have not changed, such as after an upgrade that draws them anew. Texts and colours \
        are part of the drawing.
        """)
    var drawing = false

    @Flag(name: .long, help: "Also record goldens without elements. Without it, they are an error.")
    var allowEmpty = false

    @Flag(name: .long, help: "List all goldens, also those that have not changed.")
    var verbose = false

    @OptionGroup var fonts: FontOptions
    @OptionGroup var texts: TextOptions
    @OptionGroup var swift: SwiftOptions

    func validate() throws {
        let options = [
            (cause != nil, "--cause"), (review, "--review"), (drawing, "--drawing"), (obsolete, "--obsolete"), (expect, "--expect"),
        ].filter(\.0)
        guard options.count > 1 else { return }
        throw ValidationError("\(options[0].1) and \(options[1].1) exclude each other")
    }

    func run() throws {
        try reporting {
            guard !RecordingMode.isContinuousIntegration(ProcessEnvironment.current) else {
                throw Failure(
                    .usage, "nothing is recorded in continuous integration (CI is set); accept on your own machine")
            }
            if obsolete { return try remove() }
            let inputs = try inputs()
            let asked = try names()
            let expected = try ExpectedGoldens(place.folder, of: inputs, SubjectCache(inputs))
            let goldens = try goldens(of: inputs, asked, expected)
            if !expect { reportUnlisted(goldens.filter { !expected.isOne($0) }) }
            let outcomes = Verification(mode: .failed, allowsEmpty: allowEmpty).run(try chosen(goldens, of: expected.documents), of: expected.documents)
            try list(goldens, outcomes, expected)
            try report(outcomes)
            let failures = expect ? GoldensKey.write(goldens, named: paths, links: LinkPolicy(followsLinks: followLinks)) : []
            for failure in failures { Console.error(failure.message) }
            if let first = failures.first { throw ExitCode(first.status.rawValue) }
        }
    }

    /// The goldens that the options choose among those of the documents.
    private func chosen(_ goldens: [SubjectGolden], of documents: SubjectCache) throws(Failure) -> [SubjectGolden] {
        guard cause != nil || review || drawing else { return goldens }
        let outcomes = Verification(mode: .never).run(goldens, of: documents)
        let paths = if let cause {
            try GoldenReview(outcomes).goldens(like: cause)
        } else {
            review ? GoldenReview(outcomes).asked() : outcomes.filter(\.isOfDrawingAlone).map(\.golden)
        }
        let chosen = Set(paths.map(PathKey.init))
        return goldens.filter { chosen.contains(PathKey($0.path)) }
    }

    /// Lists goldens in the files beside them, except those of documents that list their own.
    private func list(
        _ goldens: [SubjectGolden], _ outcomes: [Verification.Outcome], _ expected: ExpectedGoldens
    ) throws(Failure) {
        let present = Set(outcomes.filter { $0.status == .recorded || $0.status == .same }.map { PathKey($0.golden) })
        for (folder, goldens) in OrderedGroups(goldens, by: { PathKey(PathParts($0.path).folder) }).all {
            let ofDocuments = goldens.filter { expect || expected.listsItsOwn($0.input) }
            let removed = Set(ofDocuments.map { PathKey(PathParts($0.path).name) })
            let added = goldens.filter { present.contains(PathKey($0.path)) }.map { PathParts($0.path).name }
            try GoldenList(in: folder.path).change(adding: added.filter { !removed.contains(PathKey($0)) }, removing: removed)
        }
    }

    /// Reports the recorded goldens, and exits with the status of the first failure, if any.
    private func report(_ outcomes: [Verification.Outcome]) throws {
        reportGoldens(outcomes.filter { $0.status == .recorded || $0.status == .same })
        reportOddities(outcomes)
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

    /// The maximum number of printed warnings.
    private static let warningLimit = 20

    /// Reports oddities of recorded layouts, once for all goldens of a document.
    private func reportOddities(_ outcomes: [Verification.Outcome]) {
        let lines = outcomes.flatMap { outcome in
            outcome.oddities.map { "\(outcome.document ?? outcome.golden): warning: \($0)" }
        }.uniqued { $0 }
        let start = ListStart(lines, limit: Self.warningLimit)
        for line in start.elements { Console.note(line) }
        if let more = start.more { Console.warning("\(more) in the recorded goldens") }
    }

    /// Reports characters missing in the fonts, once per run.
    private func reportMissingCharacters(_ outcomes: [Verification.Outcome]) {
        var missing = MissingCharacters()
        for outcome in outcomes { missing.collect(outcome.missing) }
        missing.report()
    }

    private func reportUnlisted(_ goldens: [SubjectGolden]) {
        for golden in goldens {
            Console.note("\(golden.path): note: \"goldens\" in \(golden.input.name) does not list it, so verify ignores it; --expect lists it")
        }
    }

    private func inputs() throws(Failure) -> [SubjectInput] {
        let inputs = try SubjectInput.find(paths, swift.choiceForGoldens, fonts.changes()).read(with: texts)
        guard !inputs.contains(where: { $0.path == nil }) else {
            throw Failure(.usage, "a document from standard input (-) has no goldens beside it")
        }
        return inputs
    }

    /// The existing and listed goldens of documents, with the requested ones.
    private func goldens(
        of inputs: [SubjectInput], _ asked: [GoldenLook], _ expected: ExpectedGoldens
    ) throws(Failure) -> [SubjectGolden] {
        var (goldens, added): ([SubjectGolden], [SubjectGolden]) = ([], [])
        for (input, own) in zip(inputs, try expected.existing(of: inputs)) {
            let known = Set(own.map { PathKey($0.path) })
            let new = asked.isEmpty
                ? expected.recorded(of: input, existing: own).filter { !known.contains(PathKey($0.path)) }
                : self.asked(asked, of: input, existing: own)
            let replaced = Set(new.map { PathKey($0.path) })
            goldens += own.filter { !replaced.contains(PathKey($0.path)) } + new
            added += new
        }
        try expected.folder.check(added, of: inputs)
        return goldens
    }

    /// Missing goldens that the options request. An existing one is recorded anew if its appearance is requested, as its name may
    /// not contain it.
    private func asked(
        _ names: [GoldenLook], of input: SubjectInput, existing: [SubjectGolden]
    ) -> [SubjectGolden] {
        let known = views.appearance.isEmpty ? Set(existing.map(\.name)) : []
        return names.filter { !known.contains($0) }.map { name in
            var golden = place.folder.golden(of: input, name)
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
        guard views.style.isEmpty || kinds != [.frames] else {
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
                .usage, "two goldens would have one name, that of the document and \(name.suffix): those of \(option(other)) "
                    + "and \(option(name)); leave one of them out")
        }
        return names
    }

    private func remove() throws {
        let obsolete = try ObsoleteGoldens(place.folder, flags: swift.module.compilation.flags).outcomes(paths)
        for outcome in obsolete {
            do {
                let parts = PathParts(outcome.golden)
                try GoldenFolder.file(parts.name, in: parts.folder).remove()
            } catch {
                throw Failure(.cannotCreate, "\(error)")
            }
            Console.note("removed \(outcome.golden)")
        }
        for (folder, goldens) in OrderedGroups(obsolete.map { PathParts($0.golden) }, by: { PathKey($0.folder) }).all {
            try GoldenList(in: folder.path).change(adding: [], removing: Set(goldens.map { PathKey($0.name) }))
        }
    }
}
