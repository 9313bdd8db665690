import Foundation

/// The last failed system call in words.
enum SystemError {
    static var current: String { String(cString: strerror(errno)) }
}
