import Foundation
import PackagePlugin

/// A target's files, and the compiler's arguments for them, as options of the command.
///
/// Sources that plugins generate are not among them: SwiftPM does not say where they are.
struct TargetArguments {
    private(set) var words: [String] = []
    private let context: PluginContext
    private let buildFolder: URL

    init(_ name: String, _ context: PluginContext, _ packageManager: PackageManager, buildFolder: URL) throws {
        (self.context, self.buildFolder) = (context, buildFolder)
        let target = try Self.target(name, in: context.package)
        let dependencies = try TargetDependencies(of: target, in: context.package)
        for dependency in dependencies.roots {
            let parameters = PackageManager.BuildParameters(configuration: .inherit, logging: .concise, echoLogs: true)
            guard try packageManager.build(.target(dependency.name), parameters: parameters).succeeded else {
                throw Refusal("\(dependency.name), which the target \(name) depends on, cannot be built")
            }
        }
        words = ["--target", name, "--module-name", target.moduleName]
        for module in dependencies.copied {
            for path in try files(of: module) { words += ["--module", "\(module.moduleName)=\(path)"] }
        }
        let conditions = Set(([target] + dependencies.copied).flatMap(\.compilationConditions) + ["SWIFT_PACKAGE"])
        var settings = conditions.subtracting(["DEBUG"]).sorted().map { "-D\($0)" } + ["-package-name", context.package.id]
        if context.package.toolsVersion.major >= 6 { settings.append("-enable-bare-slash-regex") }
        if !dependencies.built.isEmpty { settings += ["-I", buildFolder.appendingPathComponent("Modules").path] }
        for argument in settings + dependencies.built.flatMap(linking) { words += ["-Xswiftc", argument] }
        let files = try files(of: target)
        guard !files.isEmpty else { throw Refusal("the target \(name) has no Swift files") }
        words += files
    }

    private static func target(_ name: String, in package: Package) throws -> SwiftSourceModuleTarget {
        let drawable = package.targets.compactMap { $0 as? SwiftSourceModuleTarget }.filter { ![.test, .macro].contains($0.kind) }
        if let target = drawable.first(where: { $0.name == name }) { return target }
        let others = drawable.isEmpty ? "none of Swift" : drawable.map(\.name).joined(separator: ", ")
        guard package.targets.contains(where: { $0.name == name }) else {
            throw Refusal("the package \(package.displayName) has no target \(name); it has \(others)")
        }
        throw Refusal("the target \(name) cannot be drawn: it is of tests, of macros or of C, or has no Swift files; there are \(others)")
    }

    /// Paths relative to the working folder.
    private func files(of target: SwiftSourceModuleTarget) throws -> [String] {
        let folder = FileManager.default.currentDirectoryPath + "/"
        let sources = target.sourceFiles(withSuffix: ".swift").map(\.url.path).sorted().map { path in
            path.hasPrefix(folder) ? String(path.dropFirst(folder.count)) : path
        }
        let hasResources = target.sourceFiles.contains { $0.type == .resource }
        return sources + (hasResources && !sources.isEmpty ? [try resourceAccess(of: target)] : [])
    }

    /// A file that defines `Bundle.module` as SwiftPM would, with the resources at their place in the sources.
    private func resourceAccess(of target: SwiftSourceModuleTarget) throws -> String {
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

    /// The arguments that make a target built by SwiftPM known to the compiler, and its code part of the program.
    private func linking(_ target: any Target) -> [String] {
        switch target {
        case let macro as SwiftSourceModuleTarget where macro.kind == .macro:
            return ["-load-plugin-executable", buildFolder.appendingPathComponent("\(macro.name)-tool").path + "#\(macro.moduleName)"]
        case let module as SwiftSourceModuleTarget:
            let names = module.sourceFiles(withSuffix: ".swift").map(\.url.lastPathComponent) + ["resource_bundle_accessor.swift"]
            return objects(names, of: module) + module.linkedLibraries.map { "-l\($0)" }
        case let module as ClangSourceModuleTarget:
            let start = module.directoryURL.path + "/"
            let names = module.sourceFiles.map { String($0.url.path.dropFirst(start.count)) }
            let maps = [module.publicHeadersDirectoryURL, built(module)].compactMap { $0?.appendingPathComponent("module.modulemap").path }
            let headers = module.publicHeadersDirectoryURL.map { ["-Xcc", "-I\($0.path)"] } ?? []
            return headers + moduleMap(maps) + objects(names, of: module) + module.linkedLibraries.map { "-l\($0)" }
        case let library as SystemLibraryTarget:
            return moduleMap([library.directoryURL.appendingPathComponent("module.modulemap").path])
                + library.compilerFlags.flatMap { ["-Xcc", $0] } + library.linkerFlags
        default: return []
        }
    }

    private func built(_ target: any Target) -> URL { buildFolder.appendingPathComponent("\(target.name).build") }

    private func objects(_ sources: [String], of target: any Target) -> [String] {
        sources.sorted().map { built(target).appendingPathComponent($0 + ".o").path }.filter(FileManager.default.fileExists)
    }

    private func moduleMap(_ paths: [String]) -> [String] {
        paths.first(where: FileManager.default.fileExists).map { ["-Xcc", "-fmodule-map-file=\($0)"] } ?? []
    }
}
