import Foundation
import SwiftSource

/// Which declarations of Swift files may own goldens, by the folders of the files. They are read and not compiled, so that
/// what does not compile today keeps its goldens.
struct DeclaredGoldens {
    /// The names of the declarations in each folder.
    private(set) var stems: [PathKey: Set<String>] = [:]
    let flags: Set<String>

    /// - Parameters:
    ///   - paths: documents, Swift files and folders. Beside a Swift file that is named alone others may own goldens, too.
    ///   - flags: the flags of `#if` that hold.
    init(_ paths: [String], flags: Set<String>) throws(Failure) {
        self.flags = flags
        var catalogues: Set<PathKey> = []
        for file in try Self.files(paths) {
            let folder = PathKey(PathParts(file).folder)
            guard let data = FileManager.default.contents(atPath: file) else {
                throw Failure(.noInput, "\(file): error: cannot read the file")
            }
            let source = SourceText(Array(data))
            // Only the program knows what its catalogue has.
            if DeclaredNames.isCatalogue(source) { catalogues.insert(folder) }
            stems[folder, default: []].formUnion(DeclaredNames.paths(in: source, flags: flags))
        }
        for folder in catalogues { stems[folder] = nil }
    }

    private static func files(_ paths: [String]) throws(Failure) -> [String] {
        var files: [String] = []
        for path in paths {
            if SwiftModule.isSwift(path) {
                let folder = PathParts(path).folder
                files += try FolderListing.names(in: folder).names.filter(SwiftModule.isSwift).map { PathParts.join(folder, $0) }
            } else if case .folder = FileKind(path) {
                files += try SwiftModule.files(below: path)
            }
        }
        return files.uniqued { FilePlace($0) }
    }
}
