/// Looks up the names in the code of a slice, and keeps their declarations.
extension Slice {
    /// Keeps the declarations of all names in a part's code.
    mutating func follow(_ id: Part) {
        guard let file = files[id.file] else { return }
        let part = file.parts[id.index]
        if part.kind == .importing { return }
        outlining.follow(id, of: file, as: role(of: id, in: file))
        isFar = outlining.farParts.contains(id)
        defer { isFar = false }
        if let path = file.path(id.index) {
            let extent: Extent = isFar ? outlinedNames[file.scopes[part.scope!].path.last ?? ""] ?? .name : .members
            reach(path, as: extent, in: part.kind == .type || file.hidesType(at: path) ? id.file : nil)
            reachParents(of: id, file, path)
        }
        let isBare = !hasProtocols(file, id)
        if file.isProtocol(part), !isBare { keepCalls(requiredBy: id) }
        let isNear = outlining.outlines[id] == nil
        if isNear && !isFar || isOfArgument(id), part.kind == .initializer || roots.contains(id) {
            reachConformers(of: part.parameters)
            reachNested(part.parameters, in: part.parent.flatMap(file.path), file)
        }
        if part.kind == .property, let type = part.resultType,
            UnsetProperties.isModel(type, named: part.names[0]) && isOfOwnType(id) || isOfArgument(id) && isSetByMemberwise(part, file)
        {
            reachConformers(of: [Parameter(label: nil, name: "", type: type, hasDefault: false)])
        }
        if drawn.contains(id.file), let element = file.elementOfEmptyList(part) {
            reachConformers(of: [Parameter(label: nil, name: "", type: element, hasDefault: false)])
        }
        let end = outlining.outlines[id]?.start ?? part.tokens.upperBound
        let isWhole = part.scope == nil || file.isProtocol(part) && !isBare
        let range = isWhole ? part.tokens.lowerBound..<end : isBare ? file.bareHeader(of: part)[0] : part.header
        let own = part.scope.map { Set(file.scopes[$0].path) } ?? []
        noteNested(range, of: id, file)
        reachConforming(in: range, of: id, file)
        // In the head of a type without its protocols, the named types need not be whole.
        let isHead = isBare && part.scope != nil && outlining.isLimited
        guard isHead || isFar && (!isNear || file.isSignature(part)) else { return use(range, of: id, file, besides: own) }
        for values in file.values(inSignature: range) { use(values, of: id, file, besides: own) }
        let isUnnamed = outlining.isStrict && [.property, .cases].contains(part.kind) && part.parent != nil && mentioned.isDisjoint(with: part.names)
        if isUnnamed { closed.insert(id) }
        let inner = file.parameters(of: part)
        // The head of an extension names its own type, which has to be kept.
        for name in file.code.usedTypes(in: range, withNamespaces: true).subtracting(isHead && part.kind == .extension ? [] : own).sorted() {
            outline(name, as: isUnnamed || inner.contains(name) ? .name : .members, of: id, file)
        }
    }

    /// True for a property that the memberwise initializer of its structure sets.
    private func isSetByMemberwise(_ part: SourcePart, _ file: SlicedFile) -> Bool {
        guard part.needsValue, let scope = part.parent.flatMap({ file.parts[$0].scope }) else { return false }
        return file.scopes[scope].kind == .struct && file.scopes[scope].initializers.isEmpty
    }

    private func role(of id: Part, in file: SlicedFile) -> Outlining.Role {
        let part = file.parts[id.index]
        if part.isStored, drawn.contains(id.file) { return .value }
        if file.hasResources || part.givesResource, part.body?.count ?? part.tokens.count < 100 { return .runs }
        if part.kind == .initializer, isOfArgument(id) { return .value }
        guard part.isStored && !part.modifiers.isStatic || part.kind == .initializer,
            let scope = part.parent.flatMap({ file.parts[$0].scope }).map({ file.scopes[$0] }), madeNames.contains(scope.path.last ?? "")
        else { return .other }
        if scope.kind == .class, (scope.path.suffix(1) + scope.inheritance.prefix(1)).contains(where: NameRules.isView) { return .runs }
        return part.kind == .initializer && file.code.bytes(part.tokens).count <= Outlining.shortest ? .value : .other
    }

