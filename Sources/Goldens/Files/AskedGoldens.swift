package import Foundation

/// The goldens that runs of tests asked for: all of the last whole run, and those of the partial ones since.
package struct AskedGoldens: Sendable {
    private let labels: Set<String>

    package init(_ goldens: some Sequence<URL>) {
        labels = Set(goldens.map(Self.label))
    }

    package func contains(_ golden: URL) -> Bool { labels.contains(Self.label(golden)) }

    /// A golden's path in its package, so that it is the same wherever the package lies and by whatever link it is reached.
    private static func label(_ golden: URL) -> String {
        ArtifactFolder.pathInPackage(golden) ?? golden.resolvingSymlinksInPath().standardizedFileURL.path
    }

    private static let prefix = "asked."

    /// Keeps the list: in place of that of earlier runs, or, of a run of some tests only, besides it.
    ///
    /// - Parameters:
    ///   - folder: of the tests' artifacts.
    ///   - isComplete: whether all that was to be asked for has been.
    package func write(to folder: URL, of process: TestProcess, isComplete: Bool) throws {
        let name = "\(Self.prefix)\(process.bundle).\(process.framework.rawValue)"
        let more = GoldenFile("\(name).more.txt", in: folder)
        if process.isPartial || !isComplete {
            let known = try Self.labels(in: more)
            // After a line's end, as the last process may have been killed within a line.
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

    /// Reads the lists that are kept for the package of a golden.
    ///
    /// - Returns: `nil` where no whole run has left one.
    package static func read(for golden: URL) throws -> AskedGoldens? {
        let folder = ArtifactFolder.root(for: golden)
        let names = try ArtifactFolder.files(in: folder).filter { $0.hasPrefix(prefix) }
        guard names.contains(where: { !$0.hasSuffix(".more.txt") }) else { return nil }
        return AskedGoldens(labels: try Set(names.flatMap { try labels(in: GoldenFile($0, in: folder)) }))
    }

    private init(labels: Set<String>) {
        self.labels = labels
    }
}
