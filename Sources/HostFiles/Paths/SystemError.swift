import Foundation

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
