import Foundation

/// Why a file cannot be written.
package struct FileError: Error, Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        /// - Parameter path: the folder that cannot be made.
        case makingFolder(String)
        /// Opening the file, or moving it to its place.
        case creating
        case writing
    }

    package let step: Step
    /// The system's number for the reason, as `errno` has it.
    package let code: Int32

    init(_ step: Step, code: Int32 = errno) {
        self.step = step
        self.code = code
    }

    package var reason: String { SystemError.text(code) }
}

/// Failed system calls in words.
package enum SystemError {
    /// The last call's, if it has failed.
    package static var current: String { text(errno) }

    package static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// What lies behind an error of Foundation's, which need not leave `errno` as it was.
    package static func text(_ error: any Error) -> String {
        var next: NSError? = error as NSError
        while let error = next {
            if error.domain == NSPOSIXErrorDomain { return text(Int32(truncatingIfNeeded: error.code)) }
            next = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return (error as NSError).localizedDescription
    }
}
