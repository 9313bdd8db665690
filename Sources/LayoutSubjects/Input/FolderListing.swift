import Foundation
import HostSystem

/// The names in a folder, as stored by the file system.
package enum FolderListing {
    /// - Parameter folder: `""` for the working folder.
    /// - Returns: the names in byte order, and separately those that are not UTF-8, with replacement characters.
    /// - Throws: if the folder cannot be read.
    package static func names(in folder: String) throws(Failure) -> (names: [String], others: [String]) {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else {
            throw Failure(.noInput, "\(folder): error: cannot read the folder: \(SystemError.current)")
        }
        defer { closedir(stream) }
        var (names, others): ([PathKey], [PathKey]) = ([], [])
        while let entry = readdir(stream) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { name in name.prefix { $0 != 0 }.map { $0 } }
            if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
            if let name = String(validating: bytes, as: UTF8.self) {
                names.append(PathKey(name))
            } else {
                others.append(PathKey(String(decoding: bytes, as: UTF8.self)))
            }
        }
        return (names.sorted().map(\.path), others.sorted().map(\.path))
    }

    /// The files in a folder, and then those in each of its subfolders. Links to folders are not followed; links to nothing are
    /// files.
    ///
    /// - Parameter isSkipped: true for the names of files and folders to leave out.
    /// - Throws: if a folder cannot be read.
    package static func files(below folder: String, skipping isSkipped: (String) -> Bool) throws(Failure) -> [String] {
        var (files, folders): ([String], [String]) = ([], [])
        for name in try names(in: folder).names where !isSkipped(name) {
            let path = PathParts.join(folder, name)
            if FileKind(path) != .folder {
                files.append(path)
            } else if !LinkPolicy.isLink(path) {
                folders.append(path)
            }
        }
        for folder in folders { files += try Self.files(below: folder, skipping: isSkipped) }
        return files
    }
}
