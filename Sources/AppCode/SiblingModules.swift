import HostFiles
import SwiftSource

/// Modules in other folders that an app imports: pods that its `Podfile` names by path, and packages and projects of the repository.
///
/// Xcode compiles such an import, as it builds all packages of a project into one folder. The module of a package is found by the name of
/// its folder.
enum SiblingModules {
    /// Limits of the search below the repository's folder.
    private static let (folderLimit, levels) = (4_000, 6)

    /// The folders of the modules that files or the other files of their package import, directly or through other such modules.
    ///
    /// - Parameter root: the app's folder, whose own folders take precedence.
    static func folders(importedBy files: [String], of root: String) -> [String] {
        var (found, names) = ([String](), imports(of: files + (isPackage(root) ? AppFolder.files(below: [root], AppFolder.fileLimit).paths : [])))
        guard !names.isEmpty else { return [] }
        let repository = AppFolder.above([root]).first { FolderNames($0)?.unordered.contains(".git") ?? false }
        let below = repository.flatMap { $0 == root ? nil : modules(below: $0, besides: root) } ?? [:]
        let folders = pods(of: root).merging(below) { pod, _ in pod }
        while let name = names.popLast() {
            guard let folder = folders[name], !found.contains(folder) else { continue }
            found.append(folder)
            names += imports(of: AppFolder.files(below: [folder], AppFolder.fileLimit).paths)
        }
        return found
    }

    /// The folders of the pods that the app's `Podfile` names by path, by their modules: `pod 'Kit', :path => '../Kit'`.
    private static func pods(of root: String) -> [String: String] {
        let lines = AppFolder.text(of: PathParts.join(root, "Podfile"))
            .matches(of: /pod\s+['"]([^'"\/]+)[^'"]*['"],.*?\bpath\s*(?::|=>)\s*['"]([^'"]+)['"]/)
        return Dictionary(lines.compactMap { line in
            let path = line.2.hasSuffix(".podspec") ? PathParts(String(line.2)).folderPath : String(line.2)
            return FilePlace.real(PathParts.joinSimply(root, path)).map { (String(line.1), $0) }
        }) { first, _ in first }
    }

    /// The folders of packages, packages' targets and projects outside of the app, by their names. A folder with the name of one in the app is
    /// left out.
    private static func modules(below repository: String, besides root: String) -> [String: String] {
        var (modules, own): ([String: String], Set<String>) = ([:], [])
        var (folders, next) = ([(path: repository, level: 0)], 0)
        while next < folders.count, next < folderLimit {
            let (folder, level) = folders[next]
            next += 1
            let name = PathParts(folder).name
            if folder.hasPrefix(root + "/") {
                own.insert(name)
            } else if level > 0, folder != root, modules[name] == nil, AppFolder.isApp(folder) || isTarget(folder) {
                modules[name] = folder
            }
            guard level < levels else { continue }
            for name in FolderNames(folder)?.names ?? [] where !name.hasPrefix(".") && !name.contains(".") && !AppFolder.isSkipped(name) {
                let path = PathParts.join(folder, name)
                if !FileKind.isLink(path), case .folder = FileKind(path) { folders.append((path, level + 1)) }
            }
        }
        return modules.filter { !own.contains($0.key) }
    }

    /// True for a folder of a package's `Sources`.
    private static func isTarget(_ folder: String) -> Bool {
        let sources = PathParts(folder).folderPath
        return PathParts(sources).name == "Sources" && isPackage(PathParts(sources).folderPath)
    }

    private static func isPackage(_ folder: String) -> Bool { FolderNames(folder)?.unordered.contains("Package.swift") ?? false }

    /// The modules that files import in lines without other code. Apple's modules and those of Linux are left out.
    private static func imports(of files: [String]) -> [String] {
        let lines = files.filter { $0.hasSuffix(".swift") }.flatMap { AppFolder.text(of: $0).split(whereSeparator: \.isNewline) }
        return Array(Set(lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@") }.compactMap { line in
            let words = line.split(separator: " ")
            return words.firstIndex(of: "import").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
        })).filter { !BuildCondition.hasModule($0) && !AppleFrameworks.contains($0) }.sorted()
    }
}
