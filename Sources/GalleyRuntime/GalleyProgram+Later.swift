public import Foundation
import LayoutHosting

/// Work that code asks for after a while, which runs in the order of its times, without a wait.
extension GalleyProgram {
    /// Runs work of a queue at a time.
    public static func run(on queue: DispatchQueue, at deadline: DispatchTime, _ work: @escaping @Sendable () -> Void) {
        let (now, time) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        // The time that the call itself takes does not count.
        let hundredths = time > now ? (Double(time - now) / 1e7).rounded(.up) : 0
        LaterWork.add(after: hundredths / 100) { isDue in
            if isDue { queue.async(execute: work) }
        }
    }

    /// Makes a timer that fires once; one that repeats never does, as it has no end.
    public static func timer(after seconds: Double, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
        nonisolated(unsafe) let timer = Timer(timeInterval: seconds, repeats: repeats, block: block)
        guard !repeats else { return timer }
        LaterWork.add(after: seconds) { isDue in
            if isDue, timer.isValid { timer.fire() }
        }
        return timer
    }

    /// Suspends a task.
    public static func sleep(seconds: Double) async throws {
        let number = LaterWork.newNumber()
        try await withTaskCancellationHandler {
            // One that never ends is no mistake.
            try await withUnsafeThrowingContinuation { (next: UnsafeContinuation<Void, any Error>) in
                LaterWork.add(number, after: seconds) { isDue in
                    if isDue { next.resume() } else { next.resume(throwing: CancellationError()) }
                }
                if Task.isCancelled { LaterWork.cancel(number) }
            }
        } onCancel: {
            LaterWork.cancel(number)
        }
    }
}
