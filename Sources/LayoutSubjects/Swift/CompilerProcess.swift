import CompositionalLayout
import Foundation

/// Limits on the compiler, as a hanging or chattering one must not hang galley or take all memory. The article on Swift files lists them.
enum CompilerLimits {
    /// Kilobytes of memory of a process.
    static let memory = 8 << 20
    /// Bytes of messages that are read; further ones are ignored.
    static let output = 4 << 20
}

/// A run of the compiler, in a process group of its own. It ends with the processes that it starts as soon as nobody holds the other end
/// of its standard input: when the time is up, and when galley ends, even if it is killed.
struct CompilerProcess {
    let compiler: String
    let arguments: [String]
    let deadline: Deadline

    /// Runs the compiler within its memory limit, as far as the system has one. swiftc starts processes in groups of their own, so
    /// those to end are found by their parents.
    private static let script = """
        ulimit -v \(CompilerLimits.memory) 2>/dev/null
        exec 9<&0 </dev/null
        kill_children() {
            for file in /proc/[0-9]*/stat; do
                read -r id name state parent rest <"$file" && [ "$parent" = "$1" ] && [ "$id" != "$own" ] || continue
                (kill_children "$id")
                kill -KILL "$id"
            done
        }
        {
            read -r own rest </proc/self/stat
            read -r word <&9 && exit
            kill_children $$
            kill -KILL $$ 0
        } >/dev/null 2>&1 &
        exec "$0" "$@" 9<&-
        """

    /// - Throws: if it does not end in time, or is ended by a signal.
    func run() throws(Failure) -> Execution.Result {
        let process = Process()
        let (input, pipe, exit) = (Pipe(), Pipe(), DispatchSemaphore(value: 0))
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.script, compiler] + arguments
        process.standardInput = input
        process.standardOutput = pipe
        process.standardError = pipe
        process.terminationHandler = { _ in exit.signal() }
        // Otherwise a write would be a signal once the watching process has ended.
        let reader = fcntl(input.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        defer { close(reader) }
        do {
            try process.run()
        } catch {
            throw Failure(.software, "cannot run \(compiler): \(error)")
        }
        let end = DispatchTime.now() + deadline.remaining
        let text = Self.read(pipe.fileHandleForReading.fileDescriptor, until: end)
        // The watching process ends first: the end of the compiler is noticed when nobody holds its descriptors.
        if text != nil { try? input.fileHandleForWriting.write(contentsOf: [UInt8(ascii: "\n")]) }
        guard let text, exit.wait(timeout: end) == .success else {
            // A compiler that has closed its output is watched no more.
            if text == nil { try? input.fileHandleForWriting.close() } else { kill(-process.processIdentifier, SIGKILL) }
            exit.wait()
            throw Failure(
                .badInput, "the Swift compiler was not done in \(NumberText.text(deadline.seconds, decimals: 2)) s, the time for compiling "
                    + "and drawing; --timeout sets another one")
        }
        guard process.terminationReason == .exit else {
            throw Failure(
                .badInput, "the Swift compiler, \(compiler), was killed by signal \(process.terminationStatus); its memory limit is "
                    + "\(CompilerLimits.memory >> 20) GB")
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
