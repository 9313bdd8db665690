import Foundation
import TestSupport
import Testing

/// Messages about texts that cannot be measured exactly.
struct TextCommandTests {
    private let galley = Galley()

    init() throws { try galley.write(Self.chips, to: "chips.layout.yaml") }

    /// Items as wide as their texts, and one of a given size.
    private static let chips = """
        galley: 1
        viewport: {width: 320, height: 200, scale: 2}
        sections:
          - items: [{text: Wide text}, {text: Text}, {title: Title, fitting: {width: 50, height: 30}}]
            group:
              horizontal: [{item: {width: estimated(50), height: estimated(30)}}]
              width: fractionalWidth(1)
              height: estimated(30)

        """
    /// Only heights, which are exact.
    private static let rows = chips.replacing("width: estimated(50)", with: "width: fractionalWidth(1)")
    private static let words = "the width of \"Wide text\" is estimated, and a size is taken from it (and 1 more like it)"

    @Test(arguments: [
        ["render", "-f", "svg,png", "--device", "iPhone 15", "--device", "iPhone SE (3rd generation)"], ["frames"], ["verify"],
        ["accept"], ["gallery", "-o", "all.html"],
    ])
    func anEstimateIsSaidOnceInARun(arguments: [String]) throws {
        if arguments[0] == "verify" { try galley.run("accept", "chips.layout.yaml") }
        let result = try galley.run([arguments[0], "chips.layout.yaml"] + arguments.dropFirst())
        let notes = result.errorText.split(separator: "\n").filter { $0.contains("note:") }
        #expect(notes == ["chips.layout.yaml: note: \(Self.words)"], "\(result.errorText)")
        #expect(result.status == 0)
    }

    @Test(arguments: ["render", "frames", "accept"]) func strictRefusesAnEstimate(verb: String) throws {
        let result = try galley.run(verb, "chips.layout.yaml", "--strict")
        #expect(result.status == 65 && result.output.isEmpty)
        #expect(result.errorText == "chips.layout.yaml: error: \(Self.words)\n")
        #expect(galley.files == ["chips.layout.yaml"], "nothing is written")
        try galley.write(Self.rows, to: "chips.layout.yaml")
        #expect(try galley.run(verb, "chips.layout.yaml", "--strict").status == 0)
    }

    @Test func strictFailsTheGoldensOfAnEstimate() throws {
        #expect(try galley.run("accept", "chips.layout.yaml").status == 0)
        #expect(try galley.run("verify", "chips.layout.yaml").status == 0)
        let result = try galley.run("verify", "chips.layout.yaml", "--strict")
        #expect(result.status == 65 && (result.outputText + result.errorText).contains(Self.words))
    }

    @Test func framesMarkWhatIsEstimated() throws {
        let lines = try galley.run("frames", "chips.layout.yaml", "--format", "json").outputText.split(separator: "\n")
        let cells = lines.filter { $0.contains("\"cell\"") }
        #expect(cells.map { $0.contains(", \"isEstimated\": true}") } == [true, true, false])
        let table = try galley.run("frames", "chips.layout.yaml").outputText
        #expect(table.split(separator: "\n").filter { $0.hasPrefix("cell (estimated)  ") }.count == 2)
        // The golden contains only frames.
        try galley.run("accept", "chips.layout.yaml", "-f", "frames")
        #expect(try !galley.text("chips.frames.json").contains("isEstimated"))
    }

    @Test func framesMarkLinesThatMayEndElsewhere() throws {
        let text = "Words that come near the end"
        func frames(_ width: String) throws -> Tool.Result {
            let rows = Self.rows.replacing("fractionalWidth(1)", with: width).replacing("Wide text", with: text)
            return try galley.run("frames", "-", "--format", "json", input: rows)
        }
        let own = try galley.run("frames", "-", input: Self.chips.replacing("Wide text", with: text)).outputText
        let width = try #require(own.split(separator: "\n")[1].split(separator: " ").dropFirst(5).first.flatMap { Double($0) }, "\(own)")
        let near = try frames("\(width * 1.01)")
        #expect(near.outputText.components(separatedBy: "\"isUncertain\": true").count == 2, "\(near.outputText)")
        #expect(near.errorText.contains("<stdin>: note: \"\(text)\" may break into other lines"))
        let far = try frames("\(width * 1.03)")
        #expect(!far.outputText.contains("isUncertain") && far.errorText.isEmpty)
    }

