import Foundation

/// Texts of an app's strings files: `.strings` and `.xcstrings`.
public enum AppTexts {
    /// Texts by key, in the order of the files' precedence; by table.
    nonisolated(unsafe) private static var tables: [String: [[String: String]]] = [:]

    /// The text of a key. If it is missing, the given value or, if that is empty, the key.
    public static func text(_ key: String, or value: String?, in table: String?) -> String {
        let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
        if tables[name] == nil {
            tables[name] = AppResources.paths { $0 == "\(name).strings" || $0 == "\(name).xcstrings" }.sorted { rank($0) < rank($1) }.map(texts)
        }
        return tables[name]?.lazy.compactMap { $0[key] }.first ?? value.flatMap { $0.isEmpty ? nil : $0 } ?? key
    }

    /// Precedence of a file, lowest first: the development language, not localized, English, other languages.
    private static func rank(_ path: String) -> (language: Int, depth: Int, path: String) {
        (path.contains("/Base.lproj/") ? 0 : !path.contains(".lproj/") ? 1 : path.contains("/en.lproj/") ? 2 : 3, path.count { $0 == "/" }, path)
    }

    private static func texts(at path: String) -> [String: String] {
        do {
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            // Translation services leave empty files for languages without texts.
            if data.isEmpty { return [:] }
            if path.hasSuffix(".xcstrings") { return try JSONDecoder().decode(StringCatalog.self, from: data).texts }
            let list = try PropertyListSerialization.propertyList(from: data, format: nil)
            return (list as? [String: Any])?.compactMapValues { $0 as? String } ?? [:]
        } catch {
            FileHandle.standardError.write(Data("\(path): cannot read its texts: \(error)\n".utf8))
            return [:]
        }
    }
}

/// The texts in the source language of a `.xcstrings` file.
private struct StringCatalog: Decodable {
    private struct Entry: Decodable { var localizations: [String: Localization]? }
    private struct Localization: Decodable { var stringUnit: Unit? }
    private struct Unit: Decodable { var value: String }

    private var sourceLanguage: String
    private var strings: [String: Entry]

    /// A key without a localization is its own text.
    var texts: [String: String] { .init(uniqueKeysWithValues: strings.map { ($0, $1.localizations?[sourceLanguage]?.stringUnit?.value ?? $0) }) }
}
