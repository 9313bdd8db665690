import Foundation

/// A file that is written under a temporary name beside its destination and renamed when complete, so that nobody ever sees half
/// of it, even if the process is killed.
///
/// A replaced file keeps its permissions; one that already has the same bytes is not touched. A symbolic link stays, and its
/// target is replaced. Devices and pipes, which cannot be renamed over, are written directly.
package struct AtomicFile: ~Copyable {
    package enum Outcome: String, Sendable {
        case written
        case unchanged
    }

    /// The path of the finished file.
    private let place: String
    /// The temporary file's path; `nil` if the destination is written directly, and after renaming.
    private var unfinishedPath: String?
    private var descriptor: Int32

    /// Opens a temporary file in the folder of `path`, which is created if necessary.
    package init(_ path: String) throws(FileError) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = exists ? status.st_mode & S_IFMT : S_IFREG
        guard kind != S_IFDIR else { throw FileError(.creating, code: EISDIR) }
        let place = exists && kind == S_IFREG ? FilePlace.real(path) ?? path : path
        let opened = kind == S_IFREG
            ? try UnfinishedFiles.make(beside: place, permissions: exists ? status.st_mode & 0o777 : nil)
            : (path: nil, descriptor: try Self.descriptor(ofDevice: path))
        self.place = place
        (unfinishedPath, descriptor) = opened
    }

    private static func descriptor(ofDevice path: String) throws(FileError) -> Int32 {
        while true {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            if descriptor >= 0 { return descriptor }
            guard errno == EINTR else { throw FileError(.creating) }
        }
    }

    deinit {
        if descriptor >= 0 { close(descriptor) }
        if let unfinishedPath { UnfinishedFiles.remove(unfinishedPath) }
    }

    package func write(_ bytes: UnsafeRawBufferPointer) throws(FileError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = put(UnsafeRawBufferPointer(rebasing: rest), into: descriptor)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw FileError(.writing) }
            rest = rest.dropFirst(count)
        }
    }

    package func write(_ bytes: [UInt8]) throws(FileError) {
        try bytes.withUnsafeBufferPointer { bytes throws(FileError) in try write(UnsafeRawBufferPointer(bytes)) }
    }

    /// Renames the file to its destination.
    package consuming func finish() throws(FileError) -> Outcome {
        // `close` reports failed writes but releases the lock, without which another process may remove the file.
        let lock = dup(descriptor)
        defer { if lock >= 0 { close(lock) } }
        // `close` has closed the descriptor even if it was interrupted.
        let failure = close(descriptor) == 0 || errno == EINTR ? nil : FileError(.writing)
        descriptor = -1
        if let failure { throw failure }
        guard let path = unfinishedPath else { return .written }
        if FileManager.default.contentsEqual(atPath: path, andPath: place) { return .unchanged }
        guard rename(path, place) == 0 else { throw FileError(.creating) }
        UnfinishedFiles.forget(path)
        unfinishedPath = nil
        return .written
    }
}

/// Calls `write`, which a method of the same name would shadow.
private func put(_ bytes: UnsafeRawBufferPointer, into descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
}

/// Folder paths.
package enum Folder {
    /// The folder part of a file's path; `.` for the working directory.
    static func path(of file: String) -> String { PathParts(file).folderPath }

    /// Creates a folder and its missing parents.
    package static func make(_ folder: String) throws(FileError) {
        if mkdir(folder, 0o777) == 0 { return }
        var code = errno
        let parent = path(of: folder)
        if code == ENOENT, parent != folder {
            try make(parent)
            if mkdir(folder, 0o777) == 0 { return }
            code = errno
        }
        var status = stat()
        guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            throw FileError(.makingFolder(folder), code: code)
        }
    }
}
