import AtomicFiles
import Foundation
import LayoutDocument

/// A document that the user named, not yet read.
struct InputDocument {
    /// As messages call it: the path as the user wrote it, or `<stdin>`.
    var name: String
    /// `nil` for standard input.
    var path: String?

    static let suffixes = [".layout.yaml", ".layout.yml", ".layout.json"]

    /// The base name of its pictures.
    var stem: String { DocumentSource(name: name, text: "").stem }

    /// The documents at the paths: files, the documents in folders, and `-` for standard input. A document that is named
    /// twice counts once.
    static func find(_ paths: [String]) throws(Failure) -> [InputDocument] {
        var documents: [InputDocument] = []
        for path in paths {
            if path == "-" {
                documents.append(InputDocument(name: DocumentSource.standardInputName, path: nil))
                continue
            }
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure(.noInput, "\(path): error: no such file or folder")
            }
            documents += isFolder.boolValue ? try inFolder(path) : [InputDocument(name: path, path: path)]
        }
        guard documents.filter({ $0.path == nil }).count <= 1 else {
            throw Failure(.usage, "standard input (-) can be read only once")
        }
        guard documents.count > 1 else { return documents }
        var seen: Set<FilePlace> = []
        return documents.filter { document in document.path.map { seen.insert(FilePlace($0)).inserted } ?? true }
    }

    private static func inFolder(_ folder: String) throws(Failure) -> [InputDocument] {
        let documents = try documents(in: folder)
        guard !documents.isEmpty else {
            let known = suffixes.map { "*" + $0 }.joined(separator: ", ")
            throw Failure(.noInput, "\(folder): error: no layout documents in this folder (\(known))")
        }
        return documents
    }

    /// The documents in a folder, `""` for the working one, in order; there may be none.
    static func documents(in folder: String) throws(Failure) -> [InputDocument] {
        let names: [String]
        do {
            names = try FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
        } catch {
            throw Failure(.noInput, "\(folder): error: cannot read the folder: \(SystemError.text(error))")
        }
        let documents = names.filter { name in
            !name.hasPrefix(".") && suffixes.contains { name.hasSuffix($0) }
        }
        return documents.sorted().map { name in
            let path = PathParts.join(folder, name)
            return InputDocument(name: path, path: path)
        }
    }

    /// The documents in a folder and the folders in it, but for hidden ones.
    static func below(_ folder: String) -> [InputDocument] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var documents: [InputDocument] = []
        for case let name as String in walk {
            if PathParts(name).name.hasPrefix(".") {
                walk.skipDescendants()
            } else if suffixes.contains(where: name.hasSuffix) {
                let path = PathParts.join(folder, name)
                documents.append(InputDocument(name: path, path: path))
            }
        }
        return documents
    }

    /// Reads and checks the document.
    func read() throws(Failure) -> Document {
        do {
            return try Document(source())
        } catch {
            throw Failure(error.isUnreadable ? .noInput : .badInput, error.description)
        }
    }

    private func source() throws(DocumentError) -> DocumentSource {
        guard let path else { return try DocumentSource(name: name, reading: .standardInput) }
        return try DocumentSource(contentsOf: URL(fileURLWithPath: path), name: name)
    }
}
