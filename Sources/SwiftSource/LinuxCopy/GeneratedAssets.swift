/// Accessors of an app's colours and images that a tool generates when the app is built: `Asset.Colors.background.color` by SwiftGen,
/// `R.color.background()` by R.swift. They decide no frame.
enum GeneratedAssets {
    /// The accessors that an app's code uses, as a tree of nested types.
    private struct Tree {
        var types: Set<[String]> = []
        var members: [[String]: String] = [:]

        /// - Parameter path: the names of the enclosing types and of the member.
        mutating func add(_ path: [String], _ code: String) {
            for count in 1..<path.count { types.insert(Array(path.prefix(count))) }
            members[path] = code
        }

        /// The declarations of the types and members under a top-level name.
        func code(below root: String) -> String {
            let inner = types.filter { $0[0] == root }.sorted { $0.lexicographicallyPrecedes($1) }.map { path in
                path.count == 1 ? "enum \(root) {}\n" : "extension \(path.dropLast().joined(separator: ".")) { enum \(path[path.count - 1]) {} }\n"
            }
            let own = members.filter { $0.key[0] == root && !types.contains($0.key) }.sorted { $0.key.lexicographicallyPrecedes($1.key) }
            return inner.joined() + own.map { "extension \($0.key.dropLast().joined(separator: ".")) { static \($0.value) }\n" }.joined()
        }
    }

    private static let asset = """
        struct GalleyAsset {
            let name: String
            var color: UIColor { UIColor(resource: ColorResource(name: name, bundle: .main)) }
            var image: UIImage { UIImage(resource: ImageResource(name: name, bundle: .main)) }
        }

        """

    /// The accessors that files use and do not declare.
    static func missing(in files: [FileDeclarations], _ codes: [Code]) -> [SuppliedMember] {
        let declared = Set(files.flatMap(\.parts).filter { $0.parent == nil }.flatMap(\.names))
        var (tree, first) = (Tree(), [String: (file: Int, line: Int)]())
        for (file, code) in codes.enumerated() {
            for index in code.tokens.indices where code.kind(index) == .identifier && !code.reads(index - 1, ".") {
                let name = code.text(index)
                guard ["Asset", "Assets", "R"].contains(name), !declared.contains(name), let found = member(code, at: index) else { continue }
                tree.add(found.path, found.code)
                first[name] = first[name] ?? (file, code.tokens[index].line)
            }
        }
        let roots = first.sorted { $0.key < $1.key }
        let helper = roots.first { $0.key != "R" }?.key
        return roots.map { name, place in
            SuppliedMember(name: name, code: (name == helper ? asset : "") + tree.code(below: name), file: place.file, line: place.line)
        }
    }

    /// The accessor that a chain of names, beginning at a token, refers to; `nil` unless it is one of a colour or an image.
    private static func member(_ code: Code, at start: Int) -> (path: [String], code: String)? {
        var (names, next) = ([code.text(start)], start + 1)
        while code.reads(next, "."), code.kind(next + 1) == .identifier {
            names.append(code.text(next + 1))
            next += 2
        }
        if names[0] == "R" {
            guard names.count > 2, code.reads(next, "("), code.reads(next + 1, ")"), ["color", "image"].contains(names[1]) else { return nil }
            let (name, isColor) = (names[names.count - 1], names[1] == "color")
            let (type, resource) = isColor ? ("UIColor", "ColorResource") : ("UIImage", "ImageResource")
            return (names, "func `\(name)`() -> \(type)? { \(type)(resource: \(resource)(name: \"\(name)\", bundle: .main)) }")
        }
        guard let end = names.indices.dropFirst(2).first(where: { ["color", "image", "name"].contains(names[$0]) }) else { return nil }
        let name = names[end - 1]
        return (Array(names[..<end]), "var `\(name)`: GalleyAsset { GalleyAsset(name: \"\(name)\") }")
    }
}
