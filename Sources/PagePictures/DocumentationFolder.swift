import Foundation
import HostFiles
package import LayoutSubjects
import MessageText

/// The pages that the user named: files, and pages in folders and catalogues.
package struct DocumentationFolder {
    /// A page that is not read yet.
    struct Entry {
        var path: String
        /// The folder for the page's pictures: the page's catalogue, or the folder that the user named.
        var root: String
        var isInCatalog: Bool { catalog != nil }
        /// The pictures of the page's catalogue; `nil` outside of one.
        var catalog: CatalogPictures?
        /// The folder in which absolute paths of images start; `nil` if unknown.
        var siteRoot: String?
        /// True if the user named the page itself.
        var isNamed = false
    }

    let pages: [Entry]
    /// The folders that the user named; `pages` contains all of their pages.
    let folders: [String]

    /// Folders that are not searched: those of third-party packages, of builds and of Git.
    private static let skipped: Set<String> = ["node_modules", "Pods", "Carthage", ".build", ".git"]

    /// - Parameter root: the folder for absolute paths of images.
    /// - Throws: if there is nothing at a path.
    package init(_ paths: [String], root: String? = nil) throws(Failure) {
        var (pages, folders, catalogs): ([Entry], [String], [String: CatalogPictures]) = ([], [], [:])
        func entry(_ path: String, in folder: String) -> Entry {
            guard let root = Self.catalog(of: path) else { return Entry(path: path, root: folder) }
            let catalog = catalogs[root] ?? CatalogPictures(root)
            catalogs[root] = catalog
            return Entry(path: path, root: root, catalog: catalog)
        }
        for path in paths {
            switch FileKind(path) {
            case .nothing: throw Failure(.noInput, "\(path): error: no such file or folder")
            case .folder:
                folders.append(path)
                pages += try Self.files(in: path) { Self.isPage($0) }.map { entry($0, in: path) }
            case .file, .special:
                guard Self.isPage(path) else {
                    throw Failure(.usage, "\(path): error: this is neither a Markdown file (.md, .mdx) nor a tutorial")
                }
                var named = entry(path, in: PathParts(path).folderPath)
                named.isNamed = true
                pages.append(named)
            }
        }
        for index in pages.indices { pages[index].siteRoot = root }
        self.pages = pages.uniqued { FilePlace($0.path) }
        self.folders = folders
    }

    /// The pictures in the folders and their subfolders, in order. Links are left out, as only users make them.
    ///
    /// - Throws: if a folder cannot be listed.
    func pictures() throws(Failure) -> [String] {
        var pictures: [String] = []
        for folder in folders { pictures += try Self.files(in: folder) { $0.hasSuffix(".svg") || $0.hasSuffix(".png") } }
        return pictures.filter { !FileKind.isLink($0) }.uniqued { FilePlace($0) }
    }

    /// The files that may show pictures: all files and links, including hidden ones, of the repositories around the folders;
    /// outside of repositories, those of the folders themselves.
    ///
    /// - Throws: if a folder cannot be listed.
    func sources() throws(Failure) -> [String] {
        var sources = pages.map(\.path)
        for folder in folders.map({ Self.repository(of: $0) ?? $0 }).uniqued(by: { FilePlace($0) }) {
            sources += try FolderListing.files(below: folder == "." ? "" : folder) { Self.skipped.contains($0) }
        }
        return sources.uniqued { PathKey($0) }
    }

    private static func repository(of folder: String) -> String? {
        var path = FilePlace.real(folder) ?? folder
        while path.hasPrefix("/"), path != "/" {
            if FileKind(PathParts.join(path, ".git")) != .nothing { return path }
            path = PathParts(path).folder
        }
        return nil
    }

    static func isPage(_ path: String) -> Bool {
        [".md", ".markdown", ".mdx", ".tutorial"].contains { path.lowercased().hasSuffix($0) }
    }

    /// The DocC catalogue that contains a file, even if the path begins inside it.
    static func catalog(of path: String) -> String? {
        var folder = PathParts(path).folder
        while !folder.isEmpty, folder != "/" {
            let parts = PathParts(folder)
            if parts.name.hasSuffix(".docc") { return folder }
            folder = parts.folder
        }
        // The path need not contain the catalogue's name, as for `galley docs .` inside it.
        let real = PathParts(FilePlace.real(path) ?? path).folder
        guard let range = real.range(of: ".docc", options: .backwards),
            range.upperBound == real.endIndex || real[range.upperBound] == "/"
        else { return nil }
        return String(real[..<range.upperBound])
    }

    /// The files below a folder, in order; links to folders are not followed.
    ///
    /// - Throws: if a folder cannot be listed, as a page in it may request any picture.
    private static func files(in folder: String, where isWanted: (String) -> Bool) throws(Failure) -> [String] {
        try FolderListing.files(below: folder == "." ? "" : folder) { $0.hasPrefix(".") || skipped.contains($0) }
            .filter { isWanted($0) && FileKind($0) != .special }.map(PathKey.init).sorted().map(\.path)
    }
}

/// The pictures of a catalogue, which DocC finds by name in any folder. The folder is listed once.
final class CatalogPictures: Sendable {
    /// The folders by name and format.
    private let folders: Locked<[String: String]>

    init(_ root: String) {
        folders = Locked([:])
        for file in FileManager.default.enumerator(atPath: root)?.compactMap({ $0 as? String }).sorted() ?? [] {
            insert(PathParts.join(root, file))
        }
    }

    func folder(of name: String, _ format: OutputFormat) -> String? { folders.withLock { $0[name + "." + format.rawValue] } }

    /// Adds a picture; of several with the same name, the first one counts.
    func insert(_ path: String) {
        let (parts, name) = (PathParts(path), RequestedPicture.catalogName(path))
        folders.withLock { folders in
            let key = name + "." + parts.fileExtension
            folders[key] = folders[key] ?? parts.folder
        }
    }
}
