import Foundation

/// The base of relative paths.
package enum WorkingFolder {
    /// Rejects a path that is not UTF-8: Swift would replace the invalid bytes, and search a different folder.
    package static func check() throws(Failure) {
        guard let path = getcwd(nil, 0) else { return }
        defer { free(path) }
        guard String(validatingCString: path) == nil else { return }
        throw Failure(
            .noInput, "the working folder's name is not UTF-8: \"\(String(cString: path))\"; rename it, or run this in another")
    }
}
