import Foundation
import TestSupport
import Testing

/// Notes about a layout and its pictures: the same from every verb, each once for a document, mistakes first.
struct NotesTests {
    private let galley = Galley()
    private static let seeds = 0..<MoreTests.count(12, more: 400)

    /// The verbs that draw, for the documents of the working folder and the page README.md.
    private static let drawing = [
        ["render", ".", "-o", "pictures"], ["docs"], ["docs", "--check"], ["gallery", ".", "-o", "gallery"], ["accept", ".", "--allow-empty"], ["verify", ".", "--allow-empty"],
    ]

    private static let stickout = """
        galley: 1
        viewport: iPhone 16
        sections:
          - items: 2
            contentInsets: [8, 12, 8, 12]
            group:
              custom:
                - frame: [0, 0, (width - 8) / 2, 210]
                - frame: [(width + 8) / 2, 0, (width - 8) / 2, 140]
              width: fractionalWidth(1)
              height: 210

        """

    /// The lines of notes and warnings by document.
    private static func notes(_ result: Tool.Result) -> [String: [String]] {
        let lines = result.errorText.split(separator: "\n").map(String.init).filter { $0.contains(": note: ") || $0.contains(": warning: ") }
        return Dictionary(grouping: lines) { String($0.prefix { $0 != ":" }).replacing("./", with: "") }
            .mapValues { $0.map { $0.replacing("./", with: "") } }
    }

    private static func errors(_ result: Tool.Result) -> [Substring] {
        Array(result.errorText.split(separator: "\n").filter { $0.contains("error: ") }.prefix(5))
    }

