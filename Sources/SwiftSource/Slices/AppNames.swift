/// The names that a file of an app declares. A slice finds the files that it needs by these names.
package struct FileNames: Codable, Sendable, Equatable {
    package var imports: [String] = []
    /// The imported modules that the file's module exports: `@_exported import RxSwift`.
    package var exports: [String] = []
    /// Types, functions and properties at file scope.
    package var declared: [String] = []
    /// Types and extensions with the superclasses and protocols that they name.
    package var conformances: [Conformance] = []
    /// Extensions with the names of their members.
    package var extensions: [Extension] = []
    /// Types with generic arguments, such as `Feed<Home,Int>`.
    package var genericUses: [String] = []
    package var registersDefaults = false
    /// The containers that the file's code puts view controllers in.
    package var places: [ControllerPlace] = []

    package struct Conformance: Codable, Sendable, Equatable {
        package var type: String
        package var parents: [String]
    }

    package struct Extension: Codable, Sendable, Equatable {
        package var type: String
        package var members: [String]
    }

    /// The names of a file without declarations.
    package init() {}

    package init(_ source: SourceText, flags: Set<String> = []) {
        self.init(SlicedFile(source, flags: flags))
    }

    /// Modules whose import shows that a file belongs to another program in the app's folder, such as a watch app or a test. The names of such
    /// files do not count, nor those of files with a `@testable` import.
    private static let others: Set<String> = [
        "AppKit", "Cocoa", "ClockKit", "PackageDescription", "ProjectDescription", "ProjectDescriptionHelpers", "WatchKit", "XCTest",
    ]

    private init(_ file: SlicedFile) {
        let importing = file.parts.filter { $0.kind == .importing }
        imports = importing.flatMap(\.names)
        exports = importing.filter { $0.modifiers.has("@_exported") }.flatMap(\.names)
        if importing.contains(where: { $0.modifiers.has("@testable") || !Self.others.isDisjoint(with: $0.names) }) { return }
        for part in file.parts {
            if part.isHidden { continue }
            if part.parent == nil, part.kind != .extension, part.kind != .importing { declared += part.names }
            guard let scope = part.scope else { continue }
            let names = file.scopes[scope].inheritance.compactMap { TypeName($0).components.last }
            if !names.isEmpty {
                conformances.append(Conformance(type: file.scopes[scope].path.joined(separator: "."), parents: names))
            }
        }
        for (index, part) in file.parts.enumerated() where part.kind == .extension && !part.isHidden {
            let type = file.scopes[part.scope!].path.joined(separator: ".")
            let members = Set(file.parts.filter { $0.parent == index && !$0.isHidden }.flatMap { $0.callNames(of: type) }).sorted()
            extensions.append(Extension(type: type, members: members))
        }
        genericUses = file.genericUses
        registersDefaults = !file.code.registrations.isEmpty
        places = file.code.controllerPlaces(in: file.scopes.flatMap(\.inheritance))
        let uses = file.code.usesOfTabs
        for part in file.parts where part.parent == nil {
            guard let scope = part.scope, let use = uses.first(where: part.tokens.contains) else { continue }
            var place = ControllerPlace(file.scopes[scope].path.joined(separator: "."), line: file.code.tokens[use].line)
            place.usesTabs = true
            places.append(place)
        }
    }
}

