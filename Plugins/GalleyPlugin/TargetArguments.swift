import Foundation
import PackagePlugin

/// A target's files, and what they are compiled with, as the command's options say it.
struct TargetArguments {
    private(set) var words: [String] = []

    init(_ target: PackageTarget, _ context: PluginContext, _ packageManager: PackageManager, _ products: BuiltProducts) throws {
        let target = target.target
        let graph = try TargetGraph(target, in: context.package)
        for dependency in graph.roots {
            guard try packageManager.build(.target(dependency.name), parameters: BuiltProducts.parameters).succeeded else {
                throw Refusal("\(dependency.name), which the target \(target.name) depends on, cannot be built")
            }
        }
        let generated = GeneratedSources(packageManager, in: products.folder)
        words = ["--target", target.name, "--module-name", target.moduleName]
        for module in graph.copied {
            let files = try Self.files(of: module, context) + generated.make(for: module)
            for path in files { words += ["--module", "\(module.moduleName)=\(path)"] }
        }
        let settings = Self.settings(of: [target] + graph.copied, in: context.package)
        let linking = try Self.linking(graph.built, in: products.folder)
        for argument in settings + linking { words += ["-Xswiftc", argument] }
        let files = try Self.files(of: target, context) + generated.make(for: target)
        guard !files.isEmpty else { throw Refusal("the target \(target.name) has no Swift files") }
        words += files
    }

    // MARK: Files

    /// As seen from the working folder.
    private static func files(of target: SwiftSourceModuleTarget, _ context: PluginContext) throws -> [String] {
        let folder = FileManager.default.currentDirectoryPath + "/"
        let sources = target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted().map { path in
            path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        }
        let hasResources = target.sourceFiles.contains { $0.type == .resource }
        return sources + (hasResources && !sources.isEmpty ? [try resourceAccess(of: target, context)] : [])
    }

    /// A file with the `Bundle.module` that SwiftPM would write: the resources where they are in the sources.
    private static func resourceAccess(of target: SwiftSourceModuleTarget, _ context: PluginContext) throws -> String {
        let file = context.pluginWorkDirectoryURL.appendingPathComponent("\(target.moduleName)/resource_bundle_accessor.swift")
        let text = """
            import Foundation

            extension Foundation.Bundle {
                static let module = Bundle(path: #"\(target.directoryURL.path)"#) ?? .main
            }

            """
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        } catch {
            throw Refusal("cannot write \(file.path): \(error.localizedDescription)")
        }
        return file.path
    }

    // MARK: The compiler's arguments

    private static func settings(of targets: [SwiftSourceModuleTarget], in package: Package) -> [String] {
        let conditions = Set(targets.flatMap(\.compilationConditions) + ["SWIFT_PACKAGE"]).subtracting(["DEBUG"])
        let regexes = package.toolsVersion.major >= 6 ? ["-enable-bare-slash-regex"] : []
        return conditions.sorted().map { "-D\($0)" } + ["-package-name", package.id] + regexes
    }

    /// What makes the targets that SwiftPM has built known to the compiler, and their code part of the program.
    private static func linking(_ targets: [any Target], in folder: URL) throws -> [String] {
        guard !targets.isEmpty else { return [] }
        return try ["-I", folder.appendingPathComponent("Modules").path] + targets.flatMap { try arguments(for: $0, in: folder) }
    }

    private static func arguments(for target: any Target, in folder: URL) throws -> [String] {
        switch target {
        case let macro as SwiftSourceModuleTarget where macro.kind == .macro:
            return ["-load-plugin-executable", folder.appendingPathComponent("\(macro.name)-tool").path + "#\(macro.moduleName)"]
        case let module as SwiftSourceModuleTarget:
            return try objects(of: module, in: folder) + module.linkedLibraries.map { "-l\($0)" }
        case let module as ClangSourceModuleTarget:
            let headers = module.publicHeadersDirectoryURL.map { ["-Xcc", "-I\($0.path)"] } ?? []
            let maps = [module.publicHeadersDirectoryURL, buildFolder(of: module, in: folder)]
                .compactMap { $0?.appendingPathComponent("module.modulemap").path }
            return headers + moduleMap(maps) + objects(of: module, in: folder) + module.linkedLibraries.map { "-l\($0)" }
        case let library as SystemLibraryTarget:
            return moduleMap([library.directoryURL.appendingPathComponent("module.modulemap").path])
                + library.compilerFlags.flatMap { ["-Xcc", $0] } + library.linkerFlags
        default: return []
        }
    }

    private static func moduleMap(_ paths: [String]) -> [String] {
        guard let path = paths.first(where: FileManager.default.fileExists) else { return [] }
        return ["-Xcc", "-fmodule-map-file=\(path)"]
    }

    /// The code of a Swift target.
    private static func objects(of target: SwiftSourceModuleTarget, in folder: URL) throws -> [String] {
        guard let outputs = OutputFiles(of: target, in: folder) else {
            let map = OutputFiles.path(of: target, in: folder)
            throw Refusal("\(map) does not say where the code of \(target.name) is; this version of SwiftPM is not known")
        }
        return outputs.objects
    }

    private static func objects(of target: ClangSourceModuleTarget, in folder: URL) -> [String] {
        let start = target.directoryURL.path + "/"
        return target.sourceFiles.map(\.url.path).filter { $0.hasPrefix(start) }.sorted()
            .map { buildFolder(of: target, in: folder).appendingPathComponent($0.dropFirst(start.count) + ".o").path }
            .filter(FileManager.default.fileExists)
    }

    private static func buildFolder(of target: any SourceModuleTarget, in folder: URL) -> URL {
        folder.appendingPathComponent("\(target.name).build")
    }
}