    /// The widths of a font's file are exact, and serve the texts that name it.
    @Test(.enabled(if: NotoFonts.areInstalled)) func aGivenFontMeasuresTheTextsThatNameIt() throws {
        let font = NotoFonts.path("NotoSans-Regular.ttf")
        let named = "{text: Wide text, font: {name: NotoSans-Regular, size: 17}}"
        try galley.write(Self.chips.replacing("{text: Wide text}", with: named), to: "chips.layout.yaml")
        let lacking = try galley.run("frames", "chips.layout.yaml")
        #expect(lacking.status == 65 && lacking.errorText.contains("unknown font \"NotoSans-Regular\""))
        for verb in ["frames", "render"] {
            #expect(try galley.run(verb, "chips.layout.yaml", "--font", font).status == 0)
        }
        let lines = try galley.run("frames", "chips.layout.yaml", "--font", font, "--format", "json").outputText.split(separator: "\n")
        let cells = lines.filter { $0.contains("\"cell\"") }
        #expect(cells.map { $0.contains("isEstimated") } == [false, true, false])
    }

    // MARK: Sizes that nothing decides

    /// Two rows whose heights nothing decides.
    private static let undecided = rows.replacing("[{text: Wide text}, {text: Text}, ", with: "[One, Two, ")
    private static let undecidedWords = "cell [0, 0]: nothing decides its height, and the estimate 30 is kept (and 1 more like it)"

    @Test func aSizeThatNothingDecidesIsSaidAndMarked() throws {
        try galley.write(Self.undecided, to: "chips.layout.yaml")
        let frames = try galley.run("frames", "chips.layout.yaml")
        #expect(frames.errorText == "chips.layout.yaml: note: \(Self.undecidedWords)\n")
        #expect(frames.outputText.split(separator: "\n").filter { $0.hasPrefix("cell (undecided)  ") }.count == 2)
        let lines = try galley.run("frames", "chips.layout.yaml", "--format", "json").outputText.split(separator: "\n")
        #expect(lines.filter { $0.contains("\"cell\"") }.map { $0.contains(", \"isUndecided\": true}") } == [true, true, false])
        try galley.run("accept", "chips.layout.yaml", "-f", "frames")
        #expect(try !galley.text("chips.frames.json").contains("isUndecided"))
        let strict = try galley.run("render", "chips.layout.yaml", "--strict")
        #expect(strict.status == 65 && strict.errorText == "chips.layout.yaml: error: \(Self.undecidedWords)\n")
    }

    @Test func thePreviewSaysOfAnElementWhatIsNotCertain() throws {
        let preview = try RunningPreview(galley, "chips.layout.yaml")
        let query = preview.path + "element?layout=chips&element=cell&path="
        #expect(try preview.answer(query + "0-0").contains(#""doubts": ["estimated by the width of a text"]"#))
        #expect(try preview.answer(query + "0-2").contains(#""doubts": []"#))
    }

    // MARK: Swift files

    @Test func whatCodeMeasuresIsSaidAndMarkedAsWell() throws {
        let run = EntryFile("MeasuredTexts.swift", isApp: false)
        let frames = try run("frames", "--format", "json", "--only", "ChipsController")
        let words = "the width of \"Wide text\" is estimated, and a size is taken from it"
        #expect(frames.errorText == "MeasuredTexts.swift:12: ChipsController: note: \(words)\n")
        #expect(frames.outputText.components(separatedBy: "\"isEstimated\": true").count == 3, "\(frames.outputText)")
        let strict = try run("render", "--strict", "--only", "ChipsController")
        #expect(strict.status == 65 && strict.errorText == "MeasuredTexts.swift:12: ChipsController: error: \(words)\n")
    }
}
