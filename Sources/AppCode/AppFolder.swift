import AssetCatalogs
import Foundation
import HostFiles
import MessageText
package import SwiftSource

/// The app that files belong to: the nearest folder above with a package, a project or a repository.
package struct AppFolder: Sendable {
    /// The app's folder; `nil` if the files belong to no app.
    package let root: String?
    /// The app's Swift, XIB, storyboard and `Info.plist` files and models of Core Data, breadth first in order of names; first the files in the
    /// folders of the given files.
    package let files: [String]
    /// The app's asset catalogues, which are folders.
    package let catalogs: [String]
    /// True if the search stopped at a limit, so that some files may be missing.
    package let isCut: Bool
    /// The contents of files that have been read.
    package let sources = SourceFiles()

    /// The images and colours in the app's catalogues.
    package var assets: AssetSymbols {
        AssetSymbols(catalogs.flatMap { AssetCatalog(at: $0).assets }.map { asset in
            AssetSymbols.Asset(folders: asset.folders, name: asset.name, isColor: asset.kind == .color)
        })
    }

    /// The maximum numbers of folders that are searched and of files that are found.
    package static let (folderLimit, fileLimit) = (20_000, 60_000)
    /// Folders of tools and dependencies.
    private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor"]

    /// - Parameters:
    ///   - root: the folder that the user names.
    ///   - limit: the maximum number of files.
    package init(around files: [String], root: String? = nil, limit: Int = fileLimit) {
        let folders = Set(files.compactMap { FilePlace.real(PathParts($0).folderPath) }).sorted()
        let above = Self.above(folders)
        self.root = root.flatMap { FilePlace.real($0) } ?? above.first(where: Self.isApp)
        let root = [self.root ?? above.first].compactMap { $0 }
        let others = root.flatMap { Self.localPackages(of: $0) + Workspace.projects(beside: $0) + SiblingModules.folders(importedBy: files, of: $0) }
        let found = Self.files(below: folders + root + others, limit)
        (self.files, catalogs, isCut) = (found.paths, found.catalogs, found.isCut)
    }

    /// Groups files by app, in the order of the apps' first files. A folder that is not an app itself may contain several apps, such as
    /// the steps of a tutorial. Files outside of apps form one group.
    package static func groups(of files: [String]) -> [[String]] {
        let folders = files.map { FilePlace.real(PathParts($0).folderPath) ?? "" }
        let distinct = Set(folders)
        guard distinct.count > 1, !above(distinct.sorted()).contains(where: isApp) else { return [files] }
        var projects: [String: String] = [:]
        for folder in distinct { projects[folder] = above([folder]).first { hasProject($0) } }
        guard Set(projects.values).count > 1 else { return [files] }
        return OrderedGroups(zip(files, folders)) { projects[$0.1] }.all.map { $0.values.map(\.0) }
    }

    /// The folders of packages that a package or a project depends on by path, directly or through other packages.
    private static func localPackages(of root: String) -> [String] {
        var found = [root]
        var next = 0
        while next < found.count {
            let manifest = text(of: PathParts.join(found[next], "Package.swift"))
            let paths = manifest.matches(of: /\.package\([^)]*path:\s*"([^"]+)"/).map { String($0.1) }
            for path in paths + (next == 0 ? packagesAbove(root) : []) {
                let folder = FilePlace.real(PathParts.joinSimply(found[next], path))
                if let folder, !found.contains(folder), found.count < 100 { found.append(folder) }
            }
            next += 1
        }
        return Array(found.dropFirst())
    }

    /// The packages outside a folder to which the folder's projects refer, as relative paths: `relativePath = ../Core;`.
    private static func packagesAbove(_ root: String) -> [String] {
        let projects = (FolderNames(root)?.names ?? []).filter { $0.hasSuffix(".xcodeproj") }
        return projects.flatMap { project in
            text(of: PathParts.join(root, project) + "/project.pbxproj").utf8.split(separator: UInt8(ascii: "\n")).compactMap { line in
                let words = line.drop { $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: " ") }
                guard words.starts(with: "relativePath = ".utf8) else { return nil }
                let path = String(decoding: words.dropFirst(15), as: UTF8.self).filter { !";\"".contains($0) }
                return path.hasPrefix("../") ? path : nil
            }
        }
    }

    static func text(of file: String) -> String {
        FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// The folders that contain all given folders, the nearest one first.
    static func above(_ folders: [String]) -> [String] {
        let folders = folders.map { $0.split(separator: "/") }
        guard let first = folders.first else { return [] }
        let shared = folders.dropFirst().reduce(first[...]) { shared, folder in
            shared.prefix(zip(shared, folder).prefix { $0 == $1 }.count)
        }
        return (1..<max(shared.count + 1, 1)).reversed().map { "/" + shared.prefix($0).joined(separator: "/") }
    }

    static func isApp(_ folder: String) -> Bool {
        let names = FolderNames(folder)?.unordered ?? []
        return names.contains("Package.swift") || hasProject(folder, names)
    }

    private static func hasProject(_ folder: String, _ names: [String]? = nil) -> Bool {
        (names ?? FolderNames(folder)?.unordered ?? []).contains { isProject($0, in: folder) }
    }

    /// True for a project, and for the files and folders of tools that generate projects: XcodeGen, Tuist and CocoaPods.
    private static func isProject(_ name: String, in folder: String) -> Bool {
        if name == "project.yml" { return isWhole(PathParts.join(folder, name)) }
        return name.hasSuffix(".xcodeproj") || name.hasSuffix(".xcworkspace") || [".git", "Podfile", "Tuist", "Workspace.swift"].contains(name)
    }

    /// True for a complete project file of XcodeGen; false for an included part, which has no name and includes no other file.
    private static func isWhole(_ file: String) -> Bool {
        text(of: file).split(separator: "\n").contains { $0.hasPrefix("name:") || $0.hasPrefix("include:") }
    }

    /// Finds the files and asset catalogues below folders. A folder that cannot be listed counts as empty.
    static func files(below roots: [String], _ limit: Int) -> (paths: [String], catalogs: [String], isCut: Bool) {
        var (queue, paths, catalogs, seen) = ([String](), [String](), [String](), Set<String>())
        func enter(_ folder: String) {
            if seen.insert(folder).inserted { queue.append(folder) }
        }
        roots.forEach(enter)
        var next = 0
        while next < queue.count, next < folderLimit, paths.count < limit {
            let folder = queue[next]
            next += 1
            let names = FolderNames(folder)?.names ?? []
            // Folders of other apps are not searched.
            if !roots.contains(folder), hasProject(folder, names) { continue }
            for name in names where !name.hasPrefix(".") {
                let path = PathParts.join(folder, name)
                if [".swift", ".xib", ".storyboard", "Info.plist"].contains(where: name.hasSuffix) {
                    if case .file = FileKind(path) { paths.append(path) }
                } else if !isSkipped(name), !FileKind.isLink(path), case .folder = FileKind(path) {
                    if let model = DataModel.currentVersion(in: path) {
                        paths.append(model)
                    } else if name.hasSuffix(".xcassets") {
                        catalogs.append(path)
                    } else {
                        enter(path)
                    }
                }
            }
        }
        return (paths, catalogs, next < queue.count)
    }

    /// True for the names of folders that hold no code of an app.
    package static func isSkipped(_ name: String) -> Bool {
        skipped.contains(name) || ["Tests", ".playground", ".playgroundbook", ".xcplaygroundpage"].contains(where: name.hasSuffix)
    }
}
