import AppCode
import CompositionalLayout
import ProgramMessages
import SwiftSource

/// The drawable declarations in a module's Swift files, compiled and checked.
struct SwiftProgram: Sendable {
    /// The files as they are.
    let module: SwiftModule
    /// The drawable declarations, in drawing order.
    let found: [Found]
    /// Declarations that give a view controller whose class is drawn itself.
    let repeated: [Found]
    let leftOut: [LeftOut]
    /// Files that do not compile, which the program is without.
    private(set) var broken: [BrokenFile] = []
    /// Other files of the app whose code is compiled.
    let otherFiles: [String]
    /// The app's folder; `nil` for files of none.
    let appFolder: String?
    /// True if some of the app's files are not searched.
    let isAppCut: Bool
    /// Code that is left out.
    let omissions: [Omission]
    /// Declarations that are taken although others may be meant.
    let assumptions: [Omission]
    /// Modules in whose place galley's own are.
    let standIns: [Omission]

    struct Found: Sendable {
        var declaration: Declaration
        /// Its index in the program.
        var entry: Int
        let program: RunningProgram
        /// The result of its check.
        var check = EntryCheck(shown: nil)
        var shown: String? { check.shown }
        /// The reason that the code ended before it returned a layout.
        var stop: RunningProgram.Stop?
        /// Objects in place of those of storyboards that are not there.
        var assumptions: [String] { check.assumptions }
        /// The reason that its items are replaced by placeholders.
        var replacedItems: RunningProgram.Stop?
        /// The properties of its controller that other code sets, with plain values, and whether they are set.
        var properties = (words: [String](), areSet: false)
        /// The number of sections of placeholders.
        var assumedSections = 1
        /// The reason that the sections after these are not drawn, if it is one.
        var endOfSections: RunningProgram.Stop?
    }

    struct LeftOut: Sendable {
        var declaration: Declaration
        var reason: String
    }

    struct BrokenFile: Sendable {
        var path: String
        var failure: Failure
    }

    struct Omission: Sendable, Hashable {
        var path: String
        var line: Int
        /// A line, with the place.
        var words: String
    }

    /// - Throws: errors in all of the files, or in none of them.
    init(_ paths: [String], _ choice: SwiftChoice) throws(Failure) {
        var (rest, broken) = (paths, [BrokenFile]())
        while true {
            do throws(Failure) {
                self = try SwiftProgram(compiling: rest, choice)
                self.broken = broken
                return
            } catch {
                let failed = rest.filter { error.files[$0] != nil }
                if failed.isEmpty || failed.count == rest.count {
                    throw broken.isEmpty ? error : Failure(
                        error.status, lines: (broken.map(\.failure.message) + [error.message]).joined(separator: "\n"))
                }
                broken += failed.map { BrokenFile(path: $0, failure: Failure(error.status, lines: error.files[$0] ?? "")) }
                rest.removeAll(where: failed.contains)
            }
        }
    }

    private init(compiling paths: [String], _ choice: SwiftChoice) throws(Failure) {
        let app = AppFolder(around: paths, root: choice.root)
        let module = try SwiftModule(paths, choice.compilation, in: app)
        var (found, repeated, leftOut) = ([Found](), [Found](), [LeftOut]())
        var (otherFiles, omissions, assumptions, standIns) = ([String](), [Omission](), [Omission](), [Omission]())
        var failure: Failure?
        for target in AppSlices.targets(of: module, app) {
            let attempts = try SwiftAttempts(module.with(target.map { module.files[$0] }, drawing: target.count), app, choice)
            if attempts.found.isEmpty, let failure = attempts.failure {
                let failed = paths.count { failure.files[$0] != nil }
                // The others are drawn without these files.
                if failed > 0, failed < paths.count { throw failure }
            }
            func placed(_ one: Found) -> Found {
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            found += attempts.found.map(placed)
            repeated += attempts.repeated.map(placed)
            leftOut += attempts.leftOut.map { one in
                var one = one
                one.declaration.file = target[one.declaration.file]
                return one
            }
            otherFiles += attempts.otherFiles.filter { !otherFiles.contains($0) && !paths.contains($0) }
            omissions += attempts.omissions
            assumptions += attempts.assumptions
            standIns += attempts.standIns.filter { !standIns.contains($0) }
            failure = failure ?? attempts.failure
        }
        (self.module, self.found, self.repeated, self.leftOut) = (module, found, repeated, leftOut)
        (self.otherFiles, self.omissions, self.assumptions, self.standIns) = (otherFiles, omissions, assumptions, standIns)
        (appFolder, isAppCut) = (app.root, app.isCut)
        if found.isEmpty, let failure { throw failure }
    }
}

/// Programs of the same files, each drawing what those before it could not draw.
private struct SwiftAttempts {
    private let declarations: [Declaration]
    private let choice: SwiftChoice
    private var drawn: [Int: SwiftProgram.Found] = [:]
    private var reasons: [Int: String] = [:]
    /// The errors of compilations, for declarations that no program has.
    private var errors: [Int: String] = [:]
    /// The first error that kept all declarations from being compiled.
    private(set) var failure: Failure?
    private(set) var otherFiles: [String] = []
    private(set) var omissions: [SwiftProgram.Omission] = []
    private(set) var assumptions: [SwiftProgram.Omission] = []
    private(set) var standIns: [SwiftProgram.Omission] = []

