import CompositionalLayout
import Goldens
import HostSystem
import LayoutDiagram
import LayoutSubjects
import VectorScene

/// A new project file for documents: their folders, and the looks and formats of their goldens.
struct ProjectDraft {
    /// The looks and formats of a document's goldens.
    private struct Coverage: Hashable {
        var looks: Set<Look>
        var formats: Set<GoldenLook.Kind>
    }

    private let folders: [String]
    /// The folder of the goldens; `nil` if they are beside the documents, or nowhere.
    private let goldens: String?
    /// The coverage of most documents; `nil` if there are no goldens.
    private let usual: Coverage?
    /// The documents with other goldens.
    private let others: [(path: String, coverage: Coverage)]
    /// Goldens that the project file cannot name.
    let unnamed: [String]

    /// - Throws: if there are no documents, or a folder cannot be listed.
    init(_ documents: [SubjectInput]) throws(Failure) {
        guard !documents.isEmpty else {
            throw Failure(.noInput, "there are no layout documents (*.layout.yaml, *.layout.yml, *.layout.json) in this folder; write one first")
        }
        folders = Self.folders(of: documents.map { PathParts($0.file).folder })
        let places = [nil] + (try FolderTree.folders()).filter { !$0.isHiddenOrLink && !$0.path.isEmpty }.map { $0.path as String? }
        var found: (place: String?, goldens: [[SubjectGolden]]) = (nil, [])
        for place in places where found.goldens.allSatisfy(\.isEmpty) {
            // Documents of one name cannot share a folder.
            guard place == nil || Set(documents.map { PathKey($0.stem) }).count == documents.count else { break }
            found = (place, try GoldenFolder(path: place).goldens(of: documents).map { $0.filter { GoldenOrigin.isOurs($0.file) } })
        }
        unnamed = found.goldens.joined().filter { !Self.isNamed($0.name.look) }.map(\.path)
        let coverages = found.goldens.map(Self.coverage)
        let groups = OrderedGroups(coverages.compactMap { $0 }) { $0 }.all
        usual = groups.max { $0.values.count < $1.values.count }?.key
        goldens = usual == nil ? nil : found.place
        let usual = usual
        others = zip(documents, coverages).compactMap { document, coverage in
            coverage.flatMap { $0 == usual ? nil : (document.file, $0) }
        }
    }

    /// The folders that contain all of others: for each at the top the deepest common one.
    private static func folders(of all: [String]) -> [String] {
        let paths = all.map { $0.split(separator: "/").map(String.init) }
        guard !paths.contains([]) else { return ["."] }
        return OrderedGroups(paths) { $0[0] }.all.map { _, paths in
            paths.reduce(paths[0]) { common, path in zip(common, path).prefix { $0 == $1 }.map(\.0) }.joined(separator: "/")
        }
    }

    private static func coverage(_ goldens: [SubjectGolden]) -> Coverage? {
        let names = goldens.filter { isNamed($0.name.look) }.map { golden in
            var name = golden.name
            let bytes = try? golden.file.read()
            if name.leavesAppearanceOpen { name.look.appearance = bytes.flatMap { Look(ofGolden: $0) }?.appearance }
            return name
        }
        return names.isEmpty ? nil : Coverage(looks: Set(names.map(\.look)), formats: Set(names.map(\.kind)))
    }

    /// False for a part of a picture, which a project file does not name.
    private static func isNamed(_ look: Look) -> Bool {
        look.content == nil && look.style == DiagramStyle.Changes(kind: look.style.kind)
    }

    // MARK: Text

    var text: String {
        var lines = ["galley: 1", "documents:"] + folders.map { "  - \(Self.word($0))" }
        lines += others.map { "  - {path: \(Self.word($0.path)), \(Self.fields($0.coverage).joined(separator: ", "))}" }
        if let goldens { lines.append("goldens: \(Self.word(goldens))") }
        return (lines + (usual.map(Self.fields) ?? ["formats: [frames, svg]"])).map { $0 + "\n" }.joined()
    }

    private static func fields(_ coverage: Coverage) -> [String] {
        let formats = GoldenLook.Kind.allCases.filter(coverage.formats.contains).map(\.rawValue).joined(separator: ", ")
        return (coverage.looks == [Look()] ? [] : ["looks: \(looks(coverage.looks))"]) + ["formats: [\(formats)]"]
    }

    /// One map if the looks are all combinations of their values, otherwise a map for each.
    private static func looks(_ looks: Set<Look>) -> String {
        let all = looks.sorted { $0.name < $1.name }
        var choices = LookChoices()
        choices.devices = all.compactMap(\.device).uniqued { $0.name }
        choices.sizes = all.compactMap(\.size).uniqued { "\($0)" }
        choices.directions = all.compactMap(\.direction).uniqued { $0 }
        choices.contentSizes = all.compactMap(\.contentSize).uniqued { $0 }
        choices.offsets = all.compactMap(\.offset).uniqued { $0 }
        choices.appearances = all.compactMap(\.appearance).uniqued { $0 }
        choices.styles = all.map(\.style).filter { $0.kind != nil }.uniqued { $0 }
        choices.scales = all.map(\.scale).uniqued { $0 }
        if looks.count == 1 || Set(choices.looks) == looks { return map(choices) }
        return "[" + all.map { Self.looks([$0]) }.joined(separator: ", ") + "]"
    }

    private static func map(_ choices: LookChoices) -> String {
        let fields: [(String, [String])] = [
            ("devices", choices.devices.map(\.name)), ("sizes", choices.sizes.compactMap { Look(size: $0).value(of: .size) }),
            ("appearances", choices.appearances.compactMap { $0?.rawValue }),
            ("directions", choices.directions.map { $0 == .rightToLeft ? "rightToLeft" : "leftToRight" }),
            ("contentSizes", choices.contentSizes.map(\.name)), ("offsets", choices.offsets.map { Look.text($0) }),
            ("styles", choices.styles.compactMap { $0.kind?.rawValue }), ("scales", choices.scales == [1] ? [] : choices.scales.map(String.init)),
        ]
        let texts = fields.filter { !$0.1.isEmpty }.map { "\($0.0): [\($0.1.map(word).joined(separator: ", "))]" }
        return "{" + texts.joined(separator: ", ") + "}"
    }

    /// Text as YAML.
    private static func word(_ text: String) -> String {
        text.wholeMatch(of: /[A-Za-z0-9._][A-Za-z0-9 ._\/()-]*/) == nil ? JSONValue.string(text).text : text
    }
}
