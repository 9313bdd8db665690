import Foundation

/// A signal by its number.
struct Signal {
    let number: Int32

    /// Runs `body`; programs that it starts have the signal neither ignored nor blocked.
    ///
    /// Programs inherit both from the thread that starts them, and a test's thread may block any signal.
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
