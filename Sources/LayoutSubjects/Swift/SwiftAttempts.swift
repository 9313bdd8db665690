import AppCode
import CompositionalLayout
import ProgramMessages
import SwiftSource

/// Compiles several programs of the same files; each draws the entries that the earlier ones could not.
struct SwiftAttempts {
    private var declarations: [Declaration]
    /// Functions made of bodies that make layouts, by the index of their declarations.
    private var functions: [Int: LayoutFunctions.Function] = [:]
    private var choice: SwiftChoice
    /// The app's folder; `nil` without one.
    private let folder: String?
    private var drawn: [Int: SwiftEntry] = [:]
    private var reasons: [Int: String] = [:]
    /// The compilation errors that keep declarations from being drawn, by the declaration's index.
    private var errors: [Int: String] = [:]
    /// The error of the first compilation that failed.
    private(set) var failure: Failure?
    private(set) var basis = ProgramBasis()
    private var rejected = RejectedCode()
    private let budget: CompilerBudget
    /// True to leave out code that the compiler rejects.
    private var leavesOut = false
    /// True while the last program is drawn for lack of time to compile a larger one.
    private var isCutShort = false

    /// - Throws: if the files belong to no app and do not compile.
    init(_ module: SwiftModule, _ app: AppFolder, _ choice: SwiftChoice) throws(Failure) {
        let slices = AppSlices(module, app)
        basis.places = slices.places
        (declarations, self.choice, folder) = (slices.declarations, choice.limited(for: module.drawnCount), app.root)
        let (deadline, bodies) = (self.choice.deadline, LayoutBodies(slices))
        let hasMembers = slices.isApp && slices.declarations.contains(where: Self.isMember)
        let shares = AttemptShares(hasMembers: hasMembers, hasBodies: slices.isApp && bodies != nil)
        budget = CompilerBudget(reserving: shares.reserve)
        self.choice.deadline = deadline.first(shares.instances)
        // A package target needs no files but its own and those of its modules.
        if slices.isWithinFiles || choice.compilation.target != nil { draw(slices.module) }
        leavesOut = slices.isApp
        if let failure, !slices.isApp {
            // As in an app, code that needs a missing module is left out; any other error is thrown.
            basis.leftOut = SourceNote.absentModules(in: failure)
            guard !basis.leftOut.isEmpty else { throw failure }
            leavesOut = true
        }
        if leavesOut, entries.isEmpty { draw(slices) }
        if let failure, !slices.isApp, entries.isEmpty { throw failure }
        let members = missing.filter(Self.isMember)
        if !members.isEmpty {
            budget.release(keeping: hasDrawn ? 0 : shares.reserveForBodies)
            (self.choice.deadline, rejected) = (hasDrawn ? deadline : deadline.first(shares.members), RejectedCode())
            if !self.choice.deadline.isOver { draw(slices, only: members) }
        }
        guard let bodies, !hasDrawn else { return }
        budget.release()
        (self.choice.deadline, rejected) = (deadline, RejectedCode())
        if !deadline.isOver { draw(bodies) }
    }

    /// True for a layout or section that may be drawn without an instance of its type.
    private static func isMember(_ declaration: Declaration) -> Bool {
        declaration.kind != .controller && declaration.product != .view && !declaration.isSkipped
    }

    var entries: [SwiftEntry] {
        let repetitions = drawn.repetitions
        return declarations.indices.filter { repetitions[$0] == nil }.compactMap(entry)
    }

    var repeated: [SwiftEntry] { drawn.repetitions.keys.sorted().compactMap(entry) }

    /// The entry of a declaration, renamed for messages: after the original member, not the generated function.
    private func entry(_ index: Int) -> SwiftEntry? {
        var entry = drawn[index]
        entry?.declaration.name = functions[index]?.member ?? declarations[index].name
        entry?.body = functions[index]
        return entry
    }

    /// True if the code of one of the entries gave a layout.
    private var hasDrawn: Bool { drawn.values.contains { $0.runError == nil } }

    /// Declarations not drawn so far, except those whose code timed out.
    private var missing: [Declaration] {
        declarations.indices.filter { drawn[$0].map { $0.runError.map { !$0.isTimeout } ?? false } ?? true }.map { declarations[$0] }
    }

    var refused: [SwiftProgram.RefusedEntry] {
        let repetitions = drawn.repetitions
        return declarations.indices.filter { drawn[$0] == nil || repetitions[$0] != nil }.map { index in
            var declaration = declarations[index]
            declaration.name = functions[index]?.member ?? declaration.name
            return SwiftProgram.RefusedEntry(
                declaration: declaration,
                reason: repetitions[index] ?? reasons[index] ?? errors[index] ?? declaration.refusal ?? "is not compiled")
        }
    }

