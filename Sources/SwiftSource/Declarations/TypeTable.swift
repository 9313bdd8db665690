/// The types of all files, and what of them a declaration needs to know.
struct TypeTable {
    /// A type with what its extensions add.
    struct Entry {
        var scope: ScopeDeclaration
        /// Of its extensions.
        var addedInitializers: [Initializer] = []
    }

    /// Whether `Type()` makes an instance.
    enum Making { case possible, needsArguments, canFail }

    private var entries: [[String]: Entry] = [:]

    init(_ files: [FileDeclarations]) {
        let scopes = files.flatMap(\.scopes)
        for scope in scopes where scope.kind != .extension && entries[scope.path] == nil {
            entries[scope.path] = Entry(scope: scope)
        }
        for scope in scopes where scope.kind == .extension {
            entries[scope.path]?.addedInitializers += scope.initializers
        }
    }

    subscript(path: [String]) -> Entry? { entries[path] }

    /// The type that a name means within another.
    func entry(_ name: [String], within path: [String]) -> Entry? {
        for count in stride(from: path.count, through: 0, by: -1) {
            if let entry = entries[path.prefix(count) + name] { return entry }
        }
        return nil
    }

    /// The classes that a class inherits from, itself first, and the name of the one that is in no file.
    func ancestry(of entry: Entry) -> (classes: [Entry], root: String?) {
        var classes = [entry]
        var paths: Set = [entry.scope.path]
        while let last = classes.last, let written = last.scope.inheritance.first {
            let name = TypeName(written).components
            guard let parent = self.entry(name, within: last.scope.path) else { return (classes, name.last) }
            // A protocol is no ancestor; a class that inherits from itself does not compile.
            guard parent.scope.kind == .class, paths.insert(parent.scope.path).inserted, paths.count <= 256 else { break }
            classes.append(parent)
        }
        return (classes, nil)
    }

    func isController(_ entry: Entry) -> Bool {
        entry.scope.kind == .class && ancestry(of: entry).root?.hasSuffix("ViewController") == true
    }

    /// What a value of a type shows.
    func product(of written: String, within path: [String]) -> Declaration.Product? {
        let name = TypeName(written).components
        guard let entry = entry(name, within: path) else { return name.count == 1 ? Self.products[name[0]] : nil }
        return entry.scope.kind == .class ? ancestry(of: entry).root.flatMap { Self.products[$0] } : nil
    }

    private static let products: [String: Declaration.Product] = [
        "UICollectionViewLayout": .layout, "UICollectionViewCompositionalLayout": .layout, "NSCollectionLayoutSection": .section,
    ]

    // MARK: Instances

    /// Classes of UIKit without `init()`.
    private static let classesWithoutEmptyInitializer: Set<String> = [
        "UICollectionViewController", "UICollectionView", "UICollectionViewCompositionalLayout", "NSCollectionLayoutSection",
        "UIHostingController",
    ]

    func making(_ entry: Entry) -> Making {
        let (classes, root) = entry.scope.kind == .class ? ancestry(of: entry) : ([entry], nil)
        for type in classes {
            let own = type.scope.initializers
            let empty = (own + type.addedInitializers).filter { !$0.needsArguments }
            if empty.contains(where: { !$0.canFail }) { return .possible }
            if !empty.isEmpty { return .canFail }
            // Who has an initializer of one's own inherits none.
            let hasOwn = own.contains { type.scope.kind != .class || !$0.isConvenience }
            if hasOwn || type.scope.needsValues { return .needsArguments }
        }
        return root.map(Self.classesWithoutEmptyInitializer.contains) == true ? .needsArguments : .possible
    }
}
