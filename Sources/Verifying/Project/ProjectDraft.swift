import CompositionalLayout
import DocumentPictures
import Goldens
import HostFiles
import LayoutDiagram
import LayoutDocument
package import LayoutSubjects
import MessageText
import VectorScene

/// A new project file for documents: their folders and names, and the looks and formats of the goldens beside most of them.
package struct ProjectDraft {
    /// The looks and formats of a document's goldens.
    private struct Coverage: Hashable {
        var looks: Set<Look>
        var formats: Set<GoldenLook.Kind>
    }

    private let folders: [String]
    private let documents: [String]
    /// The coverage of most documents; `nil` if there are no goldens.
    private let usual: Coverage?
    /// Goldens that the project file does not ask for.
    package let others: [String]

    /// - Throws: if there are no documents, or a folder cannot be listed.
    package init(_ documents: [LayoutInput]) throws(Failure) {
        guard !documents.isEmpty else {
            throw Failure(.noInput, "there are no layout documents (*.layout.yaml, *.layout.yml, *.layout.json) in this folder; write one first")
        }
        folders = Self.folders(of: documents.map { PathParts($0.file).folder })
        self.documents = documents.map(\.file)
        let goldens = try GoldenStore(path: nil).goldens(of: documents).map { $0.filter { GoldenOrigin.isOurs($0.file) }.map(Self.settled) }
        let coverages = goldens.compactMap(Self.coverage)
        let usual = OrderedGroups(coverages) { $0 }.all.max { $0.values.count < $1.values.count }?.key
        self.usual = usual
        others = goldens.joined().filter { usual?.looks.contains($0.name.look) != true || usual?.formats.contains($0.name.kind) != true }.map(\.path)
    }

    /// A short list of folders that contain all given folders. It has one folder for each top-level folder: the deepest one that contains
    /// all given folders below that.
    private static func folders(of all: [String]) -> [String] {
        let paths = all.map { $0.split(separator: "/").map(String.init) }
        guard !paths.contains([]) else { return ["."] }
        return OrderedGroups(paths) { $0[0] }.all.map { _, paths in
            paths.reduce(paths[0]) { common, path in zip(common, path).prefix { $0 == $1 }.map(\.0) }.joined(separator: "/")
        }
    }

    private static func coverage(_ goldens: [DocumentGolden]) -> Coverage? {
        let names = goldens.map(\.name).filter { isNamed($0.look) }
        return names.isEmpty ? nil : Coverage(looks: Set(names.map(\.look)), formats: Set(names.map(\.kind)))
    }

    /// A golden with the appearance that its file states.
    private static func settled(_ golden: DocumentGolden) -> DocumentGolden {
        guard golden.name.leavesAppearanceOpen, let bytes = try? golden.file.read() else { return golden }
        var golden = golden
        golden.name.look.appearance = Look(ofGolden: bytes)?.appearance
        return golden
    }

    /// False for a look that a project file cannot describe, such as a part of a picture.
    private static func isNamed(_ look: Look) -> Bool {
        look.content == nil && look.style == DiagramStyle.Changes(kind: look.style.kind)
    }

    // MARK: Text

    package var text: String {
        var lines = ["galley: 1", "documents:"] + folders.map { "  - \(Self.word($0))" }
        if folders.count + documents.count <= Project.maximumEntries {
            lines.append("  # Documents are also listed by name, so that verify fails if one is deleted. \"galley accept\" adds new ones.")
            lines += documents.map { "  - \(Self.word($0))" }
        } else {
            lines.append("  # Too many documents to list: if one is deleted together with its goldens, nothing fails.")
        }
        lines += usual.map(Self.fields) ?? ["formats: [frames, svg]"]
        return lines.map { $0 + "\n" }.joined()
    }

    private static func fields(_ coverage: Coverage) -> [String] {
        let formats = GoldenLook.Kind.allCases.filter(coverage.formats.contains).map(\.rawValue).joined(separator: ", ")
        return (coverage.looks == [Look()] ? [] : ["looks: \(looks(coverage.looks))"]) + ["formats: [\(formats)]"]
    }

    /// One map if the looks are all combinations of their values, otherwise a map for each.
    private static func looks(_ looks: Set<Look>) -> String {
        let all = looks.sorted { $0.name < $1.name }
        let choices = LookChoices(of: all.map { DocumentLook($0) })
        if looks.count == 1 || Set(choices.looks.map { Look($0) }) == looks { return map(choices) }
        return "[" + all.map { Self.looks([$0]) }.joined(separator: ", ") + "]"
    }

    private static func map(_ choices: LookChoices) -> String {
        let fields: [(String, [String])] = [
            ("devices", choices.devices.map(\.name)), ("sizes", choices.sizes.compactMap { Look(size: $0).value(of: .size) }),
            ("appearances", choices.appearances.map { $0 == .dark ? "dark" : "light" }),
            ("directions", choices.directions.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" }),
            ("contentSizes", choices.contentSizes.map(\.name)), ("offsets", choices.offsets.map { Look.text($0) }),
            ("styles", choices.styles.map(\.rawValue)), ("scales", choices.scales == [1] ? [] : choices.scales.map(String.init)),
        ]
        let texts = fields.filter { !$0.1.isEmpty }.map { "\($0.0): [\($0.1.map(word).joined(separator: ", "))]" }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    static func word(_ text: String) -> String {
        text.wholeMatch(of: /[A-Za-z0-9._][A-Za-z0-9 ._\/()-]*/) == nil ? JSONValue.string(text).text : text
    }
}
