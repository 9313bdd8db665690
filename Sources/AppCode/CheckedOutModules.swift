import Foundation
import HostFiles
import SwiftSource

/// Sources of modules that CocoaPods and Carthage have put into an app's folder, and sources of a library that has the app as an example.
///
/// If a drawn file imports a module without a stand-in, the module's sources are read like files of the app; a slice takes the
/// declarations that it needs.
enum CheckedOutModules {
    /// Limit of the files of all modules together.
    private static let fileLimit = 2_000
    private static let places = ["Pods", "Carthage/Checkouts"]
    /// The number of folders above an app that may hold a library.
    private static let levels = 3
    private static let skipped: Set<String> = ["Example", "Examples", "Demo", "Demos", "Carthage", "Pods"]

    /// The Swift files of the imported modules that have no stand-in, in order of the modules' names.
    static func files(in root: String?, imports: [String]) -> [String] {
        guard let root else { return [] }
        let folders = places.map { PathParts.join(root, $0) }.filter { FileKind($0) == .folder }
        let modules = Set(imports).subtracting(StandIns.optionalNames).sorted().flatMap { name in
            folders.map { PathParts.join($0, name) } + [library(name, above: root)].compactMap { $0 }
        }
        return Array(modules.flatMap(sources).prefix(fileLimit))
    }

    /// The folder with the sources of a module that a package or pod in a folder above declares.
    private static func library(_ module: String, above root: String) -> String? {
        sequence(first: root) { PathParts($0).folderPath }.dropFirst().prefix(levels).lazy.compactMap { folder -> String? in
            func text(_ name: String) -> String {
                FileManager.default.contents(atPath: PathParts.join(folder, name)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            }
            let targets = text("Package.swift").components(separatedBy: "name: \"\(module)\"").dropFirst()
            let given = targets.compactMap { $0.prefix { $0 != ")" }.firstMatch(of: /path:\s*"([^"]+)"/) }.map { String($0.1) }
            let usual = targets.isEmpty ? [] : ["Sources", "Source", "src"].map { "\($0)/\(module)" }
            let pod = text("\(module).podspec").firstMatch(of: /source_files\s*=\s*['"]([^*'"]*?)\/?[*'"]/).map { [String($0.1)] } ?? []
            return (given + usual + pod).map { PathParts.joinSimply(folder, $0) }.first { FileKind($0) == .folder }
        }.first
    }

    /// The Swift files below a folder, breadth first; folders that cannot be listed have none.
    private static func sources(below folder: String) -> [String] {
        var (queue, next, paths) = ([folder], 0, [String]())
        while next < queue.count, next < fileLimit, paths.count < fileLimit {
            for name in FolderNames(queue[next])?.names ?? [] where !name.hasPrefix(".") {
                let path = PathParts.join(queue[next], name)
                if name.hasSuffix(".swift"), name != "Package.swift" {
                    if case .file = FileKind(path) { paths.append(path) }
                } else if !skipped.contains(name), !AppFolder.isSkipped(name), !FileKind.isLink(path), case .folder = FileKind(path) {
                    queue.append(path)
                }
            }
            next += 1
        }
        return paths
    }
}
