import HostFiles
package import ProgramMessages

/// A layout of a program's own catalogue.
package struct CatalogEntry: Sendable {
    package var title: String
    /// The source file; goldens are stored beside it.
    package var path: String
    package var line: Int
    /// The number of items in each section; `nil` to ask the data source.
    package var itemCounts: [Int]?
    /// Solves the layout. Called on the main thread.
    package var solve: @Sendable (LayoutRequest) throws -> ProgramLayout

    package init(
        title: String, path: String, line: Int, itemCounts: [Int]?,
        solve: @escaping @Sendable (LayoutRequest) throws -> ProgramLayout
    ) {
        (self.title, self.path, self.line, self.itemCounts, self.solve) = (title, path, line, itemCounts, solve)
    }

    /// The catalogue of the running program; `nil` if it has none, as for `galley`.
    @TaskLocal package static var current: [CatalogEntry]?

    /// The title's letters and digits, with hyphens in place of other characters.
    private var stem: String {
        title.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    /// The entries as subjects.
    ///
    /// - Throws: if two have the same name, or a requested one does not exist.
    static func subjects(_ entries: [CatalogEntry], _ choice: SwiftChoice) throws(Failure) -> [LayoutInCode] {
        var names: Set<String> = []
        for entry in entries where !names.insert(entry.stem).inserted || entry.stem.isEmpty {
            throw Failure(.usage, "two layouts of the catalogue would be called \"\(entry.stem)\"; give one another title")
        }
        let excluded = choice.compilation.excluded
        for name in choice.names + excluded where !entries.contains(where: { $0.isCalled(name) }) {
            throw Failure(.noInput, "the catalogue has no \"\(name.text)\"; it has \(entries.map(\.title).joined(separator: ", "))")
        }
        let chosen = entries.filter { entry in
            (choice.names.isEmpty || choice.names.contains(where: entry.isCalled)) && !excluded.contains(where: entry.isCalled)
        }
        return chosen.map { $0.subject(choice) }
    }

    private func isCalled(_ name: NamePattern) -> Bool { name.matches(title) || name.matches(stem) }

    private func subject(_ choice: SwiftChoice) -> LayoutInCode {
        let place = "\(Self.shown(path)):\(line): \(stem)"
        var subject = LayoutInCode(stem: stem, path: Self.shown(path), line: line) { [solve] request throws(Failure) in
            do {
                return try solve(request)
            } catch {
                throw Failure(.badInput, "\(place): error: \(error)")
            }
        }
        (subject.itemCounts, subject.title) = (choice.itemCounts ?? itemCounts, title)
        subject.containers = choice.containers
        return subject
    }

    /// The path relative to the working folder; unchanged if it is outside.
    private static func shown(_ path: String) -> String {
        let folder = (FilePlace.real(".") ?? "") + "/"
        return path.utf8.starts(with: folder.utf8) ? String(path.dropFirst(folder.count)) : path
    }
}
