import DocumentPictures
import Foundation
import LayoutDocument

/// A document from text.
func document(_ text: String) throws -> Document {
    try Document(DocumentSource(name: "test.layout.yaml", data: Data(text.utf8)))
}

/// The errors in a document and its fonts, each as `line:column message`.
func complaints(_ text: String) -> [String] {
    do {
        _ = try document(text).style
        return []
    } catch let error as DocumentError {
        return error.diagnostics.map { diagnostic in
            let place = diagnostic.mark.map { "\($0.line):\($0.column) " } ?? ""
            return place + diagnostic.message
        }
    } catch {
        return ["not a DocumentError: \(error)"]
    }
}
