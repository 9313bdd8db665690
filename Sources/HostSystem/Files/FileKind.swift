import Foundation

/// The kind of file at a path, following links.
package enum FileKind {
    case file
    case folder
    /// A pipe or device, whose content may be endless.
    case special
    case nothing

    /// Inaccessible paths count as files, as opening one reports the reason.
    package init(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            self = errno == ENOENT || errno == ENOTDIR ? .nothing : .file
            return
        }
        self = switch status.st_mode & S_IFMT {
        case S_IFREG: .file
        case S_IFDIR: .folder
        default: .special
        }
    }

    /// True for a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
