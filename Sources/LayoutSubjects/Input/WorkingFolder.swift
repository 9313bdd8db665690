import Foundation

/// The base of relative paths.
package enum WorkingFolder {
    /// Swift replaces bytes that are not UTF-8, so files would be searched in a different folder.
    ///
    /// - Throws: if the path of the working folder is not UTF-8.
    package static func check() throws(Failure) {
        guard let path = getcwd(nil, 0) else { return }
        defer { free(path) }
        guard String(validatingCString: path) == nil else { return }
        throw Failure(
            .noInput, "the working folder's name is not UTF-8: \"\(String(cString: path))\"; rename it, or run this in another")
    }
}
