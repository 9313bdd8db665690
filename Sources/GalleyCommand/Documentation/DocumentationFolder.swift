import Foundation

/// The pages that the user named: files, and those in folders and catalogues.
struct DocumentationFolder {
    /// A page, not yet read.
    struct Entry {
        var path: String
        var root: String
        var isInCatalog: Bool
    }

    let pages: [Entry]
    /// The folders that were named, all of whose pages are known.
    let folders: [String]

    /// Folders of other people's pages.
    private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage"]

    /// - Throws: if there is nothing at a path.
    init(_ paths: [String]) throws(Failure) {
        var (pages, folders): ([Entry], [String]) = ([], [])
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw Failure(.noInput, "\(path): error: no such file or folder")
            }
            if isFolder.boolValue {
                folders.append(path)
                pages += Self.files(in: path) { Self.isPage($0) }.map { Self.entry($0, in: path) }
            } else {
                guard Self.isPage(path) else {
                    throw Failure(.usage, "\(path): error: this is neither a Markdown file (.md) nor a tutorial")
                }
                let folder = PathParts(path).folder
                pages.append(Self.entry(path, in: folder.isEmpty ? "." : folder))
            }
        }
        self.pages = pages.uniqued { FilePlace($0.path) }
        self.folders = folders
    }

    /// The pictures below the folders, in order.
    func pictures() -> [String] {
        folders.flatMap { folder in Self.files(in: folder) { $0.hasSuffix(".svg") || $0.hasSuffix(".png") } }
            .uniqued { FilePlace($0) }
    }

    private static func isPage(_ path: String) -> Bool {
        [".md", ".markdown", ".tutorial"].contains { path.lowercased().hasSuffix($0) }
    }

    private static func entry(_ path: String, in folder: String) -> Entry {
        guard let catalog = catalog(of: path) else { return Entry(path: path, root: folder, isInCatalog: false) }
        return Entry(path: path, root: catalog, isInCatalog: true)
    }

    /// The DocC catalogue that a file is in, also where the path begins within it.
    private static func catalog(of path: String) -> String? {
        var folder = PathParts(path).folder
        while !folder.isEmpty, folder != "/" {
            let parts = PathParts(folder)
            if parts.name.hasSuffix(".docc") { return folder }
            folder = parts.folder
        }
        // `galley docs .` in the catalogue itself.
        let real = PathParts(FilePlace.real(path) ?? path).folder
        guard let range = real.range(of: ".docc", options: .backwards),
            range.upperBound == real.endIndex || real[range.upperBound] == "/"
        else { return nil }
        return String(real[..<range.upperBound])
    }

    private static func files(in folder: String, where isWanted: (String) -> Bool) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: folder) else { return [] }
        var files: [PathKey] = []
        for case let name as String in walk {
            let last = PathParts(name).name
            if last.hasPrefix(".") || skipped.contains(last) {
                walk.skipDescendants()
            } else if isWanted(last) {
                files.append(PathKey(folder == "." ? name : PathParts.join(folder, name)))
            }
        }
        return files.sorted().map(\.path)
    }
}
