import Foundation
import HostFiles
import ProgramMessages
import SwiftSource

/// A compiled program that answers requests, one at a time. It is restarted if it has stopped.
final class RunningProgram: EntryProgram {
    private struct State: Sendable {
        var conversation: Conversation?
        /// True once the program has stopped.
        var hasStopped = false
        /// True if a restarted program has unfinished work in its queues. A request with item counts skips this work, which may have
        /// stopped the program before.
        var leavesWork = false
    }

    let built: BuiltProgram
    private let seconds: Double
    private let state = Locked(State())
    /// The lines that the program has printed, in all its processes.
    private let printedLines = Locked(Set<Substring>())

    private let growth: Locked<Bool>
    var canGrow: Bool { growth.withLock { $0 } }
    private let bodies = Locked([SliceBodies.ID]())

    /// - Parameters:
    ///   - program: the program to run; its temporary folder, if any, is removed when this is released.
    ///   - seconds: the time limit for an answer.
    init(_ program: BuiltProgram, seconds: Double, canGrow: Bool = false) {
        (built, self.seconds, growth) = (program, seconds, Locked(canGrow))
    }

    /// Outlined bodies at which the program has stopped, and those that it reached when they returned plain values; empty unless `canGrow`.
    var reachedBodies: [SliceBodies.ID] { canGrow ? bodies.withLock { $0 } : [] }

    /// Declares that no larger program follows: from now on, an entry that stops at an outlined body gets further attempts in this one.
    func endGrowth() { growth.withLock { $0 = false } }

    var lacksCode: Bool { built.edits.contains { !$0.isAssumed } }

    deinit {
        state.withLock { $0.conversation?.finish() }
        if let folder = built.temporaryFolder { _ = try? FileManager.default.removeItem(atPath: folder) }
    }

    func answer(_ request: ProgramRequest) throws -> ProgramAnswer {
        try state.withLock { state in
            let isNew = state.conversation == nil
            do {
                return try ask(request, &state)
            } catch let error as RunError where !isNew && !error.isTimeout && error.outlinedBody == nil {
                // What an earlier request left to run may have stopped the program. A new process has nothing left.
                return try ask(request, &state)
            }
        }
    }

    /// Notes an outlined body at which a request has stopped. The first time, the request is made again with plain results of outlined
    /// bodies, to find others that it reaches: a larger program with all of them gets further than one with only the first.
    private func note(_ body: SliceBodies.ID, at request: ProgramRequest) {
        let isFirst = bodies.withLock { bodies in
            defer { bodies.append(body) }
            return bodies.isEmpty
        }
        guard isFirst, canGrow, case .check(var parameters) = request else { return }
        parameters.assumptions.formUnion([.outlines, .namedOutlines])
        // If no process can be started, the next request says so.
        guard let conversation = try? Conversation(built.path, lacksCode: lacksCode, after: printedLines) else { return }
        let output = conversation.output(of: .check(parameters), within: min(seconds, Self.secondsOfSearch))
        bodies.withLock { $0 += output.split(separator: "\n").compactMap { SliceBodies.ID(stop: String($0)) } }
    }

    /// The time for finding outlined bodies: with plain results, code may run without end.
    private static let secondsOfSearch = 5.0

    private func ask(_ request: ProgramRequest, _ state: inout State) throws -> ProgramAnswer {
        // A request with item counts does not run the work in the queues.
        let runsWork = request.parameters.itemCounts == nil
        if runsWork, state.leavesWork {
            state.conversation?.finish()
            state.conversation = nil
        }
        let conversation = try state.conversation ?? Conversation(built.path, lacksCode: lacksCode, after: printedLines)
        state.conversation = conversation
        state.leavesWork = state.hasStopped && !runsWork
        do {
            return try conversation.answer(request, within: seconds)
        } catch {
            (state.conversation, state.hasStopped) = (nil, true)
            conversation.end()
            switch error {
            case MessageChannel.ChannelError.timeout: throw RunError.timeout(seconds)
            default:
                let error = RunError.ended(built.withPaths(conversation.lastWords))
                if let body = error.outlinedBody { note(body, at: request) }
                throw error
            }
        }
    }
}

/// A process of a program, with its pipes.
private final class Conversation: Sendable {
    private let process = Process()
    private let channel: MessageChannel
    private let requests = Pipe()
    private let answers = Pipe()
    private let errors = Pipe()
    private let printed: PrintedText
    /// Signalled at the process's end. Foundation's own wait for it polls, and costs up to 50 ms.
    private let exit = DispatchSemaphore(value: 0)
    private let lacksCode: Bool
    /// The lines that the program has printed, in all its processes.
    private let printedLines: Locked<Set<Substring>>

