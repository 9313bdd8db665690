import Foundation
import TestSupport
import Testing

/// Documents and files with unusual names.
struct HostileNameTests {
    private let galley = Galley()

    /// Precomposed and decomposed `é`: equal strings in Swift, but different file names.
    private static let composed = "\u{E9}"
    private static let decomposed = "e\u{301}"

    /// The names of a folder's files as bytes, as some would be equal as strings.
    private func names(_ folder: String) throws -> Set<[UInt8]> {
        let names = try FileManager.default.contentsOfDirectory(atPath: galley.folder.appendingPathComponent(folder).path)
        return Set(names.map { Array($0.utf8) })
    }

    private func writeAccents() throws {
        for (name, items) in [(Self.composed, "items: 5"), (Self.decomposed, "items: 2")] {
            let path = galley.folder.path + "/Layouts/" + name + ".layout.yaml"
            try FileManager.default.createDirectory(atPath: galley.folder.path + "/Layouts", withIntermediateDirectories: true)
            let text = Data(Galley.grid.replacing("items: 5", with: items).utf8)
            #expect(FileManager.default.createFile(atPath: path, contents: text))
        }
    }

    @Test func namesThatDifferInBytesAreTwoDocuments() throws {
        try writeAccents()
        #expect(try galley.run("render", "Layouts", "-o", "out").errorText.split(separator: "\n").count == 2)
        let drawn = try names("out")
        #expect(drawn == [Array("\(Self.composed).svg".utf8), Array("\(Self.decomposed).svg".utf8)])
        #expect(try galley.run("gallery", "Layouts", "-o", "gallery").status == 0)
        #expect(try names("gallery").count == 17)
    }

    @Test func namesThatDifferInBytesHaveGoldensOfTheirOwn() throws {
        try writeAccents()
        #expect(try galley.run("accept", "Layouts").status == 0)
        #expect(try names("Layouts").count == 6)
        #expect(try galley.run("verify", "Layouts").outputText == "4 goldens: 4 same\n")
        let one = galley.folder.path + "/Layouts/\(Self.composed).layout.yaml"
        let changed = Data(Galley.grid.replacing("items: 5", with: "items: 6").utf8)
        #expect(FileManager.default.createFile(atPath: one, contents: changed))
        #expect(try galley.run("verify", "Layouts").outputText.contains("4 goldens: 2 same, 2 different"))
    }

