import Foundation
import HostSystem
import ProgramMessages

/// The XIB and storyboard files of the app around Swift files.
///
/// They are read by the compiled program when it runs, so that it need not be compiled again when they change.
struct InterfaceFiles: Sendable {
    let listings: [InterfaceListing]

    /// Folders that are searched, and files that are found.
    private static let (folderLimit, fileLimit) = (2_000, 1_000)
    /// Bytes of a file whose classes are listed; larger ones are refused when they are loaded.
    private static let byteLimit = 16 << 20
    /// Folders of tools and dependencies.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules"]

    init(around files: [String]) {
        let folders = Set(files.compactMap { FilePlace.real(PathParts($0).folderPath) }).sorted()
        listings = Self.paths(below: folders + [Self.app(around: folders)]).map { path in
            InterfaceListing(path: path, classes: Self.classes(in: path))
        }
    }

    /// All custom classes.
    var classes: Set<String> { listings.reduce(into: []) { $0.formUnion($1.classes) } }

    // MARK: The app

    /// The nearest folder above all folders that has a package, a project or a repository, or otherwise their common folder.
    private static func app(around folders: [String]) -> String {
        let folders = folders.map { $0.split(separator: "/") }
        guard let first = folders.first else { return "." }
        let shared = folders.dropFirst().reduce(first[...]) { shared, folder in
            shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
        }
        let above = (0...shared.count).reversed().map { "/" + shared.prefix($0).joined(separator: "/") }
        return above.first(where: isApp) ?? above[0]
    }

    private static func isApp(_ folder: String) -> Bool {
        let names = (try? FolderListing.names(in: folder).names) ?? []
        return names.contains { name in
            ["Package.swift", ".git"].contains(name) || [".xcodeproj", ".xcworkspace"].contains { name.hasSuffix($0) }
        }
    }

    /// Breadth first, in order of names, so that the first folders and what is near them are within the limit. Folders that cannot
    /// be listed have none.
    private static func paths(below roots: [String]) -> [String] {
        var (folders, paths, seen) = ([String](), [String](), Set<String>())
        func enter(_ folder: String) {
            if seen.insert(folder).inserted { folders.append(folder) }
        }
        roots.forEach(enter)
        var next = 0
        while next < folders.count, next < folderLimit {
            let folder = folders[next]
            next += 1
            for name in (try? FolderListing.names(in: folder).names) ?? [] where !name.hasPrefix(".") {
                let path = PathParts.join(folder, name)
                if name.hasSuffix(".xib") || name.hasSuffix(".storyboard") {
                    if case .file = FileKind(path), paths.count < fileLimit { paths.append(path) }
                } else if !skipped.contains(name), !name.hasSuffix(".swift"), !LinkPolicy.isLink(path),
                    case .folder = FileKind(path) {
                    enter(path)
                }
            }
        }
        return paths
    }

    // MARK: Classes

    /// The names after `customClass=`, between quotes.
    private static func classes(in path: String) -> Set<String> {
        guard let stamp = FileStamp(path), stamp.size <= byteLimit, let data = FileManager.default.contents(atPath: path)
        else { return [] }
        let mark = Data("customClass=".utf8)
        var (classes, rest) = (Set<String>(), data[...])
        while let found = rest.range(of: mark) {
            rest = rest[found.upperBound...]
            guard let quote = rest.popFirst() else { break }
            classes.insert(String(decoding: rest.prefix { $0 != quote }, as: UTF8.self))
        }
        return classes
    }
}
