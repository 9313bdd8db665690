import Foundation
import HostFiles

/// Runs other programs to completion; the compiler has limits, see `CompilerProcess`.
package enum Execution {
    package struct Result {
        package var status: Int32
        /// The program's standard output and standard error, combined.
        package var text: String
    }

    /// The path of a program, as a shell finds it.
    package static func path(of program: String) -> String? {
        (ProcessEnvironment.current["PATH"] ?? "").split(separator: ":").lazy.map { PathParts.join(String($0), program) }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    package static func run(_ program: String, _ arguments: [String]) throws(Failure) -> Result {
        let process = Process()
        let (pipe, exit) = (Pipe(), DispatchSemaphore(value: 0))
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        // Foundation's own wait polls, and costs up to 50 ms.
        process.terminationHandler = { _ in exit.signal() }
        do {
            try process.run()
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            exit.wait()
            return Result(status: process.terminationStatus, text: String(decoding: output, as: UTF8.self))
        } catch {
            throw Failure(.software, "cannot run \(program): \(error)")
        }
    }
}
