/// A name at file scope, or a member of extensions, that several files of an app declare; a slice has one of these declarations.
package struct Namesake: Sendable, Equatable {
    package var name: String
    /// The index of the file whose declaration is in the slice.
    package var taken: Int
    /// The line of the declaration in the slice.
    package var line: Int
    /// The files of the slice whose code uses the name.
    package var users: [Int]
    /// The files that declare the name; those nearest to the drawn files come first.
    package var declaring: [Int]
    /// The files whose declaration has all members that the slice uses; if there are none, all of `declaring`.
    package var fitting: [Int]
}

extension Slice {
    /// The file whose declaration of a name the slice uses: the nearest readable one; `nil` if there is none.
    mutating func home(of name: String) -> Int? { names.files(declaring: name).first { file($0) != nil } }

    /// The files with extensions of a type, except files that declare another type of the same name.
    ///
    /// - Parameter home: the file that declares the type; `nil` for the file whose declaration the slice uses.
    mutating func files(extending path: String, of home: Int?) -> [Int] {
        if let home, files[home]?.hidesType(at: path) == true { return [home] }
        let top = path.split(separator: ".").first.map(String.init) ?? path
        let (others, home) = (names.files(declaring: top), home ?? self.home(of: top))
        return names.files(extending: path).filter { $0 == home || !others.contains($0) && file($0)?.hidesType(at: path) != true }
    }

    mutating func findNamesakes() -> [Namesake] {
        let taken = takenParts.filter { names.files(declaring: $0.key).count > 1 }
        guard !taken.isEmpty else { return [] }
        let uses = uses(of: Set(taken.keys))
        return taken.sorted { $0.key < $1.key }.compactMap { name, part in
            guard let file = files[part.file] else { return nil }
            let all = names.files(declaring: name)
            // A declaration in a drawn file is always the right one.
            let fitting = drawn.contains(part.file) ? [part.file] : all.filter { declares(name, with: uses[name]?.members ?? [], in: $0) }
            return Namesake(
                name: name, taken: part.file, line: file.code.tokens[file.parts[part.index].tokens.lowerBound].line,
                users: (uses[name]?.files ?? []).subtracting([part.file]).sorted(), declaring: all, fitting: fitting.isEmpty ? all : fitting)
        }
    }

    /// Removes repeated members: extensions in several files, such as those of two modules, may declare a member with the same signature.
    /// The member in the file nearest to the drawn files stays.
    ///
    /// - Returns: the members that stay although a removed one has other code.
    mutating func removeTwins() -> [Namesake] {
        var (taken, found) = ([[String]: Part](), [Namesake]())
        for part in keptParts.sorted() {
            guard let file = files[part.file], let signature = file.signatureInExtension(part.index) else { continue }
            guard let first = taken[signature], let other = files[first.file], first.file != part.file, !drawn.contains(part.file) else {
                taken[signature] = taken[signature] ?? part
                continue
            }
            kept[part.file]?.remove(part.index)
            guard file.words(of: part.index) != other.words(of: first.index) else { continue }
            let (name, declaring) = (other.parts[first.index].names[0], [first.file, part.file])
            let users = Set(keptParts.filter { files[$0.file]?.names($0.index, name) == true }.map(\.file))
            found.append(Namesake(
                name: "\(signature[0]).\(name)", taken: first.file,
                line: other.code.tokens[other.parts[first.index].tokens.lowerBound].line,
                users: users.subtracting([first.file]).sorted(), declaring: declaring, fitting: declaring))
        }
        return found
    }

    /// The slice's declarations at file scope that other files can see, by name.
    private var takenParts: [String: Part] {
        var taken: [String: Part] = [:]
        for part in keptParts {
            guard let declared = files[part.file]?.parts[part.index], declared.parent == nil, !declared.isHidden,
                declared.kind != .extension, declared.kind != .importing
            else { continue }
            for name in declared.names { taken[name] = min(taken[name] ?? part, part) }
        }
        return taken
    }

    /// For each name, the files whose kept code uses it, and the members used with it: `Name.member`.
    private func uses(of names: Set<String>) -> [String: (files: Set<Int>, members: Set<String>)] {
        var uses: [String: (files: Set<Int>, members: Set<String>)] = [:]
        for part in keptParts {
            guard let file = files[part.file] else { continue }
            let (code, own) = (file.code, file.parts[part.index])
            for index in own.scope == nil ? own.tokens : own.header where code.kind(index) == .identifier {
                let name = code.text(index)
                guard names.contains(name), !code.text(index - 1).hasSuffix(".") else { continue }
                uses[name, default: ([], [])].files.insert(part.file)
                if code.reads(index + 1, "."), code.isJoined(index + 1), code.kind(index + 2) == .identifier {
                    uses[name]?.members.insert(code.text(index + 2).filter { $0 != "`" })
                }
            }
        }
        return uses
    }

    /// True if a file's declaration of a name has the members, or may inherit them.
    private mutating func declares(_ name: String, with members: Set<String>, in index: Int) -> Bool {
        guard !members.isEmpty, let file = file(index) else { return true }
        let own = file.parts.indices.filter { file.path($0) == name }
        guard let scope = own.first(where: { file.parts[$0].kind == .type }).flatMap({ file.parts[$0].scope }) else { return true }
        let parents = file.scopes[scope].inheritance.compactMap { TypeName($0).components.last }
        // A superclass may declare any member.
        if file.scopes[scope].kind == .class, !parents.isEmpty { return true }
        var known: Set = ["self", "Type", "init", "allCases", "rawValue", "CodingKeys"]
        for part in file.parts where part.parent.map(own.contains) ?? false { known.formUnion(part.names) }
        for type in [name] + parents {
            known.formUnion(files(extending: type, of: index).flatMap { names.members(ofExtensionsOf: type, in: $0) })
        }
        return members.isSubset(of: known)
    }
}

extension SlicedFile {
    /// The type and everything by which the compiler tells members of its extensions apart. `nil` for other parts, and for members that
    /// other files cannot see or that have conditions.
    fileprivate func signatureInExtension(_ index: Int) -> [String]? {
        let part = parts[index]
        guard [.function, .property, .initializer, .subscript].contains(part.kind), let parent = part.parent, let path = path(parent),
            case let outer = parts[parent], outer.kind == .extension, !part.isHidden, !outer.isHidden,
            ![outer.header, part.header].joined().contains(where: { code.reads($0, "where") })
        else { return nil }
        return [path, "\(part.kind)", "\(part.modifiers.isStatic)", part.resultType ?? ""] + part.names
            + part.parameters.flatMap { [$0.label ?? "_", $0.type] }
    }

    fileprivate func words(of index: Int) -> [String] { parts[index].tokens.map(code.text) }

    /// True if the code of a part names something.
    fileprivate func names(_ index: Int, _ name: String) -> Bool {
        parts[index].scope == nil && parts[index].tokens.contains { code.kind($0) == .identifier && code.text($0) == name }
    }
}
