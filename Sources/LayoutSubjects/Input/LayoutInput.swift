import AppCode
import Foundation
import HostFiles
package import LayoutDiagram
import LayoutDocument
import MessageText

/// A document or a layout in code that the user named, before reading.
package struct LayoutInput {
    /// The name in messages: the path as the user wrote it, or `<stdin>`.
    package var name: String
    /// The path as the user wrote it; `nil` for standard input.
    package var path: String?
    /// A declaration in code that is already compiled.
    var declared: LayoutInCode?
    /// The errors of a Swift file that is left out; the other files are drawn without it.
    var failure: Failure?
    /// Changes to the subject's own style; the changes for a single picture are applied after these.
    package var style = DiagramStyle.Changes()
    /// True to fail on uncertain results, such as estimated text sizes.
    package var isStrict = false
    /// True to print no notes.
    package var isQuiet = false

    package static let swiftOptionsRefusal = "--items, --only, --exclude, --module and -Xswiftc are for Swift files; a document has its own items"

    static let suffixes = [".layout.yaml", ".layout.yml", ".layout.json"]
    /// The suffixes of files that are generated from documents.
    private static let outputs = [".svg", ".png", ".pdf", ".frames.json"]

    /// True for a layout in code.
    package var isDeclared: Bool { declared != nil || failure != nil }
    package var files: [String] { [path].compactMap { $0 } + (declared?.dependencies ?? []) }

    /// The file to name in messages.
    package var file: String { path ?? name }

    /// The base name of the layout's pictures.
    package var stem: String { declared?.stem ?? DocumentSource(name: name, text: "").stem }

    /// The layouts at the paths: documents, documents in folders, declarations in Swift files, and `-` for standard input.
    /// Duplicates count once.
    ///
    /// - Parameters:
    ///   - swift: the selection of declarations in Swift files. Individually named files form one module; the files of a folder
    ///     without documents form one for each app.
    ///   - style: settings that replace those of each layout's own style.
    ///   - isFirst: false for a repeated search, which prints no notes on files that are left out.
    package static func find(
        _ paths: [String], _ swift: SwiftChoice = SwiftChoice(), _ style: DiagramStyle.Changes = DiagramStyle.Changes(),
        isFirst: Bool = true
    ) throws(Failure) -> [LayoutInput] {
        if paths != ["-"] { try WorkingFolder.check() }
        var swift = swift
        swift.fonts = style.fonts?.shaping.files ?? []
        let inputs = try found(paths, swift).map { input in
            var input = input
            input.style = style
            return input
        }
        if isFirst { for path in paths where FileKind(path) == .folder { try reportOthers(in: path) } }
        return inputs
    }

    private static func found(_ paths: [String], _ swift: SwiftChoice) throws(Failure) -> [LayoutInput] {
        if paths.isEmpty { return try catalogue(swift) }
        var documents: [LayoutInput] = []
        var modules: [LayoutInput] = []
        for apps in try groups(paths, swift) { modules += try declared(in: apps, swift) }
        for path in paths where !SwiftModule.isSwift(path) {
            if path == "-" {
                documents.append(LayoutInput(name: DocumentSource.standardInputName, path: nil))
                continue
            }
            switch FileKind(path) {
            case .nothing: throw Failure(.noInput, "\(path): error: no such file or folder")
            case .file where outputs.contains(where: path.hasSuffix):
                throw Failure(
                    .usage, "\(path): error: this is a picture or a table of frames; name the layout document or the Swift file "
                        + "that it is made from")
            case .file, .special: documents.append(LayoutInput(name: path, path: path))
            case .folder: if try module(in: path) == nil { documents += try inFolder(path) }
            }
        }
        guard !swift.isUsed || !modules.isEmpty else {
            throw Failure(.usage, Self.swiftOptionsRefusal)
        }
        guard documents.filter({ $0.path == nil }).count <= 1 else {
            throw Failure(.usage, "standard input (-) can be read only once")
        }
        guard documents.count > 1 else { return documents + modules }
        var seen: Set<FilePlace> = []
        return documents.filter { document in document.path.map { seen.insert(FilePlace($0)).inserted } ?? true } + modules
    }

    /// The declarations in a folder's apps. Apps without any are skipped; if no app has one, the first app's error is thrown.
    private static func declared(in apps: [[String]], _ swift: SwiftChoice) throws(Failure) -> [LayoutInput] {
        var (inputs, failures) = ([LayoutInput](), [(files: [String], failure: Failure)]())
        for files in apps {
            do throws(Failure) {
                let found = try SwiftSelection(files, swift)
                inputs += found.subjects.map { LayoutInput(name: $0.name, path: $0.path, declared: $0) }
                inputs += found.broken.map { LayoutInput(name: $0.path, path: $0.path, failure: $0.failure) }
            } catch {
                // Another app may have the declarations that the user names.
                guard error.status == .badInput || error.status == .noInput && !swift.names.isEmpty else { throw error }
                failures.append((files, error))
            }
        }
        if inputs.isEmpty, let first = failures.first { throw first.failure }
        for (files, failure) in failures where failure.status == .badInput {
            let line = failure.message.prefix { $0 != "\n" }
            let reason = line.firstRange(of: "error: ").map { line[$0.upperBound...] } ?? line
            let others = files.count > 1 ? " and \(files.count - 1) more" : ""
            Console.note("note: \(files[0])\(others): left out: \(reason)")
        }
        return inputs
    }

    /// The layouts in the running program's catalogue, for a command without paths.
    private static func catalogue(_ choice: SwiftChoice) throws(Failure) -> [LayoutInput] {
        guard let entries = CatalogEntry.current else {
            throw Failure.nothingNamed
        }
        return try CatalogEntry.subjects(entries, choice).map { LayoutInput(name: $0.name, path: $0.path, declared: $0) }
    }

    /// The Swift files at the paths, grouped into modules.
    ///
    /// - Throws: if there are several modules, and `--module-name` names one.
    package static func modules(_ paths: [String], _ swift: SwiftChoice) throws(Failure) -> [[String]] {
        try groups(paths, swift).flatMap { $0 }
    }

    /// For each folder, its modules, one per app, as lists of files; at the end, one module of the individually named files.
    private static func groups(_ paths: [String], _ swift: SwiftChoice) throws(Failure) -> [[[String]]] {
        var groups: [[[String]]] = []
        for path in paths where !SwiftModule.isSwift(path) {
            guard let files = try module(in: path) else { continue }
            groups.append(swift.root == nil ? AppFolder.groups(of: files) : [files])
        }
        // A project may name files besides their folder, whose modules contain them.
        let known = Set(groups.joined().joined().map { FilePlace($0) })
        let files = paths.filter { SwiftModule.isSwift($0) && !known.contains(FilePlace($0)) }
        if !files.isEmpty { groups.append([files.uniqued { FilePlace($0) }]) }
        let count = groups.joined().count
        guard count <= 1 || swift.compilation.name == nil else {
            throw Failure(
                .usage, "the Swift files form \(count) modules, one for each folder and one for the files named individually; "
                    + "--module-name can name only one")
        }
        return groups
    }

    /// The Swift files of a folder without documents; `nil` for any other path.
    private static func module(in path: String) throws(Failure) -> [String]? {
        guard FileKind(path) == .folder, try documents(in: path).isEmpty else { return nil }
        let files = try SwiftModule.files(below: path)
        return files.isEmpty ? nil : files
    }

    /// Reports files of a folder that are left out: documents beside drawn Swift files, Swift files beside documents, and files in
    /// linked folders.
    private static func reportOthers(in folder: String) throws(Failure) {
        let isModule = try module(in: folder) != nil
        let count = isModule ? try documents(below: folder).count : try SwiftModule.files(below: folder).count
        let (others, drawn) = isModule ? ("document", "Swift files") : ("Swift file", "documents")
        if count > 0 {
            Console.note("\(folder): note: only its \(drawn) are read; \(ListText.count(count, others)) must be named separately")
        }
        guard !isModule else { return }
        for link in try FolderListing.folderLinks(below: folder) {
            Console.note("\(link): note: links to folders are not followed; name the folder itself")
        }
    }

    private static func inFolder(_ folder: String) throws(Failure) -> [LayoutInput] {
        let documents = try documents(below: folder)
        guard !documents.isEmpty else {
            let known = suffixes.map { "*" + $0 }.joined(separator: ", ")
            throw Failure(.noInput, "\(folder): error: no layout documents in this folder (\(known))")
        }
        // Pipes are read only if the user names them, as one found in a folder may be endless.
        for document in documents {
            guard case .special = FileKind(document.name) else { continue }
            throw Failure(.noInput, "\(document.name): error: it is not a regular file")
        }
        return documents
    }

    /// The documents in a folder in order, followed by the documents of each subfolder. Hidden ones are skipped. Links to folders, which
    /// may lead anywhere, are not followed.
    package static func documents(below folder: String) throws(Failure) -> [LayoutInput] {
        let (names, others) = try FolderListing.names(in: folder)
        if let other = others.first(where: isDocument) {
            throw Failure(.badInput, "\(folder): error: the name \"\(other)\" is not UTF-8; rename that document")
        }
        var documents = documents(names, in: folder)
        for name in names where !name.hasPrefix(".") {
            let path = PathParts.join(folder, name)
            if FileKind(path) == .folder, !FileKind.isLink(path) { documents += try Self.documents(below: path) }
        }
        return documents
    }

    /// The documents in a folder in order, possibly none, without those in subfolders; `""` for the working folder.
    package static func documents(in folder: String) throws(Failure) -> [LayoutInput] {
        documents(try FolderListing.names(in: folder).names, in: folder)
    }

    private static func documents(_ names: [String], in folder: String) -> [LayoutInput] {
        names.filter(isDocument).map { name in
            let path = PathParts.join(folder, name)
            return LayoutInput(name: path, path: path)
        }
    }

    /// True for the names of files that count as layout documents in a folder; false for hidden files.
    package static func isDocument(_ name: String) -> Bool {
        !name.hasPrefix(".") && suffixes.contains { name.hasSuffix($0) }
    }

    /// Reads and validates the document.
    package func read() throws(Failure) -> any Subject {
        if let failure { throw failure }
        let notes = NotePrinter(isStrict: isStrict, isQuiet: isQuiet, after: declared?.assumptions ?? ToldAssumptions())
        if var subject = declared?.styled(style) {
            subject.notes = notes
            return subject
        }
        return try LayoutInDocument(style: style, notes: notes, reading: source)
    }

    private func source() throws(DocumentError) -> DocumentSource {
        guard let path else { return try DocumentSource(name: name, reading: .standardInput) }
        return try DocumentSource(contentsOf: URL(fileURLWithPath: path), name: name)
    }
}

extension LayoutInput {
    /// Creates an input for a document.
    package init(name: String, path: String?) {
        self.init(name: name, path: path, declared: nil)
    }
}

extension Failure {
    /// The error if no path was given, and the program has no catalogue.
    package static let nothingNamed = Failure(
        .usage, "Missing expected argument '<path> ...': layout documents, Swift files, or folders of them")
}
