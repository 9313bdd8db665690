import Foundation

/// Writes a file beside its place and moves it there when it is whole, so that nobody ever sees half of it.
struct OutputFile: ~Copyable {
    enum Outcome: String {
        case written
        case unchanged
    }

    private let path: String
    private let temporaryPath: String
    private var descriptor: Int32

    /// Opens a new file in the folder of `path`, which is made if need be.
    init(_ path: String) throws(Failure) {
        let folder = (path as NSString).deletingLastPathComponent
        let name = (path as NSString).lastPathComponent
        try Self.makeFolder(folder, for: path)
        var isFolder: ObjCBool = false
        if FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue {
            throw Failure(.cannotCreate, "cannot create \(path): it is a folder")
        }
        let temporaryPath = (folder as NSString).appendingPathComponent(".\(name).\(getpid()).tmp")
        let descriptor = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw Failure(.cannotCreate, "cannot create \(path): \(SystemError.current)") }
        self.path = path
        self.temporaryPath = temporaryPath
        self.descriptor = descriptor
    }

    deinit {
        guard descriptor >= 0 else { return }
        close(descriptor)
        unlink(temporaryPath)
    }

    private static func makeFolder(_ folder: String, for path: String) throws(Failure) {
        guard !folder.isEmpty else { return }
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        } catch {
            throw Failure(.cannotCreate, "cannot create \(path): cannot make the folder \(folder): \(SystemError.current)")
        }
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
            unlink(temporaryPath)
            throw Failure(.cannotWrite, "cannot write \(path): \(reason)")
        }
        if FileManager.default.contentsEqual(atPath: temporaryPath, andPath: path) {
            unlink(temporaryPath)
            return .unchanged
        }
        guard rename(temporaryPath, path) == 0 else {
            let reason = SystemError.current
            unlink(temporaryPath)
            throw Failure(.cannotCreate, "cannot create \(path): \(reason)")
        }
        return .written
    }
}