    @Test func aNameThatIsNotUTF8IsCalledSo() throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        let shell = try #require(Tool.named("sh"))
        func run(_ command: String) throws -> Tool.Result { try shell.run(["-c", command], in: galley.folder) }
        _ = try run("cp Layouts/grid.layout.yaml \"$(printf 'Layouts/caf\\351.layout.yaml')\"")
        let folder = try galley.run("render", "Layouts")
        #expect(folder.status == 65 && folder.errorText == "Layouts: error: the name \"caf\u{FFFD}.layout.yaml\" is not UTF-8; rename that document\n")
        let named = try run("'\(Galley.tool.path)' render Layouts/caf*")
        #expect(named.status == 64 && named.errorText.hasPrefix("error: \"Layouts/caf\u{FFFD}.layout.yaml\" is not UTF-8; "))
        // It does not affect its neighbours.
        #expect(try galley.run("accept", "Layouts/grid.layout.yaml").status == 0)
    }

    @Test(arguments: ["{device}", "{name}", "{", "a{name}b{"])
    func aNameThatLooksLikeAFieldIsNone(stem: String) throws {
        try galley.write(Galley.grid, to: "\(stem).layout.yaml")
        let result = try galley.run("render", "\(stem).layout.yaml", "-o", "out/{name}-{device}.svg", "--device", "iPhone 15")
        #expect(result.errorText == "written out/\(stem)-iPhone-15.svg\n")
    }

    @Test(arguments: ["..", ".", ""])
    func aNameThatLeadsElsewhereFillsNoPattern(stem: String) throws {
        try galley.write(Galley.grid, to: "\(stem).layout.yaml")
        let before = galley.files
        let result = try galley.run("render", "\(stem).layout.yaml", "-o", "out/{name}/x.svg")
        #expect(result.status == 64 && result.errorText.hasPrefix("error: a document named \"\(stem)\" would lead out of the folders of -o"))
        #expect(galley.files == before)
        #expect(try galley.run("render", "\(stem).layout.yaml", "-o", "out/a{name}/x.svg").status == 0)
        #expect(galley.files.contains("out/a\(stem)/x.svg") || stem == "")
    }

    @Test func whatIsPrintedOfANameIsOneLineWithoutControlCharacters() throws {
        let stem = "a\u{1B}[31m\nforged"
        try galley.write(Galley.grid, to: "Layouts/\(stem).layout.yaml")
        try galley.write("galley: 1\n", to: "Layouts/b\n\u{9B}.layout.yaml")
        let escaped = "a\\u{1B}[31m\\nforged"
        let results = [
            try galley.run("render", "Layouts"), try galley.run("verify", "Layouts"), try galley.run("accept", "Layouts"),
            try galley.run("verify", "Layouts", "--format", "github"), try galley.run("render", "Layouts/\(stem)"),
            try galley.run("diff", "Layouts/\(stem).svg", "Layouts"), try galley.run("frames", "Layouts/\(stem).layout.yaml", "--device", stem),
        ]
        for (index, result) in results.enumerated() {
            let text = result.outputText + result.errorText
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !($0.value < 0x20 || (0x7F..<0xA0).contains($0.value)) }, "\(text)")
            #expect(!text.contains("\nforged"), "\(text)")
            #expect(text.contains([0, 2, 4, 6].contains(index) ? escaped : "Layouts"), "\(text)")
        }
        let command = try galley.run("verify", "Layouts/\(stem).layout.yaml", "--goldens", "else").outputText
        #expect(command.contains("galley accept --goldens else $'Layouts/a\\033[31m\\012forged.layout.yaml'"), "\(command)")
    }

    @Test func keysAndKindsArePrintedEscaped() throws {
        let header = "header: {kind: \"k\\e[31m\\nforged\", height: 30}"
        try galley.write(Galley.grid.replacing("header: {height: 30}", with: header), to: "grid.layout.yaml")
        let table = try galley.run("frames", "grid.layout.yaml")
        #expect(table.outputText.contains("\nk\\u{1B}[31m\\nforged   0–0"), "\(table.outputText)")
        try galley.run("frames", "grid.layout.yaml", "-f", "json").output.write(to: galley.folder.appendingPathComponent("a.json"))
        try galley.write(Galley.grid, to: "other.layout.yaml")
        try galley.run("frames", "other.layout.yaml", "-f", "json").output.write(to: galley.folder.appendingPathComponent("b.json"))
        let difference = try galley.run("diff", "a.json", "b.json").outputText
        #expect(difference.contains("\"k\\u001b[31m\\nforged\" [0, 0] gone"), "\(difference)")
    }
}

extension HostileNameTests {
    /// The parser's own messages quote arguments too.
    @Test(arguments: [["--scale", "\u{1B}[31mX\nerror: forged"], ["--scale=\u{1B}[31mX\nerror: forged"], ["--style", "\u{1B}[31mX\nerror: forged"]])
    func anArgumentReachesTheTerminalEscaped(arguments: [String]) throws {
        let result = try Galley.run(["render", "a.layout.yaml"] + arguments)
        #expect(result.status == 64 && result.errorText.contains("\\u{1B}[31mX"), "\(result.errorText)")
        #expect(!result.errorText.contains("\u{1B}") && !result.errorText.contains("\nerror: forged"))
    }

    @Test func aWorkingFolderWhoseNameIsNotUTF8IsCalledSo() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let shell = try #require(Tool.named("sh"))
        let tool = Galley.tool.path
        func run(_ command: String) throws -> Tool.Result {
            let folder = "d=\"$(printf 'w\\376')\"; mkdir -p \"$d\"; cp grid.layout.yaml \"$d\"; cd \"$d\"; "
            return try shell.run(["-c", folder + command], in: galley.folder)
        }
        for command in ["render grid.layout.yaml", "accept .", "diff grid.layout.yaml grid.layout.yaml"] {
            let result = try run("'\(tool)' \(command)")
            #expect(result.status == 66, "\(result.errorText)")
            #expect(result.errorText.hasPrefix("error: the working folder's name is not UTF-8: \""), "\(result.errorText)")
        }
        let piped = try run("'\(tool)' render - < grid.layout.yaml")
        #expect(piped.status == 0 && piped.outputText.hasPrefix("<svg"))
    }
}