    /// - Throws: if the files belong to no app and do not compile.
    init(_ module: SwiftModule, _ app: AppFolder, _ choice: SwiftChoice) throws(Failure) {
        let slices = AppSlices(module, app)
        (declarations, self.choice) = (slices.declarations, choice)
        // A target's files and modules are all that it needs.
        if slices.isWithinFiles || choice.compilation.target != nil { draw(slices.module) }
        if slices.isApp {
            if found.isEmpty { draw(slices) }
        } else if let failure {
            throw failure
        }
        let members = missing.filter { ![.controller, .preview].contains($0.kind) && !$0.isSkipped }
        if !members.isEmpty {
            draw(slices, only: members)
        }
    }

    var found: [SwiftProgram.Found] {
        let repetitions = repetitions
        return declarations.indices.filter { repetitions[$0] == nil }.compactMap { drawn[$0] }
    }

    var repeated: [SwiftProgram.Found] { repetitions.keys.sorted().compactMap { drawn[$0] } }

    /// The reasons that declarations are drawn only by name: they give a view controller, or contain one, whose class is drawn
    /// itself, or are the generic base of one.
    private var repetitions: [Int: String] {
        let own = Set(drawn.values.filter { $0.declaration.kind == .controller && $0.stop == nil }.compactMap { one in
            one.shown == one.declaration.path ? one.shown : nil
        })
        let heirs = Dictionary(
            drawn.values.filter { $0.declaration.kind == .controller && $0.stop == nil }.compactMap { one in
                one.declaration.superclass.map { ($0, one.declaration.path) }
            }, uniquingKeysWith: min)
        return drawn.compactMapValues { one in
            if one.declaration.isGeneric, one.declaration.kind == .controller, let heir = heirs[one.declaration.path] {
                return "is the generic base class of \(heir), which is drawn itself; --only draws it"
            }
            guard let shown = one.shown, own.contains(shown), one.declaration.kind != .preview, shown != one.declaration.path
                || one.declaration.kind != .controller else { return nil }
            return "gives \(shown), which is drawn itself; --only draws it"
        }
    }

    /// Declarations that no program could draw, but for code without an end.
    private var missing: [Declaration] {
        declarations.indices.filter { drawn[$0].map { $0.stop.map { !$0.isTimeout } ?? false } ?? true }.map { declarations[$0] }
    }

    var leftOut: [SwiftProgram.LeftOut] {
        let repetitions = repetitions
        return declarations.indices.filter { drawn[$0] == nil || repetitions[$0] != nil }.map { index in
            let declaration = declarations[index]
            return SwiftProgram.LeftOut(
                declaration: declaration,
                reason: repetitions[index] ?? reasons[index] ?? errors[index] ?? declaration.obstacle ?? "is not compiled")
        }
    }

    /// Draws the files as they are.
    private mutating func draw(_ module: SwiftModule) {
        do throws(Failure) {
            try draw(build(module, leavingOutRejected: false), of: module, declarations)
        } catch {
            note(error, declarations)
        }
    }

