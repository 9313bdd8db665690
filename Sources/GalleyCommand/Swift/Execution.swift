import Foundation

/// Runs other programs to completion.
enum Execution {
    struct Result {
        var status: Int32
        /// Its combined standard output and standard error.
        var text: String
    }

    static func run(_ program: String, _ arguments: [String]) throws(Failure) -> Result {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
            let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
            process.waitUntilExit()
            return Result(status: process.terminationStatus, text: String(decoding: output, as: UTF8.self))
        } catch {
            throw Failure(.software, "cannot run \(program): \(error)")
        }
    }
}
