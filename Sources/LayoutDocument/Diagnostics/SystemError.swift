import Foundation

/// Failed system calls in words.
package enum SystemError {
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
