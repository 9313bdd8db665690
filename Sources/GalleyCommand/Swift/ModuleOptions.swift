import ArgumentParser
import Foundation
import HostSystem

/// Compilation options for Swift files.
struct ModuleOptions: ParsableArguments {
    @Option(name: .long, help: ArgumentHelp(
        """
        Draw the Swift files of a package's target, with its dependencies. For "swift package galley", in packages that \
        depend on Galley.
        """, valueName: "name"))
    var target: String?

    @Option(name: .long, help: ArgumentHelp(
        """
        For Swift files: a module that they import, as its name and a Swift file or a folder, such as Models=App/Models. It \
        can import modules named before it. May be repeated, also for more files of one module.
        """, valueName: "name=path"), completion: .file())
    var module: [ModulePath] = []

    @Option(name: .long, help: ArgumentHelp(
        "For Swift files: the name of their own module. (default: \(Compilation.defaultName))", valueName: "name"))
    var moduleName: ModuleName?

    @Option(name: .customLong("Xswiftc", withSingleDash: true), parsing: .unconditionalSingleValue, help: ArgumentHelp(
        """
        For Swift files: an argument for the compiler, such as -DSTAGING, -I and the folder of compiled modules, or an object \
        file to link. May be repeated.
        """, valueName: "argument"))
    var compilerArguments: [String] = []

    func validate() throws {
        guard target == nil || moduleName != nil else {
            throw ValidationError(
                "--target is for \"swift package galley\", in a package that depends on Galley; elsewhere, name the target's files")
        }
        let names = module.map(\.name) + (moduleName.map { [$0.text] } ?? [])
        for name in names where Compilation.takenNames.contains(name) {
            throw ValidationError("the module name \(name) is taken by a module of galley's own")
        }
        if let own = moduleName, module.contains(where: { $0.name == own.text }) {
            throw ValidationError("--module-name and --module both name \(own.text)")
        }
    }

    var compilation: Compilation {
        var compilation = Compilation(target: target, name: moduleName?.text, arguments: compilerArguments)
        for (name, path) in module.map({ ($0.name, $0.path) }) {
            if let index = compilation.imports.firstIndex(where: { $0.name == name }) {
                compilation.imports[index].paths.append(path)
            } else {
                compilation.imports.append(Compilation.Import(name: name, paths: [path]))
            }
        }
        return compilation
    }
}

/// The compilation of Swift files into a module.
struct Compilation: Sendable {
    /// A module that they import, compiled with them.
    struct Import: Sendable {
        var name: String
        /// Swift files and folders.
        var paths: [String]

        /// - Throws: if a path does not exist or contains no Swift files.
        func files() throws(Failure) -> [String] {
            var files: [String] = []
            for path in paths {
                switch FileKind(path) {
                case .folder: files += try SwiftModule.files(below: path)
                case .nothing:
                    throw Failure(.noInput, "\(path): error: no such file or folder, named in --module for \(name)")
                case .file, .special: files.append(path)
                }
            }
            guard !files.isEmpty else {
                let places = paths.joined(separator: ", ")
                throw Failure(.noInput, "\(places): error: no Swift files, named in --module for \(name)")
            }
            return files.uniqued { FilePlace($0) }
        }
    }

    /// The package target that they belong to, for messages.
    var target: String?
    /// The module's name; `nil` for any name.
    var name: String?
    /// Imported modules, each after its own imports.
    var imports: [Import] = []
    /// Compiler arguments for all of these modules.
    var arguments: [String] = []

    /// Compilation flags set by the arguments, as `-DSTAGING` or `-D STAGING`.
    var flags: Set<String> {
        Set(arguments.indices.compactMap { index in
            if index > 0, arguments[index - 1] == "-D" { return arguments[index] }
            return arguments[index].hasPrefix("-D") ? String(arguments[index].dropFirst(2)) : nil
        })
    }

    static let defaultName = "GalleyApp"

    /// Names that the user's modules cannot have.
    static let takenNames = Set(["GalleyRuntime", "Swift", "Foundation"] + SwiftToolchain.moduleAliases.flatMap { [$0.0, $0.1] })

    var isUsed: Bool { target != nil || name != nil || !imports.isEmpty || !arguments.isEmpty }
}

/// A module's name, a valid identifier.
struct ModuleName: ExpressibleByArgument {
    let text: String

    init?(argument: String) {
        guard let first = argument.unicodeScalars.first, first == "_" || first.properties.isXIDStart,
            argument.unicodeScalars.dropFirst().allSatisfy(\.properties.isXIDContinue)
        else { return nil }
        text = argument
    }
}

/// A module's name with a path to its files, written as `Models=App/Models`.
struct ModulePath: ExpressibleByArgument {
    let name: String
    let path: String

    init?(argument: String) {
        let parts = argument.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let name = ModuleName(argument: String(parts[0])) else { return nil }
        (self.name, path) = (name.text, String(parts[1]))
    }
}
