import Foundation
import HostSystem
import SwiftSource

/// A compiled program and its entries.
struct BuiltProgram: Sendable {
    let path: String
    /// The indices of its declarations, in order.
    let entries: [Int]
    /// The reasons why the compiler rejected others, by index.
    let refusals: [Int: String]
    /// Its folder, if used only in this run.
    let temporaryFolder: String?
}

/// Compiles the files of a module and its imports, from the cache where possible.
struct ProgramBuilder {
    private let module: SwiftModule
    private let compiler: ModuleCompiler
    private let cache: ProgramCache
    private let importCaches: [ProgramCache]

    /// The number of recompilations without rejected declarations.
    private static let attempts = 3

    /// - Parameter arguments: the user's compiler arguments.
    init(_ module: SwiftModule, _ arguments: [String]) throws(Failure) {
        self.module = module
        compiler = try ModuleCompiler(arguments)
        importCaches = CompiledImports.caches(of: module.imports, compiler)
        // Code is generated for controllers that only a file can create.
        let decoded = module.declarations.declarations.filter { $0.creation == .file }.map(\.path).joined(separator: "\n")
        cache = ProgramCache(key: compiler.key(module.name, module.files, imports: importCaches) + Array(decoded.utf8))
    }

    func build() throws(Failure) -> BuiltProgram {
        if cache.isThere() { return built(cache.folder, Self.refusals(cache.refusals)) }
        let imports = try CompiledImports(module.imports, importCaches, compiler)
        defer { imports.removeTemporaryFolders() }
        let place = try cache.workFolder()
        do {
            let refusals = try compile(in: place, imports)
            return built(place.isBeside ? cache.keep(place.path) : place.path, refusals)
        } catch {
            _ = try? FileManager.default.removeItem(atPath: place.path)
            throw error
        }
    }

    private func built(_ folder: String, _ refusals: [Int: String]) -> BuiltProgram {
        let entries = ProgramText(module) { refusals[$0] != nil }.entries.map(\.index)
        return BuiltProgram(path: PathParts.join(folder, ProgramCache.program), entries: entries, refusals: refusals,
            temporaryFolder: folder == cache.folder ? nil : folder)
    }

    // MARK: Compiling

    /// Compiles the program in a folder; returns declarations that the compiler rejects.
    private func compile(in place: BuildPlace, _ imports: CompiledImports) throws(Failure) -> [Int: String] {
        var refusals: [Int: String] = [:]
        var opensTypes = !module.declarations.privateTypes.isEmpty
        for _ in 0..<Self.attempts + (opensTypes ? 1 : 0) {
            let text = ProgramText(module, openingTypes: opensTypes) { refusals[$0] != nil }
            let copies = ModuleCompiler.Copies(module: module.name, files: module.files, texts: text.copies, main: text.main)
            let result = try compiler.compile(copies, imports: imports, to: .program, in: place)
            if result.status == 0 {
                let lines = refusals.map { "\($0)\t\($1)\n" }.sorted().joined()
                try ModuleCompiler.write(Array(lines.utf8), to: PathParts.join(place.path, "refusals"))
                return refusals
            }
            let errors = CompilerErrors(result.text, files: module.files, folder: place.path)
            let refused = errors.refused(text)
            if opensTypes, errors.hasOthers(text) {
                opensTypes = false
                continue
            }
            guard !errors.hasOthers(text), !refused.isEmpty else { throw errors.failure(compiler.toolchain) }
            refusals.merge(refused) { first, _ in first }
        }
        throw Failure(.software, "\(module.files[0].path): error: galley cannot call a declaration that it found; please report this")
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
