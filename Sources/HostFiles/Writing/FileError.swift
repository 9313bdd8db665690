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
