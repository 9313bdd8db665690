import AtomicFiles
import Foundation
import SwiftSource

/// Compiles copies of Swift files, each module in a folder of its own.
struct ModuleCompiler {
    let toolchain: SwiftToolchain
    /// The user's, for every module.
    private let arguments: [String]

    init(_ arguments: [String]) throws(Failure) {
        toolchain = try SwiftToolchain()
        self.arguments = arguments
    }

    /// What becomes of a module.
    enum Product {
        /// A program, linked with the modules that it imports.
        case program
        /// What others import and link.
        case library

        fileprivate func arguments(_ module: String, in folder: String, _ toolchain: SwiftToolchain) -> [String] {
            switch self {
            case .program: toolchain.arguments(linking: PathParts.join(folder, ProgramCache.program))
            case .library:
                ["-parse-as-library", "-emit-module-path", PathParts.join(folder, module + ".swiftmodule"), "-c",
                    "-o", ModuleCompiler.object(module, in: folder)]
            }
        }
    }

    /// The code of a compiled module.
    static func object(_ module: String, in folder: String) -> String { PathParts.join(folder, module + ".o") }

    // MARK: What is known already

    /// What a module is compiled of, for the name of what is kept.
    ///
    /// - Parameter imports: where those that it may import are kept.
    func key(_ module: String, _ files: [SwiftModule.File], imports: [ProgramCache]) -> [UInt8] {
        let words = [Galley.version, toolchain.identity] + toolchain.arguments(module: module, imports: imports.map(\.folder))
            + arguments + arguments.compactMap(Self.identity)
        return files.reduce(Array(words.joined(separator: "\n").utf8)) { key, file in
            key + Array("\n\(PathParts(file.path).name) \(file.source.bytes.count)\n".utf8) + file.source.bytes
        }
    }

    /// The state of the file that an argument names, or of the files in a folder: `module.o`, `-IModules`, `-fmodule-map-file=a`.
    private static func identity(of argument: String) -> String? {
        let candidates = [argument[...], argument.dropFirst(2)] + argument.split(separator: "=", maxSplits: 1).dropFirst()
        guard let path = candidates.lazy.map(String.init).first(where: { FileKind($0) != .nothing }) else { return nil }
        guard FileKind(path) == .folder else { return FileStamp.identity(of: path) }
        // One that cannot be listed gives the compiler nothing, either.
        let names = (try? FolderListing.names(in: path).names) ?? []
        return names.map { FileStamp.identity(of: PathParts.join(path, $0)) }.joined(separator: "\n")
    }

    // MARK: Compiling

    /// The texts of a module that are compiled.
    struct Copies {
        var module: String
        /// The files that they are copies of.
        var files: [SwiftModule.File]
        var texts: [[UInt8]]
        /// The program's own file, if it has one.
        var main: String?
    }

    /// Compiles copies in a folder, and leaves nothing there but the product.
    ///
    /// - Parameters:
    ///   - imports: the compiled modules that it may import.
    ///   - place: a folder that is empty but for earlier attempts.
    func compile(
        _ copies: Copies, imports: CompiledImports, to product: Product, in place: BuildPlace
    ) throws(Failure) -> Execution.Result {
        let folder = place.path
        var files: [String] = []
        for (index, copy) in copies.texts.enumerated() {
            files.append(Self.copy(of: copies.files[index].path, index, in: folder))
            try Self.write(copy, to: files[index])
        }
        if let main = copies.main {
            files.append(PathParts.join(folder, "main.swift"))
            try Self.write(Array(main.utf8), to: files[files.count - 1])
        }
        // Where galley can keep nothing, the compiler cannot either.
        let modules = PathParts.join(folder, "modules")
        let result = try Execution.run(
            toolchain.compiler,
            toolchain.arguments(module: copies.module, imports: imports.folders) + arguments(of: product)
                + toolchain.runtimeModules + product.arguments(copies.module, in: folder, toolchain) + files
                + (product == .program ? imports.objects : [])
                + (place.isBeside ? [] : ["-module-cache-path", modules]))
        // What was compiled is not needed again.
        let sources = copies.texts.indices.map { PathParts.join(folder, "\($0)") } + [PathParts.join(folder, "main.swift"), modules]
        for source in sources { _ = try? FileManager.default.removeItem(atPath: source) }
        return result
    }

    /// The user's arguments; what is to be linked belongs to the program alone.
    private func arguments(of product: Product) -> [String] {
        product == .program ? arguments : arguments.filter { !Self.isLinked($0) }
    }

    private static func isLinked(_ argument: String) -> Bool {
        !argument.hasPrefix("-") && [".o", ".a", ".so"].contains { argument.hasSuffix($0) }
    }

    /// In a folder of its own: the files of a module may have one name.
    static func copy(of path: String, _ index: Int, in folder: String) -> String {
        let name = PathParts(path).name
        return PathParts.join(folder, "\(index)/" + (name == "main.swift" ? "main-file.swift" : name))
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
