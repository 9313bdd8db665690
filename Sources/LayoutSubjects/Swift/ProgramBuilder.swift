import Foundation
import HostSystem
import SwiftSource

/// A compiled program and its entries.
struct BuiltProgram: Sendable {
    let path: String
    /// The module, without the code that the compiler rejected.
    let module: SwiftModule
    /// The rejected code.
    let cuts: [ModuleCut]
    /// The indices of its declarations, in order.
    let entries: [Int]
    /// The reasons why the compiler rejected others, by index.
    let refusals: [Int: String]
    /// Its folder, if used only in this run.
    let temporaryFolder: String?

    /// A trap's message, `App/Feed.swift:3: Fatal error: …`, with the path of the user's file in place of a module and a copy's name.
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
    /// Code that an earlier compilation with less of the app rejected.
    private let known: [ModuleCut]
    private let cache: ProgramCache
    private let importCaches: [ProgramCache]

    /// The number of compilations without rejected declarations, and without other rejected code, of which the first ones leave out
    /// statements, and later ones whole bodies of files that are not drawn.
    private static let (attempts, rounds, fineRounds) = (3, 16, 5)

    init(
        _ module: SwiftModule, _ choice: SwiftChoice, leavingOutRejected leavesOut: Bool = false, without rejected: RejectedCode = RejectedCode()
    ) throws(Failure) {
        (self.module, self.leavesOut) = (module, leavesOut)
        known = rejected.cuts(in: module)
        compiler = try ModuleCompiler(choice)
        importCaches = CompiledImports.caches(of: module.imports, compiler)
        // Code is generated for controllers that only a file can create.
        let decoded = module.declarations.declarations.filter { $0.creation == .file }.map(\.path).joined(separator: "\n")
        // Values may depend on the user's options.
        let calls = module.declarations.declarations
            .map { "\($0.specialization ?? "") \($0.instance ?? "") \($0.call.arguments) \($0.obstacle ?? "")" }.joined(separator: "\n")
            + module.interfaces.assets.code(for: module.files.map(\.source))
            + module.declarations.injectedClasses.flatMap(\.properties).map { "\($0.name) \($0.value)" }.joined(separator: "\n")
            + module.declarations.awaitedData.flatMap(\.properties).map { "\($0.name) \($0.value)" }.joined(separator: "\n")
            + module.neededDefaults.map(\.defaults.call).joined(separator: "\n")
        cache = ProgramCache(key: compiler.key(module.name, module.files, imports: importCaches)
            + Array("\(decoded) \(module.drawnCount) \(module.drawsControllers) \(leavesOut) \(calls) \(known.map(\.line).joined())".utf8))
    }

    func build() throws(Failure) -> BuiltProgram {
        if let folder = cache.found() {
            let cuts = ModuleCut.read(from: PathParts.join(folder, ProgramCache.cuts))
            return built(folder, Self.refusals(PathParts.join(folder, ProgramCache.refusals)), cuts)
        }
        try module.checkNames()
        let imports = try CompiledImports(module.imports, importCaches, compiler)
        defer { imports.removeTemporaryFolders() }
        let place = try cache.workFolder()
        do {
            let (refusals, cuts) = try compile(in: place, imports)
            return built(place.isBeside ? cache.keep(place.path) : place.path, refusals, cuts)
        } catch {
            _ = try? FileManager.default.removeItem(atPath: place.path)
            throw error
        }
    }

    private func built(_ folder: String, _ refusals: [Int: String], _ cuts: [ModuleCut]) -> BuiltProgram {
        let module = module.without(cuts)
        let entries = ProgramText(module) { refusals[$0] != nil }.entries.map(\.index)
        return BuiltProgram(
            path: PathParts.join(folder, ProgramCache.program), module: module, cuts: cuts, entries: entries, refusals: refusals,
            temporaryFolder: folder == cache.folder ? nil : folder)
    }

    // MARK: Compiling

    /// Compiles the program in a folder; returns declarations and other code that the compiler rejects.
    private func compile(
        in place: BuildPlace, _ imports: CompiledImports
    ) throws(Failure) -> (refusals: [Int: String], cuts: [ModuleCut]) {
        var (module, refusals, cuts) = (module.without(known), [Int: String](), known)
        var opensTypes = !module.declarations.privateTypes.isEmpty
        var first: Failure?
        for round in 0..<(leavesOut ? Self.rounds : Self.attempts) + (opensTypes ? 1 : 0) {
            let text = ProgramText(module, openingTypes: opensTypes) { refusals[$0] != nil }
            let copies = ModuleCompiler.Copies(module: module.name, files: module.files, texts: text.copies, main: text.main)
            let result = try compiler.compile(copies, imports: imports, to: .program, in: place)
            if result.status == 0 {
                let lines = refusals.map { "\($0)\t\($1)\n" }.sorted().joined()
                try ModuleCompiler.write(Array(lines.utf8), to: PathParts.join(place.path, ProgramCache.refusals))
                try ModuleCut.write(cuts, to: PathParts.join(place.path, ProgramCache.cuts))
                try ModuleCompiler.write(information, to: PathParts.join(place.path, "Info.plist"))
                return (refusals, cuts)
            }
            let current = module
            let errors = CompilerErrors(result.text, files: module.files, folder: place.path) { ProgramText.edits(of: $0, in: current) }
            first = first ?? errors.failure(compiler.toolchain)
            let refused = errors.refused(text)
            if errors.hasOthers(text) {
                let rejected = leavesOut && !(opensTypes && errors.areAboutAccess) ? errors.cuts(module, text, whole: round >= Self.fineRounds) : []
                guard opensTypes || !rejected.isEmpty else { throw errors.failure(compiler.toolchain) }
                opensTypes = opensTypes && !rejected.isEmpty
                cuts += rejected
                module = module.without(rejected)
                // They are numbered anew.
                refusals = [:]
                continue
            }
            guard !refused.isEmpty else { throw errors.failure(compiler.toolchain) }
            refusals.merge(refused) { first, _ in first }
        }
        throw first ?? Failure(.software, "\(module.files[0].path): error: galley cannot call a declaration that it found; please report this")
    }

    /// The main bundle's information, as apps take it for given: `Bundle.main.bundleIdentifier!`. Foundation reads it beside a program.
    private var information: [UInt8] {
        let name = module.name
        let keys = [
            ("CFBundleIdentifier", "com.example.\(name)"), ("CFBundleName", name), ("CFBundleDisplayName", name),
            ("CFBundleShortVersionString", "1.0"), ("CFBundleVersion", "1"),
        ]
        let lines = keys.map { "<key>\($0)</key><string>\($1)</string>\n" }.joined()
        return Array("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\"><dict>\n\(lines)</dict></plist>\n".utf8)
    }

    private static func refusals(_ path: String) -> [Int: String] {
        guard let data = FileManager.default.contents(atPath: path) else { return [:] }
        let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
        let pairs = lines.compactMap { line -> (Int, String)? in
            let parts = line.split(separator: "\t", maxSplits: 1)
            return parts.count == 2 ? Int(parts[0]).map { ($0, String(parts[1])) } : nil
        }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
