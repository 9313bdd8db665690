import AppCode
import CompositionalLayout
import HostFiles
import MessageText
import ProgramMessages
import SwiftSource

/// The part of an app that a few declarations need.
struct AppSlice {
    let module: SwiftModule
    /// Notes on names for which another file's declaration is an equal or a nearer candidate.
    let assumptions: [SourceNote]
}

/// Cuts slices out of an app: the code that declarations of the drawn files need.
struct AppSlices {
    /// True if there is an app around the files.
    let isApp: Bool
    /// The declarations of the drawn files, read together with the files of their superclasses.
    private(set) var declarations: [Declaration]
    /// True if the files need no other file of the app and are few enough to compile unsliced.
    let isWithinFiles: Bool
    /// The drawn files, with their generic parameters bound to types of the app.
    private(set) var module: SwiftModule
    private let index: AppIndex

    init(_ files: SwiftModule, _ app: AppFolder) {
        let index = Self.index(of: files, app)
        let typed = files.choosingTypes(in: index.names) { Self.source($0, files, index) }
        let module = typed.calling(index.calls(of: typed.needingArguments)).registering(Self.defaults(of: files, index))
        (self.module, self.index) = (module, index)
        isApp = app.root != nil
        declarations = Self.declarations(of: module, index)
        isWithinFiles = !isApp || module.files.count <= Self.wholeLimit && Self.isWithinFiles(module, declarations, index)
    }

    /// The slices for other texts of the drawn files.
    func with(_ sources: [SourceText]) -> AppSlices {
        var slices = self
        slices.module = module.with(sources)
        slices.declarations = Self.declarations(of: slices.module, index)
        return slices
    }

    private static func declarations(of module: SwiftModule, _ index: AppIndex) -> [Declaration] {
        let drawn = Array(module.files.indices)
        let parents = index.names.filesOfParents(of: drawn).compactMap { file($0, index) }
        return parents.isEmpty
            ? module.declarations.declarations
            : module.with(module.files + parents, drawing: drawn.count).declarations.declarations
    }

    /// Maximum number of files that are compiled unsliced; a slice of more files compiles faster.
    private static let wholeLimit = 100

    private static func isWithinFiles(_ module: SwiftModule, _ declarations: [Declaration], _ index: AppIndex) -> Bool {
        let files = module.files.indices
        let calls = calls(of: declarations, alone: false)
        let whole = slice(of: [], wholeFiles: Array(files), with: typeArguments(of: declarations), calling: calls, upTo: files.count, module, index)
        return whole.hasAllModules && whole.fileIndices.allSatisfy(files.contains)
    }

    /// Groups of file indices; within a group, each name means one declaration.
    ///
    /// There are several groups if two targets of an app declare the same names. Groups without drawn declarations are left out.
    static func targets(of module: SwiftModule, _ app: AppFolder) -> [[Int]] {
        let all = Array(module.files.indices)
        guard app.root != nil, all.count > 1 else { return [all] }
        let targets = index(of: module, app).targets(of: all)
        guard targets.count > 1 else { return [all] }
        let drawn = Set(module.declarations.declarations.map(\.file))
        return targets.filter { !drawn.isDisjoint(with: $0) }
    }

    /// The module with all the code that declarations need.
    ///
    /// - Parameters:
    ///   - alone: true to draw members without instances of their types, where that is possible.
    ///   - bodies: the bodies to keep.
    func slice(of declarations: [Declaration], alone: Bool, keeping bodies: SliceBodies) -> AppSlice {
        let roots = declarations.map { declaration in
            Slice.Root(
                file: declaration.file, offset: declaration.range.lowerBound,
                extent: declaration.kind == .controller ? .type : alone ? .memberAlone : .member)
        }
        let types = Self.typeArguments(of: declarations)
        let calls = Self.calls(of: declarations, alone: alone)
        let slice = Self.slice(of: roots, with: types, calling: calls, keeping: bodies, module, index)
        let drawn = module.files.indices.map {
            SwiftModule.File(path: module.files[$0].path, source: SourceText(slice.text(of: $0), flags: module.flags))
        }
        let others = slice.fileIndices.filter { $0 >= drawn.count }.map { number in
            SwiftModule.File(path: Self.path(number, index), source: SourceText(slice.text(of: number), flags: module.flags))
        }
        return AppSlice(
            module: module.with(drawn + others, drawing: drawn.count, controllers: !alone)
                .registering(slice.usesDefaults ? module.defaults : []), assumptions: slice.namesakes.compactMap(assumption))
    }

    /// A note if another declaration of the name may be the right one: it is nearer to a file that uses the name than the declaration
    /// in the slice, or equally near to the drawn files and has all members in use.
    private func assumption(_ one: Namesake) -> SourceNote? {
        func words(_ other: Int, _ reason: String) -> SourceNote {
            SourceNote(
                path: path(one.taken), line: one.line,
                words: "\(path(one.taken)):\(one.line): using this \(one.name); the one in \(path(other)) is \(reason)")
        }
        for user in one.users {
            let nearness = index.nearness(of: one.taken, to: [user])
            let nearer = one.declaring.first { index.nearness(of: $0, to: [user]) > nearness && !isSame($0, one.taken) }
            if let nearer { return words(nearer, "nearer to \(path(user))") }
        }
        let others = one.fitting.filter { $0 != one.taken && !isSame($0, one.taken) }
        let nearness = index.nearness(of: one.taken, to: module.files.indices)
        return others.first { index.nearness(of: $0, to: module.files.indices) == nearness }.map { words($0, "equally near") }
    }