    /// Draws the files as they are: neither sliced nor repaired.
    private mutating func draw(_ module: SwiftModule) {
        do throws(Failure) {
            guard let built = try build(module, leavingOutRejected: false) else { return noteRefusals(in: module) }
            try draw(RunningProgram(built, seconds: choice.seconds), of: module, declarations)
        } catch {
            note(error, declarations)
        }
    }

    /// Draws declarations from a slice of their app.
    ///
    /// - Parameter members: members to draw, each with only those parts of its type that it names; `nil` to draw all declarations, with
    ///   instances of their types.
    private mutating func draw(_ slices: AppSlices, only members: [Declaration]? = nil) {
        let roots = members ?? declarations
        var bodies = (members == nil ? SliceBodies.near : .nearest).forFiles(Set(roots.map(\.file)).count)
        var last: RunningSlice?
        let deadline = choice.deadline
        defer { choice.deadline = deadline }
        for turn in 0...Self.turns {
            if turn == 1 { choice.deadline = deadline.first(Self.shareOfGrowth) }
            guard let next = run(slices, only: members, keeping: bodies, canGrow: turn < Self.turns && !choice.deadline.isOver) else { break }
            if next.program.reachedBodies.isEmpty {
                // The larger program may lose an entry that galley cannot call, or stop in code that the last one only outlines.
                guard roots.contains(where: { index(of: $0).flatMap { drawn[$0]?.runError } != nil }) else { return }
                break
            }
            let isSmall = next.slice.module.files.count <= Self.smallSlice
            (bodies, last) = (bodies.adding(Set(next.program.reachedBodies), doublingLimit: isSmall), next)
        }
        guard let last else { return }
        // No larger program compiles: the last one draws what it can with the bodies that it has.
        last.program.endGrowth()
        (isCutShort, choice.deadline, reasons) = (choice.deadline.isOver, deadline, last.earlierReasons)
        draw(last, roots)
        isCutShort = false
    }

    /// Draws the layouts that are made in function bodies.
    private mutating func draw(_ bodies: LayoutBodies) {
        let first = declarations.count
        declarations += bodies.functions.map(\.declaration)
        for (number, one) in bodies.functions.enumerated() { functions[first + number] = one.function }
        let earlier = failure
        leavesOut = true
        draw(bodies.slices, only: Array(declarations[first...]))
        // The files' own error is the one to report.
        failure = earlier
    }

    /// A slice of an app, and its running program.
    private struct RunningSlice {
        var slice: AppSlice
        var program: RunningProgram
        /// The refusals before the program ran, by the declarations' indices.
        var earlierReasons: [Int: String]
    }

    /// Share of the time, 0 to 1, for compiling larger programs. If none compiles, the last program is drawn in the rest.
    private static let shareOfGrowth = 0.9

    /// Number of files up to which the next, larger program of a slice doubles the size limit of bodies. In larger slices, in apps of 600
    /// to 2,000 files, programs twice as large took most of the time.
    private static let smallSlice = 60

    /// Maximum number of larger programs after the first one. Each adds the bodies at whose outlines the previous program stopped.
    private static let turns = 5

    /// Compiles and draws a slice.
    ///
    /// - Returns: `nil` if no program was compiled.
    private mutating func run(_ slices: AppSlices, only members: [Declaration]?, keeping bodies: SliceBodies, canGrow: Bool) -> RunningSlice? {
        let roots = members ?? declarations
        let slice = slices.slice(of: roots, alone: members != nil, keeping: bodies)
        do throws(Failure) {
            guard let program = try build(slice.module, leavingOutRejected: leavesOut, without: rejected) else {
                noteRefusals(in: slice.module)
                return nil
            }
            rejected.note(program.edits, in: slice.module)
            let running = RunningSlice(
                slice: slice, program: RunningProgram(program, seconds: choice.seconds, canGrow: canGrow), earlierReasons: reasons)
            draw(running, roots)
            return running
        } catch {
            note(error, roots)
            return nil
        }
    }

    private mutating func draw(_ running: RunningSlice, _ roots: [Declaration]) {
        do throws(Failure) {
            try draw(running.program, of: running.slice.module, roots, choosing: running.slice.assumptions)
        } catch {
            note(error, roots)
        }
    }

    /// Compiles a module to a program.
    ///
    /// - Returns: `nil` if the module has nothing to draw.
    private func build(
        _ module: SwiftModule, leavingOutRejected leavesOut: Bool, without cuts: RejectedCode = RejectedCode()
    ) throws(Failure) -> BuiltProgram? {
        // Leaving out rejected parameters may make an initializer callable.
        let mayDraw = module.declarations.declarations.contains { $0.isDrawable || leavesOut && !$0.isSkipped }
        return mayDraw ? try ProgramBuilder(module, choice, leavingOutRejected: leavesOut, without: cuts, within: budget).build() : nil
    }

