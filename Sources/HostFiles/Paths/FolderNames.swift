import Foundation

/// The names in a folder, as stored by the file system.
package struct FolderNames {
    /// In the order of the file system: in a search for one name, sorting thousands of names would take most of the
    /// time.
    package private(set) var unordered: [String] = []
    /// Names that are not UTF-8, with replacement characters, in the order of the file system.
    private var unorderedOthers: [String] = []

    /// Fails if the folder cannot be read; `SystemError.current` has the reason.
    ///
    /// - Parameter folder: `""` for the working folder.
    package init?(_ folder: String) {
        guard let stream = opendir(folder.isEmpty ? "." : folder) else { return nil }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: name.pointee)) { add($0) }
            }
        }
    }

    private mutating func add(_ name: UnsafePointer<CChar>) {
        guard let valid = String(validatingCString: name) else { return unorderedOthers.append(String(cString: name)) }
        if valid != ".", valid != ".." { unordered.append(valid) }
    }

    /// In byte order.
    package var names: [String] { Self.sorted(unordered) }
    /// Names that are not UTF-8, with replacement characters, in byte order.
    package var others: [String] { Self.sorted(unorderedOthers) }

    private static func sorted(_ names: [String]) -> [String] { names.map(PathKey.init).sorted().map(\.path) }
}
