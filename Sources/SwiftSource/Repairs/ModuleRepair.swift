/// The edits that take away what the compiler rejects in a module's files.
package struct ModuleRepair {
    private let sources: [SourceText]
    private let flags: Set<String>
    /// The number of files, from the first, that are drawn.
    private let drawnCount: Int
    private var files: [Int: SlicedFile] = [:]
    private var diagnostics: [Int: [Diagnostic]]
    private let coarseness: Coarseness

    /// The size of the code that is left out: larger code takes fewer compilations.
    package enum Coarseness: Comparable {
        case fine
        /// Closures in which something is left out already.
        case closures
        /// Whole bodies of files that are not drawn.
        case bodies
    }

    /// - Parameter diagnostics: the errors in each file, by its index.
    package init(
        _ diagnostics: [Int: [Diagnostic]], in sources: [SourceText], drawing drawnCount: Int, flags: Set<String> = [], leavingOut coarseness: Coarseness = .fine
    ) {
        (self.sources, self.flags, self.drawnCount, self.coarseness) = (sources, flags, drawnCount, coarseness)
        let explains = diagnostics.values.contains { $0.contains { !$0.isConsequence } }
        // Code that no platform compiles is the user's mistake.
        self.diagnostics = diagnostics.filter { $0.key >= drawnCount || !$0.value.contains { $0.complaint == .syntax } }.mapValues { all in
            // Of files that are repaired already, only their own errors explain others.
            let explains = coarseness == .fine ? explains : all.contains { !$0.isConsequence }
            // Properties without a wrapper get values.
            let hasWrappers = all.contains { $0.complaint == .unknownAttribute }
            return all.filter { !(explains && $0.isConsequence) && !(hasWrappers && $0.complaint == .missingInitializers) }
        }
    }

    /// The edits of all files, in order, apart from each other.
    package mutating func edits() -> [CodeEdit] {
        for file in diagnostics.keys { read(file) }
        let counts = Dictionary(sources.flatMap(\.declaredNames).map { ($0, 1) }, uniquingKeysWith: +)
        add(unknownNames.filter { counts[$0.name] == nil }, because: "")
        var (edits, lost) = (edits(in: Array(diagnostics.keys)), Set<LostName>())
        // The next compilation would reject uses of removed names.
        while true {
            let names = edits.flatMap { file, edits in files[file]?.lostNames(by: edits) ?? [] }
            // A type whose name another one has, too, stays for some of its uses.
            let new = Set(names.filter { $0.owner != nil || counts[$0.name] == 1 }).subtracting(lost)
            guard !new.isEmpty else { break }
            lost.formUnion(new)
            let changed = add(new, because: Diagnostic.leftOut)
            edits.merge(self.edits(in: changed)) { $1 }
        }
        return withoutConsequences(edits).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// Adds errors about the uses of names.
    ///
    /// - Returns: the indices of files that have some.
    @discardableResult
    private mutating func add(_ names: Set<LostName>, because reason: String) -> [Int] {
        sources.indices.filter { index in
            guard names.contains(where: { sources[index].names($0.name) }) else { return false }
            read(index)
            let known = Set(diagnostics[index, default: []].map(Place.init))
            let new = (files[index]?.diagnostics(of: names, because: reason) ?? []).filter { !known.contains(Place($0)) }
            // A lost declaration comes before the value that it had.
            if !new.isEmpty { diagnostics[index] = new + diagnostics[index, default: []] }
            return !new.isEmpty
        }
    }

    private struct Place: Hashable {
        let line: Int, column: Int

        init(_ diagnostic: Diagnostic) { (line, column) = (diagnostic.line, diagnostic.column) }
    }

    private mutating func read(_ file: Int) { files[file] = files[file] ?? SlicedFile(sources[file], flags: flags) }

    /// The names of types that the compiler misses. It does not tell all uses at once.
    private var unknownNames: Set<LostName> {
        let missing = diagnostics.values.joined().filter { $0.complaint == .missingType || $0.complaint == .missingName }
        return Set(missing.compactMap(\.names.first).filter { $0.first?.isUppercase ?? false }.map { LostName(name: String($0)) })
    }

    private func edits(in numbers: [Int]) -> [Int: [CodeEdit]] {
        Dictionary(uniqueKeysWithValues: numbers.map { ($0, edits(in: $0)) })
    }

    private func edits(in number: Int) -> [CodeEdit] {
        guard let file = files[number] else { return [] }
        var (edits, values) = ([CodeEdit](), [CodeEdit]())
        // Omitted code comes before assumed values, which it may contain.
        for var site in diagnostics[number, default: []].compactMap({ RepairSite($0, in: file) }) where !edits.contains(where: site.isIn) {
            site.isCoarse = coarseness > .fine
            let found = coarseness == .bodies && number >= drawnCount ? site.wholeBody.map { [$0] } ?? site.editsWithUses : site.editsWithUses
            values += found.filter(\.isAssumed)
            // Another error of larger code may follow from that of a part of it.
            for edit in found where !edit.isAssumed && !edits.contains(where: edit.overlaps) { edits.append(edit) }
        }
        for value in values where !edits.contains(where: value.overlaps) { edits.append(value) }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
            var edit = edit
            edit.file = number
            return edit
        }
    }

    /// Without its superclass, a class's other code is rejected, too, and that of its subclasses.
    private func withoutConsequences(_ edits: [Int: [CodeEdit]]) -> [Int: [CodeEdit]] {
        var classes = Set(edits.flatMap { file, edits in files[file]?.classes(losingSuperclassBy: edits) ?? [] })
        guard !classes.isEmpty else { return edits }
        let scopes = files.values.flatMap(\.scopes)
        while true {
            let heirs = scopes.filter { $0.kind == .class && $0.inheritance.first.map { classes.contains(TypeName($0).components.last ?? "") } ?? false }
                .compactMap(\.path.last)
            guard !classes.isSuperset(of: heirs) else { break }
            classes.formUnion(heirs)
        }
        return edits.mapValues { edits in
            edits.filter { edit in
                guard let code = edit.leftOut else { return true }
                let owners = code.declaration.split(separator: ".").map(String.init)
                // In the head of one of them; protocols that need an object may have one in its new superclass.
                if classes.contains(owners.last ?? "") { return code.diagnostic.complaint != .conformance }
                return classes.isDisjoint(with: owners)
                    && (code.diagnostic.complaint == .missingType || classes.isDisjoint(with: code.diagnostic.names.map(String.init)))
            }
        }
    }
}

