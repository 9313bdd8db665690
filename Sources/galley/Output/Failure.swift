import ArgumentParser
import Foundation

/// Why the command ends without a result: a message and an exit status.
struct Failure: Error {
    var message: String
    var status: Status

    /// Exit statuses as `sysexits.h` numbers them.
    enum Status: Int32 {
        case usage = 64
        case badInput = 65
        case noInput = 66
        case software = 70
        case cannotCreate = 73
        case cannotWrite = 74
    }

    init(_ status: Status, _ message: String) {
        self.status = status
        self.message = message
    }
}

extension ParsableCommand {
    /// Runs a command's body, and turns a failure into a message on standard error and an exit status.
    func reporting(_ body: () throws -> Void) throws {
        do {
            try body()
        } catch let failure as Failure {
            Console.error(failure.message)
            throw ExitCode(failure.status.rawValue)
        }
    }
}

/// Failed system calls in words.
enum SystemError {
    /// The last call's, if it has failed.
    static var current: String { text(errno) }

    static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// What lies behind an error of Foundation's, which need not leave `errno` as it was.
    static func text(_ error: any Error) -> String {
        var next: NSError? = error as NSError
        while let error = next {
            if error.domain == NSPOSIXErrorDomain { return text(Int32(truncatingIfNeeded: error.code)) }
            next = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return (error as NSError).localizedDescription
    }
}
