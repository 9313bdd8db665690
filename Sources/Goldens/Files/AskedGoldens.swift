package import Foundation

/// The goldens that a whole run of tests asked for, kept until the next one.
package struct AskedGoldens: Sendable {
    package let paths: [String]

    package init(paths: [String]) {
        self.paths = paths
    }

    private static let prefix = "asked."

    /// Writes the list, unless the run was of some tests only: what it did not ask for says nothing then.
    ///
    /// - Parameters:
    ///   - folder: of the tests' evidence.
    ///   - arguments: what the test process was started with.
    package func write(to folder: URL, arguments: [String]) throws {
        guard !Self.isPartial(arguments) else { return }
        let text = paths.map { $0 + "\n" }.joined()
        try GoldenFile(Self.name(arguments), in: folder).write(Array(text.utf8))
    }

    /// Each framework runs in a process of its own.
    private static func name(_ arguments: [String]) -> String {
        let bundle = URL(fileURLWithPath: arguments.first ?? "tests").deletingPathExtension().lastPathComponent
        return "\(prefix)\(bundle).\(arguments.contains("swift-testing") ? "swift-testing" : "xctest").txt"
    }

    private static func isPartial(_ arguments: [String]) -> Bool {
        arguments.contains { $0.hasPrefix("--filter") || $0.hasPrefix("--skip") && $0 != "--skip-build" }
    }

    /// Reads the lists that are kept for a place in a package.
    ///
    /// - Returns: `nil` if there are none.
    package static func read(near place: URL) throws -> Set<String>? {
        let folder = EvidenceFolder.root(for: place.appendingPathComponent("any"))
        guard FileManager.default.fileExists(atPath: folder.path) else { return nil }
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(prefix) }
        guard !names.isEmpty else { return nil }
        var paths: Set<String> = []
        for name in names {
            let bytes = try GoldenFile(name, in: folder).read() ?? []
            paths.formUnion(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
        }
        return paths
    }
}
