import Foundation
import HostSystem
import SwiftSource

/// A module compiled only because another imports it. None of its declarations is drawn.
struct ImportedModule: Sendable {
    let name: String
    let files: [SwiftModule.File]
}

/// Swift files that are compiled together and searched for declarations to draw.
package struct SwiftModule: Sendable {
    struct File: Sendable {
        /// The path as the user wrote it, and as shown in messages.
        var path: String
        var source: SourceText
    }

    let name: String
    let files: [File]
    /// Modules that it imports and that are compiled with it, each after its own imports.
    let imports: [ImportedModule]
    let declarations: DrawableDeclarations
    let interfaces: InterfaceFiles

    /// Reads the files, and those of imported modules.
    init(_ paths: [String], _ compilation: Compilation) throws(Failure) {
        name = compilation.name ?? Compilation.defaultName
        files = try Self.read(paths)
        var imports: [ImportedModule] = []
        for other in compilation.imports { imports.append(ImportedModule(name: other.name, files: try Self.read(other.files()))) }
        self.imports = imports
        interfaces = InterfaceFiles(around: paths)
        declarations = DrawableDeclarations(
            files.map(\.source), importing: imports.flatMap { $0.files.map(\.source) }, flags: compilation.flags,
            interfaceClasses: interfaces.classes)
    }

    private static func read(_ paths: [String]) throws(Failure) -> [File] {
        var files: [File] = []
        for path in paths {
            let bytes = try InputFile.bytes(of: path)
            guard !bytes.contains(0) else { throw Failure(.badInput, "\(path): error: it is not a text") }
            files.append(File(path: path, source: SourceText(bytes)))
        }
        return files
    }

    package static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !PathParts(path).name.hasPrefix(".")
    }

    /// The Swift files in a folder and its subfolders, by name, without hidden ones, build products and tests.
    package static func files(below folder: String) throws(Failure) -> [String] {
        try FolderListing.files(below: folder) { $0.hasPrefix(".") || $0 == "Package.swift" }
            .filter { isSwift($0) && FileKind($0) != .nothing }
    }
}
