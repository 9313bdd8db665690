import Foundation
@testable import GalleyCommand
import TestSupport
import Testing

/// A call of the command in this process, with streams, a working folder and an environment like those of a process. It takes a
/// tenth of the time of a process, which loads 68 libraries.
struct CommandCall {
    var arguments: [String]
    var input: Data
    var folder: URL?

    /// The stack of a program's main thread. Threads of tests have a sixteenth of it.
    private static let stackSize = 8 << 20

    func run() throws -> Tool.Result {
        let streams = [try Stream(STDIN_FILENO, input), try Stream(STDOUT_FILENO), try Stream(STDERR_FILENO)]
        let place = FileManager.default.currentDirectoryPath
        if let folder { try #require(FileManager.default.changeCurrentDirectoryPath(folder.path)) }
        let environment = ProcessInfo.processInfo.environment
        Self.change(environment, to: Galley.environment)
        let status = status()
        Self.change(Galley.environment, to: environment)
        try #require(FileManager.default.changeCurrentDirectoryPath(place))
        let written = streams.map { $0.end() }
        return Tool.Result(status: status, output: written[1], errors: written[2])
    }

    private static func change(_ old: [String: String], to new: [String: String]) {
        for name in old.keys where new[name] == nil { unsetenv(name) }
        for (name, value) in new where old[name] != value { setenv(name, value, 1) }
    }

    private func status() -> Int32 {
        nonisolated(unsafe) var status: Int32 = -1
        let end = DispatchSemaphore(value: 0)
        let thread = Thread {
            status = GalleyCommand.Galley.run(arguments)
            end.signal()
        }
        thread.stackSize = Self.stackSize
        thread.start()
        end.wait()
        return status
    }

    /// A file in place of a standard stream.
    private struct Stream {
        private let number: Int32
        private let original: Int32
        private let file: UnsafeMutablePointer<FILE>

        init(_ number: Int32, _ content: Data = Data()) throws {
            fflush(nil)
            let file = try #require(tmpfile())
            _ = content.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
            rewind(file)
            (self.number, self.file) = (number, file)
            original = dup(number)
            dup2(fileno(file), number)
        }

        /// Restores the stream.
        ///
        /// - Returns: the file's content.
        func end() -> Data {
            fflush(nil)
            dup2(original, number)
            close(original)
            defer { fclose(file) }
            lseek(fileno(file), 0, SEEK_SET)
            return FileHandle(fileDescriptor: fileno(file), closeOnDealloc: false).readDataToEndOfFile()
        }
    }
}
