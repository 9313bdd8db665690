/// Finds edits that remove or replace rejected code in the files of a module.
package struct ModuleRepair {
    private let sources: [SourceText]
    private let flags: Set<String>
    /// The number of files whose entries are drawn; these files come first.
    private let drawnCount: Int
    private var files: [Int: SlicedFile] = [:]
    /// The names that occur in each file.
    private lazy var names = sources.map(\.names)
    /// The number of declarations of each name that the files declare.
    private var counts: [String: Int] = [:]
    private var diagnostics: [Int: [Diagnostic]]
    private let coarseness: Coarseness

    /// The size of the code that is left out; leaving out larger pieces takes fewer compilations.
    package enum Coarseness: Comparable {
        case fine
        /// A whole closure, if a part of it has been left out before.
        case closures
        /// Whole bodies of files that are not drawn.
        case bodies
    }

    /// - Parameter diagnostics: the errors in each file, by its index.
    package init(
        _ diagnostics: [Int: [Diagnostic]], in sources: [SourceText], drawing drawnCount: Int, flags: Set<String> = [], leavingOut coarseness: Coarseness = .fine
    ) {
        (self.sources, self.flags, self.drawnCount, self.coarseness) = (sources, flags, drawnCount, coarseness)
        self.diagnostics = diagnostics
        moveToDeclarations()
        let explains = self.diagnostics.values.contains { $0.contains(where: \.mayExplain) }
        // Syntax errors in drawn files are the user's and are not repaired.
        self.diagnostics = self.diagnostics.filter { $0.key >= drawnCount || !$0.value.contains { $0.complaint == .syntax } }.mapValues { all in
            // After earlier repairs, an error is a consequence only of another error in the same file.
            let explains = coarseness == .fine ? explains : all.contains(where: \.mayExplain)
            // Properties that lose their wrappers get values, which also repairs missing initializers.
            let hasWrappers = all.contains { $0.complaint == .unknownAttribute }
            return all.filter { !(explains && $0.isConsequence) && !(hasWrappers && $0.complaint == .missingInitializers) }
        }
    }

    /// Moves errors about uses of a type without `Equatable` or `Hashable` to the type's declaration, as one repair there is enough. A slice
    /// may have left out the conformance.
    private mutating func moveToDeclarations() {
        var homes: [String: Int?] = [:]
        for (number, all) in diagnostics {
            read(number)
            diagnostics[number] = all.filter { diagnostic in
                guard let type = diagnostic.typeWithoutEquality, files[number]?.isInHead(diagnostic, of: type) == false else { return true }
                if homes[type] == nil { homes[type] = .some(home(of: type)) }
                return homes[type] == .some(nil)
            }
        }
        for (type, home) in homes.sorted(by: { $0.key < $1.key }) {
            if let home, let lost = files[home]?.lostEquality(of: type) { diagnostics[home, default: []].append(lost) }
        }
    }

    /// The file that declares a type; `nil` if none does, or several.
    private mutating func home(of type: String) -> Int? {
        let name = type.split(separator: ".").last.map(String.init) ?? type
        for file in sources.indices where names[file].contains(name) { read(file) }
        let found = files.filter { $0.value.lostEquality(of: type) != nil }
        return found.count == 1 ? found.first?.key : nil
    }

    /// The edits of all files, in order; they do not overlap.
    package mutating func edits() -> [CodeEdit] {
        for file in diagnostics.keys { read(file) }
        counts = Dictionary(sources.flatMap(\.declaredNames).map { ($0, 1) }, uniquingKeysWith: +)
        add(unknownNames.filter { counts[$0.name] == nil }, because: "")
        var (edits, lost) = (edits(in: Array(diagnostics.keys)), Set<LostName>())
        // The next compilation would reject uses of removed names.
        while true {
            let names = edits.flatMap { file, edits in files[file]?.lostNames(by: edits) ?? [] }
            // If several declarations have a type's name, uses may mean another one, so they stay.
            let new = Set(names.filter { $0.owner != nil || counts[$0.name] == 1 }).subtracting(lost)
            guard !new.isEmpty else { break }
            lost.formUnion(new)
            let changed = add(new, because: Diagnostic.leftOut)
            edits.merge(self.edits(in: changed)) { $1 }
        }
        edits = withoutConsequences(edits)
        return edits.sorted { $0.key < $1.key }.flatMap(\.value)
    }

    /// Adds diagnostics for uses of missing names.
    ///
    /// - Returns: the indices of files that got new diagnostics.
    @discardableResult
    private mutating func add(_ lost: Set<LostName>, because reason: String) -> [Int] {
        let words = Set(lost.map(\.name))
        return sources.indices.filter { index in
            guard !names[index].isDisjoint(with: words) else { return false }
            read(index)
            let known = Set(diagnostics[index, default: []].map(Place.init))
            let new = (files[index]?.diagnostics(of: lost, because: reason) ?? []).filter { !known.contains(Place($0)) }
            // New diagnostics come first: removing a declaration takes precedence over repairing its value.
            if !new.isEmpty { diagnostics[index] = new + diagnostics[index, default: []] }
            return !new.isEmpty
        }
    }

    private struct Place: Hashable {
        let line: Int, column: Int

        init(_ diagnostic: Diagnostic) { (line, column) = (diagnostic.line, diagnostic.column) }
    }

    private mutating func read(_ file: Int) { files[file] = files[file] ?? SlicedFile(sources[file], flags: flags) }

    /// Missing names that begin with an upper-case letter, such as types; the compiler does not report all their uses at once.
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
        // Code that is left out takes precedence over assumed values in it.
        for var site in diagnostics[number, default: []].compactMap({ RepairSite($0, in: file) }) where !edits.contains(where: site.isIn) {
            (site.isCoarse, site.declared) = (coarseness > .fine, counts)
            let found = coarseness == .bodies && number >= drawnCount ? site.wholeBody.map { [$0] } ?? site.editsWithUses : site.editsWithUses
            values += found.filter(\.isAssumed)
            // Of overlapping edits only the first one counts: the other errors may be consequences.
            for edit in found where !edit.isAssumed && !edits.contains(where: edit.overlaps) { edits.append(edit) }
        }
        for value in values where !edits.contains(where: value.overlaps) { edits.append(value) }
        return edits.sorted { $0.range.lowerBound < $1.range.lowerBound }.map { edit in
            var edit = edit
            edit.file = number
            return edit
        }
    }

    /// Drops edits for errors that may follow from other errors: those in a class whose superclass is replaced or in its subclasses, and
    /// those about members of a type if the head of its extension is repaired.
    private mutating func withoutConsequences(_ all: [Int: [CodeEdit]]) -> [Int: [CodeEdit]] {
        let code = all.values.joined().compactMap(\.leftOut)
        let extended = Set(code.filter { $0.rule == Repair.qualifier }.compactMap { $0.declaration.split(separator: ".").last })
        let edits = all.mapValues { $0.filter { edit in edit.leftOut.map { !$0.diagnostic.lacksMember(ofAny: extended) } ?? true } }
        var classes = Set(edits.flatMap { file, edits in files[file]?.classes(losingSuperclassBy: edits) ?? [] })
        guard !classes.isEmpty else { return edits }
        // Includes files without errors, as their classes may stand between a subclass and the replaced superclass.
        for file in sources.indices { read(file) }
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
                // Edits in a class's head stay, except for conformances, which the new superclass may provide.
                if classes.contains(owners.last ?? "") { return code.diagnostic.complaint != .conformance }
                return classes.isDisjoint(with: owners)
                    && (code.diagnostic.complaint == .missingType || classes.isDisjoint(with: code.diagnostic.names.map(String.init)))
            }
        }
    }
}

