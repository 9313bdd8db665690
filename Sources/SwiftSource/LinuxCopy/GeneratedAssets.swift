/// Accessors of an app's resources that a tool generates when the app is built: `Asset.Colors.background.color` and `L10n.title` by SwiftGen,
/// `ShopAsset.background.color` by Tuist, `R.color.background()` and `R.string.localizable.title()` by R.swift.
///
/// A font that is not available becomes the system font of its size, and a text the words of its accessor's name.
package struct GeneratedAssets: Sendable, Hashable {
    /// The type that has the accessors.
    package let name: String
    /// The type's declaration, with the accessors that files use.
    package let code: String
    /// The index of the file that uses the type first, and the line, from 1.
    package let file: Int
    package let line: Int

    private enum Kind {
        case resource, asset, font, text

        /// - Parameter type: the name of the type that declares accessors, which Tuist begins with the target's name.
        init?(of type: String) {
            switch type {
            case "R": self = .resource
            case _ where type.first?.isUppercase != true: return nil
            case _ where type.hasSuffix("Asset") || type.hasSuffix("Assets"): self = .asset
            case _ where type.hasSuffix("FontFamily") || type.hasSuffix("FontConvertible"): self = .font
            case _ where type.hasSuffix("Strings") || type.hasSuffix("L10n"): self = .text
            default: return nil
            }
        }
    }

    /// The generated accessors that an app's code uses, such as `Asset.Colors.tint`, as a tree of nested types.
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

    /// The types of the accessors' values, with initializers that the tools generate.
    private static let values: [Kind: String] = [
        .asset: """
            struct GalleyAsset {
                let name: String
                var folders = ""
                var color: UIColor { UIColor(resource: ColorResource(name: folders + name, bundle: .main)) }
                var image: UIImage { UIImage(resource: ImageResource(name: folders + name, bundle: .main)) }
            }

            """,
        .font: """
            struct GalleyFont {
                let name: String
                var family = "", path = ""
                func font(size: CGFloat) -> UIFont { UIFont(nameOrSystem: name, size: size)! }
            }
            extension UIFont { convenience init?(font: GalleyFont, size: CGFloat) { self.init(nameOrSystem: font.name, size: size) } }

            """,
    ]

    /// True for the generated name of the values' type, by SwiftGen or Tuist.
    private static func isValue(_ type: String) -> Bool {
        type.hasSuffix("FontConvertible") || ["ColorAsset", "ImageAsset"].contains(type)
    }

    /// The accessors and their values' types that files use and do not declare.
    static func missing(in files: [FileDeclarations], _ codes: [Code]) -> [GeneratedAssets] {
        let declared = Set(files.flatMap(\.parts).filter { $0.kind != .extension }.flatMap(\.names))
        var (tree, first) = (Tree(), [String: (file: Int, line: Int)]())
        for (file, code) in codes.enumerated() {
            let aliases = aliases(in: code)
            for path in aliases.values where Kind(of: path[0]) != nil { tree.types.formUnion(path.indices.map { Array(path[...$0]) }) }
            for index in code.tokens.indices where code.kind(index) == .identifier && !code.reads(index - 1, ".") {
                let outer = aliases[code.text(index)] ?? [code.text(index)]
                guard let kind = Kind(of: outer[0]), !declared.contains(outer[0]) else { continue }
                let (inner, end) = chain(code, at: index)
                let found = member(outer + inner.dropFirst(), kind, isCalled: code.reads(end, "("))
                guard found != nil || isValue(outer[0]) else { continue }
                if let found { tree.add(found.path, found.code) }
                first[outer[0]] = first[outer[0]] ?? (file, code.tokens[index].line)
            }
        }
        var known: Set<Kind?> = []
        return first.sorted { $0.key < $1.key }.map { name, place in
            let kind = Kind(of: name)
            let value = known.insert(kind).inserted ? kind.flatMap { values[$0] } ?? "" : ""
            let code = isValue(name) ? "typealias \(name) = Galley\(kind == .font ? "Font" : "Asset")\n" : tree.code(below: name)
            return GeneratedAssets(name: name, code: value + code, file: place.file, line: place.line)
        }
    }

    /// The types that a file's type aliases stand for, as paths, by alias.
    private static func aliases(in code: Code) -> [String: [String]] {
        let all = code.tokens.indices.filter { code.reads($0, "typealias") && code.reads($0 + 2, "=") }
        return Dictionary(all.map { (code.text($0 + 1), chain(code, at: $0 + 3).names) }) { first, _ in first }
    }

    /// The names that dots join, beginning at a token, and the token after them.
    private static func chain(_ code: Code, at start: Int) -> (names: [String], end: Int) {
        var (names, next) = ([code.text(start)], start + 1)
        while code.reads(next, "."), code.kind(next + 1) == .identifier {
            names.append(code.text(next + 1).filter { $0 != "`" })
            next += 2
        }
        return (names, next)
    }

    /// The accessor that a chain of names refers to; `nil` if they are no accessor.
    private static func member(_ names: [String], _ kind: Kind, isCalled: Bool) -> (path: [String], code: String)? {
        guard names.allSatisfy({ !["self", "Type", "Protocol"].contains($0) }) else { return nil }
        switch kind {
        case .resource:
            guard names.count > 2, isCalled else { return nil }
            let name = names[names.count - 1]
            switch names[1] {
            case "color", "image":
                let (type, resource) = names[1] == "color" ? ("UIColor", "ColorResource") : ("UIImage", "ImageResource")
                let path = names.dropFirst(2).joined(separator: "/")
                return (names, "func `\(name)`() -> \(type)? { \(type)(resource: \(resource)(name: \"\(path)\", bundle: .main)) }")
            case "font": return (names, "func `\(name)`(size: CGFloat) -> UIFont? { UIFont(nameOrSystem: \"\(name)\", size: size) }")
            case "string": return (names, "func `\(name)`(_ values: Any...) -> String { \"\(words(of: name))\" }")
            default: return nil
            }
        case .asset:
            guard let end = names.indices.dropFirst(2).first(where: { ["color", "image", "name"].contains(names[$0]) }) else { return nil }
            let name = names[end - 1]
            let folders = names[1..<end - 1].map { $0 + "/" }.joined()
            return (Array(names[..<end]), "var `\(name)`: GalleyAsset { GalleyAsset(name: \"\(name)\", folders: \"\(folders)\") }")
        case .font, .text:
            // Names of types begin with a capital.
            guard let last = names.firstIndex(where: { $0.first?.isLowercase == true }), last > (kind == .font ? 1 : 0) else { return nil }
            let path = Array(names[...last])
            if kind == .font {
                let name = "\(names[last - 1])-\(AssetSymbols.words(in: names[last]).map(AssetSymbols.capitalized).joined())"
                return (path, "var `\(names[last])`: GalleyFont { GalleyFont(name: \"\(name)\") }")
            }
            let arguments = isCalled && last == names.count - 1 ? "func `\(names[last])`(_ values: Any...) -> String" : "var `\(names[last])`: String"
            return (path, "\(arguments) { \"\(words(of: names[last]))\" }")
        }
    }

    /// The words of a name as a text: `Sign in` for `signIn`.
    private static func words(of name: String) -> String {
        AssetSymbols.capitalized(AssetSymbols.words(in: name).joined(separator: " ").lowercased())
    }
}
