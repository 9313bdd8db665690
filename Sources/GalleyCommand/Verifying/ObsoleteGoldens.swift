import Foundation
import Goldens
import HostSystem
import LayoutSubjects

/// Finds obsolete goldens: those whose document or declaration is gone, and those that no test uses.
struct ObsoleteGoldens {
    private let folder: GoldenFolder
    private let flags: Set<String>
    /// Documents, Swift files, and folders of these or of tests.
    private let paths: [String]

    init(_ options: GoldenOptions) {
        folder = GoldenFolder(path: options.goldens)
        flags = options.swift.module.compilation.flags
        paths = options.paths
    }

    /// - Throws: for a path that does not exist, and for goldens of tests without a list from a complete run.
    func outcomes() throws -> [Verification.Outcome] {
        guard !paths.isEmpty else { throw Failure.nothingNamed }
        let declared = try DeclaredGoldens(paths, flags: flags)
        let reason = declared.stems.isEmpty ? "no document has its name" : "no document and no declaration in a Swift file has its name"
        let folders = try paths.filter { FileKind($0) == .folder }.flatMap { try FolderTree.folders(in: $0).filter { !$0.isHiddenOrLink } }
        let ofDocuments = try folder.orphans(of: Self.documents(paths), declared, in: folders.map(\.path)).map { ($0, reason) }
        let ofTests = try tests(paths).map { ($0, "no test used it in the last complete run or since") }
        return (ofDocuments + ofTests).map { path, reason in
            Verification.Outcome(golden: path, document: nil, status: .obsolete, words: [reason])
        }
    }

    /// The documents at the paths; empty for folders without documents, which may contain tests.
    private static func documents(_ paths: [String]) throws(Failure) -> [SubjectInput] {
        var documents: [String] = []
        for path in paths {
            guard path != "-" else { throw Failure(.usage, "standard input (-) has no goldens beside it") }
            switch FileKind(path) {
            case .nothing: throw Failure(.noInput, "\(path): error: no such file or folder")
            case .folder: documents += try SubjectInput.documents(below: path).compactMap(\.path)
            case .file, .special: if !SwiftModule.isSwift(path) { documents.append(path) }
            }
        }
        return documents.isEmpty ? [] : try SubjectInput.find(documents)
    }

    /// The goldens in folders of tests that no test run has used.
    private func tests(_ paths: [String]) throws -> [String] {
        var lists: [URL: AskedGoldens] = [:]
        return try paths.flatMap(Self.snapshotFiles).uniqued(by: FilePlace.init).filter { path in
            let golden = URL(fileURLWithPath: path)
            let root = ArtifactFolder.root(for: golden)
            if let list = lists[root] { return !list.contains(golden) }
            guard let list = try AskedGoldens.read(for: golden) else {
                throw Failure(
                    .noInput, "\(path) is a golden of a test, and no complete run of the tests has written the list of its goldens; "
                        + "run \"swift test\" first, without --filter and --parallel")
            }
            lists[root] = list
            return !list.contains(golden)
        }
    }

    /// All files in folders named `__Snapshots__`.
    private static func snapshotFiles(in path: String) throws(Failure) -> [String] {
        guard FileKind(path) == .folder else { return [] }
        return try FolderListing.files(below: path) { $0 == ".build" }.filter { file in
            let parts = file.split(separator: "/")
            return parts.dropLast().contains("__Snapshots__") && parts.last?.hasPrefix(".") == false && FileKind(file) != .nothing
        }.sorted()
    }
}
