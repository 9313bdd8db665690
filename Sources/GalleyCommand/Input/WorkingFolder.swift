import Foundation

/// The folder that relative paths begin in.
enum WorkingFolder {
    /// Swift replaces bytes that are not UTF-8, so that the files of a folder with such a name would be looked for in another.
    ///
    /// - Throws: if the path of the working folder is not UTF-8.
    static func check() throws(Failure) {
        guard let path = getcwd(nil, 0) else { return }
        defer { free(path) }
        guard String(validatingCString: path) == nil else { return }
        throw Failure(
            .noInput, "the working folder's name is not UTF-8: \"\(String(cString: path))\"; rename it, or run this in another")
    }
}
