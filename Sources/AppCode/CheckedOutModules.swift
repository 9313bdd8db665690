import HostFiles
import SwiftSource

/// Sources of modules that CocoaPods and Carthage have put into an app's folder.
///
/// If a drawn file imports a module without a stand-in, its sources are read like files of the app; a slice takes the declarations that it
/// needs.
enum CheckedOutModules {
    /// Limit of the files of all modules together.
    private static let fileLimit = 2_000
    private static let places = ["Pods", "Carthage/Checkouts"]
    private static let skipped: Set<String> = ["Example", "Examples", "Demo", "Demos", "Carthage", "Pods"]

    /// The Swift files of the imported modules that have no stand-in, in order of the modules' names.
    static func files(in root: String?, imports: [String]) -> [String] {
        guard let root else { return [] }
        let folders = places.map { PathParts.join(root, $0) }.filter { FileKind($0) == .folder }
        guard !folders.isEmpty else { return [] }
        let modules = Set(imports).subtracting(StandIns.optionalNames).sorted().flatMap { name in folders.map { PathParts.join($0, name) } }
        return Array(modules.flatMap(sources).prefix(fileLimit))
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
