import HostFiles
package import LayoutSubjects
import MessageText
import SwiftSource

/// The declarations in Swift files that may own goldens, by folder. The files are parsed but not compiled, so that code with
/// compile errors keeps its goldens.
package struct DeclaredGoldens {
    /// The names of the declarations in each folder.
    private(set) var stems: [PathKey: Set<String>] = [:]
    /// The files that declare each name.
    private(set) var files: [PathKey: [String]] = [:]
    /// Folders of catalogues, whose contents are known only to their programs.
    private(set) var catalogues: Set<PathKey> = []

    /// - Parameters:
    ///   - paths: documents, Swift files and folders. Beside a named Swift file, other files may own goldens too.
    ///   - flags: compilation flags that are set.
    package init(_ paths: [String], flags: Set<String>) throws(Failure) {
        var previews: [PathKey: [String]] = [:]
        for file in try Self.files(paths) {
            let folder = PathKey(PathParts(file).folder)
            let source = SourceText(try InputFile.bytes(of: file))
            if DeclaredNames.isCatalogue(source) { catalogues.insert(folder) }
            let names = DeclaredNames.paths(in: source, flags: flags)
            stems[folder, default: []].formUnion(names)
            for name in names { files[PathKey(name), default: []].append(file) }
            previews[folder, default: []] += DeclaredNames.previewStems(in: source, flags: flags)
        }
        let all = previews.values.flatMap { $0 }
        for (folder, own) in previews {
            for stem in Set(own) {
                stems[folder]?.formUnion(DeclaredNames.numbered(stem, count: all.count { $0 == stem }))
            }
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
