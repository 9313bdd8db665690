import Foundation
import HostFiles
package import SwiftSource

/// Compiles copies before the build does, to find code that the compiler rejects and that the copies can leave out.
package struct CopyCheck {
    /// The folder with the modules that the target depends on.
    private let modules: String
    /// The folder for copies, and for the compiler's cache if the build has none.
    private let folder: String
    private let flags: Set<String>

    package init(modules: String, folder: String, flags: Set<String>) {
        (self.modules, self.folder, self.flags) = (modules, folder, flags)
    }

    /// The compiler's errors, by the index of the file. Empty if there is no compiler, or if an error lies outside the files: the build
    /// then reports it.
    package func diagnostics(of texts: [[UInt8]], _ paths: [String]) -> [Int: [Diagnostic]] {
        guard let compiler = Self.compiler, let output = try? run(compiler, texts) else { return [:] }
        let indices = Dictionary(paths.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var found: [Int: [Diagnostic]] = [:]
        for line in output.split(separator: "\n") where Diagnostic.isError(line) {
            guard let (path, diagnostic) = Diagnostic.read(line), let file = indices[path] else { return [:] }
            found[file, default: []].append(diagnostic)
        }
        return found
    }

    /// The compiler on the `PATH`, which the build uses, too.
    private static var compiler: String? {
        (ProcessEnvironment.current["PATH"] ?? "").split(separator: ":").map { PathParts.join(String($0), "swiftc") }
            .first(where: FileManager.default.isExecutableFile)
    }

    private func run(_ compiler: String, _ texts: [[UInt8]]) throws -> String {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        var files: [String] = []
        for (number, text) in texts.enumerated() {
            files.append(PathParts.join(folder, "copy-\(number).swift"))
            try Data(text).write(to: URL(fileURLWithPath: files[number]))
        }
        defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: compiler)
        process.arguments = [
            "-typecheck", "-parse-as-library", "-swift-version", "5", "-suppress-warnings", "-no-color-diagnostics", "-D", "DEBUG",
            "-module-name", "GalleyCopies", "-I", modules,
            "-module-cache-path", ModuleCache.folder(besideModules: modules) ?? PathParts.join(folder, "modules"),
        ] + flags.sorted().map { "-D\($0)" } + files
        (process.standardError, process.standardOutput) = (output, output)
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text
    }
}
