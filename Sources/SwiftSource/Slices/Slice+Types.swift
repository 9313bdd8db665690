/// Keeps the types that a slice needs, with their members and extensions.
extension Slice {
    /// Keeps all declarations of a file, and all that instances of its types need.
    mutating func keepInstances(of index: Int) {
        guard let file = file(index) else { return }
        for (number, part) in file.parts.enumerated() where part.kind != .importing && !part.isNeverRun {
            keep(Part(file: index, index: number))
            if part.kind == .type, let path = file.path(number) { reach(path, as: .whole, in: index) }
        }
    }

    /// Keeps the declarations of a name at file scope in the nearest file. If the extent is `whole`, also keeps nested types of this name
    /// in types that are known already.
    mutating func reachNamed(_ name: String, as extent: Extent) {
        if let index = home(of: name), let file = files[index] {
            for (number, part) in file.parts.enumerated()
            where part.parent == nil && part.names.contains(name) && part.kind != .extension {
                if part.kind == .importing || isFar && !part.isType { continue }
                if [.function, .property].contains(part.kind), !freeNames.contains(name) { continue }
                keep(Part(file: index, index: number))
                if let path = file.path(number) { reach(path, as: extent, in: nil) }
            }
        }
        guard extent == .whole else { return }
        for type in nestedTypes[name] ?? [] { reach(type.path, as: .whole, in: type.file) }
    }

    mutating func reachParent(_ written: String, as extent: Extent) {
        guard let name = TypeName(written).components.last else { return }
        reachNamed(name, as: extent)
    }

    /// Keeps a type, at least to the given extent: the members that code names or, if it is whole, all that an instance needs.
    ///
    /// - Parameter home: the file of a private type.
    mutating func reach(_ path: String, as wanted: Extent, in home: Int? = nil) {
        let key = key(path, in: home)
        if types[key] == nil { readMembers(of: key, in: home) }
        guard var type = types[key] else { return }
        let name = path.split(separator: ".").last.map(String.init) ?? path
        let isUsed = used.contains(name) && (!isFar || !outlining.isStrict || isNamedNested(path))
        // An enum that is made by an initializer needs it.
        let isMade = type.hasFreeCases && isUsed && madeNames.contains(name)
        let extent = conforming.contains(name) || isMade ? .whole : max(type.extent, extent(of: type, isUsed ? .whole : wanted))
        if extent > type.extent {
            type.extent = extent
            types[key] = type
            // The type's parts are followed again: now their protocols count.
            pending += (keptScopes[key] ?? []) + (extent == .whole ? type.all.filter(isKeptValue) : [])
        }
        let isWhole = extent == .whole
        for member in type.all {
            guard let file = files[member.file], kept[member.file]?.contains(member.index) != true else { continue }
            let part = file.parts[member.index]
            let mayBeNamed = (extent > .name || part.isOfType) && part.kind != .initializer
                && (isWhole || !outlining.isStrict || !NameRules.isOperator(part.names.first ?? ""))
            let isNamed = mayBeNamed && part.names.contains(where: mentioned.contains)
            let isOutlined = part.isType && part.names.contains { outlinedNames[$0] != nil }
            if (isNamed && !isNeverRun(member) || isOutlined) && isReachable(member) {
                keep(member)
            } else if isWhole, part.isNeeded && !canLose(member) || isRequired(member) {
                keep(member, isUnnamed: part.kind != .initializer || !madeNames.contains(name))
            }
        }
        if isWhole {
            keepCodingKeys(among: type.all)
            keepExtensions(of: path, in: home)
        }
    }

    /// Keeps `CodingKeys`, which synthesized `Codable` code uses although no code names it.
    private mutating func keepCodingKeys(among members: [Part]) {
        for member in members {
            guard let file = files[member.file], file.parts[member.index].kind == .type, file.parts[member.index].names == ["CodingKeys"],
                kept[member.file]?.contains(member.index) != true, let path = file.path(member.index)
            else { continue }
            keep(member)
            reach(path, as: .whole, in: member.file)
        }
    }

    /// True for a type at file scope, and for a nested type that code names as `Outer.Inner` or inside the outer type.
    private func isNamedNested(_ path: String) -> Bool {
        let parts = path.split(separator: ".")
        return parts.count < 2 || nestedNames.contains(parts.suffix(2).joined(separator: "."))
    }

    /// False for a type nested in a far type, unless code names it as `Outer.Inner` or inside the outer type: other code means another type
    /// of the same name.
    func isReachable(_ member: Part) -> Bool {
        guard outlining.isStrict, let file = files[member.file], file.parts[member.index].isType, let parent = file.parts[member.index].parent,
            isFar || outlining.farParts.contains(Part(file: member.file, index: parent)), let path = file.path(parent)
        else { return true }
        return file.parts[member.index].names.contains { isNamedNested("\(path).\($0)") }
    }

