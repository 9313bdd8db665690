import Foundation
import HostSystem
import SwiftSource

/// The images and colours in a folder of Xcode's asset catalogues.
enum AssetCatalog {
    /// Folders that are searched.
    private static let limit = 20_000

    /// - Parameter folder: a folder `.xcassets`.
    static func assets(in folder: String) -> [AssetSymbols.Asset] {
        var (queue, found, next) = ([(path: folder, names: [String]())], [AssetSymbols.Asset](), 0)
        while next < queue.count, next < limit {
            let (path, names) = queue[next]
            next += 1
            for name in FolderNames(path)?.names ?? [] {
                let (inner, kind) = (PathParts.join(path, name), PathParts(name).fileExtension)
                guard case .folder = FileKind(inner) else { continue }
                if ["imageset", "symbolset", "colorset"].contains(kind) {
                    let stem = String(name.dropLast(kind.count + 1))
                    found.append(AssetSymbols.Asset(folders: names, name: stem, isColor: kind == "colorset"))
                } else {
                    queue.append((inner, givesName(inner) ? names + [name] : names))
                }
            }
        }
        return found
    }

    /// True for a folder whose name is part of the names in it.
    private static func givesName(_ folder: String) -> Bool {
        guard let data = FileManager.default.contents(atPath: PathParts.join(folder, "Contents.json")) else { return false }
        return String(decoding: data, as: UTF8.self).contains(/"provides-namespace"\s*:\s*true/)
    }
}
