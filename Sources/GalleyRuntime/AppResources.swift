import Foundation

/// Files in an app's folder, which the app's bundle would contain.
public enum AppResources {
    /// The folder of the app; `nil` without one.
    nonisolated(unsafe) static var folder: String?

    /// Limit of the files and folders that are searched.
    private static let limit = 100_000
    /// Folders of dependencies and products.
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"]
    nonisolated(unsafe) private static var known: (folder: String, paths: [String: String])?

    /// The path of a file by its name, or by name and extension; of several files, the one with the fewest folders above it.
    public static func path(_ name: String?, _ suffix: String?) -> String? {
        guard let folder, let name, !name.isEmpty else { return nil }
        if known?.folder != folder { known = (folder, paths(in: folder)) }
        let file = suffix.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        return known?.paths[file.split(separator: "/").last.map(String.init) ?? file]
    }

    private static func paths(in folder: String) -> [String: String] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [:] }
        var (found, count) = ([String: (depth: Int, path: String)](), 0)
        while let path = files.nextObject() as? String, count < limit {
            count += 1
            let parts = path.split(separator: "/")
            guard let name = parts.last.map(String.init) else { continue }
            guard !name.hasPrefix("."), !skipped.contains(name) else {
                files.skipDescendants()
                continue
            }
            guard !name.hasSuffix(".swift") else { continue }
            let one = (parts.count, "\(folder)/\(path)")
            if found[name].map({ ($0.depth, $0.path) > one }) ?? true { found[name] = one }
        }
        return found.mapValues(\.path)
    }
}
