import Foundation
import TestSupport
import Testing

struct RenderTests {
    private let galley = Galley()

    @Test func aPictureIsWrittenBesideItsDocumentAndSaidSo() throws {
        try galley.write(Galley.grid, to: "docs/grid.layout.yaml")
        let result = try galley.run("render", "docs/grid.layout.yaml")
        #expect(result.status == 0 && result.output.isEmpty)
        #expect(result.errorText == "written docs/grid.svg\n")
        #expect(galley.files == ["docs/grid.layout.yaml", "docs/grid.svg"])
    }

    @Test func aFileThatWouldNotChangeIsNotTouched() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml", "-f", "svg,png")
        let old = Date(timeIntervalSince1970: 1_000_000)
        for name in ["grid.svg", "grid.png"] {
            try FileManager.default.setAttributes([.modificationDate: old], ofItemAtPath: galley.folder.appendingPathComponent(name).path)
        }
        let result = try galley.run("render", "grid.layout.yaml", "-f", "svg,png")
        #expect(result.errorText == "unchanged grid.svg\nunchanged grid.png\n")
        for name in ["grid.svg", "grid.png"] {
            let date = try FileManager.default.attributesOfItem(atPath: galley.folder.appendingPathComponent(name).path)[.modificationDate] as? Date
            #expect(date == old)
        }
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 4"), to: "grid.layout.yaml")
        #expect(try galley.run("render", "grid.layout.yaml").errorText == "written grid.svg\n")
    }

    @Test(arguments: [false, true])
    func anExplodedDiagramIsNotScrolled(onASheet: Bool) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("style: exploded\n" + Galley.grid, to: "exploded.layout.yaml")
        let sheet = onASheet ? ["--sheet"] : []
        for arguments in [["grid.layout.yaml", "--style", "screen", "--style", "exploded"], ["exploded.layout.yaml"]] {
            let result = try galley.run(["render"] + arguments + ["--offset", "0,40"] + sheet)
            #expect(result.status == 64 && result.errorText.contains("--offset has no effect in the style exploded"))
        }
        #expect(galley.files == ["exploded.layout.yaml", "grid.layout.yaml"])
        #expect(try galley.run(["render", "exploded.layout.yaml", "--style", "screen", "--offset", "40"] + sheet).status == 0)
    }

    @Test func standardStreamsWorkBothWays() throws {
        let svg = try galley.run("render", "-", input: Galley.grid)
        #expect(svg.status == 0 && svg.outputText.hasPrefix("<svg id=") && svg.errors.isEmpty)
        let png = try galley.run("render", "-", "-o", "-", "-f", "png", input: Galley.grid)
        #expect(png.status == 0 && [UInt8](png.output.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
        #expect(galley.files == [])
    }

    @Test func outputIsAFileAFolderOrAPattern() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml", "-o", "picture.png")
        try galley.run("render", "grid.layout.yaml", "-o", "new/folder/")
        try galley.run("render", "grid.layout.yaml", "-o", "new", "-f", "png")
        try galley.run("render", "grid.layout.yaml", "-o", "out/{name}-{device}-{appearance}-{scale}.png", "--device", "iPhone 15", "--scale", "3")
        #expect(galley.files == [
            "grid.layout.yaml", "new/folder/grid.svg", "new/grid.png", "out/grid-iPhone-15-auto-3.png", "picture.png",
        ])
    }

    @Test func aRedirectionThatGetsNothingIsTold() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let shell = try #require(Tool.named("sh"))
        func run(_ words: String) throws -> String {
            try shell.run(["-c", "'\(Galley.tool.path)' render grid.layout.yaml \(words)"], in: galley.folder).errorText
        }
        #expect(try run("> out.svg") == """
            out.svg: note: it stays empty, as each picture gets its own file; -o - writes to standard output
            written grid.svg

            """)
        #expect(try run("-o - > out.svg") == "" && galley.text("out.svg") == galley.text("grid.svg"))
    }

    @Test func everyCombinationHasAFileOfItsOwn() throws {
        try galley.write(Galley.grid, to: "a.layout.yaml")
        try galley.write(Galley.grid, to: "b.layout.json.layout.yaml")
        let result = try galley.run(
            "render", ".", "-o", "out", "-f", "svg,png", "--scale", "1,2", "--appearance", "light", "--appearance", "dark",
            "--device", "iPhone 15", "--device", "iPad Air 11-inch")
        #expect(result.status == 0)
        let stems = ["a", "b.layout.json"]
        let expected = stems.flatMap { stem in
            ["iPad-Air-11-inch-M4", "iPhone-15"].flatMap { device in
                ["~dark", ""].flatMap { appearance in
                    [".png", ".svg", "@2x.png"].map { "out/\(stem).\(device)\(appearance)\($0)" }
                }
            }
        }
        #expect(galley.files.filter { $0.hasPrefix("out/") } == expected.sorted())
    }

    @Test func appearanceIsTheDocumentsUnlessAskedFor() throws {
        let dark = Galley.grid.replacing("scale: 2}", with: "scale: 2, userInterfaceStyle: dark}")
        func svg(_ document: String, _ options: String...) throws -> String {
            try Galley.run(["render", "-"] + options, input: Data(document.utf8)).outputText
        }
        let automatic = try svg(Galley.grid)
        #expect(automatic.contains("prefers-color-scheme: dark") && automatic.contains(">200 × 150: 1 section"))
        let drawn = try svg(dark)
        #expect(drawn.contains("fill=\"#0E1116\"") && !drawn.contains("prefers-color-scheme"))
        #expect(drawn.contains(">200 × 150 · dark: 1 section"))
        #expect(try svg(dark, "--appearance", "light").contains("fill=\"#F3F5F9\""))
        #expect(galley.files == [])
    }

    @Test func oneWrongDocumentDoesNotKeepTheOthersFromBeingDrawn() throws {
        try galley.write(Galley.grid, to: "a.layout.yaml")
        try galley.write("galley: 1\n", to: "b.layout.yaml")
        try galley.write(Galley.grid, to: "c.layout.yaml")
        let result = try galley.run("render", ".", "-o", "out")
        #expect(result.status == 65)
        #expect(result.errorText.contains("./b.layout.yaml:1:1: error: a layout document needs \"sections\""))
        #expect(galley.files.filter { $0.hasPrefix("out") } == ["out/a.svg", "out/c.svg"])
    }

    @Test func missingCharactersAreWarnedOfOnce() throws {
        let result = try galley.run("render", "-", input: Galley.grid.replacing("title: Grid", with: "title: 日本日本"))
        #expect(result.status == 0)
        #expect(result.errorText.split(separator: "\n").count == 2)
        #expect(result.errorText.contains("<stdin>:2: warning: the font has no \"日\" (U+65E5); it is drawn as a box\n"))
    }

    @Test func marksThatTheFontLacksAreWarnedOf() throws {
        let input = Galley.grid.replacing("title: Grid", with: "title: \u{5E9}\u{5B8} \u{E9} e\u{301}")
        let warnings = try galley.run("render", "-", input: input).errorText.split(separator: "\n").filter { $0.contains("warning:") }
        #expect(warnings.count == 1 && warnings[0].hasSuffix("(U+05B8); letters are drawn without this mark"))
    }

    /// In a run with several documents, formats and looks.
    @Test func manyMissingCharactersAreCounted() throws {
        let title = "title: " + String(String.UnicodeScalarView((0x4E00..<0x4E0A).compactMap(Unicode.Scalar.init)))
        for name in ["a", "b"] { try galley.write(Galley.grid.replacing("title: Grid", with: title), to: "\(name).layout.yaml") }
        for verb in [["render", ".", "-f", "svg,png", "-o", "out"], ["gallery", ".", "-o", "page"]] {
            let warnings = try galley.run(verb).errorText.split(separator: "\n").filter { $0.contains("warning:") }
            #expect(warnings.count == 9 && warnings.dropLast().allSatisfy { $0.hasPrefix("./a.layout.yaml:2: warning: the font has no ") })
            #expect(warnings.last == "warning: the font lacks 2 more characters")
        }
    }

    // MARK: Destinations

    @Test func whatIsAskedForTwiceIsDrawnOnce() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run(
            "render", "grid.layout.yaml", "./grid.layout.yaml", ".", "-f", "svg,svg", "-f", "svg", "--device", "iPhone 15",
            "--device", "iPhone 15", "--appearance", "dark", "--appearance", "dark")
        #expect(result.status == 0 && result.errorText == "written grid.iPhone-15~dark.svg\n")
    }

    @Test func aDocumentFromStandardInputHasAPlainName() throws {
        let untitled = Galley.grid.replacing("title: Grid\n", with: "")
        #expect(try galley.run("render", "-", "-o", "out/", input: untitled).errorText == "written out/layout.svg\n")
        let drawn = try galley.read("out/layout.svg")
        #expect(String(decoding: drawn, as: UTF8.self).contains(">layout</title>"))
    }

    @Test func pathsOfOneCharacterAreFine() throws {
        try galley.write(Galley.grid, to: "d")
        for _ in 0..<2 { #expect(try galley.run("render", "d", "-o", "o/").status == 0) }
        #expect(try galley.run("render", "d").status == 0)
        #expect(galley.files == ["d", "d.svg", "o/d.svg"])
    }

    @Test func aLinkStaysOneAndADeviceIsWrittenAsItIs() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("", to: "folder/picture.svg")
        let link = galley.folder.appendingPathComponent("link.svg").path
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "folder/picture.svg")
        #expect(try galley.run("render", "grid.layout.yaml", "-o", "link.svg").errorText == "written link.svg\n")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "folder/picture.svg")
        let drawn = try galley.read("folder/picture.svg")
        #expect(drawn.prefix(4) == Data("<svg".utf8))
        #expect(try galley.run("render", "grid.layout.yaml", "-o", "/dev/null").errorText == "written /dev/null\n")
        let device = try FileManager.default.attributesOfItem(atPath: "/dev/null")[.type] as? FileAttributeType
        #expect(device == .typeCharacterSpecial)
    }

    // MARK: The same bytes everywhere

    @Test func localeTimeZoneAndRunChangeNothing() throws {
        let layouts = Fixtures.folder.appendingPathComponent("Layouts").path
        // Numbers and names occur in every SVG; pixels come from the same pictures.
        let painted = ["photo-library", "mosaic", "settings-list"].map { "\(layouts)/\($0).layout.yaml" }
        let environments: [[String: String]] = [
            [:], [:], ["LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8"], ["TZ": "Pacific/Chatham", "LC_ALL": "C"],
            ["SWIFT_DETERMINISTIC_HASHING": "1", "HOME": "/nonexistent"],
        ]
        for (index, environment) in environments.enumerated() {
            try galley.run("render", layouts, "-o", "run\(index)/", environment: environment)
            try galley.run(["render"] + painted + ["-o", "run\(index)/", "-f", "png", "--scale", "1"], environment: environment)
            let frames = try galley.run("frames", layouts + "/photo-library.layout.yaml", "--format", "json", environment: environment)
            try frames.output.write(to: galley.folder.appendingPathComponent("run\(index)/frames.json"))
        }
        let names = galley.files.filter { $0.hasPrefix("run0/") }.map { $0.dropFirst(5) }
        #expect(names.count == Fixtures.documents.count + painted.count + 1)
        for name in names {
            let first = try galley.read("run0/\(name)")
            for index in environments.indices {
                let other = try galley.read("run\(index)/\(name)")
                #expect(other == first, "\(name) in run \(index)")
            }
        }
    }

    @Test func noFileTellsWhereItWasMade() throws {
        try galley.write(Galley.grid, to: "secret-place/grid.layout.yaml")
        try galley.run("render", "secret-place", "-f", "svg,png")
        for name in ["secret-place/grid.svg", "secret-place/grid.png"] {
            let bytes = try galley.read(name)
            #expect(bytes.range(of: Data("secret-place".utf8)) == nil && bytes.range(of: Data(galley.folder.lastPathComponent.utf8)) == nil)
        }
    }

    @Test func idsBeginWithTheGivenPrefix() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        #expect(try galley.run("render", "grid.layout.yaml", "--id-prefix", "left-1", "-o", "a.svg").status == 0)
        #expect(try galley.text("a.svg").hasPrefix("<svg id=\"left-1\""))
        #expect(try galley.run("render", "grid.layout.yaml", "-f", "svg,png", "--id-prefix", "x", "-o", "out/").status == 0)
    }

    /// The picture was requested; its frames are optional.
    @Test func aPNGOfMoreElementsThanItCanCarryIsDrawnWithout() throws {
        let flat = "{vertical: [{item: {width: 0, height: 0}}], count: 1, width: 1, height: 0}"
        try galley.write("galley: 1\nsections: [{items: 300000, group: \(flat)}]\n", to: "flat.layout.yaml")
        let result = try galley.run("render", "flat.layout.yaml", "-f", "png", "--style", "blueprint", "-o", "a.png")
        #expect(result.status == 0, "\(result.errorText)")
        #expect(result.errorText.contains(
            "flat.layout.yaml: note: the layout has 300000 elements; a PNG carries the frames of at most 100000, so this one carries none"),
            "\(result.errorText)")
        #expect(try galley.read("a.png").starts(with: [0x89, 0x50]))
    }
}
