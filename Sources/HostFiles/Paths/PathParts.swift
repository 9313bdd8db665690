import Foundation

/// A path split into parts. (On Linux, Foundation crashes on the folder of a single-character path.)
package struct PathParts {
    /// `""` for a path without a folder.
    package var folder: String
    package var name: String

    /// Trailing slashes are ignored. Searches bytes: in a Swift string, a slash before a combining mark is not a character of its
    /// own.
    package init(_ path: String) {
        var rest = path.utf8[...]
        while rest.count > 1, rest.last == Self.slash { rest.removeLast() }
        guard let slash = rest.lastIndex(of: Self.slash) else {
            (folder, name) = ("", String(Substring(rest)))
            return
        }
        name = String(Substring(rest[rest.index(after: slash)...]))
        var folder = rest[..<slash]
        while folder.last == Self.slash { folder.removeLast() }
        self.folder = folder.isEmpty ? "/" : String(Substring(folder))
    }

    /// The folder as a path that can be opened: `.` for the working folder.
    package var folderPath: String { folder.isEmpty ? "." : folder }

    /// The text after the name's last dot, unless that is its first character.
    package var fileExtension: String {
        let bytes = name.utf8
        guard let dot = bytes.lastIndex(of: UInt8(ascii: ".")), dot != bytes.startIndex else { return "" }
        return String(name[bytes.index(after: dot)...])
    }

    package static func join(_ folder: String, _ name: String) -> String {
        folder.isEmpty || folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// Joins a folder and a path, resolving `.` and `..` where possible.
    package static func joinSimply(_ folder: String, _ path: String) -> String {
        var parts: [Substring] = []
        for part in join(folder, path).split(separator: "/", omittingEmptySubsequences: false) where part != "." {
            if part == "..", let last = parts.last, last != "..", !last.isEmpty {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.joined(separator: "/")
    }

    private static let slash = UInt8(ascii: "/")
}

/// A path or name that is compared by its bytes, as in file systems. As Swift strings, precomposed and decomposed `é` are equal.
package struct PathKey: Hashable, Comparable {
    package let path: String

    package init(_ path: String) {
        self.path = path
    }

    package static func == (left: PathKey, right: PathKey) -> Bool { left.path.utf8.elementsEqual(right.path.utf8) }

    package static func < (left: PathKey, right: PathKey) -> Bool { left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }

    package func hash(into hasher: inout Hasher) {
        for byte in path.utf8 { hasher.combine(byte) }
    }
}

/// The file at a path with links resolved, so that two paths to one file are equal.
package struct FilePlace: Hashable {
    private let path: PathKey

    package init(_ path: String) {
        if let real = Self.real(path) {
            self.init(real: real)
        } else {
            // For a file that does not exist yet.
            self.init(ofName: path)
        }
    }

    /// The place of a file, with the links among its folders resolved. If the file is a link, its own place, not its target's.
    package init(ofName path: String) {
        let parts = PathParts(path)
        self.path = PathKey(PathParts.join(Self.realFolder(parts.folderPath), parts.name))
    }

    private init(real path: String) { self.path = PathKey(path) }

    /// The place and the folders that contain it, the innermost first.
    package var withFolders: [FilePlace] {
        let paths = sequence(first: path.path) { $0 == "/" || $0.isEmpty ? nil : PathParts($0).folder }
        return paths.map(FilePlace.init(real:))
    }

    /// A folder's path with links resolved in the part that exists, which is found by binary search.
    private static func realFolder(_ folder: String) -> String {
        if let real = real(folder) { return real }
        let whole = folder.hasPrefix("/") ? folder : PathParts.join(FileManager.default.currentDirectoryPath, folder)
        let parts = PathParts.joinSimply("/", whole).split(separator: "/")
        func place(_ count: Int) -> String? { real("/" + parts[..<count].joined(separator: "/")) }
        var (existing, missing) = (0, parts.count)
        while missing - existing > 1 {
            let middle = (existing + missing) / 2
            if place(middle) == nil { missing = middle } else { existing = middle }
        }
        return parts[existing...].reduce(place(existing) ?? "/") { PathParts.join($0, String($1)) }
    }

    /// The path to the file from a folder.
    package func relative(to folder: FilePlace) -> String {
        let (file, start) = (path.path.utf8.split(separator: UInt8(ascii: "/")), folder.path.path.utf8.split(separator: UInt8(ascii: "/")))
        let shared = zip(file, start).prefix { $0.elementsEqual($1) }.count
        let below = file.dropFirst(shared).map { String(Substring($0)) }
        return (Array(repeating: "..", count: start.count - shared) + below).joined(separator: "/")
    }

    /// True for the folder itself and files at any depth in it.
    package func isBelow(_ folder: FilePlace) -> Bool {
        path == folder.path || path.path.utf8.starts(with: (folder.path.path + "/").utf8)
    }

    /// The path with symbolic links resolved; `nil` if there is no such file.
    package static func real(_ path: String) -> String? {
        guard let real = realpath(path, nil) else { return nil }
        defer { free(real) }
        return String(cString: real)
    }
}
