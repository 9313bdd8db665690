import Foundation
import HostFiles
import SwiftSource

/// A compiled program and its entries.
struct BuiltProgram: Sendable {
    let path: String
    /// The module, without the code that the compiler rejected.
    let module: SwiftModule
    /// Code that is left out, and values that are assumed.
    let edits: [CodeEdit]
    /// The program's entries in order, each as the index of its declaration in the module.
    let entries: [Int]
    /// Declarations that the compiler rejected, by index, with reasons.
    let refusals: [Int: String]
    /// The program's folder if it is not in the cache; it is removed after the run.
    let temporaryFolder: String?

    /// Replaces the module and the copy at the beginning of a trap's message, `App/Feed.swift:3: Fatal error: …`, by the path of the
    /// user's file.
    func withPaths(_ message: String) -> String {
        let copies = ModuleCompiler.copies(of: module.files, in: "").map { PathParts($0).name }
        guard let (file, copy) = zip(module.files, copies).first(where: { message.hasPrefix("\(module.name)/\($0.1):") }) else { return message }
        return file.path + message.dropFirst(module.name.count + 1 + copy.count)
    }
}

/// Compiles the files of a module and its imports, from the cache where possible.
struct ProgramBuilder {
    private let module: SwiftModule
    private let compiler: ModuleCompiler
    /// True to leave out code that the compiler rejects.
    private let leavesOut: Bool
    /// Edits that a smaller slice of the app needed, made from the start.
    private let known: [CodeEdit]
    private let budget: CompilerBudget
    private let stages: StageLog
    private let cache: ProgramCache
    private let importCaches: [ProgramCache]

    init(
        _ module: SwiftModule, _ choice: SwiftChoice, leavingOutRejected leavesOut: Bool = false, without rejected: RejectedCode = RejectedCode(),
        within budget: CompilerBudget = CompilerBudget()
    ) throws(Failure) {
        (self.module, self.leavesOut, self.budget, stages) = (module, leavesOut, budget, choice.stages)
        known = rejected.edits(in: module)
        compiler = try ModuleCompiler(choice, leavingOutRejected: leavesOut)
        importCaches = CompiledImports.caches(of: module.imports, compiler)
        let options = "\(module.generatedCode) \(module.drawnCount) \(module.drawsControllers) \(leavesOut) \(known)"
        cache = ProgramCache(key: compiler.key(module.name, module.files, imports: importCaches) + Array(options.utf8) + module.interfaces.information.bytes)
    }

    func build() throws(Failure) -> BuiltProgram {
        if let folder = cache.found(), let record = BuildRecord(in: folder) { return built(folder, record) }
        try module.checkNames()
        let imports = try CompiledImports(module.imports, importCaches, compiler)
        defer { imports.removeTemporaryFolders() }
        let place = try cache.workFolder()
        do {
            let record = try compile(in: place, imports)
            return built(place.isBeside ? cache.keep(place.path) : place.path, record)
        } catch {
            _ = try? FileManager.default.removeItem(atPath: place.path)
            throw error
        }
    }

    private func built(_ folder: String, _ record: BuildRecord) -> BuiltProgram {
        let module = module.with(record.edits).callingPlainly(record.plainCallees)
        let entries = ProgramText(module) { record.refusals[$0] != nil }.entries.map(\.index)
        return BuiltProgram(
            path: PathParts.join(folder, ProgramCache.program), module: module, edits: record.edits, entries: entries,
            refusals: record.refusals, temporaryFolder: folder == cache.folder ? nil : folder)
    }

    // MARK: Compiling

    /// Compiles the program in a folder, without declarations and other code that the compiler rejects.
    private func compile(in place: BuildPlace, _ imports: CompiledImports) throws(Failure) -> BuildRecord {
        var state = State()
        var loop = RepairLoop(module.copies(with: known), drawing: module.drawnCount, flags: module.flags)
        let isDone = try loop.run(isHurried: { budget.isShort }) { (loop, _) throws(Failure) in
            try compile(loop, &state, in: place, imports)
        }
        guard isDone else {
            throw state.failure ?? Failure(.software, "\(module.files[0].path): error: galley cannot call a declaration that it found; please report this")
        }
        let record = BuildRecord(edits: loop.edits, refusals: state.refusals, plainCallees: state.plainCallees)
        try record.write(to: place.path)
        try ModuleCompiler.write(module.interfaces.information.bytes, to: PathParts.join(place.path, "Info.plist"))
        return record
    }

    private struct State {
        /// Declarations that cannot be called, by index, with reasons.
        var refusals: [Int: String] = [:]
        /// Names of functions and types that are called with assumed arguments, as those of the app's calls do not compile.
        var plainCallees: Set<String> = []
        /// The errors of the last failed compilation, which no repair removed.
        var failure: Failure?
    }

    private func compile(
        _ loop: RepairLoop, _ state: inout State, in place: BuildPlace, _ imports: CompiledImports
    ) throws(Failure) -> RepairLoop.Outcome {
        guard budget.hasCall else { throw state.failure ?? Failure(.badInput, "\(module.files[0].path): error: it still does not compile after \(budget.calls) attempts") }
        let (module, refusals) = (module.with(loop.sources).callingPlainly(state.plainCallees), state.refusals)
        let text = ProgramText(module) { refusals[$0] != nil }
        let copies = ModuleCompiler.Copies(module: module.name, files: module.files, texts: text.copies, main: text.main)
        let failed = FailedCompilation(key: compiler.key(copies, imports: importCaches))
        let kept = failed.result(of: copies.texts, in: place.path, within: budget)
        let result = if let kept { kept } else { try compiler.compile(copies, imports: imports, to: .program, in: place, within: budget) }
        let errors = CompilerErrors(result.text, files: module.files, folder: place.path) { ProgramText.edits(of: $0, in: module) }
        stages.note(copies, of: module, loop.edits, result, errors.diagnostics.values.map(\.count).reduce(0, +))
        if result.status == 0 { return .compiled }
        if !errors.isElsewhere { failed.keep(result.text, in: place.path) }
        let failure = errors.failure(compiler.toolchain)
        state.failure = failure
        guard errors.hasOthers else {
            let refused = errors.refused(text)
            guard !refused.isEmpty else { throw failure }
            let callees = module.callees(of: refused.keys)
            guard callees.isSubset(of: state.plainCallees) else {
                state.plainCallees.formUnion(callees)
                return .changed
            }
            state.refusals.merge(refused) { first, _ in first }
            return .changed
        }
        // Edits change the indices of declarations.
        state.refusals = [:]
        guard leavesOut, !errors.diagnostics.isEmpty else { throw failure }
        return .rejected(errors.diagnostics)
    }
}
