import Foundation

/// Which document a golden belongs to, by its name: of "photo" and "photo-plain" the latter owns "photo-plain.svg", whether
/// or not the user named it.
struct GoldenOwners {
    /// By the folder of their goldens, those with the longest names first.
    private let documents: [String: [InputDocument]]

    /// - Parameters:
    ///   - inputs: what the user named; others beside them own goldens, too.
    ///   - folder: where a document's goldens lie.
    /// - Throws: where two of them would have the same goldens, or a folder cannot be listed.
    init(_ inputs: [InputDocument], folder: (InputDocument) -> String) throws(Failure) {
        var all = inputs
        for place in Set(inputs.compactMap(\.path).map { PathParts($0).folder }).sorted() {
            all += try InputDocument.documents(in: place)
        }
        let named = Set(inputs.map(\.name))
        documents = Dictionary(grouping: all.uniqued { $0.path.map(FilePlace.init) }, by: folder).mapValues { documents in
            documents.sorted { $0.stem.utf8.count > $1.stem.utf8.count }
        }
        for documents in documents.values {
            var seen: [String: String] = [:]
            for document in documents where named.contains(document.name) {
                guard let other = seen.updateValue(document.name, forKey: document.stem) else { continue }
                throw Failure(
                    .usage, "\(other) and \(document.name) would have the same goldens; rename one of them, or use two folders")
            }
        }
    }

    /// The folders of goldens.
    var folders: [String] { documents.keys.sorted() }

    /// The document that a file is a golden of, and what the golden shows.
    func owner(of file: String, in folder: String) -> (document: InputDocument, name: GoldenName)? {
        for document in documents[folder] ?? [] where file.hasPrefix(document.stem) {
            if let name = GoldenName(file.dropFirst(document.stem.count)) { return (document, name) }
        }
        return nil
    }
}
