import Foundation

/// Which document a golden belongs to, by its name: of "photo" and "photo-plain" the latter owns "photo-plain.svg", whether
/// or not the user named it.
struct GoldenOwners {
    /// By the folder of their goldens, and by their names.
    private let documents: [String: [String: InputDocument]]

    /// - Parameters:
    ///   - inputs: what the user named; others beside them own goldens, too.
    ///   - folder: where a document's goldens lie.
    /// - Throws: where two of them would have the same goldens, or a folder cannot be listed.
    init(_ inputs: [InputDocument], folder: (InputDocument) -> String) throws(Failure) {
        var documents: [String: [String: InputDocument]] = [:]
        for input in inputs {
            guard let other = documents[folder(input), default: [:]].updateValue(input, forKey: input.stem) else { continue }
            throw Failure(
                .usage, "\(other.name) and \(input.name) would have the same goldens; "
                    + "rename one of them, or use two folders")
        }
        for place in Set(inputs.compactMap(\.path).map { PathParts($0).folder }).sorted() {
            for neighbour in try InputDocument.documents(in: place) {
                let named = documents[folder(neighbour)]?[neighbour.stem]
                documents[folder(neighbour), default: [:]][neighbour.stem] = named ?? neighbour
            }
        }
        self.documents = documents
    }

    /// The folders of goldens.
    var folders: [String] { documents.keys.sorted() }

    /// The document that a file is a golden of, and what the golden shows.
    func owner(of file: String, in folder: String) -> (document: InputDocument, name: GoldenName)? {
        guard let documents = documents[folder] else { return nil }
        // The longest name first.
        for end in file.indices.reversed() where GoldenName.signs.contains(file[end]) {
            guard let document = documents[String(file[..<end])] else { continue }
            if let name = GoldenName(file[end...]) { return (document, name) }
        }
        return nil
    }
}
