import OSLog
import Testing
import os

struct LogTests {
    @Test func valuesOfMessagesAreNeverAskedFor() {
        func value() -> Int { Issue.record("It is asked for."); return 0 }
        Logger().error("\(value(), format: .decimal, privacy: .private(mask: .hash)) \(0.5, format: .fixed(precision: 2))")
        os_log("%d", log: .disabled, type: .error, 1)
    }

    @Test func nothingIsMeasuredButTheTaskRuns() {
        let signposter = OSSignposter(logger: Logger(subsystem: "galley", category: "tests"))
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        signposter.endInterval("load", state, "\(1) item")
        #expect(signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
    }

    @Test func aLockLetsOneIn() async {
        let count = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask { for _ in 0..<500 { count.withLock { $0 += 1 } } }
            }
        }
        #expect(count.withLock { $0 } == 4_000)
        let lock = OSAllocatedUnfairLock()
        lock.lock()
        lock.unlock()
        #expect(lock.withLock { 5 } == 5)
    }
}
