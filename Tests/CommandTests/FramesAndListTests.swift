import Foundation
import TestSupport
import Testing

struct FramesAndListTests {
    private let galley = Galley()

    private struct Frames: Decodable {
        struct Element: Decodable {
            var kind: String?
            var frame: [Double]
        }
        var contentSize: [String: Double]
        var elements: [Element]
    }

    private func frames(_ arguments: String..., input: String) throws -> Frames {
        let result = try Galley.run(["frames", "-", "--quiet", "--format", "json"] + arguments, input: Data(input.utf8))
        #expect(result.status == 0 && result.errors.isEmpty)
        return try JSONDecoder().decode(Frames.self, from: result.output)
    }

    @Test func framesAreReadFromStandardInput() throws {
        let frames = try frames(input: Galley.grid)
        #expect(frames.contentSize == ["width": 200, "height": 150])
        #expect(frames.elements.map(\.frame) == [
            [0, 30, 66.5, 60], [66.5, 30, 66.5, 60], [133, 30, 66.5, 60], [0, 90, 66.5, 60], [66.5, 90, 66.5, 60],
            [0, 0, 200, 30],
        ])
    }

    @Test func framesOfSeveralDocumentsStandUnderTheirNames() throws {
        try galley.writeNamesakes()
        let table = try galley.run("frames", "Layouts").outputText
        let names = ["Layouts/grid-plain.layout.yaml", "Layouts/grid.layout.yaml"]
        let single = try names.map { "\($0)\n\n" + (try galley.run("frames", $0).outputText) }
        #expect(table == single.joined(separator: "\n"))
        struct Named: Decodable {
            var document: String
            var elements: [Frames.Element]
        }
        let json = try galley.run("frames", "Layouts", "--format", "json").output
        let records = try JSONDecoder().decode([Named].self, from: json)
        #expect(records.map(\.document) == names && records.map(\.elements.count) == [3, 6])
        // An invalid document does not keep the others from being printed.
        try galley.write("galley: 1\n", to: names[0])
        let partly = try galley.run("frames", "Layouts")
        #expect(partly.status == 65 && partly.errorText.contains("a layout document needs") && partly.outputText == single[1])
    }

    @Test func visibleKeepsWhatTheViewportShows() throws {
        let scrolled = Galley.grid.replacing("scale: 2}", with: "scale: 2, contentOffset: [0, 95]}")
        #expect(try frames("--visible", input: scrolled).elements.count == 2)
        #expect(try frames(input: scrolled).elements.count == 6)
    }

    @Test func aBillionItemsAnswerAtOnce() throws {
        let text = Galley.grid.replacing("items: 5", with: "items: 1000000000")
        let frames = try frames("--visible", input: text)
        #expect(frames.contentSize["height"] == 20_000_000_070)
        #expect(frames.elements.count == 7)
    }

    @Test func aDeviceTakesTheViewportsPlace() throws {
        #expect(try frames("--device", "iPad mini (A17 Pro)", input: Galley.grid).contentSize["width"] == 744)
    }

    @Test func theViewportAndTheOffsetCanBeReplaced() throws {
        #expect(try frames("--size", "100x80", input: Galley.grid).contentSize["width"] == 100)
        let two = try Galley.run(["frames", "-", "--offset", "0,95"], input: Data(Galley.grid.utf8))
        #expect(two.status == 64 && two.errorText.contains("--offset takes one value here, not 2"))
        #expect(try frames("--offset", "95", "--visible", input: Galley.grid.replacing("items: 5", with: "items: 50")).elements.first?.frame[1] == 90)
        let both = try Galley.run(["frames", "-", "--size", "9x9", "--device", "iPhone 15"], input: Data(Galley.grid.utf8))
        #expect(both.status == 64 && both.errorText.contains("--device and --size exclude each other"))
    }

    @Test func theTableIsForPeople() throws {
        let result = try Galley.run(["frames", "-"], input: Data(Galley.grid.utf8))
        #expect(result.outputText.hasPrefix("element  path     x   y  width  height  z\n"))
        #expect(result.outputText.hasSuffix("content 200 × 150, 6 elements\n"))
    }

    @Test func devicesAreListed() throws {
        let all = try Galley.run(["list", "devices"])
        let lines = all.outputText.split(separator: "\n")
        #expect(all.status == 0 && lines.count > 100)
        #expect(lines[0].hasPrefix("device ") && lines[0].hasSuffix("idiom"))
        let some = try Galley.run(["list", "devices", "iphone 15 pro max"]).outputText.split(separator: "\n")
        #expect(some.count == 3)
        #expect(some[1].hasPrefix("iPhone 15 Pro Max            430 × 932  3x     59 0 34 0"))
        #expect(some[2].hasPrefix("iPhone 15 Pro Max landscape  932 × 430  3x     0 59 21 59  regular compact"))
    }

    @Test func listsAreForProgramsToo() throws {
        struct Named: Decodable {
            var name: String
            var safeArea: [String: Double]
            var width: Double
            var idiom: String
        }
        let devices = try JSONDecoder().decode([Named].self, from: Galley.run(["list", "devices", "--format", "json"]).output)
        let phone = try #require(devices.first { $0.name == "iPhone 15" })
        #expect(devices.count > 100 && phone.width == 393 && phone.safeArea["top"] == 59 && phone.idiom == "phone")
        struct Block: Decodable {
            var block: String
            var characters: [String]
        }
        let blocks = try JSONDecoder().decode([Block].self, from: Galley.run(["list", "glyphs", "--format", "json"]).output)
        #expect(blocks.first?.block == "Basic Latin" && blocks.first?.characters.first == "!")
    }

    @Test func theSchemaIsPrinted() throws {
        struct Schema: Decodable {
            var required: [String]
        }
        let result = try Galley.run(["schema"])
        #expect(result.status == 0 && result.errors.isEmpty)
        #expect(try JSONDecoder().decode(Schema.self, from: result.output).required == ["galley", "sections"])
    }

    @Test(arguments: [
        "", "render", "frames", "verify", "accept", "diff", "gallery", "report", "report merge", "docs", "preview", "list devices", "list glyphs", "schema",
    ])
    func examplesFitATerminal(verb: String) throws {
        let help = try galley.run(["help"] + verb.split(separator: " ").map(String.init)).outputText
        // A long line continues on the next one, without its indent.
        let lines = help.split(separator: "\n", omittingEmptySubsequences: false).prefix { $0 != "USAGE:" }
        for (line, next) in zip(lines, lines.dropFirst()) where line.hasPrefix("  galley ") {
            #expect(line.count <= 79 && (next.isEmpty || next.hasPrefix("  ")), "\(line)")
        }
    }

    /// Values of options in each shell. A list for fish is divided at spaces, so that devices are asked for.
    @Test(arguments: ["bash", "zsh", "fish"])
    func valuesOfOptionsAreCompleted(shell: String) throws {
        let script = try Galley.run(["--generate-completion-script", shell]).outputText
        let separator = ["bash": "'$'\\n''", "zsh": "' '", "fish": " "][shell] ?? ""
        for values in [["svg", "png", "pdf"], ["screen", "blueprint", "exploded", "plain"], ["light", "dark", "auto"]] {
            #expect(script.contains(values.joined(separator: separator)), "\(values)")
        }
        #expect(script.contains("galley list devices | sed \"1d;s/  .*//\""))
        #expect(!script.contains("iPhone SE"))
    }
}
