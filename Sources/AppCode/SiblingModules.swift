import HostFiles
import SwiftSource

/// Packages and projects of a repository that an app in one of its folders imports without naming their places.
///
/// Xcode compiles such an import, as it builds all packages of a project into one folder. The module is found by the name of its folder.
enum SiblingModules {
    /// Limits of the search below the repository's folder.
    private static let (folderLimit, levels) = (4_000, 6)

    /// The folders of the modules that files import, directly or through other such modules.
    ///
    /// - Parameter root: the app's folder, whose own folders take precedence.
    static func folders(importedBy files: [String], of root: String) -> [String] {
        let repository = AppFolder.above([root]).first { FolderNames($0)?.unordered.contains(".git") ?? false }
        guard let repository, repository != root else { return [] }
        var (found, names) = ([String](), imports(of: files))
        let modules = names.isEmpty ? [:] : modules(below: repository, besides: root)
        while let name = names.popLast() {
            guard let folder = modules[name], !found.contains(folder) else { continue }
            found.append(folder)
            names += imports(of: AppFolder.files(below: [folder], AppFolder.fileLimit).paths)
        }
        return found
    }

    /// The folders of packages and projects, by their names, without names of folders in the app.
    private static func modules(below repository: String, besides root: String) -> [String: String] {
        var (modules, own): ([String: String], Set<String>) = ([:], [])
        var (folders, next) = ([(path: repository, level: 0)], 0)
        while next < folders.count, next < folderLimit {
            let (folder, level) = folders[next]
            next += 1
            let name = PathParts(folder).name
            if folder.hasPrefix(root + "/") {
                own.insert(name)
            } else if level > 0, folder != root, modules[name] == nil, AppFolder.isApp(folder) {
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

    /// The modules that files import in lines without other code. Apple's modules and those of Linux are left out.
    private static func imports(of files: [String]) -> [String] {
        let lines = files.filter { $0.hasSuffix(".swift") }.flatMap { AppFolder.text(of: $0).split(whereSeparator: \.isNewline) }
        return Array(Set(lines.filter { $0.hasPrefix("import ") || $0.hasPrefix("@") }.compactMap { line in
            let words = line.split(separator: " ")
            return words.firstIndex(of: "import").flatMap { $0 + 1 < words.count ? String(words[$0 + 1]) : nil }
        })).filter { !BuildCondition.hasModule($0) && !AppleFrameworks.contains($0) }.sorted()
    }
}
