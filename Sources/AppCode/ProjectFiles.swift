import Foundation
import HostFiles

/// The Swift files that an app's project compiles.
struct ProjectFiles {
    /// The files' names without folders; `nil` if no project lists files. Newer projects list folders.
    private let names: Set<String>?

    init(in root: String?) {
        let projects = (root.flatMap { FolderNames($0)?.names } ?? []).filter { $0.hasSuffix(".xcodeproj") }
        var found: Set<String> = []
        for project in projects {
            let path = PathParts.join(PathParts.join(root ?? "", project), "project.pbxproj")
            let text = FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
            if text.contains("PBXFileSystemSynchronizedRootGroup") { found = []; break }
            // `DC30B509 /* Feed.swift in Sources */ = {isa = PBXBuildFile;`
            for line in text.split(separator: "\n") where line.contains("isa = PBXBuildFile") {
                guard let start = line.firstRange(of: "/* "), let end = line.firstRange(of: " in Sources */") else { continue }
                if start.upperBound < end.lowerBound { found.insert(String(line[start.upperBound..<end.lowerBound])) }
            }
        }
        names = found.isEmpty ? nil : found
    }

    func contains(_ path: String) -> Bool { names?.contains(PathParts(path).name) ?? true }
}