    /// Keeps types with their protocols although no instance is used: generic arguments, and the types of stored values on which a
    /// synthesized conformance depends.
    private mutating func reachConforming(in range: Range<Int>, of id: Part, _ file: SlicedFile) {
        let values = decidesProtocols(id) ? file.code.usedTypes(in: range, withNamespaces: true) : []
        for name in file.code.genericArguments(in: range).union(values).sorted() where !isClass(name) && conforming.insert(name).inserted {
            outline(name, as: .whole, of: id, file)
        }
    }

    private mutating func reachParents(of id: Part, _ file: SlicedFile, _ path: String) {
        guard let scope = file.parts[id.index].scope.map({ file.scopes[$0] }) else { return }
        let (isBare, extent) = (!hasProtocols(file, id), types[key(path, in: id.file)]?.extent ?? .whole)
        let wanted = isFar || isBare && outlining.isLimited ? extent : .whole
        // Before the parent's members are kept, as the distance of a member depends on whether its type is in `ownTypes`.
        if let parent = scope.inheritance.first, ownTypes.contains(key(path, in: id.file)) {
            ownTypes.insert(key(TypeName(parent).components.joined(separator: "."), in: nil))
        }
        for parent in isBare ? scope.inheritance.prefix(scope.kind == .class ? 1 : 0) : scope.inheritance[...] { reachParent(parent, as: wanted) }
        if !isBare { for parent in scope.inheritance.dropFirst(scope.kind == .class ? 1 : 0) { keepDefaults(ofSystemProtocol: parent) } }
    }

    /// Keeps the declarations of all names in a range of code.
    ///
    /// - Parameter own: the type's own names; in its head, they are not uses.
    private mutating func use(_ range: Range<Int>, of id: Part, _ file: SlicedFile, besides own: Set<String>) {
        let isSignature = file.parts[id.index].scope == nil && file.isSignature(file.parts[id.index]) && !isOfOwnType(id) && !roots.contains(id)
        // Sorted, as the order decides which bodies are kept.
        let ofTypes = file.code.staticUses(in: range).filter { reachStatic($0.member, of: $0.type) }
        // A static member's declaration contains the member's own name; looking it up would add members of other types with that name.
        let part = file.parts[id.index]
        let declared = !outlining.isStrict || !part.modifiers.isStatic ? [] : part.header.filter { part.names.contains(file.code.text($0)) }
        let mentions = file.code.names(in: range, besides: Set(ofTypes.map(\.token) + declared)).sorted()
        for name in mentions {
            for index in file.hiddenParts[name] ?? [] where !file.parts[index].isNeverRun {
                keep(Part(file: id.file, index: index))
            }
        }
        for name in file.code.freeNames(in: range).sorted() where freeNames.insert(name).inserted && mentioned.contains(name) {
            reachNamed(name, as: .members)
        }
        // Names that were mentioned before have been looked up.
        for name in mentions where !mentioned.contains(name) { mention(name) }
        // A static member that the type itself does not declare comes from one of its protocols.
        for (type, member, _) in file.code.staticUses(in: range) where !declares(member, in: type) && conforming.insert(type).inserted {
            reachNamed(type, as: .whole)
        }
        madeNames.formUnion(file.code.madeTypes(in: range))
        unnamedInstances.calls.formUnion(file.code.unnamedInitializers(in: range))
        reachOwnInitializers(in: range, of: part, id, file)
        // UIKit makes the views of `CellRegistration<Cell, Item>`.
        let registered = isSignature ? file.code.genericArguments(in: range) : []
        for name in file.code.usedTypes(in: range).subtracting(own).sorted() {
            for index in file.hiddenParts[name] ?? [] {
                if let path = file.path(index) { reach(path, as: .whole, in: id.file) }
            }
            if isFar ? !madeNames.contains(name) : isSignature && isClass(name) && !(registered.contains(name) && isView(name)) {
                unnamedInstances.classes.insert(name)
                continue
            }
            if used.insert(name).inserted { reachNamed(name, as: .whole) }
        }
    }

