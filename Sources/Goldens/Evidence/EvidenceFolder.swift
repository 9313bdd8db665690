package import Foundation

/// Where failing tests leave what there is to see.
package enum EvidenceFolder {
    /// Names another folder.
    static let variable = "GALLEY_ARTIFACTS"

    /// The folder for all tests of a package: `GALLEY_ARTIFACTS`, or `.build/galley` of the package that a test's file
    /// stands in, or one among temporary files.
    package static func root(for file: URL) -> URL {
        if let path = ProcessInfo.processInfo.environment[variable], !path.isEmpty {
            return URL(fileURLWithPath: path, isDirectory: true)
        }
        let package = package(of: file)
        return package?.appendingPathComponent(".build/galley")
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("galley")
    }

    /// The folder for a test's file.
    package static func find(for file: URL) -> URL {
        let base = package(of: file)?.path ?? ""
        let path = file.deletingPathExtension().path
        let relative = !base.isEmpty && path.hasPrefix(base + "/") ? String(path.dropFirst(base.count + 1)) : file.deletingPathExtension().lastPathComponent
        return root(for: file).appendingPathComponent(relative)
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
