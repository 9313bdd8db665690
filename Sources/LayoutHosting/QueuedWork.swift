import Foundation

/// Work that an app's code leaves for later: blocks on queues, and tasks.
///
/// Tasks run on the main thread, and computations on other threads are awaited, so that the picture is the same in each run. What
/// waits for a timer or a server is not awaited.
package enum QueuedWork {
    /// The times that work on other threads is awaited, and those that work on the main thread may queue more.
    private static let (waits, rounds) = (2, 20)
    /// The turns of the run loop in which a block on the main queue is awaited.
    private static let turns = 1_000

    /// Runs the work that is ready, and the work that this queues, in a program whose main queue runs nothing else.
    @MainActor
    package static func run() {
        for wait in 0...waits {
            if wait > 0 { OtherThreads().waitUntilIdle() }
            runMainQueue()
        }
    }

    /// Runs code that leaves work for later, and suspends the task until that work is done; a test is a block on the main queue itself.
    @MainActor
    package static func awaited<Answer>(_ body: () throws -> Answer) async rethrows -> Answer {
        _ = sharedHook
        let others = OtherThreads(besidesBusy: true)
        let answer = try $isOwn.withValue(true, operation: body)
        for wait in 0...waits {
            if wait > 0 { others.waitUntilIdle() }
            for _ in 0..<rounds {
                await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
            }
        }
        return answer
    }

    @MainActor
    private static func runMainQueue() {
        for _ in 0..<rounds {
            let end = End()
            DispatchQueue.main.async { MainActor.assumeIsolated { end.isReached = true } }
            for _ in 0..<turns where !end.isReached { _ = RunLoop.main.run(mode: .default, before: .distantPast) }
        }
    }

    @MainActor
    private final class End {
        var isReached = false
    }

    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    /// The runtime calls the hook in place of its own function, if it has one.
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Has the tasks of all executors run on the main thread.
    package static func keepOnMainThread() { install { job, _ in MainActor.shared.enqueue(job) } }

    /// True in awaited code, and in the tasks that it makes, unless they are detached.
    @TaskLocal private static var isOwn = false
    /// Has a value on a thread that runs a task of awaited code.
    private static let running: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Has the tasks of awaited code, and those that these make or resume, run on the main queue; those of other tests stay where they are.
    private static let sharedHook: Void = install { job, enqueue in
        guard isOwn || pthread_getspecific(running) != nil else { return enqueue(job) }
        DispatchQueue.main.async {
            pthread_setspecific(running, UnsafeRawPointer(bitPattern: 1))
            job.runSynchronously(on: MainActor.sharedUnownedExecutor)
            pthread_setspecific(running, nil)
        }
    }

    private static func install(_ hook: @escaping Hook) {
        let place = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
        place?.assumingMemoryBound(to: Hook?.self).pointee = hook
    }
}

/// The process's threads beside the current one.
private struct OtherThreads {
    /// Milliseconds; a safety net for code that computes without an end.
    private static let limit = 500
    private static let classes: [DispatchQoS.QoSClass] = [.userInteractive, .userInitiated, .default, .utility, .background]

    /// Threads that run other code.
    private let ignored: Set<String>

    /// - Parameter besidesBusy: true to ignore the threads that are busy now.
    init(besidesBusy: Bool = false) {
        ignored = besidesBusy ? Set((Self.all ?? []).filter(Self.isBusy)) : []
    }

    /// Waits until the blocks of the global queues have begun, and no thread computes or reads a file.
    ///
    /// The first block of a global queue creates a thread before it is enqueued, so a process without threads waits for nothing.
    func waitUntilIdle() {
        guard Self.all?.isEmpty != true else { return }
        let begun = DispatchGroup()
        for one in Self.classes { DispatchQueue.global(qos: one).async(group: begun) {} }
        _ = begun.wait(timeout: .now() + .milliseconds(Self.limit))
        var idle = 0
        // A thread that has just been woken may not run yet.
        for _ in 0..<Self.limit where idle < 2 {
            usleep(1_000)
            idle = (Self.all ?? []).contains { !ignored.contains($0) && Self.isBusy($0) } ? 0 : idle + 1
        }
    }

    /// The threads' numbers; unknown without /proc, as on macOS, where only the beginning of blocks is awaited.
    private static var all: [String]? {
        let current = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")).map { $0.split(separator: "/").last ?? "" }
        return (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.filter { $0 != current ?? "" }
    }

    /// By the letter behind the name in brackets.
    private static func isBusy(_ thread: String) -> Bool {
        let text = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return ["R", "D"].contains(text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).prefix(1))
    }
}
