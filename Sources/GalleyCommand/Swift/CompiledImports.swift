import Foundation
import SwiftSource

/// The modules that a program imports, compiled, each unless that has been done before.
///
/// What a package's target depends on is compiled from copies, as the target is, wherever it imports what Linux does not have:
/// SwiftPM would need a setting of each target for that, which packages that are depended on by a version cannot have, and
/// would compile `@objc` and `#selector`, too. All else SwiftPM compiles itself, and the program is linked with that: macros,
/// C, resources and the settings of others' manifests work so, and do not in copies.
struct CompiledImports {
    private(set) var folders: [String] = []
    private(set) var objects: [String] = []
    /// The folders that are for this run alone.
    private var temporaryFolders: [String] = []

    /// Where each of the modules is kept.
    static func caches(of imports: [ImportedModule], _ compiler: ModuleCompiler) -> [ProgramCache] {
        imports.reduce(into: []) { caches, module in
            caches.append(ProgramCache(
                key: compiler.key(module.name, module.files, imports: caches), product: module.name + ".o"))
        }
    }

    /// - Throws: what the compiler says of a module's files.
    init(_ imports: [ImportedModule], _ caches: [ProgramCache], _ compiler: ModuleCompiler) throws(Failure) {
        do throws(Failure) {
            for (module, cache) in zip(imports, caches) {
                let folder = try cache.isThere() ? cache.folder : compile(module, cache, compiler)
                folders.append(folder)
                objects.append(ModuleCompiler.object(module.name, in: folder))
            }
        } catch {
            removeTemporaryFolders()
            throw error
        }
    }

    private mutating func compile(
        _ module: ImportedModule, _ cache: ProgramCache, _ compiler: ModuleCompiler
    ) throws(Failure) -> String {
        let place = try cache.workFolder()
        do throws(Failure) {
            let copies = ModuleCompiler.Copies(
                module: module.name, files: module.files, texts: module.files.map { $0.source.linuxCode() })
            let result = try compiler.compile(copies, imports: self, to: .library, in: place)
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
