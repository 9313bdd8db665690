public import Foundation
import LayoutHosting

/// Delayed work, which runs in the order of its deadlines, without a wait.
extension GalleyProgram {
    /// Schedules work on a queue at a deadline.
    public static func run(on queue: DispatchQueue, at deadline: DispatchTime, _ work: @escaping @Sendable () -> Void) {
        let (now, time) = (DispatchTime.now().uptimeNanoseconds, deadline.uptimeNanoseconds)
        // Rounded up to hundredths of a second, so that the time that the call itself takes does not count.
        let hundredths = time > now ? (Double(time - now) / 1e7).rounded(.up) : 0
        LaterWork.add(after: hundredths / 100) { isDue in
            if isDue { queue.async(execute: work) }
        }
    }

    /// Creates a timer that fires once. A repeating timer never fires, as it would do so without end.
    public static func timer(after seconds: Double, repeats: Bool, _ block: @escaping @Sendable (Timer) -> Void) -> Timer {
        nonisolated(unsafe) let timer = Timer(timeInterval: seconds, repeats: repeats, block: block)
        guard !repeats else { return timer }
        LaterWork.add(after: seconds) { isDue in
            if isDue, timer.isValid { timer.fire() }
        }
        return timer
    }

    /// Suspends a task until the virtual clock has advanced, without a wait in real time.
    public static func sleep(seconds: Double) async throws {
        let number = LaterWork.newNumber()
        try await withTaskCancellationHandler {
            // Unsafe, as a continuation that never resumes is not a mistake here.
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
