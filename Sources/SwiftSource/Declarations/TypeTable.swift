/// The types of all files.
struct TypeTable {
    /// A type merged with its extensions.
    struct Entry {
        var scope: ScopeDeclaration
        /// Initializers declared in extensions.
        var addedInitializers: [Initializer] = []
        /// Types chosen for the type's generic parameters, in their order; `nil` for a parameter that no type fits.
        fileprivate(set) var arguments: [TypeArguments.Choice?] = []
        /// The topmost superclass, declared outside the files.
        fileprivate(set) var root: String?
        fileprivate(set) var making = Making.possible
        /// True if the type's only designated initializers are `init(nibName:bundle:)` and `init(coder:)`, so that a subclass with
        /// the same ones inherits `init()`.
        fileprivate var isOfNib = false
    }

    /// Ways to create an instance with `Type()`.
    enum Making {
        case possible, needsArguments, canFail
        /// `Type()` is impossible, but a XIB or storyboard file contains such a controller.
        case fromFile
    }

    private var entries: [Entry] = []
    private var indices: [[String]: Int] = [:]
    /// The types of type aliases at file scope.
    private var aliases: [String: [String]] = [:]
    let generics: TypeArguments

    /// - Parameter interfaceClasses: the names of controllers in XIB and storyboard files.
    init(_ files: [FileDeclarations], interfaceClasses: Set<String> = [], _ generics: TypeArguments) {
        self.generics = generics
        let scopes = files.flatMap(\.scopes)
        for scope in scopes where scope.kind != .extension && indices[scope.path] == nil {
            indices[scope.path] = entries.count
            entries.append(Entry(scope: scope))
        }
        for part in files.flatMap(\.parts) where part.kind == .alias && part.parent == nil {
            for name in part.names { aliases[name] = part.resultType.map { TypeName($0).components } }
        }
        for scope in scopes where scope.kind == .extension {
            if let index = indices[scope.path] { entries[index].addedInitializers += scope.initializers }
        }
        for index in entries.indices where !entries[index].scope.wrapped.allSatisfy({ isMade(byWrapperAmong: $0, within: entries[index].scope.path) }) {
            entries[index].scope.needsValues = true
        }
        inherit()
        for file in files { chooseTypes(in: file) }
        for index in entries.indices where entries[index].making != .possible && isController(entries[index]) {
            // XIB and storyboard files cannot name nested classes.
            let scope = entries[index].scope
            guard interfaceClasses.contains(scope.path.joined(separator: ".")) else { continue }
            // If `init(coder:)` stops the program, only an initializer with a coder and more arguments makes the controller from a file.
            if !scope.stopsFromCoder || scope.initializers.contains(where: \.takesCoderAndMore) { entries[index].making = .fromFile }
        }
    }

    /// Chooses types for the generic parameters of the types that a file declares or extends.
    private mutating func chooseTypes(in file: FileDeclarations) {
        let paths = file.scopes.flatMap { scope in scope.path.indices.map { scope.path[...$0] } }
        for path in Set(paths.map(Array.init)) {
            guard let index = indices[path], entries[index].scope.isGeneric, entries[index].arguments.isEmpty else { continue }
            entries[index].arguments = generics.choices(for: entries[index].scope.generics, of: path.last)
        }
    }

    /// True if one of a property's attributes is a wrapper with `init()`: `@Inject var service: Service`.
    func isMade(byWrapperAmong attributes: [String], within path: [String]) -> Bool {
        attributes.compactMap { index(of: TypeName(String($0.dropFirst())).components, within: path) }.contains { index in
            entries[index].scope.head.modifiers.has("@propertyWrapper") && Self.making(entries[index], inherited: .possible) == .possible
        }
    }

    subscript(path: [String]) -> Entry? { indices[path].map { entries[$0] } }

    /// The initializers of a type and its extensions, and those of its superclasses, up to the first class that declares a designated
    /// initializer.
    ///
    /// - Parameter types: types in place of the generic parameters; `nil` for those chosen for drawing.
    func initializers(of path: [String], with types: [String: String]? = nil) -> [Initializer] {
        guard var index = indices[path] else { return [] }
        var (found, types) = ([Initializer](), types ?? self.types(in: path))
        // Chains of superclasses are short.
        for _ in 0..<32 {
            found += (entries[index].scope.initializers + entries[index].addedInitializers).map { $0.replacing(types) }
            let hasDesignated = entries[index].scope.initializers.contains { !$0.isConvenience && !$0.isOfNib }
            guard !hasDesignated, case .entry(let parent) = parent(of: index) else { break }
            types = inheritedTypes(types, from: entries[index].scope, to: entries[parent].scope)
            index = parent
        }
        return found
    }

    func isController(_ entry: Entry) -> Bool {
        entry.scope.kind == .class && entry.root.map(Self.isController) == true
    }

    /// True for a class of UIKit whose instances are view controllers.
    private static func isController(_ name: String) -> Bool {
        name.hasSuffix("ViewController") || ["UINavigationController", "UITabBarController"].contains(name)
    }

