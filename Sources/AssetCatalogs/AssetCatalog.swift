import Foundation

/// The colours, images and symbols in a folder of Xcode's asset catalogues.
package struct AssetCatalog: Sendable {
    package struct Asset: Sendable, Hashable {
        /// The enclosing folders whose names are part of the asset's name.
        package var folders: [String]
        package var name: String
        package var kind: Kind
        /// The folder with its `Contents.json`.
        package var path: String

        /// The name in code, such as `Brand/primary`.
        package var fullName: String { (folders + [name]).joined(separator: "/") }
        /// The file with the asset's colours or images.
        package var contents: String { "\(path)/Contents.json" }
    }

    /// The raw values are the extensions of the assets' folders.
    package enum Kind: String, Sendable {
        case color = "colorset", image = "imageset", symbol = "symbolset"
    }

    /// The assets in the order of their paths.
    package private(set) var assets: [Asset] = []

    /// The maximum number of files and folders searched.
    private static let limit = 100_000

    /// Finds the assets of a catalogue; none if it cannot be read.
    ///
    /// - Parameter folder: the path of an `.xcassets` folder.
    package init(at folder: String) {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return }
        var (found, count) = ([(parts: [Substring], kind: Kind)](), 0)
        while let path = files.nextObject() as? String, count < Self.limit {
            count += 1
            let parts = path.split(separator: "/")
            guard let name = parts.last, let dot = name.lastIndex(of: "."), let kind = Kind(rawValue: String(name[dot...].dropFirst()))
            else { continue }
            files.skipDescendants()
            found.append((parts.dropLast() + [name[..<dot]], kind))
        }
        var namespaces: [ArraySlice<Substring>: Bool] = [:]
        func givesName(_ folders: ArraySlice<Substring>) -> Bool {
            if let known = namespaces[folders] { return known }
            let contents = FileManager.default.contents(atPath: "\(folder)/\(folders.joined(separator: "/"))/Contents.json")
            let givesName = String(decoding: contents ?? Data(), as: UTF8.self).contains(/"provides-namespace"\s*:\s*true/)
            namespaces[folders] = givesName
            return givesName
        }
        assets = found.map { parts, kind in
            let folders = parts.indices.dropLast().filter { givesName(parts[...$0]) }.map { String(parts[$0]) }
            let path = "\(folder)/\(parts.joined(separator: "/")).\(kind.rawValue)"
            return Asset(folders: folders, name: String(parts[parts.count - 1]), kind: kind, path: path)
        }.sorted { $0.path < $1.path }
    }
}
