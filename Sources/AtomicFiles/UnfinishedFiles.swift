import Foundation

/// Unfinished files, each beside its destination. Their names are unpredictable, and short even if the destination's name
/// is long.
package enum UnfinishedFiles {
    private static let prefix = ".galley-"
    private static let suffix = ".unfinished"

    package static func name(process: Int32, number: UInt64) -> String {
        "\(prefix)\(process)-\(String(number, radix: 16))\(suffix)"
    }

    /// Creates an empty one beside its destination, in a folder that is created if need be, and swept of the files that
    /// killed processes left.
    ///
    /// - Parameter permissions: those of the file that it replaces; `nil` for the umask's defaults.
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
            let path = join(folder, name(process: getpid(), number: .random(in: 0 ... .max)))
            Interruption.add(path)
            let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, permissions)
            if descriptor >= 0 { return (path, descriptor) }
            let code = errno
            forget(path)
            guard code == EEXIST || code == EINTR else { throw FileError(.creating, code: code) }
        }
    }

    static func remove(_ path: String) {
        unlink(path)
        forget(path)
    }

    /// Called when the file has been renamed to its destination.
    static func forget(_ path: String) { Interruption.remove(path) }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.utf8.last == UInt8(ascii: "/") ? folder + name : folder + "/" + name
    }

    private static let lock = NSLock()
    /// The folders that this process has swept, as bytes.
    nonisolated(unsafe) private static var swept: Set<[UInt8]> = []

    /// Removes the files that killed processes left in a folder, once per process.
    private static func sweep(_ folder: String) {
        guard lock.withLock({ swept.insert(Array(folder.utf8)).inserted }) else { return }
        // If the folder cannot be listed, the write that follows fails and is reported.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        for name in names where name.hasPrefix(prefix) && name.hasSuffix(suffix) {
            let process = name.dropFirst(prefix.count).prefix { $0 != "-" }
            guard let process = Int32(process), process != getpid(), kill(process, 0) != 0, errno == ESRCH else { continue }
            unlink(join(folder, name))
        }
    }
}
