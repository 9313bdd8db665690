public import Foundation
import LinuxUIKit

/// Files in an app's folder, which the app's bundle would contain.
public enum AppResources {
    /// The folder of the app; `nil` without one.
    nonisolated(unsafe) static var folder: String?

    /// Limit of the files and folders that are searched.
    private static let limit = 100_000
    /// Folders of dependencies and products.
    private static let skipped: Set = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"]
    nonisolated(unsafe) private static var known: (folder: String, paths: [String: [String]])?

    /// The path of a file by its name, or by name and extension; of several files, the one with the fewest folders above it.
    public static func path(_ name: String?, _ suffix: String?) -> String? {
        guard let name, !name.isEmpty else { return nil }
        // UIKit's method of this name finds the XIB file.
        if suffix == "nib" { return Bundle.main.path(forResource: name, ofType: "nib") }
        // An app's bundle contains the compiled form of a model of Core Data.
        let suffix = suffix == "momd" || suffix == "mom" ? "xcdatamodeld" : suffix
        let file = suffix.map { $0.isEmpty ? name : "\(name).\($0)" } ?? name
        return paths()[file.split(separator: "/").last.map(String.init) ?? file]?.min {
            ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1)
        }
    }

    /// The paths of the files with some names.
    static func paths(named isMeant: (String) -> Bool) -> [String] { paths().filter { isMeant($0.key) }.flatMap(\.value) }

    private static func paths() -> [String: [String]] {
        guard let folder else { return [:] }
        if known?.folder != folder { known = (folder, paths(in: folder)) }
        return known?.paths ?? [:]
    }

    private static func paths(in folder: String) -> [String: [String]] {
        guard let files = FileManager.default.enumerator(atPath: folder) else { return [:] }
        var (found, count) = ([String: [String]](), 0)
        while let path = files.nextObject() as? String, count < limit {
            count += 1
            guard let name = path.split(separator: "/").last.map(String.init) else { continue }
            guard !name.hasPrefix("."), !skipped.contains(name) else {
                files.skipDescendants()
                continue
            }
            if !name.hasSuffix(".swift") { found[name, default: []].append("\(folder)/\(path)") }
        }
        return found
    }

    /// UIKit's `NSDataAsset`: the file of a data set in one of the app's asset catalogs. Of the name, only the part after folders counts.
    open class DataAsset: NSObject {
        public let name: String
        public let data: Data

        public convenience init?(name: String) { self.init(name: name, bundle: .main) }

        public init?(name: String, bundle: Bundle) {
            let file = AppResources.path(name, "dataset").flatMap { folder in
                (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted().first { $0 != "Contents.json" }.map { "\(folder)/\($0)" }
            }
            guard let data = file.flatMap(FileManager.default.contents(atPath:)) else { return nil }
            (self.name, self.data) = (name, data)
        }
    }
}
