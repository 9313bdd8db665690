import DocumentPictures
import FontFiles
import Foundation
import Goldens
import HostFiles
package import LayoutDiagram
package import LayoutDocument
package import LayoutSubjects
import MessageText

/// A project file, `galley.yaml`, and the goldens that follow from it: each document in each of its looks and formats.
package struct ProjectFile {
    package static let name = "galley.yaml"

    package let project: Project
    /// The fonts, as changes to all styles.
    package let style: DiagramStyle.Changes
    /// The path of the project's folder; `""` for the working folder.
    private let folder: String
    /// The entries of the key `documents`, by the places of their files and folders.
    let entries: [FilePlace: Project.Entry]

    /// Reads the project file of a folder.
    ///
    /// - Throws: all errors in it.
    private init(in folder: String) throws(Failure) {
        let path = PathParts.join(folder, Self.name)
        do {
            project = try Project(DocumentSource(contentsOf: URL(fileURLWithPath: path), name: path), opening: Fonts.opener)
            style = try DiagramStyle.Changes(project.style, in: project.source)
        } catch {
            throw Failure(error)
        }
        self.folder = folder
        entries = Dictionary(project.documents.map { (Self.place(PathParts.joinSimply(folder, $0.path)), $0) }) { _, last in last }
    }

    /// The project file of the working folder, or of the nearest folder above it in the same repository; `nil` if there is none.
    package static func nearest() throws(Failure) -> ProjectFile? {
        var folder = ""
        // The bound, deeper than any path, ends the loop if the working folder no longer exists.
        for _ in 0..<1_000 {
            let file = PathParts.join(folder, name)
            if FileKind(file) != .nothing || FileKind.isLink(file) { return try ProjectFile(in: folder) }
            let above = PathParts.join(folder, "..")
            guard FileKind(PathParts.join(folder, ".git")) == .nothing, FilePlace(above) != FilePlace(folder.isEmpty ? "." : folder)
            else { return nil }
            folder = above
        }
        return nil
    }

    /// The nearest project. A command without paths uses the project's paths, unless the program has a catalogue. `nil` without a
    /// project, or if the catalogue is used.
    ///
    /// - Throws: if there are neither paths nor a project nor a catalogue.
    package static func forPaths(_ paths: [String]) throws(Failure) -> ProjectFile? {
        if paths.isEmpty, CatalogEntry.current != nil { return nil }
        let project = try nearest()
        guard project != nil || !paths.isEmpty else {
            var failure = Failure.nothingNamed
            failure.message += "; or write a galley.yaml, with \"galley init\""
            throw failure
        }
        return project
    }

    /// The path from the working folder to a path in the project.
    func path(_ path: String) -> String {
        let joined = PathParts.joinSimply(folder, path)
        return joined.isEmpty ? "." : joined
    }

    package var paths: [String] { project.documents.map { path($0.path) } }

    package var pages: [String] { project.pages.map(path) }

    /// True for paths that contain all documents of the project, such as its folder.
    package func isWithin(_ paths: [String]) -> Bool {
        let places = paths.map(Self.place)
        return entries.keys.allSatisfy { place in places.contains { place.isBelow($0) } }
    }

    /// The paths of the project's documents, after a check that each one has documents or Swift files.
    ///
    /// - Throws: for a path without them, with its line.
    package func documentPaths() throws(Failure) -> [String] {
        for entry in project.documents {
            guard let problem = try Self.problem(path(entry.path)) else { continue }
            throw Failure(DocumentError(Diagnostic(at: entry.mark, "\(TerminalText.excerpt(entry.path)) \(problem)"), in: project.source))
        }
        return paths
    }

    private static func problem(_ path: String) throws(Failure) -> String? {
        switch FileKind(path) {
        case .nothing: return "does not exist; remove it here, too, if it was deleted on purpose"
        case .folder:
            guard try LayoutInput.documents(below: path).isEmpty else { return nil }
            return try SwiftModule.files(below: path).isEmpty ? "contains neither layout documents nor Swift files" : nil
        case .file, .special: return nil
        }
    }

    /// The place of a document or folder; `""` is the working folder. A document that is a link has the link's place, not its target's.
    static func place(_ path: String) -> FilePlace {
        let path = path.isEmpty ? "." : path
        return FileKind(path) == .folder ? FilePlace(path) : FilePlace(ofName: path)
    }

    /// The places of the entries that cover a file, the innermost first.
    func entryPlaces(around file: String) -> [FilePlace] { Self.place(file).withFolders.filter { entries[$0] != nil } }

    /// The place of the innermost entry that covers a file.
    func entryPlace(of file: String) -> FilePlace? { entryPlaces(around: file).first }

    /// The folder for a document's goldens; `nil` for the document's own.
    func goldensFolder(of input: LayoutInput) -> String? {
        let folders = Self.place(input.file).withFolders
        guard let goldens = project.goldens, let base = folders.last(where: { entries[$0] != nil }) else { return nil }
        let below = folders.count > 1 && folders[1].isBelow(base) ? folders[1].relative(to: base) : ""
        return below.isEmpty ? path(goldens) : PathParts.join(path(goldens), below)
    }

    /// The goldens that a document must have; `nil` for a document outside the project.
    package func expected(of input: LayoutInput, in goldens: GoldenStore) -> [DocumentGolden]? {
        guard let entry = entryPlace(of: input.file).flatMap({ entries[$0] }) else { return nil }
        let all = names(at: Self.place(input.file)).uniqued { $0 }.map { name in
            var golden = goldens.golden(of: input, name)
            golden.isAppearanceAsked = true
            return golden
        }
        let isNew = all.allSatisfy { FileKind($0.path) == .nothing }
        return isNew ? all : all.map { golden -> DocumentGolden in
            var golden = golden
            golden.expectation = SourcePlace(file: project.source.name, line: entry.mark.line)
            return golden
        }
    }

    /// The looks and formats of goldens at a place: those of the innermost entry around it that sets them, or else those of the project.
    func names(at place: FilePlace) -> [GoldenLook] {
        let around = place.withFolders.lazy.compactMap { entries[$0] }
        let formats = around.compactMap(\.formats).first ?? project.formats
        return (around.compactMap(\.looks).first ?? project.looks).flatMap { look in
            formats.map { GoldenLook(Look(look), GoldenLook.Kind($0)) }
        }
    }
}

extension GoldenLook.Kind {
    fileprivate init(_ format: Project.Format) {
        self = switch format {
        case .frames: .frames
        case .views: .views
        case .svg: .svg
        case .png: .png
        }
    }
}
