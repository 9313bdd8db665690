import Foundation

/// The kind of file at a path, following links.
package enum FileKind {
    case file
    case folder
    /// A pipe, a device, or a file of the system's state, such as those in `/proc`: its content may be endless.
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
        case S_IFREG: status.st_blocks == 0 && Self.isOfSystem(path) ? .special : .file
        case S_IFDIR: .folder
        default: .special
        }
    }

    /// True for files in `/proc` and `/sys`, which show the system's state and take no space.
    private static func isOfSystem(_ path: String) -> Bool {
        FilePlace.real(path).map { place in ["/proc/", "/sys/"].contains { place.hasPrefix($0) } } ?? false
    }

    /// True for a symbolic link.
    package static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
