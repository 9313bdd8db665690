import Foundation
import LayoutDocument

/// A document that the user named, not yet read.
struct SubjectInput {
    /// As messages call it: the path as the user wrote it, or `<stdin>`.
    var name: String
    /// `nil` for standard input.
    var path: String?

    static let suffixes = [".layout.yaml", ".layout.yml", ".layout.json"]

    /// The file that messages point at.
    var file: String { path ?? name }

    /// The base name of its pictures.
    var stem: String { DocumentSource(name: name, text: "").stem }

    /// The documents at the paths: files, the documents in folders, and `-` for standard input. A document that is named
    /// twice counts once.
    static func find(_ paths: [String]) throws(Failure) -> [SubjectInput] {
        var documents: [SubjectInput] = []
        for path in paths {
            if path == "-" {
                documents.append(SubjectInput(name: DocumentSource.standardInputName, path: nil))
                continue
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure(.noInput, "\(path): error: no such file or folder")
            }
            documents += isFolder.boolValue ? try inFolder(path) : [SubjectInput(name: path, path: path)]
        }
        guard documents.filter({ $0.path == nil }).count <= 1 else {
            throw Failure(.usage, "standard input (-) can be read only once")
        }
        guard documents.count > 1 else { return documents }
        var seen: Set<FilePlace> = []
        return documents.filter { document in document.path.map { seen.insert(FilePlace($0)).inserted } ?? true }
    }

    private static func inFolder(_ folder: String) throws(Failure) -> [SubjectInput] {
        let (names, others) = try FolderListing.names(in: folder)
        if let other = others.first(where: isDocument) {
            throw Failure(.badInput, "\(folder): error: the name \"\(other)\" is not UTF-8; rename that document")
        }
        let documents = documents(names, in: folder)
        guard !documents.isEmpty else {
            let known = suffixes.map { "*" + $0 }.joined(separator: ", ")
            throw Failure(.noInput, "\(folder): error: no layout documents in this folder (\(known))")
        }
        return documents
    }

    /// The documents in a folder, `""` for the working one, in order; there may be none.
    static func documents(in folder: String) throws(Failure) -> [SubjectInput] {
        documents(try FolderListing.names(in: folder).names, in: folder)
    }

    private static func documents(_ names: [String], in folder: String) -> [SubjectInput] {
        names.filter(isDocument).map { name in
            let path = PathParts.join(folder, name)
            return SubjectInput(name: path, path: path)
        }
    }

    /// The documents in a folder and the folders in it, but for hidden ones.
    static func below(_ folder: String) -> [SubjectInput] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var documents: [SubjectInput] = []
        for case let name as String in walk {
            if PathParts(name).name.hasPrefix(".") {
                walk.skipDescendants()
            } else if isDocument(PathParts(name).name) {
                let path = PathParts.join(folder, name)
                documents.append(SubjectInput(name: path, path: path))
            }
        }
        return documents
    }

    private static func isDocument(_ name: String) -> Bool {
        !name.hasPrefix(".") && suffixes.contains { name.hasSuffix($0) }
    }

    /// Reads and checks the document.
    func read() throws(Failure) -> any Subject {
        do {
            return try Document(source())
        } catch {
            throw Failure(error)
        }
    }

    private func source() throws(DocumentError) -> DocumentSource {
        guard let path else { return try DocumentSource(name: name, reading: .standardInput) }
        return try DocumentSource(contentsOf: URL(fileURLWithPath: path), name: name)
    }
}
