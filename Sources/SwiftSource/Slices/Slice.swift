/// The declarations of an app that its roots need, found by the names in their code.
///
/// Names are compared without types, so a slice contains more than the compiler needs, and rarely less. A type whose instances are used
/// comes with its stored properties, initializers, cases and overrides, with the members that its protocols require, and with the members
/// whose names occur in the slice.
///
/// Terms: a *part* is a declaration. It is *kept* if it is in the slice, and *followed* when the names in its code are looked up, in the
/// order of distance from the roots, counted in references. It is *far* if it is not a root, no root names it, and its body is long or
/// exceeds the limit of `SliceBodies`; the body is then outlined.
package struct Slice {
    /// A declaration from which the slice starts.
    package struct Root: Sendable, Hashable {
        package enum Extent: Sendable, Hashable {
            /// A type, with all that an instance needs.
            case type
            /// A member, with an instance of its type.
            case member
            /// A member, with only the parts of its type that it names.
            case memberAlone
        }

        /// The index of its file in the app.
        package var file: Int
        /// The offset of its first byte in the file.
        package var offset: Int
        package var extent: Extent

        package init(file: Int, offset: Int, extent: Extent) {
            (self.file, self.offset, self.extent) = (file, offset, extent)
        }
    }

    struct Part: Hashable, Comparable {
        var file: Int
        var index: Int

        static func < (left: Part, right: Part) -> Bool { (left.file, left.index) < (right.file, right.index) }
    }

    /// Identifies a type by its path, and a private type also by its file: other files may declare a type of the same name.
    struct TypeKey: Hashable {
        var path: String
        var file: Int?
    }

    /// The part of a type that a slice keeps.
    enum Extent: Comparable {
        /// Only an empty declaration, for types that outlined code names but never creates, such as those of parameters.
        case name
        /// The members whose names occur in kept code.
        case members
        /// All that an instance needs.
        case whole
    }

    /// A type of the app.
    struct TypeState {
        var extent = Extent.name
        /// All members, including those in extensions.
        var all: [Part] = []
        /// True for an enum or a protocol; code near the roots that names it keeps it whole.
        var isWholeByName = false
        /// The names of the members that a protocol requires.
        var requirements: Set<String> = []
        /// True for a protocol with associated types, which is always kept whole.
        var hasAssociatedTypes = false
        /// True for an enum from which unused cases can be left out: it has no raw values, no order and no `allCases`.
        var hasFreeCases = false
    }

    let names: AppNames
    /// The files that contain roots.
    let drawn: Set<Int>
    private let flags: Set<String>
    let modules: Set<String>
    private let load: (Int) -> SourceText?
    var files: [Int: SlicedFile] = [:]
    /// The indices of the kept parts, by file.
    var kept: [Int: Set<Int>] = [:]
    var keptParts: [Part] { kept.flatMap { file, parts in parts.map { Part(file: file, index: $0) } } }
    /// The kept types and extensions.
    var keptScopes: [TypeKey: [Part]] = [:]
    var roots: Set<Part> = []
    var types: [TypeKey: TypeState] = [:]
    /// The types that are nested in others, by the last component of their path.
    var nestedTypes: [String: [TypeKey]] = [:]
    /// The members of `types`, by name.
    var members: [String: [Part]] = [:]
    /// The protocols that require a member, by the member's name.
    var requirements: [String: [TypeKey]] = [:]
    /// Functions that protocols of the slice require, with the protocols' paths.
    var required: [Call: Set<String>] = [:]
    var mentioned: Set<String> = []
    /// Names in kept code that may refer to functions and variables at file scope.
    var freeNames: Set<String> = []
    /// Types named in the heads of outlined declarations, with the extent that these heads need.
    var outlinedNames: [String: Extent] = [:]
    /// Followed members whose names occur in no kept code so far; the types in their heads are kept by name only.
    var closed: Set<Part> = []
    /// Types whose instances galley passes as arguments. The types of their initializers' parameters are kept, too, at any distance.
    var arguments: Set<String> = []
    /// The types whose instances are made in kept code.
    var madeNames: Set<String> = []
    var unnamedInstances = UnnamedInstances()
    /// True while following a part that is far from the roots, beyond the size limit of kept bodies.
    var isFar = false
    /// Nested types named in code, each as `Outer.Inner`.
    var nestedNames: Set<String> = []
    /// The names of types whose instances are used in kept code.
    var used: Set<String> = []
    /// The names of types that have to keep their protocols.
    var conforming: Set<String> = []
    /// Members that extensions add to types that the app does not declare, by name.
    var foreignExtensions: [String: [Part]] = [:]
    var readExtensions: Set<Part> = []
    /// Decides which bodies are kept.
    var outlining: Outlining
    /// The roots' types and their superclasses; their members count as near as roots.
    var ownTypes: Set<TypeKey> = []
    /// Parts in the order in which they are followed, the nearest ones first.
    var pending: [Part] = []
    private var followed = 0
    /// Modules that files need but do not import, by file; `text(of:)` adds these imports. An app's module may export them, or another file
    /// imports them: one import makes a module's members visible in all files.
    var missingImports: [Int: [String]] = [:]

    /// - Parameters:
    ///   - wholeFiles: files that are kept whole.
    ///   - testedFiles: files that are kept whole, except for members that only a user's action would run.
    ///   - modules: modules that can be imported besides those of Linux and their stand-ins.
    ///   - arguments: types that only the generated calls of the roots name, not the app's code.
    ///   - calls: the text of the generated calls of the roots.
    ///   - bodies: the bodies to keep.
    ///   - fileLimit: the number of files above which the slice is left incomplete.
    ///   - load: the text of a file; `nil` if it cannot be read.
    package init(
        _ roots: [Root] = [], wholeFiles: [Int] = [], testedFiles: [Int] = [], of names: AppNames, flags: Set<String> = [],
        importing modules: Set<String> = [], with arguments: [String] = [],
        calling calls: String = "", keeping bodies: SliceBodies = .all, upTo fileLimit: Int = .max, load: @escaping (Int) -> SourceText?
    ) {
        (self.names, self.flags, self.modules, self.load) = (names, flags, modules, load)
        outlining = Outlining(bodies, isOfLargeApp: names.areOfLargeApp)
        let code = Code(ScannedText(Array(calls.utf8)))
        madeNames = code.madeTypes(in: code.tokens.indices)
        drawn = Set(roots.map(\.file) + wholeFiles + testedFiles)
        for root in roots { enter(root) }
        for index in wholeFiles {
            for number in file(index)?.parts.indices ?? 0..<0 { keep(Part(file: index, index: number)) }
        }
        for index in testedFiles { keepInstances(of: index) }
        for type in arguments { reachArgument(type) }
        reachNames(in: code)
        repeat {
            while kept.count <= fileLimit, followed < pending.count {
                followed += 1
                follow(pending[followed - 1])
            }
            reachUnnamed()
        } while kept.count <= fileLimit && followed < pending.count
        keepImports()
        namesakes = removeTwins() + findNamesakes()
    }

    // MARK: The result

    /// The files of the slice, in order.
    package var fileIndices: [Int] { kept.keys.sorted() }

    /// Names in the slice that several files declare, in alphabetical order.
    package private(set) var namesakes: [Namesake] = []

    /// False if a file of the slice imports a module that is not available, other than Apple's frameworks.
    package internal(set) var hasAllModules = true

    /// The text of a file with the declarations of the slice; every byte keeps its line and column.
    package func text(of file: Int) -> [UInt8] {
        guard let sliced = files[file] else { return [] }
        let own = kept[file] ?? []
        let accessors = own.filter { isWithoutStorage(Part(file: file, index: $0)) }.compactMap { index in
            sliced.accessors(of: index, as: .init(Part(file: file, index: index), in: sliced)).map { (index, $0) }
        }
        var text = sliced.text(
            of: own, bare: own.filter { !hasProtocols(sliced, Part(file: file, index: $0)) },
            uncoded: own.filter { losesCoding(Part(file: file, index: $0)) }, without: qualifiers(in: sliced, keeping: own),
            outlines: outlining.outlines(in: file).merging(accessors) { $1 })
        let end = sliced.parts.indices.first { own.contains($0) && sliced.parts[$0].kind == .importing }
            .map { sliced.code.bytes(sliced.parts[$0].tokens).upperBound }
        let imports: String = missingImports[file, default: []].map { end == nil ? "\nimport \($0)" : "; import \($0)" }.joined()
        text.insert(contentsOf: Array(imports.utf8), at: end ?? text.count)
        return text
    }

    /// True if a type or extension keeps its protocols; false for types of the app that are not kept whole, and for their extensions.
    func hasProtocols(_ file: SlicedFile, _ part: Part) -> Bool {
        guard let path = file.path(part.index), let type = types[key(path, in: part.file)] else { return true }
        return type.extent == .whole
    }

    /// The key of a type's path.
    ///
    /// - Parameter file: the file whose code contains the path.
    func key(_ path: String, in file: Int?) -> TypeKey {
        let isHidden = file.flatMap { files[$0] }?.hidesType(at: path) ?? false
        return TypeKey(path: path, file: isHidden ? file : nil)
    }

    // MARK: Roots

    private mutating func enter(_ root: Root) {
        guard let file = file(root.file),
            let index = file.parts.firstIndex(where: { file.code.bytes($0.tokens).lowerBound == root.offset })
        else { return }
        let part = Part(file: root.file, index: index)
        let path = file.path(index) ?? file.parts[index].parent.flatMap(file.path)
        roots.insert(part)
        keep(part)
        guard let path else { return }
        guard root.extent != .memberAlone else {
            let isMade = madeNames.contains(path.split(separator: ".").last.map(String.init) ?? path)
            return reach(path, as: isMade ? .whole : .members, in: root.file)
        }
        ownTypes.insert(key(path, in: root.file))
        reach(path, as: root.extent == .type || !file.parts[index].modifiers.isStatic ? .whole : .members, in: root.file)
    }

    // MARK: Parts

    /// Adds a part to the slice, with its enclosing types.
    ///
    /// - Parameter isUnnamed: true for a member that its type needs although no code names it.
    mutating func keep(_ part: Part, isUnnamed: Bool = false) {
        guard let file = files[part.file], kept[part.file, default: []].insert(part.index).inserted else { return }
        pending.append(part)
        outlining.keep(part, isOwn: isOfOwnType(part), isUnnamed: isUnnamed)
        if let path = file.path(part.index) {
            keptScopes[key(path, in: part.file), default: []].append(part)
            // Code that applies a property wrapper or a result builder names none of its members.
            if ["@propertyWrapper", "@resultBuilder"].contains(where: file.parts[part.index].modifiers.has) {
                reach(path, as: .whole, in: part.file)
            }
        }
        guard let parent = file.parts[part.index].parent else { return }
        keep(Part(file: part.file, index: parent))
        if let path = file.path(parent) { complete(path, with: part) }
    }

    /// Keeps the declarations that a member requires. A case of an enum requires all other cases and the raw type. A stored property
    /// without a value requires its type's initializers if it cannot have accessors, or if its accessors stopped a program.
    private mutating func complete(_ path: String, with member: Part) {
        guard let file = files[member.file], let type = types[key(path, in: member.file)] else { return }
        let part = file.parts[member.index]
        if part.kind == .cases { return type.hasFreeCases && outlining.isSparing ? () : reach(path, as: .whole, in: member.file) }
        let needsStorage = !outlining.isLimited || part.names.count > 1 || part.resultType == nil || outlining.isReached(.init(member, in: file))
        if part.needsValue, needsStorage { reach(path, as: .whole, in: member.file) }
    }

    /// True for a property that loses its storage in a limited slice: a stored property without an initial value, in a class that is
    /// not kept whole. No code of the slice makes an instance of such a class. Structures keep their storage: they have a memberwise
    /// initializer.
    private func isWithoutStorage(_ part: Part) -> Bool {
        guard outlining.isLimited, let file = files[part.file], file.parts[part.index].needsValue, let parent = file.parts[part.index].parent,
            let scope = file.parts[parent].scope, file.scopes[scope].kind == .class
        else { return false }
        return !hasProtocols(file, Part(file: part.file, index: parent))
    }

    func isOfOwnType(_ part: Part) -> Bool {
        guard let file = files[part.file], let path = file.parts[part.index].parent.flatMap(file.path) else { return false }
        return ownTypes.contains(key(path, in: part.file))
    }

    // MARK: Files

    mutating func file(_ index: Int) -> SlicedFile? {
        if let file = files[index] { return file }
        guard let source = load(index) else { return nil }
        let file = SlicedFile(source, flags: flags)
        files[index] = file
        return file
    }
}
