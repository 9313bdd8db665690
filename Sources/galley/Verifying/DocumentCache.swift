import Goldens
import LayoutDocument

/// Reads each document once, however many goldens it has.
final class DocumentCache: Sendable {
    private let documents = Locked<[String: Result<Document, Failure>]>([:])

    func document(of input: InputDocument) throws(Failure) -> Document {
        if let known = documents.withLock({ $0[input.name] }) { return try known.get() }
        let result: Result<Document, Failure>
        do {
            result = .success(try input.read())
        } catch {
            result = .failure(error)
        }
        documents.withLock { $0[input.name] = result }
        return try result.get()
    }
}
