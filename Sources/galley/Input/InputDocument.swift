import Foundation
import LayoutDocument

/// A document that the user named, not yet read.
struct InputDocument {
    /// As messages call it: the path as the user wrote it, or `<stdin>`.
    var name: String
    /// `nil` for standard input.
    var path: String?

    static let suffixes = [".layout.yaml", ".layout.yml", ".layout.json"]

    /// What its pictures are called.
    var stem: String { DocumentSource(name: name, text: "").stem }

    /// The documents that paths mean: a file is itself, a folder the documents in it, `-` standard input. A document that
    /// is named twice is one.
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

    /// Reads and checks the document.
    func read() throws(Failure) -> Document {
        do {
            return try Document(DocumentSource(name: name, data: try bytes()))
        } catch let error as DocumentError {
            throw Failure(.badInput, error.description)
        } catch let failure as Failure {
            throw failure
        } catch {
            throw Failure(.software, "\(name): error: \(error)")
        }
    }

    /// The file's bytes; of an endless one no more than it takes to refuse it.
    private func bytes() throws(Failure) -> Data {
        do {
            let handle = try path.map { try FileHandle(forReadingFrom: URL(fileURLWithPath: $0)) } ?? .standardInput
            var data = Data()
            while data.count <= DocumentSource.sizeLimit,
                let more = try handle.read(upToCount: 1 << 16), !more.isEmpty {
                data.append(more)
            }
            return data
        } catch {
            throw Failure(.noInput, "\(name): error: cannot read the file: \(SystemError.text(error))")
        }
    }
}
