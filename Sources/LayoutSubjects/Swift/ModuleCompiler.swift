import Foundation
import HostFiles
import MessageText
import SwiftSource

/// Compiles copies of Swift files, each module in its own folder.
struct ModuleCompiler {
    let toolchain: SwiftToolchain
    /// The user's arguments, for every module.
    private let arguments: [String]
    /// The modules that come from the user's files.
    private let own: Set<String>
    private let deadline: Deadline
    /// Compiler arguments for programs, not for imported modules.
    private let limits: [String]

    /// - Parameter leavesOut: true to reject expressions that are slow to type-check: some with missing names take seconds (8 s in
    ///   one app). The limit counts the type checker's steps, so that it does not depend on the machine's speed.
    init(_ choice: SwiftChoice, leavingOutRejected leavesOut: Bool = false) throws(Failure) {
        toolchain = try SwiftToolchain()
        (arguments, own) = (choice.compilation.arguments, choice.compilation.ownNames)
        deadline = choice.deadline
        limits = leavesOut ? ["-Xfrontend", "-solver-scope-threshold=100000"] : []
    }

    /// The product of a module.
    enum Product: String {
        /// A program, linked with its imported modules.
        case program
        /// A library for import and linking.
        case library

        /// True if the folder contains the product: an executable file, or an object file.
        fileprivate func isMade(_ module: String, in folder: String) -> Bool {
            switch self {
            case .program: FileManager.default.isExecutableFile(atPath: PathParts.join(folder, ProgramCache.program))
            case .library: FileKind(ModuleCompiler.object(module, in: folder)) == .file
            }
        }

        fileprivate func arguments(_ module: String, in folder: String, _ toolchain: SwiftToolchain) -> [String] {
            switch self {
            case .program: toolchain.arguments(linking: PathParts.join(folder, ProgramCache.program))
            case .library:
                ["-parse-as-library", "-emit-module-path", PathParts.join(folder, module + ".swiftmodule"), "-c",
                    "-o", ModuleCompiler.object(module, in: folder)]
            }
        }
    }

    /// The path of a compiled module's object file.
    static func object(_ module: String, in folder: String) -> String { PathParts.join(folder, module + ".o") }

    // MARK: Cache keys

    /// The cache key of a module.
    ///
    /// - Parameter imports: the caches of its possible imports.
    func key(_ module: String, _ files: [SwiftModule.File], imports: [ProgramCache]) -> [UInt8] {
        key(Copies(module: module, files: files, texts: files.map(\.source.bytes)), imports: imports)
    }

    /// The cache key of copies of a module's files.
    func key(_ copies: Copies, imports: [ProgramCache]) -> [UInt8] {
        let words = [Release.version, BuildIdentity.current, toolchain.identity]
            + toolchain.arguments(module: copies.module, imports: imports.map(\.name), own: own) + arguments + limits
            + arguments.compactMap(Self.identity)
        let start = Array((words + [copies.main ?? ""]).joined(separator: "\n").utf8)
        return zip(copies.files, copies.texts).reduce(into: start) { key, copy in
            key += Array("\n\(PathParts(copy.0.path).name) \(copy.1.count)\n".utf8) + copy.1
        }
    }

    /// The stamp of the file, or of all files in the folder, that an argument names: `module.o`, `-IModules`, `-fmodule-map-file=a`.
    private static func identity(of argument: String) -> String? {
        let candidates = [argument[...], argument.dropFirst(2)] + argument.split(separator: "=", maxSplits: 1).dropFirst()
        guard let path = candidates.lazy.map(String.init).first(where: { FileKind($0) != .nothing }) else { return nil }
        guard FileKind(path) == .folder else { return FileStamp.identity(of: path) }
        // If the folder cannot be listed, the compiler finds nothing in it either.
        let names = (try? FolderListing.names(in: path).names) ?? []
        return names.map { FileStamp.identity(of: PathParts.join(path, $0)) }.joined(separator: "\n")
    }

    // MARK: Compiling

    /// The source texts of a module.
    struct Copies {
        var module: String
        /// The original files.
        var files: [SwiftModule.File]
        var texts: [[UInt8]]
        /// The text of `main.swift`; `nil` if the module has no such file.
        var main: String?
    }

    /// Compiles copies in a folder, and removes everything but the product.
    ///
    /// - Parameters:
    ///   - imports: the compiled modules that it may import.
    ///   - place: a folder that is empty except for earlier attempts.
    func compile(
        _ copies: Copies, imports: CompiledImports, to product: Product, in place: BuildPlace, within budget: CompilerBudget
    ) throws(Failure) -> Execution.Result {
        budget.takeCall(copies.texts)
        let folder = place.path
        var files = Self.copies(of: copies.files, in: folder)
        for (path, text) in zip(files, copies.texts) { try Self.write(text, to: path) }
        if let main = copies.main {
            files.append(PathParts.join(folder, "main.swift"))
            try Self.write(Array(main.utf8), to: files[files.count - 1])
        }
        // Fallback module cache: where galley cannot write to its cache, the compiler cannot write to its own.
        let modules = PathParts.join(folder, "modules")
        let moduleCache = toolchain.moduleCache ?? (place.isBeside ? nil : modules)
        let words = toolchain.arguments(module: copies.module, imports: imports.folders, own: own) + arguments(of: product)
                + toolchain.runtimeModules + product.arguments(copies.module, in: folder, toolchain) + files
                + (product == .program ? imports.objects : [])
                + (moduleCache.map { ["-module-cache-path", $0] } ?? [])
        let result = try CompilerProcess(compiler: toolchain.compiler, arguments: words, deadline: deadline).run()
        let isElse = result.status == 0 ? !product.isMade(copies.module, in: folder) : arguments.contains(where: Self.asksForElse)
        guard !isElse else {
            throw Failure(
                .usage, "the compiler made no \(product.rawValue): remove arguments of -Xswiftc that select another output: "
                    + "\(arguments.joined(separator: " "))")
        }
        // Sources are not needed any more.
        let sources = copies.texts.indices.map { PathParts.join(folder, "\($0)") } + [PathParts.join(folder, "main.swift"), modules]
        for source in sources { _ = try? FileManager.default.removeItem(atPath: source) }
        return result
    }

    /// The user's arguments; linker arguments apply only to the program.
    private func arguments(of product: Product) -> [String] {
        product == .program ? arguments + limits : arguments.filter { !Self.isLinked($0) }
    }

    /// True for an argument that replaces the compiler's product by another.
    private static func asksForElse(_ argument: String) -> Bool {
        argument == "-emit-library" || ["-dump-", "-print-"].contains { argument.hasPrefix($0) }
    }

    private static func isLinked(_ argument: String) -> Bool {
        !argument.hasPrefix("-") && [".o", ".a", ".so"].contains { argument.hasSuffix($0) }
    }

    /// The paths of files' copies. Each has its own folder, for short names in messages, and its own name, as the compiler
    /// refuses two files of one name.
    static func copies(of files: [SwiftModule.File], in folder: String) -> [String] {
        var names: Set = ["main.swift"]
        return files.enumerated().map { index, file in
            var name = PathParts(file.path).name
            if !name.hasSuffix(".swift") { name += ".swift" }
            var own = name
            while !names.insert(own).inserted { own = "\(own.dropLast(".swift".count))-\(index).swift" }
            return PathParts.join(folder, "\(index)/\(own)")
        }
    }

    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        do {
            try FileManager.default.createDirectory(atPath: PathParts(path).folder, withIntermediateDirectories: true)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
        } catch {
            throw Failure(.cannotCreate, "cannot write \(path) to compile it: \(SystemError.text(error))")
        }
    }
}
