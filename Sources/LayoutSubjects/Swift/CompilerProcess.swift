import CompositionalLayout
import Foundation
import HostSystem

/// Limits on the compiler, as a hanging or chattering one must not hang galley or take all memory. The article on Swift files lists them.
enum CompilerLimits {
    /// The time for a compilation, in times of that for a layout (`--timeout`).
    static let times = 30.0
    /// Kilobytes of memory of a process.
    static let memory = 8 << 20
    /// Bytes of messages that are read; further ones are ignored.
    static let output = 4 << 20
}

/// A run of the compiler, in a process group of its own with the processes that it starts.
struct CompilerProcess {
    let compiler: String
    let arguments: [String]
    /// The time limit.
    let seconds: Double

    /// - Throws: if it does not end in time, or is ended by a signal.
    func run() throws(Failure) -> Execution.Result {
        let process = Process()
        let (pipe, end) = (Pipe(), DispatchSemaphore(value: 0))
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        // The limit is for this process and those that it starts. Where there is none, the compiler runs without it.
        process.arguments = ["-c", "ulimit -v \(CompilerLimits.memory) 2>/dev/null; exec \"$0\" \"$@\"", compiler] + arguments
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = pipe
        process.terminationHandler = { _ in end.signal() }
        do {
            try process.run()
        } catch {
            throw Failure(.software, "cannot run \(compiler): \(error)")
        }
        let deadline = DispatchTime.now() + seconds
        BuildRemains.add(process.processIdentifier)
        defer { BuildRemains.remove(process.processIdentifier) }
        let text = Self.read(pipe.fileHandleForReading.fileDescriptor, until: deadline)
        guard let text, end.wait(timeout: deadline) == .success else {
            BuildRemains.kill(process.processIdentifier)
            end.wait()
            throw Failure(
                .badInput, "the Swift compiler was not done in \(NumberText.text(seconds, decimals: 1)) s, which is "
                    + "\(NumberText.text(CompilerLimits.times)) times the time for a layout; --timeout sets another one")
        }
        guard process.terminationReason == .exit else {
            throw Failure(
                .badInput, "the Swift compiler, \(compiler), was ended by signal \(process.terminationStatus); it may use "
                    + "\(CompilerLimits.memory >> 20) GB of memory")
        }
        return Execution.Result(status: process.terminationStatus, text: String(decoding: text, as: UTF8.self))
    }

    /// The output up to its end; `nil` if that is after the deadline.
    private static func read(_ descriptor: Int32, until deadline: DispatchTime) -> [UInt8]? {
        var (text, buffer) = ([UInt8](), [UInt8](repeating: 0, count: 1 << 16))
        while true {
            let (now, end) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard now < end, poll(&state, 1, Int32(min((end - now) / 1_000_000 + 1, 1_000))) >= 0 || errno == EINTR else { return nil }
            guard state.revents != 0 else { continue }
            let count = Foundation.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return text }
            if text.count < CompilerLimits.output { text += buffer[..<count] }
        }
    }
}
