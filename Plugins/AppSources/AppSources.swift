import Foundation
import PackagePlugin

/// Compiles files of an app into a target of tests, in the copies that `galley` makes of them.
@main
struct AppSources: BuildToolPlugin {
    private static let list = "galley.sources"
    /// SwiftPM needs the names of outputs before the copies are made; unused outputs are empty files.
    private static let outputs = (1...64).map { "app-source-\($0).swift" }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let list = target.directoryURL.appendingPathComponent(Self.list)
        guard FileManager.default.fileExists(atPath: list.path) else {
            Diagnostics.error(
                "the target \(target.name) uses the plug-in AppSources, but has no file \(list.path), which lists files of an app")
            return []
        }
        let tool = try context.tool(named: "app-sources").url
        let folder = context.pluginWorkDirectoryURL
        let modules = Self.modules(of: target)
        let modulesFolder = Self.modulesFolder(beside: tool)
        var words: [String] = [list.path, context.package.directoryURL.path, folder.path, "\(Self.outputs.count)"]
        words += target.compilationConditions.map { "-D\($0)" }
        words += modules.map(\.moduleName)
        var built: [URL] = []
        if let modulesFolder {
            words.append("-I\(modulesFolder.path)")
            built = modules.map { modulesFolder.appendingPathComponent("\($0.moduleName).swiftmodule") }
        }
        return [
            .buildCommand(
                displayName: "Copying files of the app for \(target.name)", executable: tool, arguments: ["copies"] + words,
                inputFiles: [list] + built + Self.inputs(tool, ["inputs"] + words),
                outputFiles: Self.outputs.map { folder.appendingPathComponent($0) }),
        ]
    }

    /// The modules that a target depends on, without macros and their dependencies, which only the compiler loads.
    private static func modules(of target: any Target) -> [SwiftSourceModuleTarget] {
        var (found, seen, next): ([SwiftSourceModuleTarget], Set<String>, [any Target]) = ([], [], [target])
        while let target = next.popLast() {
            let others = target.dependencies.flatMap { dependency -> [any Target] in
                switch dependency {
                case .target(let target): [target]
                case .product(let product): product.targets
                @unknown default: []
                }
            }
            for other in others where seen.insert(other.id).inserted {
                let module = other as? SwiftSourceModuleTarget
                if module?.kind == .macro { continue }
                if let module { found.append(module) }
                next.append(other)
            }
        }
        return found.sorted { $0.moduleName < $1.moduleName }
    }

    /// The folder with the built modules, which SwiftPM's own build system puts beside the tools; `nil` for other build systems.
    private static func modulesFolder(beside tool: URL) -> URL? {
        let folder = tool.deletingLastPathComponent()
        let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("Modules-tool").path)
        return isThere ? folder.appendingPathComponent("Modules") : nil
    }

    /// The files and folders of the app; none if the list has errors, which the command reports.
    private static func inputs(_ tool: URL, _ words: [String]) -> [URL] {
        let (process, output) = (Process(), Pipe())
        (process.executableURL, process.arguments) = (tool, words)
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        do {
            try process.run()
        } catch {
            Diagnostics.warning(
                "changes of the app are not followed, as \(tool.path) cannot be run: \(error.localizedDescription)")
            return []
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map { URL(fileURLWithPath: String($0)) }
    }
}
