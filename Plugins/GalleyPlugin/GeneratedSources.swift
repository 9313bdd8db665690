import Foundation
import PackagePlugin

/// The sources that build-tool plugins generate for targets that are compiled from copies.
///
/// SwiftPM runs the commands of such plugins when it builds the target, and stops at the first error, which the code of such
/// targets has on Linux. So the commands of its plan are run here; the programs that they run are built by SwiftPM.
struct GeneratedSources {
    private let packageManager: PackageManager
    /// Of the package's build products.
    private let folder: URL
    private let commands: [PlannedCommand]

    init(_ packageManager: PackageManager, in folder: URL) {
        self.packageManager = packageManager
        self.folder = folder
        // …/.build/TRIPLE/debug is planned in …/.build/debug.yaml.
        let plan = folder.deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("\(folder.lastPathComponent).yaml")
        commands = PlannedCommand.all(in: (try? String(contentsOf: plan, encoding: .utf8)) ?? "")
    }

    /// Makes a target's generated sources.
    ///
    /// - Returns: the paths of those of Swift, in their order.
    /// - Throws: if sources are not there afterwards.
    func make(for target: SwiftSourceModuleTarget) throws -> [String] {
        let sources = (OutputFiles(of: target, in: folder)?.sources ?? []).filter {
            $0.contains(PlannedCommand.outputFolder) && $0.hasSuffix(".swift")
        }
        var done: Set<String> = []
        for source in sources {
            try generate(source, for: target.name, &done)
            guard FileManager.default.fileExists(atPath: source) else {
                let name = URL(fileURLWithPath: source).lastPathComponent
                throw Refusal("the plugins of the target \(target.name) do not generate \(name)")
            }
        }
        return sources
    }

    /// Runs the command that makes a file, and before it those that make what it reads.
    private func generate(_ file: String, for target: String, _ done: inout Set<String>) throws {
        guard let command = commands.first(where: { $0.outputs.contains(file) }), done.insert(file).inserted else { return }
        done.formUnion(command.outputs)
        for input in command.inputs where input.contains(PlannedCommand.outputFolder) { try generate(input, for: target, &done) }
        let status = try run(command, for: target)
        guard status == 0 else {
            let name = URL(fileURLWithPath: file).lastPathComponent
            throw Refusal("the command that generates \(name) for the target \(target) ended with \(status)")
        }
    }

    private func run(_ command: PlannedCommand, for target: String) throws -> Int32 {
        guard let program = command.arguments.first else { return 0 }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try built(program, for: target))
        process.arguments = Array(command.arguments.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(command.environment) { _, new in new }
        // What it prints is no result of the command.
        process.standardOutput = FileHandle.standardError
        do {
            try process.run()
        } catch {
            throw Refusal("cannot run \(program), which generates sources for the target \(target): \(error.localizedDescription)")
        }
        process.waitUntilExit()
        return process.terminationStatus
    }

    /// A program of the package, which a plan calls by its name with `-tool`, is built under its own name; another is there.
    private func built(_ program: String, for target: String) throws -> String {
        let (start, end) = (folder.path + "/", "-tool")
        guard program.hasPrefix(start), program.hasSuffix(end) else { return program }
        let name = String(program.dropFirst(start.count).dropLast(end.count))
        guard try packageManager.build(.product(name), parameters: BuiltProducts.parameters).succeeded else {
            throw Refusal("\(name), which generates sources for the target \(target), cannot be built")
        }
        return start + name
    }
}
