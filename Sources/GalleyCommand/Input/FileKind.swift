import Foundation

/// What is at a path, links followed.
enum FileKind {
    case file
    case folder
    /// A pipe or a device: reading one may never end.
    case special
    case nothing

    /// What cannot be looked at counts as a file: opening it says why.
    init(_ path: String) {
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
}
