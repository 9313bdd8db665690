/// The constants that Xcode generates for the images and colours of an app's asset catalogues: `ic_heart` is `.icHeart`.
///
/// Resources that code uses are declared even if no catalogue contains them: `UIImage(resource: .heart)`.
package struct AssetSymbols: Sendable {
    package struct Asset: Sendable, Hashable {
        /// The enclosing folders whose names are part of the asset's name.
        package var folders: [String]
        package var name: String
        package var isColor: Bool

        package init(folders: [String] = [], name: String, isColor: Bool) {
            (self.folders, self.name, self.isColor) = (folders, name, isColor)
        }

        fileprivate var path: [String] {
            folders.map { AssetSymbols.words(in: $0).map(AssetSymbols.capitalized).joined() }
                + [AssetSymbols.symbol(of: name, without: isColor ? "Color" : "Image")]
        }
        fileprivate var resource: String { isColor ? "ColorResource" : "ImageResource" }
        fileprivate var type: String { isColor ? "UIColor" : "UIImage" }
    }

    private let assets: [Asset]

    package init(_ assets: [Asset]) {
        self.assets = assets
    }

    /// Declarations of the constants that files use and do not declare; empty if there are none.
    package func code(for files: [SourceText]) -> String {
        let codes = files.map { Code($0) }
        let used = codes.reduce(into: Set<String>()) { $0.formUnion(Self.members(in: $1)) }
        let known = assets.filter { used.contains($0.path.last ?? "") }
        let paths = Set(known.map(\.path))
        let named = codes.flatMap(Self.resources).filter { !paths.contains($0.path) }
        guard !known.isEmpty || !named.isEmpty else { return "" }
        let extensions = files.flatMap { FileNames($0).extensions }
        var (lines, declared) = (Set<String>(), Set<[String]>())
        for asset in known + named {
            let isNamed = paths.contains(asset.path)
            for type in isNamed ? [asset.resource, asset.type] : [asset.resource] {
                let isOwn = extensions.contains { $0.type == type && $0.members.contains(asset.path[0]) }
                guard !isOwn, type == asset.resource || !Self.names(ofSystem: type).contains(asset.path[0]),
                    declared.insert([type] + asset.path).inserted
                else { continue }
                lines.formUnion(Self.lines(asset, in: type))
            }
        }
        return lines.sorted().joined()
    }

    /// The declaration of a constant, and declarations of the types for the folders in its name.
    private static func lines(_ asset: Asset, in type: String) -> [String] {
        let (folders, symbol) = (asset.path.dropLast(), asset.path[asset.path.count - 1])
        let places = folders.indices.map { ([type] + folders[..<$0]).joined(separator: ".") }
        let name = (asset.folders + [asset.name]).joined(separator: "/").filter { $0 != "\\" && $0 != "\"" }
        let value = type == asset.resource
            ? "\(type)(name: \"\(name)\", bundle: .main)" : "\(type)(resource: .\(asset.path.joined(separator: ".")))"
        return zip(places, folders).map { "extension \($0) { enum \($1) {} }\n" }
            + ["extension \(([type] + folders).joined(separator: ".")) { static var `\(symbol)`: \(type) { \(value) } }\n"]
    }

    // MARK: Uses

    /// All names that follow a dot in the code.
    private static func members(in code: Code) -> Set<String> {
        Set(code.tokens.indices.filter { code.kind($0) == .identifier && code.text($0 - 1).hasSuffix(".") }.map(code.text))
    }

    /// The assets that code names in `(resource: .name)`. Each counts as a colour and as an image, unless the call is of `UIColor` or
    /// `UIImage`.
    private static func resources(in code: Code) -> [Asset] {
        code.tokens.indices.filter { code.reads($0, "resource") && code.reads($0 - 1, "(") && code.reads($0 + 1, ":") }.flatMap { index in
            guard code.reads(index + 2, "."), code.kind(index + 3) == .identifier, code.reads(index + 4, ")") else { return [Asset]() }
            let type = code.text(index - 2)
            return [true, false].filter { $0 ? type != "UIImage" : type != "UIColor" }.map { isColor in
                Asset(name: code.text(index + 3), isColor: isColor)
            }
        }
    }

    // MARK: Names

    /// The constant's name: `icHeart24` for `ic_heart-24`, and `FFFFFF` for `_FFFFFF`, whose first word is empty.
    private static func symbol(of name: String, without suffix: String) -> String {
        var words = words(in: name)
        if words.count > 1, words.last == suffix { words.removeLast() }
        let first = name.hasPrefix("_") ? [] : words.prefix(1)
        let symbol = (first.map(lowercased) + words.dropFirst(first.count).map(capitalized)).joined()
        return symbol.first?.isNumber == true ? "_" + symbol : symbol
    }

    /// Splits a name at characters other than letters and digits, and before capitals that follow small letters.
    static func words(in name: String) -> [String] {
        var words: [String] = [""]
        var last: Character = " "
        for character in name {
            let isPart = character.isLetter || character.isNumber
            if !isPart || character.isUppercase && last.isLowercase { words.append("") }
            if isPart { words[words.count - 1].append(character) }
            last = character
        }
        return words.filter { !$0.isEmpty }
    }

    static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// A first word in lower case: `url` for the `URL` of `URLIcon`, which becomes `urlIcon`.
    private static func lowercased(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        let first = capitals.count > 1 && capitals.count < word.count && word.dropFirst(capitals.count).first?.isLetter == true
            ? capitals.dropLast() : capitals
        return first.lowercased() + word.dropFirst(first.count)
    }

    /// Names of UIKit's own constants, for which Xcode generates none.
    private static func names(ofSystem type: String) -> Set<String> {
        type == "UIColor"
            ? ["black", "darkGray", "lightGray", "white", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple",
                "brown", "clear", "label", "link", "separator", "tintColor", "placeholderText"]
            : ["add", "remove", "actions", "checkmark", "strokedCheckmark"]
    }
}