    init(_ path: String, lacksCode: Bool, after printedLines: Locked<Set<Substring>>) throws {
        (self.lacksCode, self.printedLines) = (lacksCode, printedLines)
        process.executableURL = URL(fileURLWithPath: path)
        process.standardInput = requests
        process.standardOutput = answers
        process.standardError = errors
        var environment = ProcessEnvironment.current
        // A trap is reported as a message, without a stack trace.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        // Fixes the order of sets and the time zone, so that pictures are the same on every machine.
        (environment["SWIFT_DETERMINISTIC_HASHING"], environment["TZ"]) = ("1", "UTC")
        // Requests that the runtime does not take, as those of `Data(contentsOf:)`, go to a port where nothing listens, and fail immediately:
        // libcurl, which sends them, reads these names. So no request leaves the machine.
        for name in ["http_proxy", "https_proxy", "all_proxy", "ftp_proxy"] { environment[name] = "http://127.0.0.1:9" }
        for name in ["no_proxy", "NO_PROXY"] { environment[name] = nil }
        process.environment = environment
        channel = MessageChannel(
            input: answers.fileHandleForReading.fileDescriptor, output: requests.fileHandleForWriting.fileDescriptor)
        printed = PrintedText(errors.fileHandleForReading)
        process.terminationHandler = { [exit] _ in exit.signal() }
        try process.run()
        // Closes the pipe ends that the program uses: while they are open on this side, its exit goes unnoticed.
        try answers.fileHandleForWriting.close()
        try requests.fileHandleForReading.close()
        try errors.fileHandleForWriting.close()
    }

    func answer(_ request: ProgramRequest, within seconds: Double) throws -> ProgramAnswer {
        let answer = try silentAnswer(request, within: seconds)
        let text = printed.take()
        // Output of a request that only counts sections is dropped.
        if case .countSections = request { return answer }
        forward(text)
        return answer
    }

    /// The answer, without printing the program's own output.
    private func silentAnswer(_ request: ProgramRequest, within seconds: Double) throws -> ProgramAnswer {
        // A program may end before it reads its request.
        try Interruption.failingOnClosedPipes { try channel.send(request) }
        return try channel.receive(ProgramAnswer.self, within: seconds)
    }

    /// The output of a request whose answer, or the lack of one, does not matter. Ends the process.
    func output(of request: ProgramRequest, within seconds: Double) -> String {
        _ = try? silentAnswer(request, within: seconds)
        end()
        return printed.take()
    }

    /// Prints only new lines of the program's output, as galley requests each layout several times. If code is left out, the runtime's
    /// warnings about continuations that nobody resumes are dropped.
    private func forward(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !lacksCode || !$0.hasPrefix("SWIFT TASK CONTINUATION MISUSE: ") }
        let new = printedLines.withLock { known in
            defer { known.formUnion(lines) }
            return lines.filter { !known.contains($0) }
        }
        Console.forward(new.joined(separator: "\n"))
    }

    /// Kills the process and waits for its end. To be called once.
    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        exit.wait()
        printed.waitForEnd()
    }

    /// Terminates an idle process.
    func finish() {
        end()
        forward(printed.take())
    }

    /// The message of a runtime trap, or otherwise the last line.
    var lastWords: String {
        let lines = printed.take().split(separator: "\n")
        if let fatal = lines.last(where: { $0.contains("Fatal error") }) { return String(fatal) }
        // Addresses differ in each run.
        if let last = lines.last { return String(last).replacing(/\ \(0x[0-9a-f]+\)/, with: "") }
        let status = process.terminationStatus
        guard process.terminationReason == .uncaughtSignal else { return "it exited with status \(status)" }
        return [SIGILL, SIGTRAP].contains(status) ? "it trapped without a message, as a failed as! does" : "it was killed by signal \(status)"
    }
}

/// The output of a program, read continuously so that the program never blocks, and kept up to a limit.
private final class PrintedText: Sendable {
    private let descriptor: Int32
    private let text = Locked([UInt8]())
    private let end = DispatchSemaphore(value: 0)
    private static let capacity = 64 << 10

    /// - Parameter handle: the read end of the output pipe; it must stay open.
    init(_ handle: FileHandle) {
        descriptor = handle.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        DispatchQueue.global().async { [self] in
            var state = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            while poll(&state, 1, -1) >= 0 || errno == EINTR {
                if text.withLock({ read(into: &$0) }) { break }
            }
            end.signal()
        }
    }

    /// The output since the last call, including everything before the program's last answer.
    func take() -> String {
        let bytes = text.withLock { text in
            _ = read(into: &text)
            defer { text = [] }
            return text
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits for the end of output, with a limit, as a surviving child process may keep the pipe open.
    func waitForEnd() { _ = end.wait(timeout: .now() + 0.5) }

    /// Appends the output that is available now.
    ///
    /// - Returns: true at the end of output.
    private func read(into text: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 || errno != EAGAIN }
            text += buffer[..<count]
            if text.count > 2 * Self.capacity { text.removeFirst(text.count - Self.capacity) }
        }
    }
}