/// The names of all files of an app.
package struct AppNames: Sendable {
    private var declaring: [String: [Int]] = [:]
    private var extending: [String: [Int]] = [:]
    private var extendingBy: [String: [Int]] = [:]
    private var conforming: [String: [Int]] = [:]
    private let files: [FileNames]

    /// - Parameter files: sorted by nearness to the drawn files.
    package init(_ files: [FileNames]) {
        self.files = files
        for (index, file) in files.enumerated() {
            for name in file.declared { Self.add(index, to: &declaring, name) }
            for part in file.extensions {
                Self.add(index, to: &extending, part.type)
                for member in part.members { Self.add(index, to: &extendingBy, member) }
            }
            for conformance in file.conformances {
                for parent in conformance.parents { Self.add(index, to: &conforming, parent) }
            }
        }
    }

    private static func add(_ file: Int, to table: inout [String: [Int]], _ name: String) {
        if table[name]?.last != file { table[name, default: []].append(file) }
    }

    /// True if the app has too many files to compile in a few seconds.
    var areOfLargeApp: Bool { files.count > Self.largeCount }

    private static let largeCount = 100

    /// The files that register values of `UserDefaults`.
    package var registeringDefaults: [Int] { files.indices.filter { files[$0].registersDefaults } }

    /// The containers into which code puts a view controller, and the index of the file with this code; `nil` if there is none.
    ///
    /// Of several places, the one with the lowest `rank` counts. A controller that no code makes a tab, but whose own code uses
    /// `tabBarController`, gets the app's longest list of tabs.
    ///
    /// - Parameter name: the name of the controller's class.
    package func place(ofController name: String) -> (place: ControllerPlace, file: Int)? {
        let all = files.indices.flatMap { file in files[file].places.filter { $0.controller == name }.map { (place: $0, file: file) } }
        guard var best = all.min(by: { ($0.place.rank, $0.file) < ($1.place.rank, $1.file) }) else { return nil }
        if best.place.tabs.isEmpty, all.contains(where: \.place.usesTabs) {
            best.place.tabs = files.lazy.flatMap(\.places).map(\.tabs).max { $0.count < $1.count } ?? []
            if best.place.tabs.isEmpty { best.place.tabs = [ControllerPlace.Tab()] }
        }
        return best
    }

    /// The modules that the app's modules export to the files that import them.
    var exports: Set<String> { Set(files.flatMap(\.exports)) }

    /// True if any file imports the module.
    func areImporting(_ module: String) -> Bool { files.contains { $0.imports.contains(module) } }

    /// The files that declare the superclasses and protocols of the drawn files' types, at any depth, and the types that these files
    /// extend; for an extended protocol also the first file with a type that conforms to it. Also the files with classes of layouts, as
    /// functions may return these.
    package func filesOfParents(of drawn: [Int]) -> [Int] {
        var seen = Set(drawn)
        var (found, next) = (drawn + files(conformingTo: "UICollectionViewCompositionalLayout").filter { seen.insert($0).inserted }, 0)
        while next < found.count {
            let file = files[found[next]]
            let extended = next < drawn.count ? file.extensions.flatMap { $0.type.split(separator: ".").prefix(1).map(String.init) } : []
            next += 1
            let files = (file.conformances.flatMap(\.parents) + extended).compactMap { declaring[$0]?.first } + extended.compactMap { conforming[$0]?.first }
            for index in files where seen.insert(index).inserted { found.append(index) }
        }
        return Array(found.dropFirst(drawn.count))
    }

    /// The files that declare the same name, for each name with several; in the order of the names.
    package var ambiguous: [[Int]] {
        declaring.filter { $0.value.count > 1 }.sorted { $0.key < $1.key }.map(\.value)
    }
    /// False for files of other programs, such as tests.
    package func isOfApp(_ file: Int) -> Bool { !files[file].declared.isEmpty || !files[file].extensions.isEmpty }
    /// True for types that the app declares at file scope, and for system types.
    package func isType(_ name: String) -> Bool { !files(declaring: name).isEmpty || TypeArguments.isOfSystem(name) }
    /// The files that declare a name at file scope.
    func files(declaring name: String) -> [Int] { declaring[name] ?? [] }
    /// The files with extensions of a type.
    func files(extending type: String) -> [Int] { extending[type] ?? [] }
    /// The members that a file's extensions add to a type.
    func members(ofExtensionsOf type: String, in file: Int) -> [String] {
        files[file].extensions.filter { $0.type == type }.flatMap(\.members)
    }
    /// The files with extensions that declare a member.
    func files(extendingBy member: String) -> [Int] { extendingBy[member] ?? [] }
    /// The files whose types or extensions name a protocol or superclass.
    func files(conformingTo name: String) -> [Int] { conforming[name] ?? [] }
    /// The types that name a protocol or superclass.
    func types(conformingTo name: String) -> [String] {
        files(conformingTo: name).flatMap { file in files[file].conformances.filter { $0.parents.contains(name) }.map(\.type) }
    }
    /// True if a type or protocol of the app conforms, directly or through other types of the app, to a protocol for which the condition
    /// holds.
    func inherits(_ name: String, where isWanted: (String) -> Bool) -> Bool {
        var (found, next) = ([name], 0)
        while next < found.count {
            let top = found[next].split(separator: ".").first.map(String.init) ?? ""
            let parents = (files(declaring: top) + files(extending: found[next])).flatMap { file in
                files[file].conformances.filter { $0.type == found[next] }.flatMap(\.parents)
            }
            if parents.contains(where: isWanted) { return true }
            for parent in parents where !found.contains(parent) { found.append(parent) }
            next += 1
        }
        return false
    }
    /// Uses of a generic type with its arguments, those in the nearest files first.
    func genericUses(of type: String) -> [String] {
        files.flatMap { file in file.genericUses.filter { $0.hasPrefix(type + "<") } }
    }
}
