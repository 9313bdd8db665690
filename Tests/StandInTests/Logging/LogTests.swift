import OSLog
import Testing
import os

struct LogTests {
    @Test func aMessageHidesWhatIsPrivate() {
        let (name, count) = ("Ann", 3)
        let message: OSLogMessage =
            "\(name, privacy: .private) has \(count) of \(7, privacy: .public), \(0.5, format: .fixed(precision: 2)), \(name, privacy: .sensitive)"
        #expect(message.text == "<private> has 3 of 7, 0.5, <private>")
    }

    @Test func onlyErrorsAndFaultsArePrinted() {
        let enabled = [OSLogType.default, .info, .debug, .error, .fault].map(OSLog.default.isEnabled(type:))
        #expect(enabled == [false, false, false, true, true])
    }

    @Test func nothingIsMeasuredButTheTaskRuns() {
        let signposter = OSSignposter(logger: Logger(subsystem: "galley", category: "tests"))
        let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
        signposter.endInterval("load", state, "\(1) item")
        #expect(!signposter.isEnabled && signposter.withIntervalSignpost("sum") { 1 + 2 } == 3)
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
