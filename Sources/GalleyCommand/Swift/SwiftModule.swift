import AtomicFiles
import Foundation
import SwiftSource

/// Swift files that are compiled together.
struct SwiftModule: Sendable {
    struct File: Sendable {
        /// As the user wrote it, and as messages call it.
        var path: String
        var source: SourceText
    }

    let files: [File]
    let declarations: DrawableDeclarations

    /// The most bytes of a file, and of all of them: more is no code that somebody wrote.
    private static let sizeLimit = 64 << 20

    /// Reads the files.
    init(_ paths: [String]) throws(Failure) {
        var (files, size) = ([File](), 0)
        for path in paths {
            guard let data = FileManager.default.contents(atPath: path) else {
                throw Failure(.noInput, "\(path): error: cannot read the file")
            }
            size += data.count
            guard size <= Self.sizeLimit else { throw Failure(.badInput, "\(path): error: the files are larger than 64 MB") }
            guard !data.contains(0) else { throw Failure(.badInput, "\(path): error: it is not a text") }
            files.append(File(path: path, source: SourceText(Array(data))))
        }
        self.files = files
        declarations = DrawableDeclarations(files.map(\.source))
    }

    static func isSwift(_ path: String) -> Bool {
        path.hasSuffix(".swift") && !PathParts(path).name.hasPrefix(".")
    }

    /// The Swift files in a folder and the folders in it, in the order of their names; hidden ones, and those of build products
    /// and tests, are not a module's.
    static func files(below folder: String) throws(Failure) -> [String] {
        var (files, folders): ([String], [String]) = ([], [])
        for name in try FolderListing.names(in: folder).names where !name.hasPrefix(".") {
            let path = PathParts.join(folder, name)
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
            if isFolder.boolValue {
                if !isLink(path) { folders.append(path) }
            } else if isSwift(path), name != "Package.swift" {
                files.append(path)
            }
        }
        for folder in folders { files += try Self.files(below: folder) }
        return files
    }

    private static func isLink(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }
}
