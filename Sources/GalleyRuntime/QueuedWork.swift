import Foundation

/// Work that an app's code leaves for later: blocks on queues, and tasks.
///
/// Tasks run on the main thread, and computations on other threads are awaited, so that the picture is the same in each run. What
/// waits for a timer or a server is not awaited.
enum QueuedWork {
    /// The times that work on other threads is awaited, and those that work on the main thread may queue more.
    private static let (waits, rounds) = (2, 20)
    /// The turns of the run loop in which a block on the main queue is awaited.
    private static let turns = 1_000

    /// Runs the work that is ready, and the work that this queues.
    @MainActor
    static func run() {
        for _ in 0..<waits {
            runMainQueue()
            OtherThreads.waitUntilIdle()
        }
        runMainQueue()
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
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Has the tasks of all executors run on the main thread. The runtime calls the hook in place of its own function, if it has one.
    static func keepOnMainThread() {
        let hook = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueGlobal_hook")
        hook?.assumingMemoryBound(to: Hook?.self).pointee = { job, _ in MainActor.shared.enqueue(job) }
    }
}

/// The process's threads beside the main one.
private enum OtherThreads {
    /// Milliseconds; a safety net for code that computes without an end.
    private static let limit = 500
    private static let classes: [DispatchQoS.QoSClass] = [.userInteractive, .userInitiated, .default, .utility, .background]

    /// Waits until the blocks of the global queues have begun, and no thread computes or reads a file.
    ///
    /// The first block of a global queue creates a thread before it is enqueued, so a process without threads waits for nothing.
    static func waitUntilIdle() {
        guard all?.isEmpty != true else { return }
        let begun = DispatchGroup()
        for one in classes { DispatchQueue.global(qos: one).async(group: begun) {} }
        _ = begun.wait(timeout: .now() + .milliseconds(limit))
        var idle = 0
        // A thread that has just been woken may not run yet.
        for _ in 0..<limit where idle < 2 {
            usleep(1_000)
            idle = areBusy ? 0 : idle + 1
        }
    }

    private static var areBusy: Bool { (all ?? []).contains { ["R", "D"].contains(state(of: $0)) } }

    /// The threads' numbers; unknown without /proc, as on macOS, where only the beginning of blocks is awaited.
    private static var all: [String]? {
        let main = String(getpid())
        return (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task"))?.filter { $0 != main }
    }

    /// The letter behind the name in brackets.
    private static func state(of thread: String) -> Substring {
        let text = FileManager.default.contents(atPath: "/proc/self/task/\(thread)/stat").map { String(decoding: $0, as: UTF8.self) } ?? ""
        return text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).prefix(1)
    }
}
