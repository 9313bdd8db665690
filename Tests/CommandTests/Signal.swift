import Foundation

/// A signal by its number.
struct Signal {
    let number: Int32

    /// Runs `body`, whose programs begin with the signal neither ignored nor held back.
    ///
    /// A program takes both from the thread that starts it, and a test's thread may hold back any signal.
    func atItsDefault<Result>(_ body: () throws -> Result) rethrows -> Result {
        let former = signal(number, SIG_DFL)
        var (signals, mask) = (sigset_t(), sigset_t())
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, &mask)
        defer {
            pthread_sigmask(SIG_SETMASK, &mask, nil)
            signal(number, former)
        }
        return try body()
    }
}
