import ArgumentParser
import LayoutSubjects
import MessageText

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

    /// The options as words for a shell, without the target of a package.
    var words: [String] {
        module.flatMap { ["--module", ShellText.quoted("\($0.name)=\($0.path)")] }
            + (moduleName.map { ["--module-name", $0.text] } ?? []) + compilerArguments.flatMap { ["-Xswiftc", ShellText.quoted($0)] }
    }

    var compilation: Compilation {
        var compilation = Compilation()
        (compilation.target, compilation.name, compilation.arguments) = (target, moduleName?.text, compilerArguments)
        for module in module { compilation.add(module.path, to: module.name) }
        return compilation
    }
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
