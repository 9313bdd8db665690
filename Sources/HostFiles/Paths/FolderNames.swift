import Foundation

/// The names in a folder, as stored by the file system.
package struct FolderNames {
    /// In byte order.
    package let names: [String]
    /// Names that are not UTF-8, with replacement characters.
    package let others: [String]

    /// Fails if the folder cannot be read; `SystemError.current` has the reason.
    ///
    /// - Parameter folder: `""` for the working folder.
    package init?(_ folder: String) {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return nil }
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
        self.names = names.sorted().map(\.path)
        self.others = others.sorted().map(\.path)
    }
}
