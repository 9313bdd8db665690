import DocumentPictures
import FontFiles
import HostFiles
import LayoutDiagram
import LayoutDocument
package import LayoutSubjects
import MessageText

/// A project file may name documents besides their folders, so that `verify` fails if one is deleted together with its goldens.
extension ProjectFile {
    /// Adds documents whose goldens are all accepted to the project file, if it names other documents besides their folders.
    package func nameAccepted(_ outcomes: [Verification.Outcome], among inputs: [LayoutInput]) throws(Failure) {
        let failed = Set(outcomes.filter(\.isProblem).compactMap(\.document).map(PathKey.init))
        let accepted = Set(outcomes.compactMap(\.document).map(PathKey.init)).subtracting(failed)
        let new = inputs.filter { !$0.isDeclared && accepted.contains(PathKey($0.name)) }.compactMap { newPath(of: $0.file) }
        let named = project.documents.filter(isNamedBesideFolder)
        guard !new.isEmpty, !named.isEmpty else { return }
        let list = ListText.names(new.map { TerminalText.excerpt($0) }, limit: 10, of: "document")
        guard let text = text(adding: new, after: named) else {
            return Console.note("\(project.source.name): note: cannot add \(list) to \"documents\"; without it, a deletion is not noticed")
        }
        Console.note("\(project.source.name): added \(list) to \"documents\"")
        try OutputFile.write(Array(text.utf8), to: project.source.name, links: .named)
    }

    /// The path of a document that only its folder covers; `nil` for any other.
    private func newPath(of file: String) -> String? {
        let folders = Self.place(file).withFolders
        guard entries[folders[0]] == nil, let folder = folders.first(where: { entries[$0] != nil }) else { return nil }
        return entries[folder].map { PathParts.joinSimply($0.path, folders[0].relative(to: folder)) }
    }

    /// True for a document without looks and formats of its own in a folder that is an entry, too.
    private func isNamedBesideFolder(_ entry: Project.Entry) -> Bool {
        guard entry.looks == nil, entry.formats == nil, LayoutInput.isDocument(PathParts(entry.path).name) else { return false }
        return Self.place(path(entry.path)).withFolders.dropFirst().contains { entries[$0] != nil }
    }

    /// The text with further entries, each after the last given one that sorts before it; `nil` if it cannot be edited in this way.
    private func text(adding new: [String], after named: [Project.Entry]) -> String? {
        let names = named.map { PathKey(PathParts.joinSimply("", $0.path)) }
        let places = OrderedGroups(new.map(PathKey.init).sorted()) { path in names.lastIndex { $0 < path } ?? 0 }.all
        var lines = project.source.text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
        for (index, paths) in places.sorted(by: { named[$0.key].mark > named[$1.key].mark }) {
            let (entry, words) = (named[index], paths.map { ProjectDraft.word($0.path) })
            // YAML has further line ends.
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
