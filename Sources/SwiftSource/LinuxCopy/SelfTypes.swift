extension CodeEdit {
    /// The class in place of `Self` in static members that extensions add to UIKit's classes: `Self(group: group)`. Objective-C's initializers
    /// are those of subclasses, too; initializers of Swift are not.
    static func selves(in files: [FileDeclarations], _ codes: [Code], _ table: TypeTable) -> [CodeEdit] {
        files.indices.flatMap { index in
            files[index].parts.flatMap { part -> [CodeEdit] in
                guard part.kind == .function || part.kind == .property, part.modifiers.isStatic,
                    let parent = part.parent.map({ files[index].parts[$0] }), parent.kind == .extension,
                    let path = parent.scope.map({ files[index].scopes[$0].path }), path.count == 1, table[path] == nil,
                    ["UI", "NS"].contains(where: path[0].hasPrefix)
                else { return [] }
                return codes[index].selves(in: part.tokens).map { CodeEdit(file: index, range: $0, text: path[0]) }
            }
        }
    }
}

extension Code {
    /// The bytes of `Self`, and of `self.init` before arguments.
    fileprivate func selves(in tokens: Range<Int>) -> [Range<Int>] {
        tokens.compactMap { index in
            if kind(index) == .identifier, reads(index, "Self") { return self.tokens[index].range }
            let isCall = reads(index, "self") && reads(index + 1, ".") && reads(index + 2, "init") && reads(index + 3, "(")
            return isCall ? bytes(index..<index + 3) : nil
        }
    }
}
