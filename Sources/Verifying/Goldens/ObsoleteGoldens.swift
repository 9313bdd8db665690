import Foundation
import Goldens
import HostFiles
import LayoutSubjects
import MessageText

/// Finds the goldens of tests that no test uses. For goldens of documents, a project file says which must exist.
package struct ObsoleteGoldens {
    /// Folders of tests.
    private let paths: [String]

    package init(paths: [String]) { self.paths = paths }

    /// - Throws: if the paths have no goldens of tests, or no complete run of the tests has listed the goldens that it used.
    package func outcomes() throws -> [Verification.Outcome] {
        guard !paths.isEmpty else { throw Failure.nothingNamed }
        let goldens = try paths.flatMap(Self.snapshotFiles).uniqued { FilePlace($0) }
        guard !goldens.isEmpty else {
            throw Failure(
                .noInput, "these paths have no __Snapshots__ with goldens of tests; to check goldens of documents, write a galley.yaml with "
                    + "\"galley init\" and name no paths")
        }
        var lists: [URL: UsedGoldens] = [:]
        return try goldens.filter { path in
            let golden = URL(fileURLWithPath: path)
            let root = ArtifactFolder.root(for: golden)
            if let list = lists[root] { return !list.contains(golden) }
            guard let list = try UsedGoldens.read(for: golden) else {
                throw Failure(
                    .noInput, "\(path) is a golden of a test, and no complete run of the tests has written the list of its goldens; "
                        + "run \"swift test\" first, without --filter and --parallel")
            }
            lists[root] = list
            return !list.contains(golden)
        }.map { path in
            Verification.Outcome(
                golden: path, document: nil, status: .obsolete, words: ["no test used it in the last complete run or since"])
        }
    }

    /// All files in folders named `__Snapshots__`.
    private static func snapshotFiles(in path: String) throws(Failure) -> [String] {
        switch FileKind(path) {
        case .nothing: throw Failure(.noInput, "\(path): error: no such file or folder")
        case .file, .special: return []
        case .folder: break
        }
        return try FolderListing.files(below: path) { $0 == ".build" }.filter { file in
            let parts = file.split(separator: "/")
            return parts.dropLast().contains("__Snapshots__") && parts.last?.hasPrefix(".") == false && FileKind(file) != .nothing
        }.sorted()
    }
}
