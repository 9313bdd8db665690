import AppCode
import HostFiles
import MessageText
import ProgramMessages
import SwiftSource

/// The selected declarations in Swift files.
struct SwiftSelection {
    let subjects: [LayoutInCode]
    /// Files that do not compile and are left out.
    let broken: [SwiftProgram.BrokenFile]

    /// - Throws: errors in the files, or an error if they contain nothing to draw.
    init(_ files: [String], _ choice: SwiftChoice) throws(Failure) {
        let program = try SwiftProgram(files, choice)
        try program.checkExclusions(choice)
        for stray in program.module.declarations.strayDirectives {
            let place = "\(program.module.files[stray.file].path):\(stray.directive.line)"
            Console.note("\(place): warning: the comment \"galley:\" is not above a declaration that can be drawn")
        }
        Self.tellBasis(of: program)
        let chosen = try Self.chosen(program, choice.names)
        // A file that is left out is reported in place of its pictures; if the user names entries, it is reported here.
        if !choice.names.isEmpty { for file in program.broken { Console.error(file.failure.message) } }
        broken = choice.names.isEmpty ? program.broken : []
        guard !chosen.isEmpty || !broken.isEmpty else { throw program.nothing(choice) }
        let refused = choice.names.isEmpty && !choice.needsAll ? Self.refusedBesideOthers(chosen) : [:]
        let refusals = OrderedGroups(refused.keys.sorted()) { refused[$0] ?? "" }.all.map { words, numbers in
            let others = numbers.dropFirst().map { chosen[$0].declaration.path }
            let more = others.isEmpty ? "" : " (the same in \(ListText.names(others, limit: 3)))"
            return "\(Self.name(chosen[numbers[0]].declaration, program)): refused: \(words)\(more)"
        }
        for words in refusals { Console.note("note: \(words)") }
        let drawn = chosen.indices.filter { refused[$0] == nil }.map { chosen[$0] }
        let assumptions = ToldAssumptions()
        var subjects: [LayoutInCode] = []
        for entry in drawn {
            if entry.isCutShort, choice.needsAll { throw entry.cutShort(choice, Self.name(entry.declaration, program)) }
            var subject = try Self.subject(entry, program, choice, refusals)
            subject.assumptions = assumptions
            subjects.append(subject)
        }
        self.subjects = subjects
        let differences = drawn.flatMap { entry in entry.differences.map { ($0, "\(Self.name(entry.declaration, program)): \($0.words)") } }
        for (difference, words) in differences where difference.hidesSections { Console.note("note: \(words)") }
        Self.tell(differences.filter { !$0.0.hidesSections }.map(\.1))
    }

    /// The entries that are refused only because others can be drawn: the reason, by index in `chosen`.
    private static func refusedBesideOthers(_ chosen: [SwiftEntry]) -> [Int: String] {
        guard chosen.contains(where: { $0.runError == nil && $0.check.unsolved == nil }) else { return [:] }
        return Dictionary(uniqueKeysWithValues: chosen.enumerated().compactMap { number, entry in entry.refusalBesideOthers.map { (number, $0) } })
    }

    /// Prints notes on the basis of the pictures, one for each kind: other files, stand-ins, code that is left out, choices between
    /// declarations, refused controllers.
    private static func tellBasis(of program: SwiftProgram) {
        let place = program.module.files[0].path
        // Paths that would begin with `../` are shown relative to the app's folder.
        let files = program.basis.otherFiles.map { path in
            program.appFolder.map { path.hasPrefix("../") ? FilePlace(path).relative(to: FilePlace($0)) : path } ?? path
        }
        if !files.isEmpty {
            let more = files.count > 4 ? " and \(files.count - 4) more" : ""
            Console.note("\(place): note: also compiles code of \(files.prefix(4).joined(separator: ", "))\(more)")
        }
        // Stand-ins make the same constraints as the modules they replace, so `--strict` accepts them.
        tell(program.basis.standIns.map(\.words))
        tell(program.basis.leftOut.map(\.words))
        tell(program.basis.choices.map(\.words))
        // If layouts made in bodies are drawn, they stand for controllers, so the refusals of the controllers are told.
        let hasBodies = program.entries.contains { $0.body != nil }
        let obstructed = program.refused.filter { one in
            let declaration = one.declaration
            guard declaration.kind == .controller, !declaration.isSkipped else { return false }
            return declaration.refusal != nil || hasBodies || declaration.hasCollection && declaration.product == .view
        }
        // If nothing is drawn, the error lists the refusals.
        if !program.entries.isEmpty { tell(obstructed.map { "\(name($0.declaration, program)): refused: \($0.reason)" }) }
        if program.isAppCut {
            let limits = "\(AppFolder.fileLimit) files or \(AppFolder.folderLimit) folders"
            Console.note("note: the app has more than \(limits); code in the others is not found")
        }
    }

