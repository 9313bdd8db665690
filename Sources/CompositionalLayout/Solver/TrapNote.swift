import Foundation

/// Names the section that was being laid out when the process ends by a trap: a fault in the engine, or in a closure that
/// an app passes to it, cannot be thrown.
package enum TrapNote {
    /// Where each thread keeps its section's index plus 1, or `nil`. A task-local value would cost a microsecond a section,
    /// ten times as much.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    /// Installs handlers that print the section before the trap takes its course. Only for the command: in a process that
    /// runs other people's code, such as tests, signals are theirs to handle.
    package static func install() {
        for number in [SIGILL, SIGTRAP] { signal(number) { TrapNote.say($0) } }
    }

    private static func say(_ number: Int32) {
        let section = Int(bitPattern: pthread_getspecific(key)) - 1
        if section >= 0 {
            // A trap is where the program itself stands, in no allocation and under no lock: text can be made here.
            let text = "error: the process ended while section \(section) was laid out; this is a fault in Galley\n"
            _ = write(STDERR_FILENO, text, text.utf8.count)
        }
        // The instruction runs again and takes its course.
        signal(number, SIG_DFL)
    }

    /// Runs `body`; a trap in it is that section's.
    static func naming<Answer, Failure: Error>(
        _ section: Int, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: section + 1))
        defer { pthread_setspecific(key, outer) }
        return try body()
    }
}
