package import Foundation
import HostFiles

/// The location of artifacts of failing tests.
package enum ArtifactFolder {
    /// The environment variable that sets a different folder.
    static let variable = "GALLEY_ARTIFACTS"

    /// The folder for all tests of a package: `GALLEY_ARTIFACTS`, or `.build/galley` in the package that contains the test's
    /// file, or a folder in the temporary directory.
    package static func root(for file: URL) -> URL {
        if let path = ProcessEnvironment.current[variable], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let package = package(of: file)
        return package?.appendingPathComponent(".build/galley")
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("galley")
    }

    /// The names of the files in a folder; empty if it does not exist.
    package static func files(in folder: URL) throws -> [String] {
        guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    /// The folder for a test's file.
    package static func find(for file: URL) -> URL {
        let test = file.deletingPathExtension()
        return root(for: file).appendingPathComponent(pathInPackage(test) ?? test.lastPathComponent)
    }

    /// A file's path relative to its package; `nil` outside a package.
    static func pathInPackage(_ file: URL) -> String? {
        let file = file.standardizedFileURL
        guard let base = package(of: file)?.path, file.path.hasPrefix(base + "/") else { return nil }
        return String(file.path.dropFirst(base.count + 1))
    }

    private static let packages = Locked<[String: URL?]>([:])

    private static func package(of file: URL) -> URL? {
        let folder = file.deletingLastPathComponent()
        return packages.withLock { packages in
            if let known = packages[folder.path] { return known }
            var place = folder
            while place.path != "/", !place.path.isEmpty {
                if FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path) {
                    packages[folder.path] = .some(place)
                    return place
                }
                place.deleteLastPathComponent()
            }
            packages[folder.path] = .some(nil)
            return nil
        }
    }
}
