import Foundation
import HostFiles

/// An output file. Errors end the command with a message and an exit status.
package struct OutputFile: ~Copyable {
    /// The path as the user wrote it, for messages.
    private let path: String
    private let file: AtomicFile

    /// Opens a new file in the folder of `path`, which is created if necessary.
    package init(_ path: String, links: LinkPolicy) throws(Failure) {
        try links.check(path)
        do {
            file = try AtomicFile(path)
        } catch {
            throw Failure(error, path)
        }
        self.path = path
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        do {
            try file.write(bytes)
        } catch {
            throw Failure(error, path)
        }
    }

    /// Renames the file to its destination, and reports it.
    package consuming func finish() throws(Failure) {
        let path = path
        do {
            Console.note("\(try file.finish().rawValue) \(path)")
        } catch {
            throw Failure(error, path)
        }
    }

    /// Writes a complete file, and reports it.
    package static func write(_ bytes: [UInt8], to path: String, links: LinkPolicy) throws(Failure) {
        let file = try OutputFile(path, links: links)
        try bytes.withUnsafeBufferPointer { bytes throws(Failure) in try file.write(UnsafeRawBufferPointer(bytes)) }
        try file.finish()
    }
}

/// The treatment of output paths that are symbolic links out of their folder.
package enum LinkPolicy {
    /// The user named the file, which may even be a pipe or device.
    case named
    /// The file is named after a document, and the user allowed links out of its folder.
    case follow
    /// The file is named after a document; links are not followed.
    case stay

    /// The policy for a file that is named after a document.
    package init(followsLinks: Bool) {
        self = followsLinks ? .follow : .stay
    }

    /// - Throws: if the path is a link that must not be followed, or not a regular file, as opening a pipe may block.
    func check(_ path: String) throws(Failure) {
        if self == .named { return }
        if FileKind.isLink(path) { try checkLink(path) }
        guard case .special = FileKind(path) else { return }
        throw Failure(.cannotCreate, "cannot create \(path): it is not a regular file")
    }

    private func checkLink(_ path: String) throws(Failure) {
        let target = FilePlace.real(path)
        if target == nil, errno == ELOOP {
            throw Failure(.cannotCreate, "cannot create \(path): it is a symbolic link that leads back to itself")
        }
        guard self == .stay else { return }
        let folder = PathParts(path).folderPath
        let root = FilePlace.real(folder) ?? folder
        guard let target, target.utf8.starts(with: (root.hasSuffix("/") ? root : root + "/").utf8) else {
            let place = target.map { ", to \($0)" } ?? ""
            throw Failure(
                .cannotCreate, "\(path) is a symbolic link out of its folder\(place); it is not written. "
                    + "Use --follow-links to write through it")
        }
    }
}

extension Failure {
    /// The error for an output file that cannot be written.
    fileprivate init(_ error: FileError, _ path: String) {
        switch error.step {
        case .makingFolder(let folder):
            let reason = error.code == EEXIST ? "there is a file of that name" : error.reason
            self.init(.cannotCreate, "cannot create \(path): cannot make the folder \(folder): \(reason)")
        case .creating:
            self.init(.cannotCreate, "cannot create \(path): \(error.code == EISDIR ? "it is a folder" : error.reason)")
        case .writing: self.init(.cannotWrite, "cannot write \(path): \(error.reason)")
        }
        // A full disk has its own status at any step.
        if error.isAboutSpace { status = .cannotWrite }
    }
}