    /// Prints the first line as a note, with the number of further ones.
    private static func tell(_ words: [String]) {
        guard let first = words.first else { return }
        Console.note("note: \(first)" + (words.count > 1 ? "; --list names \(words.count - 1) more" : ""))
    }

    private static func chosen(_ program: SwiftProgram, _ names: [NamePattern]) throws(Failure) -> [SwiftEntry] {
        guard !names.isEmpty else { return program.entries }
        var chosen: [SwiftEntry] = []
        for name in names {
            let matches = (program.entries + (name.hasWildcards ? [] : program.repeated)).filter { name.matches($0.declaration.path) }
            if !matches.isEmpty, name.hasWildcards || matches.count == 1 {
                chosen += matches
            } else if matches.count > 1 {
                let lines = matches.map { Self.name($0.declaration, program) }.joined(separator: " and ")
                throw Failure(.badInput, "--only \(name.text) is ambiguous: \(lines)")
            } else if let other = program.refused.first(where: { name.matches($0.declaration.path) }) {
                throw Failure(.badInput, "\(Self.name(other.declaration, program)): error: refused, because it \(other.reason)")
            } else {
                throw program.none(called: name)
            }
        }
        return chosen.uniqued { "\($0.declaration.file):\($0.declaration.line):\($0.declaration.path)" }
    }

    private static func name(_ declaration: Declaration, _ program: SwiftProgram) -> String {
        "\(program.module.files[declaration.file].path):\(declaration.line): \(declaration.path)"
    }

    /// The subject that draws an entry.
    ///
    /// - Parameter refusals: lines about refused entries, at which `--strict` fails, too.
    private static func subject(
        _ entry: SwiftEntry, _ program: SwiftProgram, _ choice: SwiftChoice, _ refusals: [String]
    ) throws(Failure) -> LayoutInCode {
        let (declaration, app) = (entry.declaration, program.module.interfaces.listing(in: program.appFolder))
        let place = program.basis.place(of: declaration)
        let (file, name) = (program.module.files[declaration.file], name(declaration, program))
        var subject = LayoutInCode(stem: declaration.path, path: file.path, line: declaration.line) {
            request throws(Failure) in
            var request = request
            (request.app, request.place) = (app, request.place ?? place)
            return try entry.solved(request, name: name)
        }
        // The files that `preview` watches.
        subject.dependencies = program.module.interfaces.paths + program.basis.otherFiles
        subject.text = { String(decoding: file.source.bytes, as: UTF8.self) }
        try subject.follow(declaration.traits)
        try subject.follow(declaration.directives)
        let placeholders = entry.assumptions.contains(.placeholders) ? entry.placeholders : nil
        subject.itemCounts = choice.itemCounts ?? subject.itemCounts ?? placeholders
        subject.containers = choice.containers ?? subject.containers
        subject.omissions = program.basis.doubts + refusals
            + entry.differences.filter(\.failsStrict).map { "\(name): \($0.words)" }
        return subject
    }
}

extension SwiftProgram {
    /// The number of declarations that are drawn, or refused with a reason.
    var declarationCount: Int { entries.count + refused.count }

    /// - Throws: an error if a pattern excludes nothing.
    func checkExclusions(_ choice: SwiftChoice) throws(Failure) {
        let paths = entries.map(\.declaration.path) + refused.map(\.declaration.path)
        for pattern in choice.compilation.excluded where !paths.contains(where: pattern.matches) { throw none(called: pattern) }
    }

    func none(called pattern: NamePattern) -> Failure {
        let found = entries.map(\.declaration.path).joined(separator: ", ")
        let others = broken.isEmpty ? "" : "; left out are \(broken.map(\.path).joined(separator: ", "))"
        return Failure(.noInput, "the files do not declare \(pattern.text); they declare \(found.isEmpty ? "nothing that can be drawn" : found)\(others)")
    }

    func nothing(_ choice: SwiftChoice) -> Failure {
        let files = module.files
        let place =
            choice.compilation.target.map { "the target \($0)" }
            ?? (files.count == 1 ? files[0].path : "\(files.count) Swift files")
        let reasons = refused.prefix(3).map { "; \($0.declaration.path) \($0.reason)" }.joined()
        return Failure(
            .badInput,
            "\(place): error: nothing in \(files.count == 1 ? "it" : "them") gives a layout that can be drawn\(reasons)")
    }
}
