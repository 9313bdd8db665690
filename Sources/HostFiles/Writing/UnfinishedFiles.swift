import Foundation

/// Temporary files beside their destinations. Their names are unpredictable, and short even if the destination's name is long.
/// The writer holds a lock on its file: a file without a lock was left by a killed process. Process numbers would not do, as they
/// are equal across containers and reused across runs.
package enum UnfinishedFiles {
    private static let prefix = ".galley-"
    private static let suffix = ".unfinished"

    package static func name(process: Int32, number: UInt64) -> String {
        "\(prefix)\(process)-\(String(number, radix: 16))\(suffix)"
    }

    /// Creates an empty file beside its destination. The folder is created if necessary, and files that killed processes left in
    /// it are removed.
    ///
    /// - Parameter permissions: the permissions of the replaced file; `nil` for the umask's defaults.
    static func make(
        beside place: String, permissions: mode_t?
    ) throws(FileError) -> (path: String?, descriptor: Int32) {
        let folder = Folder.path(of: place)
        try Folder.make(folder)
        sweep(folder)
        let file = try make(in: folder, permissions ?? 0o666)
        if let permissions, fchmod(file.descriptor, permissions) != 0 {
            let error = FileError(.creating)
            close(file.descriptor)
            remove(file.path)
            throw error
        }
        return file
    }

    private static func make(
        in folder: String, _ permissions: mode_t
    ) throws(FileError) -> (path: String, descriptor: Int32) {
        while true {
            let path = PathParts.join(folder, name(process: getpid(), number: .random(in: 0 ... .max)))
            let (descriptor, code) = Interruption.removing(path) {
                (open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions), errno)
            }
            if descriptor >= 0, FileLock.hold(descriptor) != .others { return (path, descriptor) }
            forget(path)
            if descriptor >= 0 {
                // Another process took it for a leftover before it was locked, and removes it.
                close(descriptor)
            } else if code != EEXIST, code != EINTR {
                throw FileError(.creating, code: code)
            }
        }
    }

    static func remove(_ path: String) {
        unlink(path)
        forget(path)
    }

    /// Unregisters a file that has been renamed to its destination.
    static func forget(_ path: String) { Interruption.keep(path) }

    /// The folders that this process has already cleaned.
    private static let swept = Locked<Set<PathKey>>([])

    /// Removes the files that killed processes left in a folder, once per process.
    private static func sweep(_ folder: String) {
        guard swept.withLock({ $0.insert(PathKey(folder)).inserted }) else { return }
        // If the folder cannot be listed, the write that follows fails and is reported.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let path = PathParts.join(folder, name)
            let file = open(path, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC)
            defer { if file >= 0 { close(file) } }
            switch file < 0 ? .unknown : FileLock.hold(file) {
            case .ours: unlink(path)
            case .others: break
            case .unknown: if isOfEndedProcess(name) { unlink(path) }
            }
        }
    }

    /// True if the process with the number in a file's name has ended. Used where files cannot be locked.
    private static func isOfEndedProcess(_ name: String) -> Bool {
        let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
        guard let process = Int32(process), process != getpid() else { return false }
        return kill(process, 0) != 0 && errno == ESRCH
    }
}

/// The lock that the writer of a file holds until it is closed.
private enum FileLock {
    case ours
    /// Another process holds the lock, or has removed the file.
    case others
    /// The file system does not support locks.
    case unknown

    static func hold(_ descriptor: Int32) -> FileLock {
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EWOULDBLOCK { return .others }
            if errno != EINTR { return .unknown }
        }
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_nlink > 0 ? .ours : .others
    }
}
