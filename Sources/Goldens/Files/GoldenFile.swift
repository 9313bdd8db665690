package import Foundation
import HostFiles
import LayoutComparison
import PNGCodec

/// The location of a golden: a file in a folder of goldens.
package struct GoldenFile: Sendable, Hashable {
    /// The folder that must contain the file, with symbolic links resolved.
    package let folder: URL
    package let url: URL

    /// - Parameter name: the file's name in the folder.
    package init(_ name: String, in folder: URL) {
        self.folder = folder
        url = folder.appendingPathComponent(name)
    }

    /// The file's bytes; `nil` if it does not exist.
    ///
    /// - Throws: if it is not a regular file, links to a file outside the folder, or is too large.
    package func read() throws(GoldenError) -> [UInt8]? {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw GoldenError("cannot read \(url.path): \(SystemError.current)")
        }
        try checkPlace(status)
        // Without O_NONBLOCK, opening a pipe without a writer would block.
        let file = open(url.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
        guard file >= 0 else { throw GoldenError("cannot read \(url.path): \(SystemError.current)") }
        defer { close(file) }
        guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw GoldenError("cannot read \(url.path): it is not a regular file")
        }
        guard status.st_size <= GoldenLimits.bytes else {
            throw GoldenError("cannot read \(url.path): it has \(status.st_size) bytes; the limit is \(GoldenLimits.bytes)")
        }
        do {
            return [UInt8](try FileHandle(fileDescriptor: file).read(upToCount: Int(status.st_size)) ?? Data())
        } catch {
            throw GoldenError("cannot read \(url.path): \(SystemError.text(error))")
        }
    }

    /// Requires the target of a symbolic link to be in the folder of goldens.
    private func checkPlace(_ status: stat) throws(GoldenError) {
        guard status.st_mode & S_IFMT == S_IFLNK else { return }
        let place = url.resolvingSymlinksInPath().standardizedFileURL.path
        let root = folder.resolvingSymlinksInPath().standardizedFileURL.path
        guard place.hasPrefix(root + "/") else {
            throw GoldenError(
                "\(url.path) is a symbolic link out of the folder of goldens, to \(place); it is neither read nor written")
        }
    }

    /// Writes the file atomically. A file with the same bytes is not touched.
    ///
    /// - Throws: if writing fails; the file is then unchanged.
    package func write(_ bytes: [UInt8]) throws(GoldenError) {
        if try read() == bytes { return }
        do {
            let file = try AtomicFile(url.path)
            try file.write(bytes)
            _ = try file.finish()
        } catch {
            throw GoldenError(error, url)
        }
    }

    /// Appends bytes in a single write, which is safe for several processes at once.
    func append(_ bytes: [UInt8]) throws(GoldenError) {
        do {
            try Folder.make(folder.path)
        } catch {
            throw GoldenError(error, url)
        }
        let file = open(url.path, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW | O_CLOEXEC, 0o666)
        guard file >= 0 else { throw GoldenError("cannot write \(url.path): \(SystemError.current)") }
        defer { close(file) }
        do {
            try FileHandle(fileDescriptor: file).write(contentsOf: Data(bytes))
        } catch {
            throw GoldenError("cannot write \(url.path): \(SystemError.text(error))")
        }
    }

    package func remove() throws(GoldenError) {
        guard unlink(url.path) == 0 || errno == ENOENT else {
            throw GoldenError("cannot remove \(url.path): \(SystemError.current)")
        }
    }
}

/// The reason that a golden cannot be read or written.
package struct GoldenError: Error, Sendable, Hashable, CustomStringConvertible {
    package let description: String
    /// The reason without the file, for messages that name it themselves.
    package let reason: String
    /// True if bytes could not be written, as to a full disk.
    package let isAboutWriting: Bool

    package init(_ description: String) {
        self.description = description
        reason = description
        isAboutWriting = false
    }

    fileprivate init(_ error: FileError, _ url: URL) {
        (description, reason) = switch error.step {
        case .makingFolder(let folder): Self.words(error, "cannot make the folder \(folder)")
        case .creating: Self.words(error, "cannot create \(url.path)", "cannot create it")
        case .writing: Self.words(error, "cannot write \(url.path)", "cannot write it")
        }
        isAboutWriting = error.step == .writing || error.isAboutSpace
    }

    private static func words(_ error: FileError, _ what: String, _ short: String? = nil) -> (String, String) {
        ("\(what): \(error.reason)", "\(short ?? what): \(error.reason)")
    }
}

/// Distinguishes Galley's goldens from other files.
package enum GoldenOrigin {
    /// True if Galley wrote the file; false if it cannot be read.
    package static func isOurs(_ file: GoldenFile) -> Bool {
        guard let bytes = try? file.read() else { return false }
        switch file.url.pathExtension {
        case "png": return isOurs(png: bytes)
        case "txt": return bytes.starts(with: FramesRecord.signature.utf8) || bytes.starts(with: ViewsRecord.signature.utf8)
        case "json": return (try? FramesRecord(json: Data(bytes))) != nil
        default: return bytes.starts(with: "<svg id=\"".utf8) && bytes.prefix(1 << 12).contains("aria-labelledby=\"".utf8)
        }
    }

    private static func isOurs(png bytes: [UInt8]) -> Bool {
        guard let text = try? PNGDecoder().text(of: Snapshot.framesKeyword, in: bytes) else { return false }
        return text.hasPrefix(FramesRecord.signature)
    }
}
