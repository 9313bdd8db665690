import DocumentPictures
import FontFiles
import HostFiles
import LayoutDiagram
import LayoutDocument
package import LayoutSubjects
import MessageText

/// A project file may list documents and Swift files besides their folders, so that `verify` fails if a document is deleted together
/// with its goldens.
extension ProjectFile {
    /// After goldens of new documents and Swift files are accepted, adds these to the project file, if it lists files besides their
    /// folders.
    package func nameAccepted(_ outcomes: [Verification.Outcome], among inputs: [LayoutInput]) throws(Failure) {
        let failed = Set(outcomes.filter(\.isProblem).compactMap(\.document).map(PathKey.init))
        let accepted = Set(outcomes.compactMap(\.document).map(PathKey.init)).subtracting(failed)
        let new = inputs.filter { accepted.contains(PathKey($0.name)) }.compactMap { newPath(of: $0.file) }.uniqued { PathKey($0) }
        let named = project.documents.filter(isNamedBesideFolder)
        guard !new.isEmpty, !named.isEmpty else { return }
        let list = ListText.names(new.map { TerminalText.excerpt($0) }, limit: 10, of: "file")
        guard let text = text(adding: new, after: named) else {
            return Console.note("\(project.source.name): note: cannot add \(list) to \"documents\"; deleting an unlisted file goes unnoticed")
        }
        Console.note("\(project.source.name): added \(list) to \"documents\"")
        try OutputFile.write(Array(text.utf8), to: project.source.name, links: .named)
    }

    /// The path under which the project file can list a file that only an entry for a folder covers; `nil` for any other file.
    private func newPath(of file: String) -> String? {
        let folders = Self.place(file).withFolders
        guard entries[folders[0]] == nil, let folder = folders.first(where: { entries[$0] != nil }) else { return nil }
        return entries[folder].map { PathParts.joinSimply($0.path, folders[0].relative(to: folder)) }
    }

    /// True for a file without looks and formats of its own in a folder that is an entry, too.
    private func isNamedBesideFolder(_ entry: Project.Entry) -> Bool {
        guard entry.looks == nil, entry.formats == nil, LayoutInput.isDocument(PathParts(entry.path).name) || SwiftModule.isSwift(entry.path)
        else { return false }
        return entryPlaces(around: path(entry.path)).count > 1
    }

    /// The text with new entries, inserted in sorted order among the existing ones; `nil` if it cannot be edited line by line.
    private func text(adding new: [String], after named: [Project.Entry]) -> String? {
        let names = named.map { PathKey(PathParts.joinSimply("", $0.path)) }
        let places = OrderedGroups(new.map(PathKey.init).sorted()) { path in names.lastIndex { $0 < path } ?? 0 }.all
        var lines = project.source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        for (index, paths) in places.sorted(by: { named[$0.key].mark > named[$1.key].mark }) {
            let (entry, words) = (named[index], paths.map { ProjectDraft.word($0.path) })
            // A lone carriage return ends a line in YAML, too.
            guard lines.indices.contains(entry.mark.line - 1) else { return nil }
            let line = lines[entry.mark.line - 1].unicodeScalars
            let (start, rest) = (String(line.prefix(entry.mark.column - 1)), String(line.dropFirst(entry.mark.column - 1)))
            if start.contains("-"), start.allSatisfy({ $0 == " " || $0 == "-" }) {
                let end = line.last == "\r" ? "\r" : ""
                lines.insert(contentsOf: words.map { start + $0 + end }, at: entry.mark.line)
            } else {
                guard let own = ["", "\"", "'"].map({ $0 + entry.path + $0 }).first(where: rest.hasPrefix) else { return nil }
                let words = own.hasPrefix("\"") ? paths.map { JSONValue.string($0.path).text } : words
                lines[entry.mark.line - 1] = start + ([own] + words).joined(separator: ", ") + rest.dropFirst(own.count)
            }
        }
        let text = lines.joined(separator: "\n")
        do {
            let read = try Project(DocumentSource(name: project.source.name, text: text), opening: Fonts.opener)
            return Set(read.documents.map(\.path)) == Set(project.documents.map(\.path) + new) ? text : nil
        } catch {
            return nil
        }
    }
}
