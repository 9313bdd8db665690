import Foundation
import HostFiles

/// Work that an app's code leaves for later: blocks on queues, tasks, and the work of timers.
///
/// So that the picture is the same in each run, tasks and the main queue's blocks run one after another on the main thread, and blocks on
/// other queues are awaited until their threads sleep. A server's answer is not awaited.
package enum QueuedWork {
    /// The number of times that other threads are awaited; the main queue is drained after each wait.
    private static let waits = 2
    /// The maximum number of passes of the run loop in one turn of the main queue.
    private static let runLoopTurns = 1_000

    /// Ends after 20 turns of the main queue in a row without a new task. A single turn is not enough: in a chain of blocks, each
    /// of which queues the next one, every block takes a turn.
    private struct Turns {
        private static let (quiet, limit) = (20, 10_000)
        private var (count, quiet, jobs) = (0, 0, QueuedWork.jobCount.withLock { $0 })

        mutating func next() -> Bool {
            let now = QueuedWork.jobCount.withLock { $0 }
            quiet = now == jobs ? quiet + 1 : 0
            (count, jobs) = (count + 1, now)
            return quiet <= Self.quiet && count <= Self.limit
        }
    }

    /// Drains queued and delayed work. The program's main queue must run nothing else.
    @MainActor
    package static func run() {
        repeat { runReady() } while LaterWork.runNext()
    }

    /// Drains the work that is ready, including the work that it queues.
    @MainActor
    package static func runReady() {
        for wait in 0...waits {
            if wait > 0 { OtherThreads().waitUntilIdle() }
            var turns = Turns()
            while turns.next() { runMainQueue() }
        }
    }

    /// Runs code, and suspends the task until the work that the code queues is done. A test needs this: it is itself a block on the main
    /// queue, and cannot drain the queue.
    @MainActor
    package static func awaited<Answer>(_ body: () throws -> Answer) async rethrows -> Answer {
        _ = sharedHook
        let others = OtherThreads(besidesBusy: true)
        let answer = try $isOwn.withValue(true, operation: body)
        for wait in 0...waits {
            if wait > 0 { others.waitUntilIdle() }
            var turns = Turns()
            while turns.next() {
                await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
            }
        }
        return answer
    }

    @MainActor
    private static func runMainQueue() {
        let end = End()
        DispatchQueue.main.async { MainActor.assumeIsolated { end.isReached = true } }
        for _ in 0..<runLoopTurns where !end.isReached { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
    }

    @MainActor
    private final class End {
        var isReached = false
    }

    // MARK: Tasks

    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    /// A hook of the Swift runtime, called in place of one of its functions. The second argument is that function.
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Total number of Swift concurrency jobs that the hooks have counted. While it grows, the main queue is drained further.
    private static let jobCount = Locked(0)

    private static func count() { jobCount.withLock { $0 += 1 } }

    /// Makes the tasks of all executors run on the main thread.
    package static func keepOnMainThread() {
        hook("Global")?.pointee = { job, _ in
            QueuedWork.count()
            MainActor.shared.enqueue(job)
        }
        hook("MainExecutor")?.pointee = { job, enqueue in
            QueuedWork.count()
            enqueue(job)
        }
    }

    /// True in code that `awaited(_:)` runs, and in the tasks that the code creates, unless they are detached.
    @TaskLocal private static var isOwn = false
    /// The key of a thread-specific value, which is set while the thread runs a task of awaited code.
    private static let running: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Makes the tasks of awaited code, and those that they create or resume, run on the main queue. Tasks of other tests stay where they
    /// are.
    private static let sharedHook: Void? = hook("Global")?.pointee = { job, enqueue in
        guard isOwn || pthread_getspecific(running) != nil else { return enqueue(job) }
        count()
        DispatchQueue.main.async {
            pthread_setspecific(running, UnsafeRawPointer(bitPattern: 1))
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            pthread_setspecific(running, nil)
        }
    }

    private static func hook(_ executor: String) -> UnsafeMutablePointer<Hook?>? {
        dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueue\(executor)_hook")?.assumingMemoryBound(to: Hook?.self)
    }
}

/// The process's threads beside the current one.
private struct OtherThreads {
    /// The maximum number of checks of the threads, a safety net against code that computes without end.
    private static let looks = 10_000
    /// The number of checks in a row without a busy thread after which all threads count as asleep: `begun` once the queued blocks have
    /// begun, `waiting` before that.
    private static let idleLooks = (begun: 2, waiting: 100)
    private static let classes: [DispatchQoS.QoSClass] = [.userInteractive, .userInitiated, .default, .utility, .background]

    /// Threads that run other code, and are not awaited.
    private let ignored: Set<String>

    /// - Parameter besidesBusy: true to ignore the threads that are busy now.
    init(besidesBusy: Bool = false) {
        ignored = besidesBusy ? Set((Self.all ?? []).filter(Self.isBusy)) : []
    }

    /// Waits until the blocks of the global queues have begun, and no thread computes or reads a file.
    ///
    /// The first block of a global queue creates a thread before it is enqueued, so a process without other threads need not wait.
    func waitUntilIdle() {
        guard Self.all?.isEmpty != true else { return }
        let begun = DispatchGroup()
        for one in Self.classes { DispatchQueue.global(qos: one).async(group: begun) {} }
        var (idle, hasBegun) = (0, false)
        // One check is not enough: a thread that was just woken may not run yet. Blocks behind sleeping ones never begin.
        for _ in 0..<Self.looks where idle < (hasBegun ? Self.idleLooks.begun : Self.idleLooks.waiting) {
            usleep(1_000)
            hasBegun = hasBegun || begun.wait(timeout: .now()) == .success
            idle = (Self.all ?? []).contains { !ignored.contains($0) && Self.isBusy($0) } ? 0 : idle + 1
        }
    }

    /// Ids of the other threads; `nil` without /proc, as on macOS, where only the start of the blocks is awaited.
    private static var all: [String]? {
        let current = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")).map { $0.split(separator: "/").last ?? "" }
        return (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.filter { $0 != current ?? "" }
    }

    /// True if a thread runs or waits for a disk, by the state in its `stat`: the letter after the name in parentheses.
    private static func isBusy(_ thread: String) -> Bool {
        let text = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return ["R", "D"].contains(text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).prefix(1))
    }
}
