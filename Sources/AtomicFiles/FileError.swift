import Foundation

/// Why a file cannot be written.
package struct FileError: Error, Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        /// - Parameter path: the folder that cannot be created.
        case makingFolder(String)
        /// Opening the file, or renaming it to its destination.
        case creating
        case writing
    }

    package let step: Step
    /// The reason, as a value of `errno`.
    package let code: Int32

    init(_ step: Step, code: Int32 = errno) {
        self.step = step
        self.code = code
    }

    /// Whether the disk is full, or a limit on what may be on it is reached.
    package var isAboutSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    package var reason: String { SystemError.text(code) }
}

/// Messages for failed system calls.
package enum SystemError {
    /// That of the last call, if it failed.
    package static var current: String { text(errno) }

    package static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// The underlying reason of a Foundation error, as Foundation need not preserve `errno`.
    package static func text(_ error: any Error) -> String {
        var next: NSError? = error as NSError
        while let error = next {
            if error.domain == NSPOSIXErrorDomain { return text(Int32(truncatingIfNeeded: error.code)) }
            next = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return (error as NSError).localizedDescription
    }
}
