import HostFiles

/// Lists folders; unreadable ones are errors.
package enum FolderListing {
    /// - Parameter folder: `""` for the working folder.
    /// - Returns: the UTF-8 names in byte order; in `others` the remaining names, with replacement characters.
    /// - Throws: if the folder cannot be read.
    package static func names(in folder: String) throws(Failure) -> (names: [String], others: [String]) {
        guard let found = FolderNames(folder) else {
            throw Failure(.noInput, "\(folder): error: cannot read the folder: \(SystemError.current)")
        }
        return (found.names, found.others)
    }

    /// The symbolic links to folders in a folder and its subfolders; hidden ones are skipped.
    static func folderLinks(below folder: String) throws(Failure) -> [String] {
        let paths = try names(in: folder).names.filter { !$0.hasPrefix(".") }.map { PathParts.join(folder, $0) }
        var links: [String] = []
        for path in paths where FileKind(path) == .folder { links += FileKind.isLink(path) ? [path] : try folderLinks(below: path) }
        return links
    }

    /// The files in a folder, followed by the files in each subfolder. Links to folders are not followed; broken links count as files.
    ///
    /// - Parameter isSkipped: true for the names of files and folders to leave out.
    /// - Throws: if a folder cannot be read.
    package static func files(below folder: String, skipping isSkipped: (String) -> Bool) throws(Failure) -> [String] {
        var (files, folders): ([String], [String]) = ([], [])
        for name in try names(in: folder).names where !isSkipped(name) {
            let path = PathParts.join(folder, name)
            if FileKind(path) != .folder {
                files.append(path)
            } else if !FileKind.isLink(path) {
                folders.append(path)
            }
        }
        for folder in folders { files += try Self.files(below: folder, skipping: isSkipped) }
        return files
    }
}
