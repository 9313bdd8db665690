import Foundation
import HostSystem

/// The names in a folder, as stored by the file system.
enum FolderListing {
    /// - Parameter folder: `""` for the working folder.
    /// - Returns: the names in byte order, and separately those that are not UTF-8, with replacement characters.
    /// - Throws: if the folder cannot be read.
    static func names(in folder: String) throws(Failure) -> (names: [String], others: [String]) {
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
}
