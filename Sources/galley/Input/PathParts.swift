import Foundation

/// A path cut into its parts. (Foundation on Linux stops the program at the folder of a path of one character.)
struct PathParts {
    /// `""` for a path without one.
    var folder: String
    var name: String

    /// Slashes at the end do not count.
    init(_ path: String) {
        var rest = path[...]
        while rest.count > 1, rest.last == "/" { rest.removeLast() }
        guard let slash = rest.lastIndex(of: "/") else {
            (folder, name) = ("", String(rest))
            return
        }
        name = String(rest[rest.index(after: slash)...])
        var folder = rest[..<slash]
        while folder.last == "/" { folder.removeLast() }
        self.folder = folder.isEmpty ? "/" : String(folder)
    }

    /// What follows the name's last dot, unless that is its first character.
    var fileExtension: String {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return String(name[name.index(after: dot)...])
    }

    /// A path in a folder.
    static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

/// The file at a path, links resolved: two paths to one file are equal.
struct FilePlace: Hashable {
    private let path: String

    init(_ path: String) {
        self.path = URL(fileURLWithPath: path).standardizedFileURL.resolvingSymlinksInPath().path
    }
}
