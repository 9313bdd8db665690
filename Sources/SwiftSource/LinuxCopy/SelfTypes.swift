extension CodeEdit {
    /// Replaces `Self` by the class in static members that extensions add to UIKit's layouts and their parts, and to layers:
    /// `Self(group: group)`. In Objective-C, subclasses inherit all initializers; in Swift, some do not.
    static func selves(in files: [FileDeclarations], _ codes: [Code], _ table: TypeTable) -> [CodeEdit] {
        files.indices.flatMap { index in
            files[index].parts.flatMap { part -> [CodeEdit] in
                guard part.kind == .function || part.kind == .property, part.modifiers.isStatic,
                    let parent = part.parent.map({ files[index].parts[$0] }), parent.kind == .extension,
                    let path = parent.scope.map({ files[index].scopes[$0].path }), path.count == 1, table[path] == nil, isOfUIKit(path[0])
                else { return [] }
                return codes[index].selves(of: part).map { CodeEdit(file: index, range: $0, text: path[0]) }
            }
        }
    }

    private static func isOfUIKit(_ name: String) -> Bool {
        name.hasPrefix("NSCollectionLayout") || name.hasPrefix("UICollectionView") && name.hasSuffix("Layout")
            || name.hasPrefix("CA") && name.hasSuffix("Layer")
    }
}

extension Code {
    /// The byte ranges to replace by the class's name: `Self` as a member's type, and `Self` and `self.init` before arguments.
    /// `Self.self` and the like stay.
    fileprivate func selves(of part: SourcePart) -> [Range<Int>] {
        part.tokens.compactMap { index in
            if reads(index, "self"), reads(index + 1, "."), reads(index + 2, "init"), reads(index + 3, "(") { return bytes(index..<index + 3) }
            guard kind(index) == .identifier, reads(index, "Self") else { return nil }
            let isCall = reads(index + 1, "(") || reads(index + 1, ".") && reads(index + 2, "init")
            let isType = !reads(index + 1, ".") && part.header.contains(index) && (reads(index - 1, "->") || reads(index - 1, ":"))
            return isCall || isType ? tokens[index].range : nil
        }
    }
}
