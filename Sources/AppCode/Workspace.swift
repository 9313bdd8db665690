import Foundation
import HostFiles

/// Xcode workspaces, whose projects make one app.
enum Workspace {
    /// The folders of the other projects in workspaces that list the project in a folder. The workspaces are in this folder or above it,
    /// in the same repository.
    static func projects(beside root: String) -> [String] {
        let parts = root.split(separator: "/")
        var found: [String] = []
        for count in (1..<max(parts.count + 1, 1)).reversed() {
            let folder = "/" + parts.prefix(count).joined(separator: "/")
            let names = FolderNames(folder)?.unordered ?? []
            for workspace in names.filter({ $0.hasSuffix(".xcworkspace") }).sorted() {
                let listed = projects(of: PathParts.join(PathParts.join(folder, workspace), "contents.xcworkspacedata"), in: folder)
                if listed.contains(root) { found += listed.filter { $0 != root && !found.contains($0) } }
            }
            if names.contains(".git") { break }
        }
        return found
    }

    /// The folders of the projects that a workspace lists, without those of dependencies: `location = "group:Core/Core.xcodeproj"`.
    /// A location that begins with `group:` is relative to the folder of the group around it.
    private static func projects(of file: String, in folder: String) -> [String] {
        let text = FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
        var (groups, found) = ([[Substring]](), [String]())
        for match in text.matches(of: /<(Group|FileRef)\s[^>]*?location\s*=\s*"(\w+):([^"]*)"|<\/Group>/) {
            guard let element = match.1, let location = match.3 else {
                groups = groups.dropLast()
                continue
            }
            let parts = (match.2 == "group" ? groups.last ?? [] : []) + location.split(separator: "/")
            if element == "Group" {
                groups.append(parts)
            } else if parts.last?.hasSuffix(".xcodeproj") ?? false, !parts.dropLast().contains(where: { AppFolder.isSkipped(String($0)) }) {
                found += FilePlace.real(PathParts.joinSimply(folder, parts.dropLast().joined(separator: "/"))).map { [$0] } ?? []
            }
        }
        return found
    }
}