    /// The code of galley's calls of the declarations, in which a slice finds the names that it needs.
    private static func calls(of declarations: [Declaration], alone: Bool) -> String {
        declarations.map { "\(alone && $0.lacksInitializerAlone ? "" : $0.instance ?? "")\($0.call.arguments);" }.joined()
    }

    /// The app's calls of `UserDefaults.register(defaults:)`.
    private static func defaults(of module: SwiftModule, _ index: AppIndex) -> [AppDefaults] {
        index.names.registeringDefaults.flatMap { number in
            let path = module.files.indices.contains(number) ? module.files[number].path : path(number, index)
            return (source(number, module, index)?.registeredDefaults(flags: module.flags) ?? []).map { AppDefaults(path: path, defaults: $0) }
        }
    }

    private func path(_ number: Int) -> String {
        module.files.indices.contains(number) ? module.files[number].path : Self.path(number, index)
    }

    private func isSame(_ first: Int, _ second: Int) -> Bool {
        Self.file(first, index)?.source.bytes == Self.file(second, index)?.source.bytes
    }

    private static func slice(
        of roots: [Slice.Root], wholeFiles: [Int] = [], with arguments: [String],
        calling calls: String = "", keeping bodies: SliceBodies = .all, upTo fileLimit: Int = .max, _ module: SwiftModule, _ index: AppIndex
    ) -> Slice {
        Slice(
            roots, wholeFiles: wholeFiles, of: index.names, flags: module.flags,
            importing: StandIns.optionalNames.union(module.imports.map(\.name)),
            with: arguments, calling: calls, keeping: bodies, upTo: fileLimit
        ) { source($0, module, index) }
    }

    /// The types that generic parameters of declarations are bound to.
    private static func typeArguments(of declarations: [Declaration]) -> [String] {
        Set(declarations.filter { !$0.isSkipped }.flatMap(\.typeArguments)).sorted()
    }

    private static func source(_ number: Int, _ module: SwiftModule, _ index: AppIndex) -> SourceText? {
        number < module.drawnCount ? module.files[number].source : file(number, index)?.source
    }

    private static func index(of module: SwiftModule, _ app: AppFolder) -> AppIndex {
        let imported = module.imports.flatMap { $0.files.map(\.path) }
        return AppIndex(app, drawing: module.files.map(\.path), importing: imported, flags: module.flags)
    }

    /// The containers that the app puts the drawn controllers in, by the names of their classes.
    var places: [String: ScreenPlace] {
        let names = declarations.filter { $0.kind == .controller }.map(\.name)
        let found = names.compactMap { name in index.names.place(ofController: name).map { (name, ScreenPlace($0.place, in: path($0.file))) } }
        return Dictionary(found) { first, _ in first }
    }

    private static func path(_ number: Int, _ index: AppIndex) -> String {
        FilePlace(index.paths[number]).relative(to: FilePlace("."))
    }

    /// A file that is not drawn; `nil` if it cannot be read.
    private static func file(_ number: Int, _ index: AppIndex) -> SwiftModule.File? {
        index.source(number).map { SwiftModule.File(path: path(number, index), source: $0) }
    }
}

extension BuiltProgram {
    /// Files of the app beside the drawn ones.
    var otherFiles: [String] { module.files.dropFirst(module.drawnCount).map(\.path) }

    /// Modules and generated accessors replaced by galley's stand-ins, each at its first import or use.
    var standIns: [SourceNote] {
        func leftOut(_ name: String, _ path: String, _ line: Int, _ reason: String = "") -> SourceNote {
            SourceNote(path: path, line: line, words: "\(path):\(line): \(name): replaced by galley's stand-in\(reason)")
        }
        let modules = StandIns.optionalNames.subtracting(module.imports.map(\.name)).sorted().compactMap { name in
            module.files.lazy.compactMap { file in
                file.source.line(importing: name).map { leftOut(name, file.path, $0) }
            }.first
        }
        return modules + module.declarations.generatedAssets.map {
            leftOut($0.name, module.files[$0.file].path, $0.line, ", as its source is missing")
        }
    }

    /// Values that the app registers with `register(defaults:)` but that do not compile at file scope.
    var missingDefaults: [SourceNote] {
        let rejected = module.neededDefaults.enumerated().filter { refusals[module.entryOfDefaults + $0.offset] != nil }.map(\.element)
        return (module.missedDefaults + rejected).map { one in
            let (path, line) = (one.path, one.defaults.line)
            return SourceNote(
                path: path, line: line,
                words: "\(path):\(line): this value of register(defaults:) is left out; UserDefaults returns 0 for a missing number")
        }
    }
}

extension ScreenPlace {
    /// - Parameter file: the path of the code that puts the controller into its containers.
    fileprivate init(_ place: ControllerPlace, in file: String) {
        var containers: ScreenContainers = place.isInNavigation ? .navigation : []
        if !place.tabs.isEmpty { containers.insert(.tabs) }
        let verb = place.usesTabs ? "uses its tab bar controller" : place.isPushed ? "pushes it"
            : place.tabs.isEmpty ? "makes it the root of one" : "makes it a tab"
        self.init(containers, reason: "\(file):\(place.line) \(verb)")
        (hasLargeTitles, isPushed, isInferred) = (place.hasLargeTitles, place.isPushed, place.usesTabs)
        title = place.title
        if !place.tabs.isEmpty { (tab, tabs) = (place.tabIndex, place.tabs.map { Tab(title: $0.title, image: $0.image, isSymbol: $0.isSymbol) }) }
    }
}
