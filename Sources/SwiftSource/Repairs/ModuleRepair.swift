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
        // What no platform compiles is the user's mistake.
        self.diagnostics = diagnostics.mapValues { all in
            // Properties without a wrapper get values.
            let hasWrappers = all.contains { $0.complaint == .unknownAttribute }
            return all.filter { !(explains && $0.isConsequence) && !(hasWrappers && $0.complaint == .missingInitializers) }
        }
            .filter { $0.key >= drawnCount || !$0.value.contains { $0.complaint == .syntax } }
    }

    /// The edits of all files, in order, apart from each other.
    package mutating func edits() -> [CodeEdit] {
        for file in diagnostics.keys { read(file) }
        var (edits, lost) = (edits(in: diagnostics), Set<LostName>())
        // What names something that goes would be rejected by the next compilation.
        while true {
            let names = Set(edits.flatMap { file, edits in files[file]?.lostNames(by: edits) ?? [] }).subtracting(lost).filter(isLost)
            guard !names.isEmpty else { break }
            lost.formUnion(names)
            for index in sources.indices where names.contains(where: { sources[index].names($0.name) }) {
                read(index)
                let new = files[index]?.diagnostics(of: names) ?? []
                guard !new.isEmpty else { continue }
                // What is lost itself comes before its value.
                diagnostics[index] = new + diagnostics[index, default: []]
                edits[index] = self.edits(in: index)
            }
        }
        return withoutConsequences(edits).sorted { $0.key < $1.key }.flatMap(\.value)
    }

    private mutating func read(_ file: Int) { files[file] = files[file] ?? SlicedFile(sources[file], flags: flags) }

    /// A type whose name another one has, too, stays for some of its uses.
    private func isLost(_ lost: LostName) -> Bool {
        lost.owner != nil || sources.reduce(0) { $0 + $1.declarationCount(of: lost.name) } == 1
    }

    private func edits(in diagnostics: [Int: [Diagnostic]]) -> [Int: [CodeEdit]] {
        Dictionary(uniqueKeysWithValues: diagnostics.keys.map { ($0, edits(in: $0)) })
    }

    private func edits(in number: Int) -> [CodeEdit] {
        guard let file = files[number] else { return [] }
        var (edits, values) = ([CodeEdit](), [CodeEdit]())
        // What is left out comes before assumed values, which it may contain.
        for var site in diagnostics[number, default: []].compactMap({ RepairSite($0, in: file) }) where !edits.contains(where: site.isIn) {
            site.isCoarse = coarseness > .fine
            let found = coarseness == .bodies && number >= drawnCount ? site.wholeBody.map { [$0] } ?? site.editsWithUses : site.editsWithUses
            values += found.filter(\.isAssumed)
            for edit in found where !edit.isAssumed && !edit.overlaps(edits) { edits.append(edit) }
        }
        for value in values where !value.overlaps(edits) { edits.append(value) }
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
                guard let code = edit.leftOut, code.diagnostic.complaint != .missingType else { return true }
                let owners = code.declaration.split(separator: ".").map(String.init)
                // In the head of one of them.
                if classes.contains(owners.last ?? "") { return true }
                return classes.isDisjoint(with: owners + code.diagnostic.names.map(String.init))
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
    func overlaps(_ others: [CodeEdit]) -> Bool { others.contains { $0.range.overlaps(range) || $0.range == range } }
}
