import Foundation
@testable import Goldens
import HostFiles
import TestSupport
import Testing

/// Golden files are complete or absent, and never outside their folder.
struct GoldenFileTests {
    private let temporary = TemporaryFolder()
    private var folder: URL { temporary.url }

    @Test func whatIsWrittenIsRead() throws {
        let file = GoldenFile("a.txt", in: folder.appendingPathComponent("new/folder"))
        #expect(try file.read() == nil)
        try file.write([1, 2, 3])
        #expect(try file.read() == [1, 2, 3])
        try file.write([])
        #expect(try file.read() == [])
        try file.remove()
        #expect(try file.read() == nil)
    }

    /// A file written in place would at some moment be half old and half new.
    @Test func aFileIsReplacedAndNeverWrittenInto() throws {
        let file = GoldenFile("a.txt", in: folder)
        try file.write([1, 2, 3])
        let old = folder.appendingPathComponent("old.txt")
        try FileManager.default.linkItem(at: file.url, to: old)
        try file.write([4, 5])
        #expect(try file.read() == [4, 5])
        #expect(try Data(contentsOf: old) == Data([1, 2, 3]))
    }

    @Test func aFileWithTheSameBytesIsNotTouched() throws {
        let file = GoldenFile("a.txt", in: folder)
        try file.write([1])
        let past = Date(timeIntervalSince1970: 1_000_000)
        try FileManager.default.setAttributes([.modificationDate: past], ofItemAtPath: file.url.path)
        try file.write([1])
        let date = try FileManager.default.attributesOfItem(atPath: file.url.path)[.modificationDate] as? Date
        #expect(date == past)
    }

    @Test func aLinkOutOfTheFolderIsNeitherReadNorWritten() throws {
        let secret = folder.appendingPathComponent("secret.txt")
        try Data([7]).write(to: secret)
        let goldens = folder.appendingPathComponent("goldens")
        try FileManager.default.createDirectory(at: goldens, withIntermediateDirectories: true)
        let file = GoldenFile("a.txt", in: goldens)
        try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: secret)
        #expect { try file.read() } throws: { "\($0)".contains("is a symbolic link out of the folder") }
        #expect { try file.write([1]) } throws: { "\($0)".contains("is a symbolic link out of the folder") }
        #expect(try Data(contentsOf: secret) == Data([7]))
    }

    @Test func aLinkWithinTheFolderIsFollowed() throws {
        let target = GoldenFile("b.txt", in: folder)
        try target.write([7])
        let file = GoldenFile("a.txt", in: folder)
        try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: target.url)
        #expect(try file.read() == [7])
        try file.write([8])
        #expect(try target.read() == [8])
    }

    @Test func aFolderIsNoGolden() throws {
        let file = GoldenFile("a.txt", in: folder)
        try FileManager.default.createDirectory(at: file.url, withIntermediateDirectories: true)
        #expect(throws: GoldenError.self) { try file.read() }
        #expect(throws: GoldenError.self) { try file.write([1]) }
    }

    @Test func whatKilledProcessesLeftIsRemovedAndNothingElse() throws {
        let left = UnfinishedFiles.name(process: getppid(), number: 1)
        let written = UnfinishedFiles.name(process: getppid(), number: 2)
        for name in [left, written, ".galley-notes", "b.txt"] { try Data([1]).write(to: folder.appendingPathComponent(name)) }
        let file = open(folder.appendingPathComponent(written).path, O_WRONLY)
        defer { close(file) }
        #expect(flock(file, LOCK_EX) == 0)
        try GoldenFile("a.txt", in: folder).write([1])
        #expect(Set(try FileManager.default.contentsOfDirectory(atPath: folder.path)) == [written, ".galley-notes", "b.txt", "a.txt"])
    }

    /// In another container, or in a later run of a container, a process may have the same number.
    @Test func whatAProcessOfTheSameNumberLeftIsRemoved() throws {
        for number in 1...UInt64(5_000) {
            let name = UnfinishedFiles.name(process: getpid(), number: number)
            #expect(FileManager.default.createFile(atPath: folder.appendingPathComponent(name).path, contents: nil))
        }
        try GoldenFile("a.txt", in: folder).write([1])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.txt"])
        #expect(try GoldenFile("a.txt", in: folder).read() == [1])
    }

    /// A file belongs to its writer until it has its final name.
    @Test func whatAnotherWriterHoldsIsNotRemoved() throws {
        let file = try AtomicFile(folder.appendingPathComponent("a.txt").path)
        try file.write([1])
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let other = open(folder.appendingPathComponent(names[0]).path, O_RDONLY)
        defer { close(other) }
        #expect(flock(other, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        #expect(try file.finish() == .written)
        #expect(flock(other, LOCK_EX | LOCK_NB) == 0)
    }

    @Test func aFolderThatCannotBeMadeIsSaidAndWhy() throws {
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("goldens"), withDestinationURL: URL(fileURLWithPath: "/dev/null"))
        let file = GoldenFile("a.txt", in: folder.appendingPathComponent("goldens"))
        #expect { try file.write([1]) } throws: { "\($0)".hasSuffix(": Not a directory") || "\($0)".hasSuffix(": File exists") }
    }

    @Test func aPipeIsNotWaitedFor() throws {
        let file = GoldenFile("a.txt", in: folder)
        #expect(mkfifo(file.url.path, 0o600) == 0)
        #expect { try file.read() } throws: { "\($0)".contains("it is not a regular file") }
    }

    /// A folder whose name begins like that of the goldens is a different one.
    @Test func aLinkIntoANeighbouringFolderLeadsOut() throws {
        let other = GoldenFile("a.txt", in: folder.appendingPathComponent("Goldens-old"))
        try other.write([1, 2, 3])
        let file = GoldenFile("a.txt", in: folder.appendingPathComponent("Goldens"))
        try FileManager.default.createDirectory(at: file.folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(at: file.url, withDestinationURL: other.url)
        #expect { try file.read() } throws: { "\($0)".contains("is a symbolic link out of the folder") }
        #expect { try file.write([4]) } throws: { "\($0)".contains("is a symbolic link out of the folder") }
        #expect(try other.read() == [1, 2, 3])
    }
}
