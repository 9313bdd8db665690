import Foundation

/// Names the section that was being laid out when the process ends by a trap: a fault in the engine, or in a closure that
/// an app passes to it, cannot be thrown.
package enum TrapNote {
    @TaskLocal private static var section: Int?

    /// Installs handlers that print the section before the trap takes its course. Only for the command: in a process that
    /// runs other people's code, such as tests, signals are theirs to handle.
    package static func install() {
        for number in [SIGILL, SIGTRAP] { signal(number) { TrapNote.say($0) } }
    }

    private static func say(_ number: Int32) {
        if let section {
            let text = "error: the process ended while section \(section) was laid out; this is a fault in Galley\n"
            // A trap is where the program itself stands, in no allocation and under no lock.
            _ = write(STDERR_FILENO, text, text.utf8.count)
        }
        // The instruction runs again and takes its course.
        signal(number, SIG_DFL)
    }

    /// Runs `body`; a trap in it is that section's.
    static func naming<Answer, Failure: Error>(
        _ section: Int, _ body: () throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        try $section.withValue(section) { Result { () throws(Failure) in try body() } }.get()
    }
}
