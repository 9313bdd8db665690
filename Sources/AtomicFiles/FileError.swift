import Foundation

/// The reason that a file cannot be written.
package struct FileError: Error, Sendable, Hashable {
    package enum Step: Sendable, Hashable {
        /// Creating a parent folder.
        ///
        /// - Parameter path: the folder.
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

    /// True if the disk is full or a quota or size limit is reached.
    package var isAboutSpace: Bool { [ENOSPC, EDQUOT, EFBIG].contains(code) }

    package var reason: String { SystemError.text(code) }
}

/// Messages for failed system calls.
package enum SystemError {
    /// The message for the last call, if it failed.
    package static var current: String { text(errno) }

    package static func text(_ code: Int32) -> String { String(cString: strerror(code)) }

    /// The underlying reason of a Foundation error; Foundation need not preserve `errno`.
    package static func text(_ error: any Error) -> String {
        var next: NSError? = error as NSError
        while let error = next {
            if error.domain == NSPOSIXErrorDomain { return text(Int32(truncatingIfNeeded: error.code)) }
            next = error.userInfo[NSUnderlyingErrorKey] as? NSError
        }
        return (error as NSError).localizedDescription
    }
}
