import AtomicFiles
import Foundation
import LayoutDocument

/// An output file: an error ends the command with a message and an exit status.
struct OutputFile: ~Copyable {
    /// As the user wrote it, for messages.
    private let path: String
    private let file: AtomicFile

    /// Opens a new file in the folder of `path`, which is created if necessary.
    init(_ path: String) throws(Failure) {
        do {
            file = try AtomicFile(path)
        } catch {
            throw Failure(error, path)
        }
        self.path = path
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        do {
            try file.write(bytes)
        } catch {
            throw Failure(error, path)
        }
    }

    /// Moves the file into place and reports it.
    consuming func finish() throws(Failure) {
        let path = path
        do {
            Console.note("\(try file.finish().rawValue) \(path)")
        } catch {
            throw Failure(error, path)
        }
    }

    /// Writes a whole file and reports it.
    static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
        let file = try OutputFile(path)
        try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try file.write(UnsafeRawBufferPointer(bytes)) }
        try file.finish()
    }
}

extension Failure {
    /// An output file cannot be written.
    fileprivate init(_ error: FileError, _ path: String) {
        switch error.step {
        case .makingFolder(let folder):
            let reason = error.code == EEXIST ? "there is a file of that name" : error.reason
            self.init(.cannotCreate, "cannot create \(path): cannot make the folder \(folder): \(reason)")
        case .creating:
            self.init(.cannotCreate, "cannot create \(path): \(error.code == EISDIR ? "it is a folder" : error.reason)")
        case .writing: self.init(.cannotWrite, "cannot write \(path): \(error.reason)")
        }
    }
}
