import CompositionalLayout
import Foundation

/// Limits on a compiler process. A process that prints without end would otherwise take all memory. The article on Swift files lists
/// them.
enum CompilerLimits {
    /// Memory limit of a compiler process, in KB.
    static let memory = 8 << 20
    /// Bytes of output that are kept; the rest is discarded.
    static let output = 4 << 20
}

/// A run of the compiler, in its own process group.
///
/// A watcher process kills the compiler and its descendants when the pipe from galley closes: at the deadline, and at galley's end, even
/// if galley is killed.
struct CompilerProcess {
    let compiler: String
    let arguments: [String]
    let deadline: Deadline

    /// Shell script that starts the watcher and becomes the compiler, with a memory limit if the system supports one. swiftc puts child
    /// processes into other groups, so the watcher finds them by their parent's id.
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

    /// - Throws: if the compiler does not end in time, or ends by a signal.
    func run() throws(Failure) -> Execution.Result {
        let process = Process()
        let (input, pipe, exit) = (Pipe(), Pipe(), DispatchSemaphore(value: 0))
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        process.arguments = ["-c", Self.script, compiler] + arguments
        process.standardInput = input
        process.standardOutput = pipe
        process.standardError = pipe
        process.terminationHandler = { _ in exit.signal() }
        // Keeps a read end open: writing after the watcher has ended would otherwise raise SIGPIPE.
        let reader = fcntl(input.fileHandleForReading.fileDescriptor, F_DUPFD_CLOEXEC, 0)
        defer { close(reader) }
        do {
            try process.run()
        } catch {
            throw Failure(.software, "cannot run \(compiler): \(error)")
        }
        let end = DispatchTime.now() + deadline.remaining
        let text = Self.read(pipe.fileHandleForReading.fileDescriptor, until: end)
        // Ends the watcher first: the compiler's exit is noticed only after the watcher has closed the descriptors that it shares.
        if text != nil { try? input.fileHandleForWriting.write(contentsOf: [UInt8(ascii: "\n")]) }
        guard let text, exit.wait(timeout: end) == .success else {
            // If the output has closed, the watcher has ended, too, and the compiler is killed directly.
            if text == nil { try? input.fileHandleForWriting.close() } else { kill(-process.processIdentifier, SIGKILL) }
            exit.wait()
            throw Failure(
                .badInput, "the Swift compiler did not finish in \(NumberText.text(deadline.seconds, decimals: 2)) s, the time for compiling "
                    + "and drawing; --timeout sets another limit")
        }
        guard process.terminationReason == .exit else {
            throw Failure(
                .badInput, "the Swift compiler, \(compiler), was killed by signal \(process.terminationStatus); its memory limit is "
                    + "\(CompilerLimits.memory >> 20) GB")
        }
        return Execution.Result(status: process.terminationStatus, text: String(decoding: text, as: UTF8.self))
    }

    /// Reads the output to its end; `nil` if the deadline passes first.
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
