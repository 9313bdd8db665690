import AppCode
import HostFiles
import SwiftSource

/// A module compiled only because another imports it. None of its declarations is drawn.
struct ImportedModule: Sendable {
    let name: String
    let files: [SwiftModule.File]
}

/// A value that a file of the app registers with `UserDefaults.register(defaults:)`.
struct AppDefaults: Sendable {
    var path: String
    var defaults: RegisteredDefaults
}

/// Swift files that are compiled together and searched for declarations to draw.
package struct SwiftModule: Sendable {
    struct File: Sendable {
        /// The path as the user wrote it, and as shown in messages.
        var path: String
        var source: SourceText
    }

    let name: String
    /// The drawn files, then the files that they need.
    let files: [File]
    let drawnCount: Int
    /// False if only members are drawn, not view controllers.
    let drawsControllers: Bool
    /// Imported modules that are compiled together with this one, each after its own imports.
    let imports: [ImportedModule]
    let declarations: DrawableDeclarations
    let interfaces: InterfaceFiles
    let flags: Set<String>
    /// Supplies expressions for parameters by name, and the names of declarations to skip.
    private let options: Compilation
    /// The types that generic parameters are bound to.
    private var generics: TypeArguments
    private let calls: AppCalls
    private(set) var defaults: [AppDefaults] = []

    /// Reads the files, and those of imported modules.
    init(_ paths: [String], _ compilation: Compilation, in app: AppFolder) throws(Failure) {
        let files = try Self.read(paths, compilation.flags)
        for file in files { app.sources.take(file.source, at: file.path) }
        var imports: [ImportedModule] = []
        for other in compilation.imports { imports.append(ImportedModule(name: other.name, files: try Self.read(other.files(), compilation.flags))) }
        let name = compilation.name ?? Compilation.defaultName
        self.init(
            name, files, drawing: files.count, imports, try InterfaceFiles(of: app, in: name),
            compilation.flags, options: compilation, TypeArguments(given: compilation.values))
    }

    private init(
        _ name: String, _ files: [File], drawing count: Int, _ imports: [ImportedModule], _ interfaces: InterfaceFiles,
        _ flags: Set<String>, options: Compilation, _ generics: TypeArguments, _ calls: AppCalls = AppCalls(), controllers: Bool = true
    ) {
        (self.options, self.generics, self.calls, drawsControllers) = (options, generics, calls, controllers)
        (self.name, self.files, self.imports, self.interfaces, self.flags) = (name, files, imports, interfaces, flags)
        drawnCount = count
        declarations = DrawableDeclarations(
            files.map(\.source), drawing: count, importing: imports.flatMap { $0.files.map(\.source) }, flags: flags,
            interfaceClasses: interfaces.classes, arguments: options.values, generics: generics,
            calls: calls, controllers: controllers
        ) { path in options.excluded.contains { $0.matches(path) } }
    }

    /// The module with other files, of which the first ones are drawn.
    func with(_ files: [File], drawing count: Int, controllers: Bool = true) -> SwiftModule {
        with(files, drawing: count, calls, controllers: controllers)
    }

    private func with(_ files: [File], drawing count: Int, _ calls: AppCalls, controllers: Bool) -> SwiftModule {
        SwiftModule(name, files, drawing: count, imports, interfaces, flags, options: options, generics, calls, controllers: controllers)
            .registering(defaults)
    }

    /// The names of entries that are drawn with assumed arguments or not at all, and of the types they belong to.
    var needingArguments: Set<String> {
        Set(declarations.declarations.filter { $0.assumedValues != nil || !$0.isDrawable }.flatMap { [$0.name] + $0.typePath.suffix(1) })
    }

    /// The functions and types among `declarations` that are called as in the app.
    func callees(of declarations: some Sequence<Int>) -> Set<String> {
        Set(declarations.filter(self.declarations.declarations.indices.contains).flatMap { index in
            let declaration = self.declarations.declarations[index]
            return [declaration.name] + declaration.typePath.suffix(1)
        }.filter(calls.contains))
    }

    /// The module whose entries are called with the arguments of the app's calls.
    func calling(_ calls: AppCalls) -> SwiftModule {
        calls.isEmpty ? self : with(files, drawing: drawnCount, calls, controllers: drawsControllers)
    }

    /// The module in which functions and types with these names are called with assumed arguments only.
    func callingPlainly(_ callees: Set<String>) -> SwiftModule {
        callees.isEmpty ? self : with(files, drawing: drawnCount, calls.without(callees), controllers: drawsControllers)
    }

    /// The module with calls that register defaults; they run before anything is drawn, if the code uses `UserDefaults`.
    func registering(_ defaults: [AppDefaults]) -> SwiftModule {
        var module = self
        module.defaults = defaults
        return module
    }

    /// The values to register.
    var neededDefaults: [AppDefaults] { readDefaults.filter(\.defaults.isCallable) }
    /// The values that the code may read and that cannot be registered.
    var missedDefaults: [AppDefaults] { readDefaults.filter { !$0.defaults.isCallable } }
    private var readDefaults: [AppDefaults] { files.contains(where: \.source.namesUserDefaults) ? defaults : [] }

    /// The index, as in `ProgramText.Entry`, of the first call that registers defaults.
    var entryOfDefaults: Int {
        declarations.declarations.count + declarations.outletClasses.count + declarations.unsetProperties.count
            + declarations.emptyData.count
    }

    /// The module with its generic parameters bound to types of the app.
    ///
    /// - Parameter load: the text of one of the app's files; `nil` if it cannot be read.
    func choosingTypes(in names: AppNames, load: @escaping @Sendable (Int) -> SourceText?) -> SwiftModule {
        var module = self
        module.generics = TypeArguments(in: names, flags: flags, given: options.values, load: load)
        return declarations.areGeneric ? module.with(files, drawing: drawnCount, controllers: drawsControllers) : module
    }

    /// The files' texts with changes.
    func copies(with edits: [CodeEdit]) -> [SourceCopy] {
        let edits = Dictionary(grouping: edits, by: \.file)
        return files.enumerated().map { SourceCopy($1.source, edits: edits[$0] ?? []) }
    }

    func with(_ edits: [CodeEdit]) -> SwiftModule { edits.isEmpty ? self : with(copies(with: edits).map(\.source)) }

    /// The module with other texts of its files.
    func with(_ sources: [SourceText]) -> SwiftModule {
        with(zip(files, sources).map { File(path: $0.path, source: $1) }, drawing: drawnCount, controllers: drawsControllers)
    }

    /// Generated code that depends on the user's options and on files other than Swift; a part of the cache key.
    var generatedCode: String {
        let calls = declarations.declarations.map {
            "\($0.creation) \($0.creation == .file ? $0.path : "") \($0.typeExpression ?? "") \($0.instance ?? "") \($0.call.arguments) \($0.refusal ?? "")"
        }
        let properties = declarations.unsetProperties.flatMap(\.properties).map { "\($0.name) \($0.value)" }
            + declarations.emptyData.flatMap(\.properties).map { "\($0.name) \($0.value)" }
        return (calls + [interfaces.assets.code(for: files.map(\.source))] + properties + neededDefaults.map { "\($0.defaults.type ?? "") \($0.defaults.call)" }).joined(separator: "\n")
    }

    /// - Throws: if a function has a name of the generated code.
    func checkNames() throws(Failure) {
        let name = "func " + ProgramText.prefix
        for file in files {
            guard let range = file.source.bytes.firstRange(of: Array(name.utf8)) else { continue }
            let line = file.source.bytes[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw Failure(
                .badInput, "\(file.path):\(line): error: the prefix \(ProgramText.prefix) is reserved for galley; rename this function")
        }
    }

    /// - Throws: the errors of all files that cannot be read.
    private static func read(_ paths: [String], _ flags: Set<String>) throws(Failure) -> [File] {
        var (files, failures) = ([File](), [(path: String, failure: Failure)]())
        for path in paths {
            do throws(Failure) {
                files.append(File(path: path, source: SourceText(try text(of: path), flags: flags)))
            } catch {
                failures.append((path, error))
            }
        }
        guard var first = failures.first?.failure else { return files }
        first.files = Dictionary(failures.map { ($0.path, $0.failure.message) }, uniquingKeysWith: { first, _ in first })
        throw first
    }

    private static func text(of path: String) throws(Failure) -> [UInt8] {
        let bytes = try InputFile.bytes(of: path)
        guard !bytes.contains(0) else { throw Failure(.badInput, "\(path): error: not a text file") }
        guard String(validating: bytes, as: UTF8.self) != nil else {
            throw Failure(.badInput, "\(path): error: not UTF-8")
        }
        return bytes
    }

    package static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !PathParts(path).name.hasPrefix(".")
    }

    /// The Swift files in a folder and its subfolders, by name, without hidden ones, dependencies, build products and tests.
    package static func files(below folder: String) throws(Failure) -> [String] {
        try FolderListing.files(below: folder) { $0.hasPrefix(".") || $0 == "Package.swift" || AppFolder.isSkipped($0) }
            .filter { isSwift($0) && FileKind($0) != .nothing }
    }
}
