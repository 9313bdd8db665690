import Foundation
package import Goldens
import HostFiles
import LayoutDiagram
package import LayoutSubjects
import PagePictures

/// Finds the goldens of documents by name.
package struct GoldenStore {
    /// The folder for goldens; `nil` to store them beside their documents.
    let path: String?
    /// The project, which determines the goldens of its documents.
    package let project: ProjectFile?

    package init(path: String?, project: ProjectFile? = nil) {
        (self.path, self.project) = (path, project)
    }

    /// The goldens of each document, by name.
    ///
    /// - Throws: if a folder cannot be listed, or two documents would have the same goldens.
    package func goldens(of inputs: [LayoutInput]) throws(Failure) -> [[DocumentGolden]] {
        let owners = try GoldenOwners(inputs, folder: folder)
        let places = Dictionary(inputs.indices.map { (PathKey(inputs[$0].name), $0) }) { first, _ in first }
        var goldens = inputs.map { _ in [DocumentGolden]() }
        for folder in owners.folders {
            for file in try Self.files(in: folder) {
                guard let owner = owners.owner(of: file, in: folder) else { continue }
                guard let place = places[PathKey(owner.document.name)] else { continue }
                goldens[place].append(golden(owner.document, file, folder, owner.name))
            }
        }
        return goldens
    }

    /// The goldens that each document is compared with: in a project those that must exist, elsewhere the existing ones, or the
    /// default ones if there are none.
    ///
    /// - Throws: if a folder cannot be listed, or two documents would have the same goldens.
    package func compared(_ inputs: [LayoutInput]) throws(Failure) -> [DocumentGolden] {
        let existing = try goldens(of: inputs)
        return zip(inputs, existing).flatMap { input, existing in
            project?.expected(of: input, in: self) ?? (existing.isEmpty ? GoldenLook.usualOnes.map { golden(of: input, $0) } : existing)
        }
    }

    private func golden(_ input: LayoutInput, _ file: String, _ folder: String, _ name: GoldenLook) -> DocumentGolden {
        DocumentGolden(input: input, path: PathParts.join(folder, file), file: Self.file(file, in: folder), name: name)
    }

    /// A document's golden with a look and a kind; it need not exist.
    package func golden(of input: LayoutInput, _ name: GoldenLook) -> DocumentGolden {
        golden(input, input.stem + name.suffix, folder(of: input), name)
    }

    /// Rejects goldens with names that belong to other documents.
    package func check(_ goldens: [DocumentGolden], of inputs: [LayoutInput]) throws(Failure) {
        let owners = try GoldenOwners(inputs, folder: folder)
        for golden in goldens {
            let owner = owners.owner(of: golden.input.stem + golden.name.suffix, in: folder(of: golden.input))
            guard let owner, PathKey(owner.document.name) != PathKey(golden.input.name) else { continue }
            throw Failure(
                .usage, "\(golden.path) is the name of a golden of \(owner.document.name), not of \(golden.input.name)")
        }
    }

    func folder(of input: LayoutInput) -> String {
        project?.goldensFolder(of: input) ?? path ?? input.path.map { PathParts($0).folder } ?? ""
    }

    /// A golden's file in a folder; `""` for the working folder.
    package static func file(_ name: String, in folder: String) -> GoldenFile {
        GoldenFile(name, in: URL(fileURLWithPath: folder.isEmpty ? "." : folder, isDirectory: true))
    }

    private static func files(in folder: String) throws(Failure) -> [String] {
        guard FileManager.default.fileExists(atPath: folder.isEmpty ? "." : folder) else { return [] }
        // Names that are not UTF-8 are left out: no golden has one.
        return try FolderListing.names(in: folder).names
    }
}

/// Determines the document of a golden by name: if there are "photo" and "photo-plain", "photo-plain.svg" belongs to the latter,
/// even if the user did not name it.
package struct GoldenOwners {
    /// Documents by the folder of their goldens and by name.
    private var documents: [PathKey: [PathKey: LayoutInput]]

    /// - Parameters:
    ///   - inputs: the documents named by the user; other documents beside them own goldens, too.
    ///   - folder: returns the folder of a document's goldens.
    /// - Throws: if two documents would have the same goldens, or a folder cannot be listed.
    package init(_ inputs: [LayoutInput], folder: (LayoutInput) -> String) throws(Failure) {
        var documents: [PathKey: [PathKey: LayoutInput]] = [:]
        for input in inputs {
            guard let other = documents[PathKey(folder(input)), default: [:]].updateValue(input, forKey: PathKey(input.stem)) else { continue }
            throw Failure(
                .usage, "\(other.name) and \(input.name) would have the same goldens; "
                    + "rename one of them, or use two folders")
        }
        for place in Set(inputs.compactMap(\.path).map { PathKey(PathParts($0).folder) }).sorted() {
            for neighbour in try LayoutInput.documents(in: place.path) {
                let (place, stem) = (PathKey(folder(neighbour)), PathKey(neighbour.stem))
                let named = documents[place]?[stem]
                documents[place, default: [:]][stem] = named ?? neighbour
            }
        }
        self.documents = documents
    }

    /// Adds documents that own goldens in a folder, except those with the name of a known document.
    mutating func add(_ stems: [String], in folder: String) {
        // A folder whose documents are all gone may still contain goldens.
        documents[PathKey(folder)] = documents[PathKey(folder)] ?? [:]
        for stem in stems where documents[PathKey(folder), default: [:]][PathKey(stem)] == nil {
            documents[PathKey(folder), default: [:]][PathKey(stem)] = LayoutInput(name: stem, path: nil)
        }
    }

    var folders: [String] { documents.keys.sorted().map(\.path) }

    /// The document that a file is a golden of, with the golden's name.
    package func owner(of file: String, in folder: String) -> (document: LayoutInput, name: GoldenLook)? {
        guard let documents = documents[PathKey(folder)] else { return nil }
        // Tries the longest name first.
        for end in file.indices.reversed() where Look.signs.contains(file[end]) {
            guard let document = documents[PathKey(String(file[..<end]))] else { continue }
            if let name = GoldenLook(file[end...]) { return (document, name) }
        }
        return nil
    }
}
