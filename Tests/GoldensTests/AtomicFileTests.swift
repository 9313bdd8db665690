import Foundation
import HostFiles
import TestSupport
import Testing

/// Files are complete or absent, regardless of the writer.
struct AtomicFileTests {
    private let temporary = TemporaryFolder()
    private var folder: URL { temporary.url }

    private func write(_ bytes: [UInt8], to file: URL) throws -> AtomicFile.Outcome {
        let atomic = try AtomicFile(file.path)
        try atomic.write(bytes)
        return try atomic.finish()
    }

    @Test(arguments: [0o600, 0o755, 0o444, 0o666])
    func aFileThatIsReplacedKeepsItsPermissions(permissions: Int) throws {
        let file = folder.appendingPathComponent("a")
        #expect(try write([1], to: file) == .written)
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
        #expect(try write([2], to: file) == .written)
        #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == permissions)
        #expect(try Data(contentsOf: file) == Data([2]))
    }

    /// File systems allow at most 255 bytes.
    @Test func aNameMayBeAsLongAsTheFileSystemAllows() throws {
        let file = folder.appendingPathComponent(String(repeating: "n", count: 255))
        #expect(try write([1], to: file) == .written)
        #expect(try write([1], to: file) == .unchanged)
    }

    @Test func aFileThatIsNotFinishedLeavesNothing() throws {
        let file = folder.appendingPathComponent("a")
        do {
            let atomic = try AtomicFile(file.path)
            try atomic.write([1])
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 1)
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }

    @Test func aPipeIsWrittenAsItIs() throws {
        let pipe = folder.appendingPathComponent("pipe")
        #expect(mkfifo(pipe.path, 0o600) == 0)
        let reader = open(pipe.path, O_RDONLY | O_NONBLOCK)
        defer { close(reader) }
        #expect(try write([1, 2, 3], to: pipe) == .written)
        var bytes = [UInt8](repeating: 0, count: 8)
        #expect(read(reader, &bytes, 8) == 3)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pipe"])
    }

    @Test func aFolderIsNoFile() throws {
        let error = #expect(throws: FileError.self) { try write([1], to: folder) }
        #expect(error?.step == .creating && error?.code == EISDIR)
    }
}
