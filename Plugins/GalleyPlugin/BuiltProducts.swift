import Foundation
import PackagePlugin

/// The command, and what it compiles Swift files with, built as `swift build` builds them: from the modules that the package's
/// tests are built from. As tools of the plugin they would be built once more, with all of their modules.
struct BuiltProducts {
    let galley: String

    /// The folder of the package's build products.
    var folder: URL { URL(fileURLWithPath: galley).deletingLastPathComponent() }

    /// - Parameter hasRuntime: whether Swift files are to be compiled; the command finds what it needs for that beside itself.
    init(_ packageManager: PackageManager, withRuntime hasRuntime: Bool) throws {
        let result = try packageManager.build(.product("galley"), parameters: Self.parameters)
        let paths = result.builtArtifacts.map(\.url)
        let found = paths.first { $0.deletingPathExtension().lastPathComponent == "galley" }
        guard result.succeeded, let found else { throw Refusal("the command galley cannot be built") }
        galley = found.path
        guard try !hasRuntime || packageManager.build(.product("GalleyRuntime"), parameters: Self.parameters).succeeded else {
            throw Refusal("what galley compiles Swift files with, its product GalleyRuntime, cannot be built")
        }
    }

    static var parameters: PackageManager.BuildParameters {
        PackageManager.BuildParameters(configuration: .inherit, logging: .concise, echoLogs: true)
    }
}

/// Whether the arguments may name Swift files. Who draws documents alone need not wait for what Swift files are compiled with.
enum RuntimeNeed {
    static func isThere(_ arguments: [String]) -> Bool {
        arguments.contains { $0.hasSuffix(".swift") || hasSwiftFiles(in: $0) }
    }

    private static func hasSwiftFiles(in path: String) -> Bool {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue,
            let walk = FileManager.default.enumerator(atPath: path)
        else { return false }
        for case let name as String in walk {
            let last = name.split(separator: "/").last ?? ""
            if last.hasPrefix(".") { walk.skipDescendants() }
            if last.hasSuffix(".swift"), !last.hasPrefix("."), last != "Package.swift" { return true }
        }
        return false
    }
}
