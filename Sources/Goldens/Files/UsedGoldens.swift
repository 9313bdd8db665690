package import Foundation

/// The goldens that test runs used: those of the last full run and of partial runs since.
package struct UsedGoldens: Sendable {
    private let labels: Set<String>

    package init(_ goldens: some Sequence<URL>) {
        labels = Set(goldens.map(Self.label))
    }

    package func contains(_ golden: URL) -> Bool { labels.contains(Self.label(golden)) }

    /// A golden's path relative to its package, independent of the package's location and of symbolic links.
    private static func label(_ golden: URL) -> String {
        ArtifactFolder.pathInPackage(golden) ?? golden.resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static let prefix = "asked."

    /// Stores the list. A full run replaces the list of earlier runs; a partial one adds to it.
    ///
    /// - Parameters:
    ///   - folder: the folder of the tests' artifacts.
    ///   - isComplete: true if every assertion used all of its goldens.
    package func write(to folder: URL, of process: TestProcess, isComplete: Bool) throws {
        let name = "\(Self.prefix)\(process.bundle).\(process.framework.rawValue)"
        let more = GoldenFile("\(name).more.txt", in: folder)
        if process.isPartial || !isComplete {
            let known = try Self.labels(in: more)
            // Starts with a line feed, as an earlier process may have been killed in the middle of a line.
            if !labels.isSubset(of: known) { try more.append(Array(("\n" + Self.text(labels.subtracting(known))).utf8)) }
        } else {
            try GoldenFile("\(name).txt", in: folder).write(Array(Self.text(labels).utf8))
            try more.remove()
        }
    }

    private static func text(_ labels: Set<String>) -> String { labels.sorted().map { $0 + "\n" }.joined() }

    private static func labels(in file: GoldenFile) throws -> Set<String> {
        Set(String(decoding: try file.read() ?? [], as: UTF8.self).split(separator: "\n").map(String.init))
    }

    /// Reads the lists stored for a golden's package.
    ///
    /// - Returns: `nil` if there has been no full run.
    package static func read(for golden: URL) throws -> UsedGoldens? {
        let folder = ArtifactFolder.root(for: golden)
        let names = try ArtifactFolder.files(in: folder).filter { $0.hasPrefix(prefix) }
        guard names.contains(where: { !$0.hasSuffix(".more.txt") }) else { return nil }
        return UsedGoldens(labels: try Set(names.flatMap { try labels(in: GoldenFile($0, in: folder)) }))
    }

    private init(labels: Set<String>) {
        self.labels = labels
    }
}