    /// Draws what declarations need of their app.
    ///
    /// - Parameter members: those to draw without instances of their types; `nil` for all declarations.
    private mutating func draw(_ slices: AppSlices, only members: [Declaration]? = nil) {
        let roots = members ?? declarations
        let built = BuiltSlice(slices, of: roots, alone: members != nil) { module throws(Failure) in
            try build(module, leavingOutRejected: slices.isApp)
        }
        do throws(Failure) {
            let count = drawn.count
            try draw(built.result.get(), of: built.slice.module, roots)
            if drawn.count > count { assumptions += built.slice.assumptions.filter { !assumptions.contains($0) } }
        } catch {
            note(error, roots)
        }
    }

    /// - Returns: `nil` if the module has nothing to draw.
    private func build(_ module: SwiftModule, leavingOutRejected leavesOut: Bool) throws(Failure) -> BuiltProgram? {
        // Without what the compiler rejects, an initializer may need less.
        let mayDraw = module.declarations.declarations.contains { $0.isDrawable || leavesOut && !$0.isSkipped }
        return mayDraw ? try ProgramBuilder(module, choice, leavingOutRejected: leavesOut).build() : nil
    }

    private mutating func note(_ error: Failure, _ roots: [Declaration]) {
        failure = failure ?? error
        let first = error.message.split(separator: "\n").first { $0.contains("error:") } ?? ""
        for index in roots.compactMap(index) { errors[index] = errors[index] ?? "does not compile: \(first)" }
    }

    /// - Parameter built: `nil` if the module has nothing to draw.
    private mutating func draw(_ built: BuiltProgram?, of module: SwiftModule, _ declarations: [Declaration]) throws(Failure) {
        guard let built else { return note(module.declarations.declarations.map { ($0, $0.obstacle) }) }
        let (program, roots, count) = (RunningProgram(built, seconds: choice.seconds), Set(declarations.compactMap(index)), drawn.count)
        for (number, declaration) in built.module.declarations.declarations.enumerated() {
            guard let index = index(of: declaration), roots.contains(index), drawn[index] == nil || drawn[index]?.stop != nil
            else { continue }
            let reason: String?
            if let obstacle = declaration.obstacle ?? built.refusals[number] {
                reason = obstacle
            } else if let entry = built.entries.firstIndex(of: number) {
                var found = SwiftProgram.Found(declaration: declaration, entry: entry, program: program)
                found.properties.words = built.module.declarations.injectedClasses.words(for: declaration)
                reason = try found.refusal(choice, built.module.interfaces)
                if reason == nil, drawn[index] == nil || found.stop == nil { drawn[index] = found }
            } else {
                reason = "galley cannot call it"
            }
            note([(declaration, reason)])
        }
        for declaration in declarations {
            let cut = built.cuts.last { $0.file == declaration.file && $0.cut.range.contains(declaration.range.lowerBound) }
            note([(declaration, cut.map { "does not compile here: \($0.cut.reason)" })])
        }
        guard drawn.count > count else { return }
        otherFiles += built.otherFiles.filter { !otherFiles.contains($0) }
        omissions += built.omissions.filter { !omissions.contains($0) }
        standIns += built.standIns.filter { !standIns.contains($0) }
    }

    private mutating func note(_ found: [(Declaration, String?)]) {
        for (declaration, reason) in found {
            guard let index = index(of: declaration), let reason else { continue }
            reasons[index] = reasons[index] ?? reason
        }
    }

    /// Lines and names stay the same in slices.
    private func index(of declaration: Declaration) -> Int? {
        declarations.firstIndex { other in
            // Names of previews have numbers, which depend on the other ones.
            other.file == declaration.file && other.line == declaration.line
                && (other.path == declaration.path || other.kind == .preview && declaration.kind == .preview)
        }
    }
}

extension SwiftProgram.Found {
    /// The reason that an entry yields no layout; `nil` if it yields one, or stops, which is reported when it is drawn.
    fileprivate mutating func refusal(_ choice: SwiftChoice, _ interfaces: InterfaceFiles) throws(Failure) -> String? {
        var request = LayoutRequest(
            entry: entry, viewport: Device.default.viewport, itemCounts: choice.itemCounts, fonts: choice.fonts)
        request.interfaces = interfaces.listings
        request.lacksCode = program.lacksCode
        do {
            return try refusal(request)
        } catch let stop as RunningProgram.Stop {
            guard !stop.isTimeout else {
                self.stop = stop
                return nil
            }
            let counts = request.itemCounts
            // With another model than in the app, with placeholders, too, and with these alone.
            for (areSet, isReplaced) in [(true, false), (true, true), (false, true)] where !areSet || !properties.words.isEmpty {
                (properties.areSet, request.setsProperties) = (areSet, areSet)
                request.itemCounts = isReplaced ? counts ?? placeholders : counts
                do {
                    let reason = try refusal(request)
                    if isReplaced { replacedItems = stop }
                    if isReplaced, reason == nil, counts == nil { try countSections(request) }
                    return reason
                } catch {
                    replacedItems = nil
                }
            }
            self.stop = stop
            return nil
        } catch {
            throw Failure(.software, "cannot run the compiled program: \(error)")
        }
    }

