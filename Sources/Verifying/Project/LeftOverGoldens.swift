import Goldens
import HostFiles
import LayoutDocument
package import LayoutSubjects
import MessageText
import PagePictures

/// Finds goldens in a project's folders that the project does not ask for: goldens without a document, and goldens in other looks.
///
/// Goldens of declarations that exist in Swift files but are not drawn are reported, too. They are not removed, as errors in the code may
/// be temporary.
///
/// Unless the project has a folder for goldens, its folders may also contain pictures by `galley render`. A picture then counts as left
/// over only in two cases:
/// - beside a table of frames of the same look that is left over;
/// - in a project without tables, if it is named like a golden and has no document.
package struct LeftOverGoldens {
    private let project: ProjectFile
    private let inputs: Set<PathKey>
    private let expected: Set<FilePlace>
    private let owners: GoldenOwners
    private let declared: DeclaredGoldens
    /// Entries of the project that contain drawn Swift files.
    private let modules: Set<FilePlace>
    /// The endings of goldens' names, after the document's name; empty if the project has tables of frames.
    private let suffixes: Set<String>

    /// - Parameters:
    ///   - inputs: all documents of the project.
    ///   - expected: their goldens.
    ///   - declared: declarations in Swift files, which own goldens even if their code has errors.
    package init(
        _ project: ProjectFile, of inputs: [LayoutInput], besides expected: [DocumentGolden], _ declared: DeclaredGoldens
    ) throws(Failure) {
        let folder = GoldenStore(path: nil, project: project)
        var owners = try GoldenOwners(inputs, folder: folder.folder)
        for (place, stems) in declared.stems { owners.add(stems.sorted(), in: project.project.goldens.map(project.path) ?? place.path) }
        (self.project, self.owners, self.declared) = (project, owners, declared)
        modules = Set(inputs.filter(\.isDeclared).flatMap { project.entryPlaces(around: $0.file) })
        self.inputs = Set(inputs.map { PathKey($0.name) })
        self.expected = Set(expected.map { FilePlace($0.path) })
        let names = Set(project.entries.keys.flatMap(project.names))
        suffixes = names.contains { $0.kind == .frames } ? [] : Set(names.map(\.suffix))
    }

    /// The problems, in the order of the goldens' paths.
    ///
    /// - Throws: if a folder cannot be listed.
    package func outcomes() throws(Failure) -> [Verification.Outcome] {
        let others = try files().filter { !expected.contains(FilePlace($0)) && (belongs($0) || source($0) != nil) }
        let tables = others.filter { $0.hasSuffix(GoldenLook.Kind.frames.suffix) && isOurs($0) }
        let starts = tables.map { $0.dropLast(GoldenLook.Kind.frames.suffix.count) }
        let pictures = others.filter { file in
            guard !file.hasSuffix(GoldenLook.Kind.frames.suffix) else { return false }
            let isBesideTable = starts.contains { file.hasPrefix($0) && GoldenLook(file.dropFirst($0.count)) != nil }
            return (project.project.goldens != nil || isBesideTable || isNamedAsGolden(file)) && isOurs(file)
        }
        return Set((tables + pictures).map(PathKey.init)).sorted().map { file in
            let document = owner(file.path)?.name
            if let document, let source = source(file.path) {
                let words = "\(source) declares \(document), but it is not drawn; \"galley render --list\" says why"
                return Verification.Outcome(golden: file.path, document: nil, status: .failed, words: [words])
            }
            let reason = document.map { "\(project.project.source.name) asks for no such golden of \($0)" } ?? "no document has its name"
            return Verification.Outcome(golden: file.path, document: nil, status: .obsolete, words: ["left over: \(reason)"])
        }
    }

    /// The files that have names of goldens, in the folder of the goldens or the folders of the documents.
    private func files() throws(Failure) -> [String] {
        var (files, folders): ([String], Set<PathKey>) = ([], [])
        for path in project.project.goldens.map({ [project.path($0)] }) ?? project.paths {
            switch FileKind(path) {
            case .folder: files += try FolderListing.files(below: path) { $0.hasPrefix(".") }
            case .file:
                let folder = PathParts(path).folder
                guard folders.insert(PathKey(folder)).inserted else { continue }
                files += try FolderListing.names(in: folder).names.filter { !$0.hasPrefix(".") }.map { PathParts.join(folder, $0) }
            case .nothing, .special: continue
            }
        }
        files.removeAll { GoldenLook.stems(of: PathParts($0).name).isEmpty || declared.catalogues.contains(PathKey(PathParts($0).folder)) }
        return files.uniqued { FilePlace($0) }
    }

    private func owner(_ file: String) -> LayoutInput? { owners.owner(of: PathParts(file).name, in: PathParts(file).folder)?.document }

    /// The project's Swift file that declares the golden's layout, if the layout is not drawn; otherwise `nil`.
    private func source(_ file: String) -> String? {
        guard let owner = owner(file), owner.path == nil else { return nil }
        return declared.files[PathKey(owner.name)]?.first { source in
            guard !inputs.contains(PathKey(source)), let entry = project.entryPlace(of: source) else { return false }
            return entry == ProjectFile.place(source) || modules.contains(entry)
        }
    }

    /// False for a golden of a document outside the project, in the same folder.
    private func belongs(_ file: String) -> Bool { owner(file).map { inputs.contains(PathKey($0.name)) } ?? true }

    private func isNamedAsGolden(_ file: String) -> Bool { owner(file) == nil && suffixes.contains(where: file.hasSuffix) }

    /// True for a file by Galley, except a page's picture.
    private func isOurs(_ path: String) -> Bool {
        let file = GoldenStore.file(PathParts(path).name, in: PathParts(path).folder)
        return GoldenOrigin.isOurs(file) && !PictureSeal.isOn(file)
    }
}