    /// Notes the nested types that a part's code names.
    mutating func noteNested(_ range: Range<Int>, of id: Part, _ file: SlicedFile) {
        let own = file.path(id.index) ?? file.parts[id.index].parent.flatMap(file.path) ?? ""
        for (outer, name) in file.code.nestedTypes(in: range, of: own.split(separator: ".").map(String.init)) where nestedNames.insert("\(outer).\(name)").inserted {
            guard mentioned.contains(name) || outlinedNames[name] != nil else { continue }
            for part in members[name] ?? [] where isReachable(part) && files[part.file].map({ $0.parts[part.index].isType }) ?? false { keep(part) }
        }
    }

    /// True for a stored property that is left out unless kept code contains its name: in classes and, once the size limit is reached, in
    /// structures whose values are neither compared nor coded. Kept initializers contain the names of all properties that they must set.
    private func canLose(_ member: Part) -> Bool {
        guard outlining.isStrict, let file = files[member.file], file.parts[member.index].isStored, !isOfOwnType(member),
            !file.parts[member.index].modifiers.has("@IBOutlet"), file.parts[member.index].names.allSatisfy({ requirements[$0] == nil }),
            let scope = file.parts[member.index].parent.flatMap({ file.parts[$0].scope })
        else { return false }
        return file.scopes[scope].kind == .class || outlining.isFull && !file.scopes[scope].inheritance.contains(where: NameRules.isSynthesized)
    }

    /// True for a kept stored property or case. Its types have to conform to `Codable` or `Hashable` if the compiler synthesizes the
    /// conformance of the enclosing type.
    private func isKeptValue(_ member: Part) -> Bool {
        guard kept[member.file]?.contains(member.index) == true, let part = files[member.file]?.parts[member.index] else { return false }
        return part.kind == .cases || part.isStored
    }

    /// True for a kept stored property or case of a type with a synthesized conformance.
    func decidesProtocols(_ member: Part) -> Bool {
        guard isKeptValue(member), let file = files[member.file], let path = file.parts[member.index].parent.flatMap(file.path),
            let state = types[key(path, in: member.file)], state.extent == .whole
        else { return false }
        return (keptScopes[key(path, in: member.file)] ?? []).contains { scope in
            files[scope.file].map { file in
                file.parts[scope.index].scope.map { index in
                    file.scopes[index].inheritance.contains { parent in
                        NameRules.isSynthesized(parent) ? !(NameRules.codes(parent) && losesCoding(scope)) : names.inherits(parent, where: NameRules.isSynthesized)
                    }
                } ?? false
            } ?? false
        }
    }

    /// True for a far type that loses `Codable`, as the code that encodes or decodes it is outlined, too.
    func losesCoding(_ part: Part) -> Bool {
        guard outlining.isStrict, outlining.farParts.contains(part), let name = files[part.file]?.path(part.index)?.split(separator: ".").last else { return false }
        return !conforming.contains(String(name))
    }

    /// Keeps at least one case of each enum that kept code uses, as an enum without cases has no values.
    mutating func reachCases() {
        for (_, type) in types.sorted(by: { $0.key.path < $1.key.path }) where type.isWholeByName && type.extent > .name {
            let cases = type.all.filter { files[$0.file]?.parts[$0.index].kind == .cases }
            if let first = cases.first, !cases.contains(where: { kept[$0.file]?.contains($0.index) == true }) { keep(first) }
        }
    }

    private func extent(of type: TypeState, _ wanted: Extent) -> Extent {
        if type.hasAssociatedTypes { return .whole }
        if type.hasFreeCases, outlining.isSparing { return min(wanted, .members) }
        // An enum that is far from the roots gets only the cases that code names.
        guard type.isWholeByName, wanted == .members else { return wanted }
        return !isFar || !type.requirements.isDisjoint(with: mentioned) ? .whole : .members
    }

    /// Keeps the extensions that declare a type's conformances. In a limited slice of a large app, types other than the roots' keep
    /// only conformances to protocols of other modules and of the slice.
    private mutating func keepExtensions(of path: String, in home: Int?) {
        for index in files(extending: path, of: home) {
            guard let file = file(index) else { continue }
            for (number, part) in file.parts.enumerated()
            where part.kind == .extension && file.path(number) == path {
                let protocols = file.scopes[part.scope!].inheritance
                let mayLose = outlining.isStrict && !ownTypes.contains(key(path, in: home))
                guard mayLose ? protocols.contains(where: isKnown) : !protocols.isEmpty else { continue }
                keep(Part(file: index, index: number), isUnnamed: true)
            }
        }
    }

    /// True for a protocol that the slice contains or the app does not declare.
    private func isKnown(_ parent: String) -> Bool {
        let name = TypeName(parent).components.last ?? parent
        return names.files(declaring: name).isEmpty || types[key(name, in: nil)] != nil
    }

    /// Keeps the extensions that declare conformances of the slice's types to a protocol. Called when the protocol is added to the slice.
    private mutating func keepExtensions(conformingTo name: String) {
        for index in names.files(conformingTo: name) {
            guard let file = file(index) else { continue }
            for (number, part) in file.parts.enumerated() where part.kind == .extension && inherits(file, part, name) {
                if let path = file.path(number), types[key(path, in: index)]?.extent == .whole { keep(Part(file: index, index: number), isUnnamed: true) }
            }
        }
    }

