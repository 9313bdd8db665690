import Goldens
import HostFiles
import LayoutDocument
package import LayoutSubjects

/// Keeps pictures from replacing goldens, which only `galley accept` records.
package enum RecordedGoldens {
    /// - Parameters:
    ///   - paths: the destinations of pictures.
    ///   - inputs: the layouts that are drawn.
    /// - Throws: if a picture would replace a golden that the nearest project asks for. Outside of the project's folders, a picture
    ///   counts as a golden if a table of frames with the same look is beside it.
    package static func check(_ paths: [String], of inputs: [LayoutInput]) throws(Failure) {
        let paths = paths.filter { FileKind($0) == .file }
        guard !paths.isEmpty else { return }
        let project = try ProjectFile.nearest()
        let stems = Set(paths.flatMap { GoldenLook.stems(of: PathParts($0).name) }.map(PathKey.init))
        let asked = try project.map { project throws(Failure) in try places(project, inputs) { stems.contains(PathKey($0.stem)) } } ?? []
        for path in paths {
            if let project, asked.contains(FilePlace(path)) { throw failure(path, "\(project.project.source.name) asks for it") }
            if project?.entryPlace(of: path) == nil, let table = table(beside: path) { throw failure(path, "\(table) is beside it") }
        }
    }

    /// The goldens that a project requires for its documents and for the layouts that are drawn.
    ///
    /// - Parameter isMeant: false to leave out an input, if no picture has the name of one of its goldens.
    private static func places(
        _ project: ProjectFile, _ inputs: [LayoutInput], where isMeant: (LayoutInput) -> Bool
    ) throws(Failure) -> Set<FilePlace> {
        var documents: [LayoutInput] = []
        for path in project.paths {
            switch FileKind(path) {
            case .folder: documents += try LayoutInput.documents(below: path)
            case .file where LayoutInput.isDocument(PathParts(path).name): documents.append(LayoutInput(name: path, path: path))
            case .file, .special, .nothing: continue
            }
        }
        let store = GoldenStore(path: nil, project: project)
        return Set((documents + inputs).filter(isMeant).flatMap { project.expected(of: $0, in: store) ?? [] }.map { FilePlace($0.path) })
    }

    /// The table of frames of the same look in the same folder; `nil` if there is none.
    private static func table(beside path: String) -> String? {
        let parts = PathParts(path)
        return GoldenLook.stems(of: parts.name).lazy.compactMap { stem in
            GoldenLook(parts.name.dropFirst(stem.count)).map { stem + GoldenLook($0.look, .frames).suffix }
        }.first { FileKind(PathParts.join(parts.folder, $0)) == .file }
    }

    private static func failure(_ path: String, _ reason: String) -> Failure {
        Failure(.cannotCreate, "\(path): error: it is a golden, as \(reason); \"galley accept\" records it, and -o names another place for a picture")
    }
}
