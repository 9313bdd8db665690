import Foundation
import Goldens

/// Finds goldens that belong to nothing any more: of documents that are gone, and of tests that no longer ask.
struct ObsoleteGoldens {
    private let folder: GoldenFolder

    init(_ folder: GoldenFolder) {
        self.folder = folder
    }

    /// - Parameter paths: documents, and folders of them or of tests.
    func outcomes(_ paths: [String]) throws -> [Verification.Outcome] {
        let ofDocuments = try documents(paths)
        let ofTests = try paths.flatMap(tests)
        return (ofDocuments + ofTests).map { path, reason in
            Verification.Outcome(golden: path, document: nil, status: .obsolete, words: [reason])
        }
    }

    private func documents(_ paths: [String]) throws(Failure) -> [(String, String)] {
        let places = paths.filter { path in
            guard let found = try? InputDocument.find([path]) else { return false }
            return !found.isEmpty
        }
        let inputs = try InputDocument.find(places)
        let orphans = try folder.orphans(of: inputs, knowing: try folder.goldens(of: inputs))
        return orphans.map { ($0, "no document is called so") }
    }

    /// The goldens of tests within a folder that the last whole run did not ask for.
    private func tests(_ path: String) throws -> [(String, String)] {
        let snapshots = Self.snapshotFiles(in: path)
        guard !snapshots.isEmpty else { return [] }
        guard let asked = try AskedGoldens.read(near: URL(fileURLWithPath: path)) else {
            throw Failure(
                .noInput, "\(path) has goldens of tests, and no whole run of the tests has left its list; run \"swift test\" first, without a filter")
        }
        return snapshots.filter { !asked.contains(URL(fileURLWithPath: $0).standardizedFileURL.path) }
            .map { ($0, "no test of the last whole run asked for it") }
    }

    /// All files in folders called `__Snapshots__`.
    private static func snapshotFiles(in path: String) -> [String] {
        guard let walk = FileManager.default.enumerator(atPath: path) else { return [] }
        var files: [String] = []
        for case let name as String in walk {
            if name == ".build" || name.hasSuffix("/.build") {
                walk.skipDescendants()
                continue
            }
            let parts = name.split(separator: "/")
            guard parts.dropLast().contains("__Snapshots__"), parts.last?.hasPrefix(".") == false else { continue }
            var isFolder: ObjCBool = false
            let file = PathParts.join(path, name)
            if FileManager.default.fileExists(atPath: file, isDirectory: &isFolder), !isFolder.boolValue { files.append(file) }
        }
        return files.sorted()
    }
}
