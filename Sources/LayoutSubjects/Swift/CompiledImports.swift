import Foundation
import SwiftSource

/// The compiled modules that a program imports, from the cache where possible.
///
/// A dependency of a package's target is compiled from copies, like the target itself, if it imports modules that Linux lacks. SwiftPM
/// would fail on `@objc` and `#selector`, and would need a build setting that versioned dependencies cannot have. All other
/// dependencies are compiled by SwiftPM and linked, as their macros, C code, resources and manifest settings do not work in copies.
struct CompiledImports {
    private(set) var folders: [String] = []
    private(set) var objects: [String] = []
    /// Folders used only in this run.
    private var temporaryFolders: [String] = []

    /// The cache location of each module.
    static func caches(of imports: [ImportedModule], _ compiler: ModuleCompiler) -> [ProgramCache] {
        imports.reduce(into: []) { caches, module in
            caches.append(ProgramCache(
                key: compiler.key(module.name, module.files, imports: caches), product: module.name + ".o"))
        }
    }

    /// - Throws: the compiler's errors in a module's files.
    init(_ imports: [ImportedModule], _ caches: [ProgramCache], _ compiler: ModuleCompiler) throws(Failure) {
        do throws(Failure) {
            for (module, cache) in zip(imports, caches) {
                let kept = cache.found()
                let folder = if let kept { kept } else { try compile(module, cache, compiler, names: Set(imports.map(\.name))) }
                folders.append(folder)
                objects.append(ModuleCompiler.object(module.name, in: folder))
            }
        } catch {
            removeTemporaryFolders()
            throw error
        }
    }

    private mutating func compile(
        _ module: ImportedModule, _ cache: ProgramCache, _ compiler: ModuleCompiler, names: Set<String>
    ) throws(Failure) -> String {
        let place = try cache.workFolder()
        do throws(Failure) {
            let copies = ModuleCompiler.Copies(
                module: module.name, files: module.files,
                texts: module.files.map { $0.source.linuxCode(importing: names) })
            let result = try compiler.compile(copies, imports: self, to: .library, in: place, within: CompilerBudget())
            guard result.status == 0 else {
                throw CompilerErrors(result.text, files: module.files, folder: place.path).failure(compiler.toolchain)
            }
        } catch {
            _ = try? FileManager.default.removeItem(atPath: place.path)
            throw error
        }
        let folder = place.isBeside ? cache.keep(place.path) : place.path
        if folder != cache.folder { temporaryFolders.append(folder) }
        return folder
    }

    func removeTemporaryFolders() {
        for folder in temporaryFolders { _ = try? FileManager.default.removeItem(atPath: folder) }
    }
}