    @Test func notesAreTheSameFromEveryVerb() throws {
        var page = "# Layouts\n"
        for seed in Self.seeds {
            try galley.write(RandomDocument(seed: UInt64(seed)).text, to: "d\(seed).layout.yaml")
            page += "\n<!-- galley: d\(seed).layout.yaml -->\n"
        }
        try galley.write(page, to: "README.md")
        let drawn = try galley.run(Self.drawing[0])
        #expect(drawn.status == 0, "\(Self.errors(drawn))")
        let due = Self.notes(drawn)
        #expect(due.count > Self.seeds.count / 2 && due.values.contains { $0.count > 2 })
        for lines in due.values {
            let mistakes = lines.map { $0.contains(": warning: ") }
            #expect(mistakes == mistakes.sorted { $0 && !$1 }, "\(lines)")
        }
        for verb in Self.drawing.dropFirst() {
            let result = try galley.run(verb)
            #expect(result.status == 0, "\(verb) \(Self.errors(result))")
            let found = Self.notes(result)
            for name in Set(found.keys).union(due.keys) { #expect(found[name] == due[name], "\(verb)") }
        }
        // Frames have no labels.
        let listed = Self.notes(try galley.run("frames", "."))
        let ofLayouts = due.mapValues { $0.filter { !$0.contains(" for lack of room: ") } }.filter { !$0.value.isEmpty }
        for name in Set(listed.keys).union(ofLayouts.keys) { #expect(listed[name] == ofLayouts[name], "frames") }
        #if os(Linux)
        // The page tells the notes of layouts at once, and those of pictures when it shows them.
        let shown = try previewedNotes(of: Self.seeds)
        for name in Set(shown.keys).union(due.keys) { #expect(shown[name]?.sorted() == due[name]?.sorted(), "preview") }
        #endif
    }

    #if os(Linux)
    /// The notes of a preview of the working folder that shows every document.
    private func previewedNotes(of documents: Range<Int>) throws -> [String: [String]] {
        let place = galley.folder.appendingPathComponent("notes.txt")
        try Data().write(to: place)
        let preview = try RunningPreview(galley, ["."], errors: try FileHandle(forWritingTo: place))
        for number in documents { #expect(try preview.status(preview.path + "picture?layout=d\(number)") == 200) }
        preview.process.terminate()
        preview.process.waitUntilExit()
        return Self.notes(Tool.Result(status: 0, output: Data(), errors: try Data(contentsOf: place)))
    }
    #endif

    @Test func aNoteIsToldOnceForADocument() throws {
        try galley.writePages(["README.md": "<!-- galley: a.layout.yaml -->\n"], document: "a.layout.yaml")
        try galley.write(Self.stickout, to: "a.layout.yaml")
        let looks = ["--device", "iPhone 16", "--device", "iPad mini (A17 Pro)", "--appearance", "light", "--appearance", "dark"]
        let due = ["a.layout.yaml": ["a.layout.yaml: warning: 1 cell sticks out of the content: cell [0, 1], by 12.33 at the right"]]
        #expect(Self.notes(try galley.run(["render", "a.layout.yaml", "-f", "svg,png", "-o", "pictures"] + looks)) == due)
        #expect(Self.notes(try galley.run(["accept", "a.layout.yaml", "-f", "frames,svg,png"] + looks)) == due)
        for verb in [["frames", "a.layout.yaml"], ["docs"]] { #expect(Self.notes(try galley.run(verb)) == due, "\(verb)") }
        // Goldens are in the order of their names.
        for verb in ["accept", "verify"] {
            let notes = Self.notes(try galley.run(verb, "a.layout.yaml"))["a.layout.yaml"] ?? []
            #expect(notes.count == 1 && notes[0].contains("sticks out of the content: cell [0, 1], by 12 at the right"), "\(notes)")
        }
    }

    @Test func quietLeavesNotesOut() throws {
        try galley.writePages(["README.md": "<!-- galley: a.layout.yaml -->\n"], document: "a.layout.yaml")
        try galley.write(Self.stickout + "title: \u{4E00}\n", to: "a.layout.yaml")
        for verb in Self.drawing + [["frames", "a.layout.yaml"], ["render", ".", "--sheet", "-o", "sheet.svg"]] {
            let result = try galley.run(verb + ["--quiet"])
            #expect(result.status == 0 && Self.notes(result).isEmpty, "\(verb) \(result.errorText)")
        }
        try galley.write("<!-- galley: a.layout.yaml --sheet --appearance light --appearance dark -->\n", to: "README.md")
        let (told, quiet) = (try galley.run("docs"), try galley.run("docs", "--quiet"))
        #expect(Self.notes(told)["a.layout.yaml"]?.isEmpty == false && quiet.status == 0 && Self.notes(quiet).isEmpty, "\(quiet.errorText)")
    }

    @Test func aNarrowPageTellsWhatItLeavesOut() throws {
        try galley.writePages(["README.md": "<!-- galley: a.layout.yaml --width 600 -->\n"], document: "a.layout.yaml")
        let list = "\n    list: {appearance: sidebar, headerMode: supplementary, header: {title: Library}}"
        try galley.write("""
            galley: 1
            viewport: "iPad Air 11-inch (M4)"
            sections:
              - items: [All trips, Upcoming]\(list)

            """, to: "a.layout.yaml")
        let due = ["a.layout.yaml": ["a.layout.yaml: note: at this width, 1 label is left out: \"Library\""]]
        #expect(Self.notes(try galley.run("docs")) == due)
        #expect(Self.notes(try galley.run("render", "a.layout.yaml", "--width", "600", "-o", "a.svg")) == due)
    }
}

/// A document of small and large, overlapping, distant, estimated and flat elements with titles.
private struct RandomDocument {
    private var random: SeededGenerator
    private(set) var text = "galley: 1\n"

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        text += "viewport: \(one(of: ["iPhone 16", "iPhone SE (3rd generation)", "iPad mini (A17 Pro)"]))\nsections:\n"
        for _ in 0..<Int.random(in: 1...3, using: &random) { addSection() }
    }

    private mutating func addSection() {
        text += "  - items: {count: \(Int.random(in: 1...7, using: &random)), title: \"Number {item}\"}\n"
        text += "    interGroupSpacing: \(one(of: [0, 8, -7]))\n"
        if Double.random(in: 0..<1, using: &random) < 0.3 { text += "    orthogonalScrollingBehavior: continuous\n" }
        if Double.random(in: 0..<1, using: &random) < 0.4 { text += "    header: {height: \(one(of: ["6", "44"])), width: \(length()), title: A title}\n" }
        text += "    group:\n"
        if Double.random(in: 0..<1, using: &random) < 0.4 {
            text += "      custom:\n"
            for _ in 0..<2 { text += "        - frame: [\(place()), \(place()), \(one(of: [0, 3, 90])), \(one(of: [3, 40]))]\n" }
        } else {
            text += "      horizontal: [{item: {width: \(one(of: ["20", "130", "fractionalWidth(1/3)", "fractionalWidth(1)"])), height: \(length())}}]\n"
        }
        text += "      width: \(one(of: ["fractionalWidth(1)", "150"]))\n      height: \(one(of: ["60", "0", "estimated(50)"]))\n"
    }

    private mutating func one<Value>(of values: [Value]) -> Value { values[Int.random(in: values.indices, using: &random)] }
    private mutating func length() -> String { one(of: ["20", "130", "fractionalWidth(1/3)", "fractionalWidth(1)", "500"]) }
    private mutating func place() -> Int { one(of: [0, 10, 50, -20, 900, -400]) }
}
