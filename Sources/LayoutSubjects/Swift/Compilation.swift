import HostFiles
import MessageText
import SwiftSource

/// The compilation of Swift files into a module.
package struct Compilation: Sendable {
    /// A module that the files import, compiled from source.
    package struct Import: Sendable {
        package var name: String
        /// Swift files and folders.
        package var paths: [String]

        /// - Throws: if a path does not exist or contains no Swift files.
        func files() throws(Failure) -> [String] {
            var files: [String] = []
            for path in paths {
                switch FileKind(path) {
                case .folder: files += try SwiftModule.files(below: path)
                case .nothing:
                    throw Failure(.noInput, "\(path): error: --module \(name): no such file or folder")
                case .file, .special: files.append(path)
                }
            }
            guard !files.isEmpty else {
                let places = paths.joined(separator: ", ")
                throw Failure(.noInput, "\(places): error: --module \(name): no Swift files")
            }
            return files.uniqued { FilePlace($0) }
        }
    }

    /// The package target that the files belong to, for messages.
    package var target: String?
    /// The module's name; `nil` for `defaultName`.
    package var name: String?
    /// Imported modules, each after its own imports.
    package var imports: [Import] = []
    /// Swift expressions for the parameters of functions and initializers, by name.
    package var values: [String: String] = [:]
    /// Names of declarations to skip: they are not drawn, and nothing is compiled for them.
    package var excluded: [NamePattern] = []
    /// Compiler arguments for the module and its imports.
    package var arguments: [String] = []

    package init() {}

    /// Adds a file or folder to an imported module.
    package mutating func add(_ path: String, to module: String) {
        if let index = imports.firstIndex(where: { $0.name == module }) {
            imports[index].paths.append(path)
        } else {
            imports.append(Import(name: module, paths: [path]))
        }
    }

    /// Compilation flags set by the arguments, as `-DSTAGING` or `-D STAGING`.
    package var flags: Set<String> {
        Set(arguments.indices.compactMap { index in
            if index > 0, arguments[index - 1] == "-D" { return arguments[index] }
            return arguments[index].hasPrefix("-D") ? String(arguments[index].dropFirst(2)) : nil
        })
    }

    package static let defaultName = "GalleyApp"

    /// Names that the user's modules cannot have.
    package static let takenNames = Set(["GalleyRuntime", "Swift", "Foundation"] + StandIns.modules.flatMap { [$0.0, $0.1] })
        .subtracting(StandIns.optionalNames)

    /// The modules that come from the user's files.
    var ownNames: Set<String> { Set(imports.map(\.name) + [name].compactMap { $0 }) }

    var isUsed: Bool { target != nil || name != nil || !imports.isEmpty || !arguments.isEmpty || !values.isEmpty || !excluded.isEmpty }
}