extension Diagnostic {
    fileprivate func lacksMember(ofAny types: Set<Substring>) -> Bool {
        [.missingMember, .missingStaticMember].contains(complaint) && names.first.map(types.contains) ?? false
    }
}

extension RepairSite {
    /// True if an edit already covers the rejected code.
    fileprivate func isIn(_ edit: CodeEdit) -> Bool { edit.range.contains(code.tokens[token].range.lowerBound) }
}

extension SlicedFile {
    /// The names of classes whose superclass the edits replace or remove.
    fileprivate func classes(losingSuperclassBy edits: [CodeEdit]) -> [String] {
        parts.filter { part in
            part.scope.map { scopes[$0].kind == .class } ?? false && part.kind == .type
                && parents(of: part).first.map { parent in edits.contains { $0.range == code.bytes(parent) } } ?? false
        }.compactMap(\.names.first)
    }
}

extension CodeEdit {
    func overlaps(_ other: CodeEdit) -> Bool { range.overlaps(other.range) || range == other.range }

    /// True if this edit's range contains the other's and is larger.
    fileprivate func covers(_ other: CodeEdit) -> Bool {
        range != other.range && range.lowerBound <= other.range.lowerBound && other.range.upperBound <= range.upperBound
    }
}

extension [CodeEdit] {
    /// Adds an edit and removes the edits that it covers.
    ///
    /// - Returns: false if it overlaps other edits without covering them; it is not added then.
    mutating func add(_ new: CodeEdit) -> Bool {
        let parts = filter(new.overlaps)
        guard parts.isEmpty || !new.isAssumed && parts.allSatisfy(new.covers) else { return false }
        removeAll(where: new.overlaps)
        append(new)
        return true
    }
}
