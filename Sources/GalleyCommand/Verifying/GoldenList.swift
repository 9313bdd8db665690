import Foundation
import Goldens
import HostSystem
import LayoutSubjects

/// The goldens that must exist in a folder: the names of files, a line each, in the file `galley.goldens` beside them. `galley
/// accept` writes it, so that `galley verify` finds deleted goldens.
struct GoldenList {
    private static let fileName = "galley.goldens"
    private static let comment = "# Goldens that must exist: \"galley accept\" writes this list, \"galley verify\" reads it."

    private let folder: String
    let path: String
    /// The names with their lines, from 1.
    let entries: [(name: String, line: Int)]

    /// Reads the list of a folder, which need not have one.
    init(in folder: String) throws(Failure) {
        self.folder = folder
        path = PathParts.join(folder, Self.fileName)
        guard FileKind(path) != .nothing else {
            entries = []
            return
        }
        let bytes = try InputFile.bytes(of: path, "list of goldens", atMost: GoldenLimits.bytes)
        guard let text = String(validating: bytes, as: UTF8.self) else {
            throw Failure(.badInput, "\(path): error: the list of goldens is not text in UTF-8")
        }
        entries = Self.entries(of: text)
    }

    private static func entries(of text: String) -> [(name: String, line: Int)] {
        let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        return lines.enumerated().compactMap { index, line in
            line.isEmpty || line.hasPrefix("# ") ? nil : (String(line), index + 1)
        }
    }

    /// Writes the list with names added and removed, if it then differs. A list without names is removed.
    func change(adding added: [String], removing removed: Set<PathKey>) throws(Failure) {
        let unlisted = added.filter { Self.entries(of: $0).map(\.name) != [$0] }
        for name in unlisted { Console.warning("\(PathParts.join(folder, name)) is not listed in \(path): a name there has one line") }
        let old = entries.map { PathKey($0.name) }
        let new = Set(old + added.filter { !unlisted.contains($0) }.map(PathKey.init)).subtracting(removed).sorted()
        guard new != old.sorted() else { return }
        do {
            let file = GoldenFolder.file(Self.fileName, in: folder)
            guard !new.isEmpty else { return try file.remove() }
            try file.write(Array(([Self.comment] + new.map(\.path)).map { $0 + "\n" }.joined().utf8))
        } catch {
            throw Failure(.cannotCreate, "\(error)")
        }
        Console.note("written \(path)")
    }
}

extension GoldenFolder {
    /// The goldens of each document that the lists beside them name, by the document's name.
    func listed(of inputs: [SubjectInput]) throws(Failure) -> [PathKey: [SubjectGolden]] {
        let owners = try GoldenOwners(inputs, folder: folder)
        let known = Set(inputs.map { PathKey($0.name) })
        var goldens: [PathKey: [SubjectGolden]] = [:]
        for folder in owners.folders {
            let list = try GoldenList(in: folder)
            for entry in list.entries {
                guard let (document, look) = owners.owner(of: entry.name, in: folder), known.contains(PathKey(document.name)) else { continue }
                var golden = golden(document, entry.name, folder, look)
                golden.expectation = "line \(entry.line) of \(list.path) lists it"
                golden.expectationPlace = SourcePlace(file: list.path, line: entry.line)
                goldens[PathKey(document.name), default: []].append(golden)
            }
        }
        return goldens
    }
}