    /// The replacement of its items and the values that are assumed for it, for messages.
    var deviations: [String] {
        let values = [declaration.assumedValues].compactMap { $0 } + (properties.areSet ? properties.words : [])
        let words = values.isEmpty ? nil : values.joined(separator: ", ")
        let assumed = words.map { "drawn with \($0)" + ($0.contains(":") ? "; --argument gives other values" : "") }
        let end = endOfSections.map { "drawn without section \(assumedSections) and those after it: \($0.words)" }
        return [replacedItems.map { "placeholder items are drawn, as its own cannot be: \($0.words)" }, assumed, end].compactMap { $0 }
    }

    /// The reason that it is not drawn, for want of code that galley has left out, or of what the app does first with the instance that
    /// galley made.
    var want: String? {
        if let stop { return stop.isOfCut || declaration.instance != nil && !stop.isTimeout ? stop.words : nil }
        // An instance of galley's own lacks the delegate that would give the sections.
        let lacksState = declaration.creation == .initializer && declaration.instance != nil
            && check.unsolved?.contains("Invalid section definition") ?? false
        let isAssumed = declaration.assumedValues != nil || declaration.needsInstance && declaration.kind != .controller
        return check.wantsCode || lacksState || isAssumed ? check.unsolved : nil
    }

    /// Item counts for a layout whose data cannot be had.
    var placeholders: [Int] { LayoutRequest.assumedItemCounts(inSections: assumedSections) }

    /// The sections of placeholders of which a section provider is asked for more.
    private static let sectionLimit = 12

    /// Counts the sections that a section provider has without its data. One at which its code stops is none.
    private mutating func countSections(_ request: LayoutRequest) throws {
        func count(upTo limit: Int) throws -> Int {
            if case .sections(let count) = try program.answer(.countSections(request, upTo: limit)) { return count }
            return 1
        }
        do {
            assumedSections = try count(upTo: Self.sectionLimit)
        } catch let stop as RunningProgram.Stop where !stop.isTimeout {
            for limit in 2...Self.sectionLimit {
                do {
                    _ = try count(upTo: limit)
                } catch let stop as RunningProgram.Stop {
                    (assumedSections, endOfSections) = (limit - 1, stop.isOfCut ? stop : nil)
                    break
                }
            }
        } catch is RunningProgram.Stop {
            // Code that does not end has the one section that has been solved.
        }
    }

    private mutating func refusal(_ request: LayoutRequest) throws -> String? {
        switch try program.answer(.check(request)) {
        case .found(let check):
            self.check = check
            if check.hasAssumedCounts { try countSections(request) }
            return nil
        case .solved, .sections: return nil
        case .refused(let reason):
            // The end of a sentence that begins with its name.
            let subject = ["it ", declaration.name + " "].first(where: reason.hasPrefix) ?? ""
            return String(reason.dropFirst(subject.count))
        }
    }

    /// - Parameter name: the name in messages.
    func solved(_ request: LayoutRequest, name: String) throws(Failure) -> ProgramLayout {
        do {
            if let stop { throw stop }
            var request = request
            request.lacksCode = program.lacksCode
            request.assumedSections = assumedSections
            request.setsProperties = properties.areSet
            switch try program.answer(.solve(request)) {
            case .solved(let layout): return layout
            case .refused(let reason): throw Failure(.badInput, "\(name): error: \(reason)")
            case .found, .sections: throw Failure(.software, "\(name): error: the program sent an unexpected answer")
            }
        } catch let failure as Failure {
            throw failure
        } catch let stop as RunningProgram.Stop {
            throw Failure(.badInput, "\(name): error: \(stop.words)")
        } catch {
            throw Failure(.software, "\(name): error: \(error)")
        }
    }
}