extension RepairSite {
    /// True if the code that is rejected is left out as a whole already.
    fileprivate func isIn(_ edit: CodeEdit) -> Bool { edit.range.contains(code.tokens[token].range.lowerBound) }
}

extension SlicedFile {
    /// The names of classes that get another superclass.
    fileprivate func classes(losingSuperclassBy edits: [CodeEdit]) -> [String] {
        parts.filter { part in
            part.scope.map { scopes[$0].kind == .class } ?? false && part.kind == .type
                && parents(of: part).first.map { parent in edits.contains { $0.range == code.bytes(parent) } } ?? false
        }.compactMap(\.names.first)
    }
}

extension CodeEdit {
    func overlaps(_ other: CodeEdit) -> Bool { range.overlaps(other.range) || range == other.range }

    /// True for larger code that has that of another edit.
    fileprivate func covers(_ other: CodeEdit) -> Bool {
        range != other.range && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    }
}

extension [CodeEdit] {
    /// Adds an edit, in place of those that are parts of it.
    ///
    /// - Returns: false for one that overlaps others otherwise, which is not added.
    mutating func add(_ new: CodeEdit) -> Bool {
        let parts = filter(new.overlaps)
        guard parts.isEmpty || !new.isAssumed && parts.allSatisfy(new.covers) else { return false }
        removeAll(where: new.overlaps)
        append(new)
        return true
    }
}