    /// Keeps all that instances of a type need if a static member makes an instance without the type's name: `.init(…)`,
    /// `Self(…)`.
    private mutating func reachOwnInitializers(in range: Range<Int>, of part: SourcePart, _ id: Part, _ file: SlicedFile) {
        guard part.modifiers.isStatic, let path = part.parent.flatMap(file.path), let type = part.resultType.map({ TypeName($0).components.last }),
            type == "Self" || type == path.split(separator: ".").last.map(String.init),
            range.contains(where: { file.code.reads($0, "init") || file.code.reads($0, "Self") && file.code.reads($0 + 1, "(") })
        else { return }
        reach(path, as: .whole, in: id.file)
    }

    /// Keeps a static member that code uses with its type's name.
    ///
    /// - Returns: false if the type is not the app's, or declares no such member itself.
    private mutating func reachStatic(_ member: String, of type: String) -> Bool {
        guard outlining.isStrict, !names.files(declaring: type).isEmpty else { return false }
        reachNamed(type, as: .members)
        let found = types[key(type, in: nil)]?.all.filter { files[$0.file]?.parts[$0.index].names.contains(member) ?? false } ?? []
        for part in found {
            keep(part)
            if closed.remove(part) != nil { pending.append(part) }
        }
        return !found.isEmpty
    }

    /// Keeps the types with a name, at least to the given extent.
    private mutating func outline(_ name: String, as extent: Extent, of id: Part, _ file: SlicedFile) {
        let isNew = !mentioned.contains(name) && (outlinedNames[name] ?? .name < extent || outlinedNames[name] == nil)
        guard isNew || extent == .whole else { return }
        outlinedNames[name] = extent
        let hidden = (file.hiddenParts[name] ?? []).map { Part(file: id.file, index: $0) }
        reachNamed(name, as: extent)
        for part in hidden + (members[name] ?? []) {
            guard let file = files[part.file], file.parts[part.index].isType, isReachable(part) else { continue }
            keep(part)
            if let path = file.path(part.index) { reach(path, as: extent, in: part.file) }
        }
    }

    /// False if only a protocol may declare the member: the type does not, and adopts protocols.
    private mutating func declares(_ member: String, in type: String) -> Bool {
        guard let state = types[key(type, in: nil)], let file = home(of: type).flatMap({ file($0) }),
            let scope = file.scopes.first(where: { $0.path == [type] }), scope.inheritance.count > (scope.kind == .class ? 1 : 0)
        else { return true }
        return state.all.contains { files[$0.file]?.parts[$0.index].names.contains(member) ?? true }
    }

    /// True for a class or actor at file scope.
    private mutating func isClass(_ name: String) -> Bool {
        guard let file = home(of: name).flatMap({ file($0) }) else { return false }
        return file.scopes.contains { ($0.kind == .class || $0.kind == .actor) && $0.path == [name] }
    }

    /// True for a class that, by its name or that of its superclass, is a view.
    private mutating func isView(_ name: String) -> Bool {
        let scope = home(of: name).flatMap { file($0) }?.scopes.first { $0.path == [name] }
        return ([name] + (scope?.inheritance.prefix(1) ?? [])).contains(where: NameRules.isView)
    }

    mutating func mention(_ name: String) {
        mentioned.insert(name)
        if NameRules.isOperator(name) { return }
        reachNamed(name, as: .members)
        for member in members[name] ?? [] where isOpen(member) && !isNeverRun(member) && isReachable(member) {
            keep(member)
            if closed.remove(member) != nil { pending.append(member) }
        }
        for key in requirements[name] ?? [] where types[key]?.extent == .members { reach(key.path, as: .whole, in: key.file) }
        for index in names.files(extendingBy: name) {
            guard file(index) != nil else { continue }
            readForeignExtensions(of: index)
        }
        for part in foreignExtensions[name] ?? [] where !isNeverRun(part) { keep(part) }
        // Keeps extensions by which types from outside the app conform to a protocol of the app.
        for index in names.files(conformingTo: name) where !names.files(declaring: name).isEmpty {
            guard let file = file(index) else { continue }
            for (number, part) in file.parts.enumerated()
            where part.kind == .extension && inherits(file, part, name) && isForeign(file, number) {
                keep(Part(file: index, index: number))
            }
        }
    }

    /// True for a member that code can use: its type is kept with more than its name, or the member is static or a case.
    func isOpen(_ member: Part) -> Bool {
        guard let file = files[member.file], let path = file.parts[member.index].parent.flatMap(file.path) else { return true }
        return file.parts[member.index].isOfType || types[key(path, in: member.file)].map { $0.extent > .name } ?? true
    }
}
