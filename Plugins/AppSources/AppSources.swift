import Foundation
import PackagePlugin

/// Compiles files of an app into a target of tests, in the copies that `galley` makes of them.
@main
struct AppSources: BuildToolPlugin {
    private static let list = "galley.sources"
    /// SwiftPM asks for the names of outputs before the copies are made; those that are not needed are empty.
    private static let outputs = (1...64).map { "app-source-\($0).swift" }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else { return [] }
        let list = target.directoryURL.appendingPathComponent(Self.list)
        guard FileManager.default.fileExists(atPath: list.path) else {
            Diagnostics.error("the target \(target.name) uses the plug-in AppSources, but has no file \(list.path); it lists files of an app")
            return []
        }
        let tool = try context.tool(named: "app-sources").url
        let folder = context.pluginWorkDirectoryURL
        let words = [list.path, context.package.directoryURL.path, folder.path, "\(Self.outputs.count)"]
            + target.compilationConditions.map { "-D\($0)" } + Self.modules(of: target)
        return [
            .buildCommand(
                displayName: "Copying files of the app for \(target.name)", executable: tool, arguments: ["copies"] + words,
                inputFiles: [list] + Self.inputs(tool, ["inputs"] + words),
                outputFiles: Self.outputs.map { folder.appendingPathComponent($0) }),
        ]
    }

    private static func modules(of target: any Target) -> [String] {
        target.recursiveTargetDependencies.compactMap { ($0 as? any SourceModuleTarget)?.moduleName }.sorted()
    }

    /// The files and folders of the app; none if the list has errors, which the command reports.
    private static func inputs(_ tool: URL, _ words: [String]) -> [URL] {
        let (process, output) = (Process(), Pipe())
        (process.executableURL, process.arguments) = (tool, words)
        (process.standardOutput, process.standardError) = (output, FileHandle.nullDevice)
        do {
            try process.run()
        } catch {
            Diagnostics.warning("changes of the app are not followed, as \(tool.path) cannot be run: \(error.localizedDescription)")
            return []
        }
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.split(separator: "\n").map { URL(fileURLWithPath: String($0)) }
    }
}