    func isView(_ entry: Entry) -> Bool {
        entry.scope.kind == .class && entry.root.map { $0.hasPrefix("UI") && ($0.hasSuffix("View") || $0.hasSuffix("Cell")) } == true
    }

    /// The kind of product that a type is: a view, a layout or a section; `nil` for other types.
    func product(of written: String, within path: [String]) -> Declaration.Product? {
        let components = TypeName(written).components
        let name = resolved(components == ["Self"] ? path : components, within: path)
        guard let index = index(of: name, within: path) else { return name.count == 1 ? Self.product(ofClass: name[0]) : nil }
        if isController(entries[index]) { return .view }
        return entries[index].scope.kind == .class ? entries[index].root.flatMap(Self.product) : nil
    }

    private static func product(ofClass name: String) -> Declaration.Product? {
        name.hasPrefix("UI") && isController(name) ? .view : products[name]
    }

    /// The path of the type that a name refers to within a scope; `nil` for a type that no file declares.
    func path(of name: [String], within path: [String]) -> [String]? {
        index(of: name, within: path).map { entries[$0].scope.path }
    }

    /// The index of the type that a name refers to within a scope.
    private func index(of name: [String], within path: [String]) -> Int? {
        for count in stride(from: path.count, through: 0, by: -1) {
            if let index = indices[path.prefix(count) + name] { return index }
        }
        return nil
    }

    /// The name that an alias stands for, or the name itself.
    private func resolved(_ name: [String], within path: [String]) -> [String] {
        var name = name
        // An alias of itself does not compile.
        for _ in 0..<8 where name.count == 1 && index(of: name, within: path) == nil { name = aliases[name[0]] ?? name }
        return name
    }

    private static let products: [String: Declaration.Product] = [
        "UICollectionViewLayout": .layout, "UICollectionViewCompositionalLayout": .layout, "UICollectionViewFlowLayout": .layout,
        "NSCollectionLayoutSection": .section,
    ]
}

extension TypeTable {
    private enum Parent {
        case none
        case entry(Int)
        case other(String)
    }

    /// Propagates properties from superclasses to subclasses, visiting every type once.
    private mutating func inherit() {
        var isVisited = entries.map { _ in false }
        for first in entries.indices {
            var chain: [Int] = []
            var next: Int? = first
            while let index = next, !isVisited[index] {
                isVisited[index] = true
                chain.append(index)
                next = if case .entry(let parent) = parent(of: index) { parent } else { nil }
            }
            // A class that inherits from itself does not compile; it keeps what is known so far.
            for index in chain.reversed() { inherit(index) }
        }
    }

    private mutating func inherit(_ index: Int) {
        var inherited = Making.possible
        switch parent(of: index) {
        case .none: break
        case .entry(let parent):
            (entries[index].root, inherited) = (entries[parent].root, entries[parent].making)
            entries[index].isOfNib = entries[parent].isOfNib
        case .other(let name):
            entries[index].root = name
            entries[index].isOfNib = Self.classesOfNibs.contains(name)
            inherited = Self.classesWithoutEmptyInitializer.contains(name) ? .needsArguments : .possible
        }
        entries[index].making = Self.making(entries[index], inherited: inherited)
        let designated = entries[index].scope.initializers.filter { !$0.isConvenience }
        let keepsAll = designated.isEmpty || (designated.contains(where: \.takesNib) && designated.allSatisfy(\.isOfNib))
        entries[index].isOfNib = entries[index].isOfNib && keepsAll
    }

    /// A class's superclass; protocols do not count.
    private func parent(of index: Int) -> Parent {
        let scope = entries[index].scope
        guard scope.kind == .class, let written = scope.inheritance.first else { return .none }
        let name = resolved(TypeName(written).components, within: scope.path)
        guard let parent = self.index(of: name, within: scope.path) else { return name.last.map { .other($0) } ?? .none }
        return entries[parent].scope.kind == .class && parent != index ? .entry(parent) : .none
    }

    /// UIKit classes without `init()`.
    private static let classesWithoutEmptyInitializer: Set<String> = [
        "UICollectionViewController", "UICollectionView", "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection",
        "UIHostingController", "UIPageViewController",
    ]

    /// UIKit classes with exactly the designated initializers of `UIViewController`.
    private static let classesOfNibs: Set<String> = ["UIViewController", "UITabBarController"]

    private static func making(_ type: Entry, inherited: Making) -> Making {
        let own = type.scope.initializers
        let empty = (own + type.addedInitializers).filter { !$0.needsArguments }
        if empty.contains(where: { !$0.canFail }) { return .possible }
        if !empty.isEmpty { return .canFail }
        // A class that overrides all designated initializers inherits the convenience ones, unless it adds designated ones of its
        // own.
        if type.isOfNib, own.contains(where: { $0.takesNib && !$0.isConvenience }) { return inherited }
        let hasOwn = own.contains { type.scope.kind != .class || !$0.isConvenience }
        return hasOwn || type.scope.needsValues ? .needsArguments : inherited
    }
}