    private mutating func note(_ error: Failure, _ roots: [Declaration]) {
        failure = failure ?? error
        let lines = error.message.split(separator: "\n")
        let first = lines.first { $0.contains("error:") } ?? lines.first ?? ""
        for index in roots.compactMap(index) { errors[index] = errors[index] ?? "does not compile: \(first)" }
    }

    private mutating func noteRefusals(in module: SwiftModule) {
        note(module.declarations.declarations.map { ($0, $0.refusal) })
    }

    /// Draws the declarations that are in a program and have not been drawn so far.
    ///
    /// - Parameter choices: notes on names with several declarations in the module's slice.
    private mutating func draw(
        _ program: RunningProgram, of module: SwiftModule, _ declarations: [Declaration], choosing choices: [SourceNote] = []
    ) throws(Failure) {
        let built = program.built
        let roots = Set(declarations.compactMap(index))
        var isComplete = false
        for (number, declaration) in built.module.declarations.declarations.enumerated() {
            guard let index = index(of: declaration), roots.contains(index), drawn[index].map({ $0.runError != nil }) ?? true else { continue }
            if let refusal = declaration.refusal ?? built.refusals[number] {
                note([(declaration, refusal)])
            } else if let entry = built.entries.firstIndex(of: number) {
                let all = built.module.declarations
                var new = SwiftEntry(declaration, number: entry, in: program)
                new.lacksInitializer = !built.module.drawsControllers && declaration.lacksInitializerAlone
                (new.setProperties, new.hasEmptyData) = (all.unsetProperties.words(for: declaration), !all.emptyData.isEmpty)
                new.hasUnsetStatements = !all.unsetStatements.isEmpty
                if try draw(new, index, program, request(for: declaration, of: built.module)) { isComplete = true }
            } else {
                note([(declaration, "galley cannot call it")])
            }
        }
        for declaration in declarations {
            let edit = built.edits.last { $0.words != nil && $0.file == declaration.file && $0.range.contains(declaration.range.lowerBound) }
            note([(declaration, edit?.leftOut.map { "does not compile here: \($0.diagnostic.message)" })])
        }
        if isComplete {
            basis.add(ProgramBasis(
                otherFiles: built.otherFiles, leftOut: built.leftOut(of: module), choices: built.missingDefaults + choices,
                standIns: built.standIns))
        }
    }

    /// Draws an entry. The result replaces an earlier one only if it has no error, or says better why the earlier program stopped at an
    /// outlined body: the code stops for another reason, or the time is over.
    ///
    /// - Returns: false if the program stopped at an outlined body, as the entry may look different with that body.
    private mutating func draw(
        _ entry: SwiftEntry, _ index: Int, _ program: RunningProgram, _ request: LayoutRequest
    ) throws(Failure) -> Bool {
        var entry = entry
        entry.isCutShort = isCutShort
        let bodies = program.reachedBodies.count
        let reason = try entry.attempt(choice, request)
        let isComplete = program.reachedBodies.count == bodies
        if !isComplete { entry.runError = entry.runError ?? .incomplete(isCutShort: false) }
        if entry.isCutShort, entry.runError?.isIncomplete ?? false { entry.runError = .incomplete(isCutShort: true) }
        let saysMore = drawn[index]?.runError?.isIncomplete ?? false && (isCutShort || entry.runError.map { !$0.isIncomplete } ?? true)
        if reason == nil, drawn[index] == nil || entry.runError == nil || saysMore { drawn[index] = entry }
        note([(entry.declaration, reason)])
        return isComplete
    }

    /// The request for checking an entry. It asks for views, as the code for views may need more outlined bodies than the layout.
    private func request(for declaration: Declaration, of module: SwiftModule) -> LayoutRequest {
        var request = LayoutRequest(entry: 0, viewport: Device.default.viewport, itemCounts: choice.itemCounts, fonts: choice.fonts)
        request.place = choice.containers.map { ScreenPlace($0) } ?? basis.place(of: declaration)
        request.app = module.interfaces.listing(in: folder)
        request.wantsViews = true
        return request
    }

    private mutating func note(_ found: [(Declaration, String?)]) {
        for (declaration, reason) in found {
            guard let index = index(of: declaration), let reason else { continue }
            reasons[index] = reasons[index] ?? reason
        }
    }

    /// Index of the matching declaration in the unsliced module: slicing keeps its file, line and path.
    private func index(of declaration: Declaration) -> Int? {
        declarations.firstIndex { other in
            // A preview's path has a number that depends on the other previews.
            other.file == declaration.file && other.line == declaration.line
                && (other.path == declaration.path || other.kind == .preview && declaration.kind == .preview)
        }
    }
}
