import Foundation
import PackagePlugin

/// The map from a Swift target's sources to what is made of them, which SwiftPM gives the compiler.
struct OutputFiles {
    private let files: [String: [String: String]]

    /// `nil` where there is no such map.
    init?(of target: SwiftSourceModuleTarget, in folder: URL) {
        let map = Self.path(of: target, in: folder)
        guard let data = FileManager.default.contents(atPath: map),
            let files = try? JSONDecoder().decode([String: [String: String]].self, from: data)
        else { return nil }
        self.files = files
    }

    static func path(of target: SwiftSourceModuleTarget, in folder: URL) -> String {
        folder.appendingPathComponent("\(target.name).build/output-file-map.json").path
    }

    var sources: [String] { files.keys.sorted() }
    /// Without those that are not there: beside them lie those of sources that are gone.
    var objects: [String] { files.values.compactMap { $0["object"] }.sorted().filter(FileManager.default.fileExists) }
}
