import Foundation
import HostFiles

/// Reads files that the user named.
package enum InputFile {
    /// The bytes of a file. Pipes and devices are refused, as reading them may never end.
    ///
    /// - Parameters:
    ///   - what: a word for the file in messages, such as "page".
    ///   - limit: the maximum number of bytes; `nil` for any number.
    /// - Throws: if the file cannot be read, or exceeds the limit.
    package static func bytes(of path: String, _ what: String = "file", atMost limit: Int? = nil) throws(Failure) -> [UInt8] {
        if case .special = FileKind(path) { throw Failure(.noInput, "\(path): error: cannot read the \(what): it is not a regular file") }
        do {
            let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
            let data = try limit.map { try handle.read(upToCount: $0 + 1) } ?? handle.readToEnd()
            guard let limit, data?.count ?? 0 > limit else { return [UInt8](data ?? Data()) }
            throw Failure(.badInput, "\(path): error: the \(what) has more than \(limit) bytes, which is the limit")
        } catch {
            throw error as? Failure ?? Failure(.noInput, "\(path): error: cannot read the \(what): \(SystemError.text(error))")
        }
    }
}
