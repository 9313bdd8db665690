import Foundation
import LayoutDocument

/// Writes a file beside its place and moves it there when it is whole, so that nobody ever sees half of it.
///
/// Devices and pipes, which nothing can be moved over, are written as they are.
struct OutputFile: ~Copyable {
    enum Outcome: String {
        case written
        case unchanged
    }

    /// As the user gave it, for messages.
    private let path: String
    /// Where the file goes in the end: a link stays one and its file is replaced.
    private let place: String
    /// `nil` where the place itself is written.
    private let temporaryPath: String?
    private var descriptor: Int32

    /// Opens a new file in the folder of `path`, which is made if need be.
    init(_ path: String) throws(Failure) {
        var status = stat()
        let exists = stat(path, &status) == 0
        let kind = status.st_mode & S_IFMT
        if exists, kind == S_IFDIR { throw Failure(.cannotCreate, "cannot create \(path): it is a folder") }
        let isReplaced = !exists || kind == S_IFREG
        let place = exists && isReplaced ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
        let temporaryPath = isReplaced ? try Self.temporaryPath(beside: place, for: path) : nil
        if let temporaryPath { Interruption.remove(temporaryPath) }
        let flags = isReplaced ? O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW : O_WRONLY
        let descriptor = open(temporaryPath ?? place, flags, 0o666)
        guard descriptor >= 0 else {
            let reason = SystemError.current
            Interruption.keep()
            throw Failure(.cannotCreate, "cannot create \(path): \(reason)")
        }
        self.path = path
        self.place = place
        self.temporaryPath = temporaryPath
        self.descriptor = descriptor
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        discard()
    }

    private static func temporaryPath(beside place: String, for path: String) throws(Failure) -> String {
        let parts = PathParts(place)
        if !parts.folder.isEmpty { try makeFolder(parts.folder, for: path) }
        return PathParts.join(parts.folder, ".\(parts.name).\(getpid()).tmp")
    }

    /// Makes a folder and those around it that are missing.
    private static func makeFolder(_ folder: String, for path: String) throws(Failure) {
        if mkdir(folder, 0o777) == 0 { return }
        let code = errno
        let parent = PathParts(folder).folder
        if code == ENOENT, !parent.isEmpty, parent != folder {
            try makeFolder(parent, for: path)
            if mkdir(folder, 0o777) == 0 { return }
        }
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue { return }
        let reason = code == EEXIST ? "there is a file of that name" : SystemError.text(code)
        throw Failure(.cannotCreate, "cannot create \(path): cannot make the folder \(folder): \(reason)")
    }

    func write(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
            let count = Darwin.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            #else
            let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
            #endif
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw Failure(.cannotWrite, "cannot write \(path): \(SystemError.current)") }
            rest = rest.dropFirst(count)
        }
    }

    /// Puts the file in its place; one that is there already with the same bytes is not touched.
    consuming func finish() throws(Failure) -> Outcome {
        let closed = close(descriptor)
        descriptor = -1
        if closed != 0 {
            let reason = SystemError.current
            discard()
            throw Failure(.cannotWrite, "cannot write \(path): \(reason)")
        }
        guard let temporaryPath else { return .written }
        if FileManager.default.contentsEqual(atPath: temporaryPath, andPath: place) {
            discard()
            return .unchanged
        }
        guard rename(temporaryPath, place) == 0 else {
            let reason = SystemError.current
            discard()
            throw Failure(.cannotCreate, "cannot create \(path): \(reason)")
        }
        Interruption.keep()
        return .written
    }

    private func discard() {
        guard let temporaryPath else { return }
        unlink(temporaryPath)
        Interruption.keep()
    }
}

/// Removes the file in the making where a signal ends the command.
enum Interruption {
    /// The file's path. A signal's handler gets no argument of ours, so it is found here; one file is made at a time.
    nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

    private static let signals = [SIGINT, SIGTERM, SIGHUP, SIGPIPE]

    /// From now on until `keep` signals remove the file at `path`.
    static func remove(_ path: String) {
        keep()
        self.path = strdup(path)
        for number in signals {
            // What the caller has ignored, as nohup does, stays ignored.
            let former = signal(number) { Interruption.end($0) }
            if unsafeBitCast(former, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { signal(number, SIG_IGN) }
        }
        // A file beyond the size that the shell allows is an error of the write, which says so.
        signal(SIGXFSZ, SIG_IGN)
    }

    /// The file is in its place or gone.
    static func keep() {
        let former = path
        path = nil
        free(former)
    }

    /// Ends the command as the signal would have. Only calls that are safe in a handler.
    private static func end(_ number: Int32) {
        if let path { unlink(path) }
        signal(number, SIG_DFL)
        raise(number)
    }
}