    /// Finds the members of a type of the app, in the file that declares it and in extensions.
    mutating func readMembers(of key: TypeKey, in home: Int?) {
        let path = key.path
        let top = path.split(separator: ".").first.map(String.init) ?? path
        let isAtHome = home.flatMap { files[$0] }.map { file in
            file.parts.indices.contains { file.parts[$0].kind == .type && file.path($0) == path }
        }
        guard let declaring = isAtHome == true ? home : self.home(of: top) else { return }
        var type = TypeState()
        var isDeclared = false
        for index in [declaring] + files(extending: path, of: declaring).filter({ $0 != declaring }) {
            guard let file = file(index) else { continue }
            for (number, part) in file.parts.enumerated() where file.path(number) == path {
                guard part.kind == .extension || index == declaring else { continue }
                if part.kind == .type {
                    isDeclared = true
                    let scope = file.scopes[part.scope!]
                    type.isWholeByName = [.enum, .protocol].contains(scope.kind)
                    type.requirements = scope.requirements
                    for name in type.requirements { requirements[name, default: []].append(key) }
                    type.hasFreeCases = scope.kind == .enum && !part.modifiers.has("@resultBuilder")
                        && !scope.inheritance.contains(where: NameRules.needsAllCases)
                    type.hasAssociatedTypes = file.isProtocol(part) && part.tokens.contains { file.code.reads($0, "associatedtype") }
                }
                type.all += file.parts.indices.filter { file.parts[$0].parent == number }.map { Part(file: index, index: $0) }
            }
        }
        guard isDeclared else { return }
        types[key] = type
        if outlining.isStrict, !type.requirements.isEmpty { keepExtensions(conformingTo: path) }
        if let name = path.split(separator: ".").dropFirst().last { nestedTypes[String(name), default: []].append(key) }
        for member in type.all {
            // `.init` could belong to any type.
            guard let inner = files[member.file]?.parts[member.index], inner.kind != .initializer else { continue }
            for name in inner.names { members[name, default: []].append(member) }
        }
    }

    /// The tokens `Core.` before names of the app, if a file imports the app's module `Core`: all modules of an app are compiled as one.
    func qualifiers(in file: SlicedFile, keeping own: Set<Int>) -> Set<Int> {
        let modules = Set(file.parts.indices.filter { file.parts[$0].kind == .importing && !own.contains($0) }.flatMap { file.parts[$0].names })
            .filter { names.files(declaring: $0).isEmpty }
        guard !modules.isEmpty else { return [] }
        let code = file.code
        return Set(code.tokens.indices.filter { index in
            modules.contains(code.text(index)) && code.reads(index + 1, ".") && !code.text(index - 1).hasSuffix(".")
                && !names.files(declaring: code.text(index + 2)).isEmpty
        }.flatMap { [$0, $0 + 1] })
    }

    func inherits(_ file: SlicedFile, _ part: SourcePart, _ name: String) -> Bool {
        file.scopes[part.scope!].inheritance.contains { TypeName($0).components.last == name }
    }

    /// True for an extension of a type that the app does not declare, whether it uses the type's name or an alias.
    mutating func isForeign(_ file: SlicedFile, _ part: Int) -> Bool {
        let path = file.path(part)?.split(separator: ".").map(String.init) ?? []
        guard let top = path.first, let home = home(of: top).flatMap({ self.file($0) }) else { return names.files(declaring: path.first ?? "").isEmpty }
        let outer = path.dropLast().joined(separator: ".")
        return home.parts.contains { $0.kind == .alias && $0.names == path.suffix(1) && $0.parent.flatMap(home.path) ?? "" == outer }
    }

    /// True for an extension of a protocol, or of a type that the app does not declare.
    mutating func addsMembers(_ file: SlicedFile, _ part: Int) -> Bool {
        guard !isForeign(file, part), let path = file.path(part) else { return true }
        guard let home = home(of: path).flatMap({ files[$0] }) else { return false }
        return home.scopes.contains { $0.kind == .protocol && $0.path == [path] }
    }

    mutating func readForeignExtensions(of index: Int) {
        guard let file = files[index] else { return }
        for (number, part) in file.parts.enumerated() where part.kind == .extension && !part.isHidden && addsMembers(file, number) {
            guard readExtensions.insert(Part(file: index, index: number)).inserted else { continue }
            for (member, inner) in file.parts.enumerated() where inner.parent == number && !inner.isHidden {
                for name in inner.callNames(of: file.path(number)) { foreignExtensions[name, default: []].append(Part(file: index, index: member)) }
            }
        }
    }

    /// Keeps operators at file scope that the code names, if all their operands' types are used in the slice or declared outside the app.
    mutating func reachOperators() {
        for name in mentioned.filter(NameRules.isOperator).sorted() {
            for index in names.files(declaring: name) {
                for (number, part) in (file(index)?.parts ?? []).enumerated() where part.parent == nil && part.names == [name] {
                    let types = part.parameters.compactMap { TypeName($0.type).components.last }
                    let areUsed = types.allSatisfy { used.contains($0) || names.files(declaring: $0).isEmpty }
                    if areUsed { keep(Part(file: index, index: number)) }
                }
            }
        }
    }
}
