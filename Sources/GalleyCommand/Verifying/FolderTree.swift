import HostSystem
import LayoutSubjects

/// A folder and all folders below it, including hidden and linked ones, as each can be named by the user.
enum FolderTree {
    struct Folder {
        var path: String
        /// True for hidden and linked folders, which a search for Swift files skips.
        var isHiddenOrLink: Bool
    }

    /// Folders of tools, with thousands of files but no goldens.
    private static let skipped: Set<String> = [".git", ".build"]

    /// - Parameter root: `""` for the working folder.
    /// - Throws: if a folder cannot be read.
    static func folders(in root: String = "") throws(Failure) -> [Folder] {
        var folders = [Folder(path: root, isHiddenOrLink: false)]
        var seen: Set<FilePlace> = [FilePlace(root.isEmpty ? "." : root)]
        var next = 0
        while next < folders.count {
            let folder = folders[next].path
            next += 1
            for name in try FolderListing.names(in: folder).names where !skipped.contains(name) {
                let path = PathParts.join(folder, name)
                guard case .folder = FileKind(path), seen.insert(FilePlace(path)).inserted else { continue }
                folders.append(Folder(path: path, isHiddenOrLink: name.hasPrefix(".") || FileKind.isLink(path)))
            }
        }
        return folders
    }
}
