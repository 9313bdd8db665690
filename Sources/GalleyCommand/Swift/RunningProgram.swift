import AtomicFiles
import CompositionalLayout
import Foundation
import Goldens
import ProgramMessages

/// A compiled program that answers requests, one at a time. One that has stopped is started again.
final class RunningProgram: Sendable {
    /// Why a request got no answer.
    enum Stop: Error {
        /// It ended, with what it said last.
        case ended(String)
        case timeout(Double)

        var words: String {
            switch self {
            case .ended(let words): "the code stopped: \(words)"
            case .timeout(let seconds): "the code gave no layout in \(NumberText.text(seconds, decimals: 1)) s; --timeout sets another limit"
            }
        }
    }

    private struct State: Sendable {
        var conversation: Conversation?
    }

    private let program: BuiltProgram
    private let seconds: Double
    private let state = Locked(State())

    /// - Parameters:
    ///   - program: what is run; one that is not kept is removed with this.
    ///   - seconds: how long an answer may take.
    init(_ program: BuiltProgram, seconds: Double) {
        self.program = program
        self.seconds = seconds
    }

    deinit {
        state.withLock { $0.conversation?.finish() }
        if let folder = program.temporaryFolder { _ = try? FileManager.default.removeItem(atPath: folder) }
    }

    func answer(_ request: ProgramRequest) throws -> ProgramAnswer {
        try state.withLock { state in
            let conversation = try state.conversation ?? Conversation(program.path)
            state.conversation = conversation
            do {
                return try conversation.answer(request, within: seconds)
            } catch {
                state.conversation = nil
                conversation.end()
                switch error {
                case MessageChannel.ChannelError.timeout: throw Stop.timeout(seconds)
                default: throw Stop.ended(conversation.lastWords)
                }
            }
        }
    }
}

/// A process of a program, and the pipes to it.
private final class Conversation: Sendable {
    private let process = Process()
    private let channel: MessageChannel
    private let requests = Pipe()
    private let answers = Pipe()
    private let errors = Pipe()
    private let printed: PrintedText

    init(_ path: String) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.standardInput = requests
        process.standardOutput = answers
        process.standardError = errors
        var environment = ProcessEnvironment.current
        // A trap is told in one message, not by the frames of its stack.
        environment["SWIFT_BACKTRACE"] = "enable=no"
        process.environment = environment
        channel = MessageChannel(
            input: answers.fileHandleForReading.fileDescriptor, output: requests.fileHandleForWriting.fileDescriptor)
        printed = PrintedText(errors.fileHandleForReading)
        try process.run()
        // The program's ends are its own now; without that its end would not be noticed.
        try answers.fileHandleForWriting.close()
        try requests.fileHandleForReading.close()
        try errors.fileHandleForWriting.close()
    }

    func answer(_ request: ProgramRequest, within seconds: Double) throws -> ProgramAnswer {
        try channel.send(request)
        let answer = try channel.receive(ProgramAnswer.self, within: seconds)
        Console.forward(printed.take())
        return answer
    }

    /// Ends the process, whatever it is doing.
    func end() {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        printed.waitForEnd()
    }

    /// Ends a process that is asked no more.
    func finish() {
        end()
        Console.forward(printed.take())
    }

    /// The message that the runtime printed when it stopped the program, or else the last line.
    var lastWords: String {
        let lines = printed.take().split(separator: "\n")
        if let fatal = lines.last(where: { $0.contains("Fatal error") }) { return String(fatal) }
        if let last = lines.last { return String(last) }
        return process.terminationReason == .uncaughtSignal
            ? "it was ended by signal \(process.terminationStatus)" : "it ended with status \(process.terminationStatus)"
    }
}

/// What a program prints, read as it comes so that the program never waits, and kept up to a limit.
private final class PrintedText: Sendable {
    private let descriptor: Int32
    private let text = Locked([UInt8]())
    private let end = DispatchSemaphore(value: 0)
    private static let limit = 64 << 10

    /// - Parameter handle: what the program prints to; it must stay open.
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

    /// What was printed since the last time. What the program printed before its last answer is there.
    func take() -> String {
        let bytes = text.withLock { text in
            _ = read(into: &text)
            defer { text = [] }
            return text
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Waits until all is read; a process that the program left behind may keep it open.
    func waitForEnd() { _ = end.wait(timeout: .now() + 0.5) }

    /// - Returns: whether there will be no more.
    private func read(into text: inout [UInt8]) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 12)
        while true {
            let count = buffer.withUnsafeMutableBytes { Foundation.read(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 || errno != EAGAIN }
            text += buffer[..<count]
            if text.count > 2 * Self.limit { text.removeFirst(text.count - Self.limit) }
        }
    }
}
