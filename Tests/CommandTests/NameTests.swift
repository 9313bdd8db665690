import Foundation
import TestSupport
import Testing

/// File names follow the same rules in drawing, recording and verifying.
struct NameTests {
    private let galley = Galley()

    init() throws { try galley.write(Galley.grid, to: "grid.layout.yaml") }

    private static let looks: [[String]] = [
        [], ["--appearance", "auto"], ["--appearance", "light"], ["--appearance", "dark"], ["--device", "iPhone 8"],
        ["--size", "120x90.5"], ["--direction", "rtl"], ["--content-size", "accessibilityLarge"],
        ["--device", "iPhone 8", "--direction", "rtl", "--content-size", "extraSmall", "--content-size", "large", "--offset", "10"],
        ["--offset", "12.5"], ["--style", "blueprint"], ["--scale", "2"],
        ["--content", "whole"], ["--section", "0"],
        // Each of these is the beginning of another device's name.
        ["--device", "iPhone 15 Pro Max"], ["--device", "iPhone 15 landscape"],
        ["--device", "iPad mini (A17 Pro)", "--appearance", "light", "--appearance", "dark", "--scale", "1,2", "--style", "plain"],
    ]

    /// The last value of each option that is accepted, at both ends.
    private static let edges: [[String]] = [
        ["--size", "100000x1", "--style", "plain"], ["--size", "1x100000", "--style", "plain"], ["--size", "0.01x0.01", "--style", "plain"],
        ["--offset", "1e12"], ["--offset=-1e12"], ["--scale", "3"],
        ["--content-size", "extraSmall"], ["--content-size", "accessibilityExtraExtraExtraLarge"],
        ["--crop", "section:0", "--crop-margin", "0"], ["--crop", "phone", "--crop-margin", "1000"], ["--crop", "element:0-3"],
        ["--width", "50"], ["--width", "10000", "--style", "plain"], ["--section", "0"],
    ]

    /// The first value of each option that is refused.
    private static let refused: [[String]] = [
        ["--size", "100000.01x1"], ["--size", "1x100001"], ["--size", "0x1"], ["--size=-1x1"], ["--size", "1x1x1"], ["--offset", "1.01e12"],
        ["--offset=-1.01e12"], ["--offset", "nan"], ["--offset", "1,x"], ["--size", "300"],
        ["--section", "0", "--content", "whole"], ["--scale", "0"], ["--scale", "4"], ["--scale", "1.5"], ["--content-size", "huge"],
        ["--direction", "auto"], ["--appearance", "dim"], ["--style", "sketch"], ["--crop-margin=-0.01", "--crop", "phone"],
        ["--crop-margin", "1000.01", "--crop", "phone"], ["--crop", "section:1"], ["--crop", "element:0-99"], ["--crop", "page"],
        ["--width", "49.99"], ["--width", "10000.01"], ["--section", "1"], ["--section=-1"], ["--device", "iPhone 99"], ["--content", "some"],
    ]

    @Test(arguments: refused)
    func whatIsBeyondAnOptionsRangeIsRefused(options: [String]) throws {
        for verb in ["render", "accept"] {
            let result = try galley.run([verb, "grid.layout.yaml", "-f", "svg,png"] + options)
            #expect([64, 65].contains(result.status) && result.errorText.contains("rror: "), "\(result.status) \(result.errorText)")
        }
        #expect(galley.files == ["grid.layout.yaml"])
    }

    @Test(arguments: looks.map { ($0, "svg,png") } + edges.map { ($0, $0.first == "--scale" ? "png" : "svg") })
    func sameOptionsGiveTheSameFilesInEveryVerb(options: [String], formats: String) throws {
        #expect(try galley.run(["render", "grid.layout.yaml", "-f", formats, "-o", "drawn/"] + options).status == 0)
        #expect(try galley.run(["accept", "grid.layout.yaml", "-f", formats, "--goldens", "goldens", "--allow-empty"] + options).status == 0)
        let names = galley.files.filter { $0.hasPrefix("drawn/") }.map { String($0.dropFirst(6)) }
        #expect(names == galley.files.filter { $0.hasPrefix("goldens/") }.map { String($0.dropFirst(8)) })
        for name in names { #expect(try galley.read("drawn/\(name)") == galley.read("goldens/\(name)"), "\(name)") }
        let result = try galley.run("verify", "grid.layout.yaml", "--goldens", "drawn", "--allow-empty")
        #expect(result.status == 0 && result.outputText.contains("\(names.count) same"), "\(result.outputText)")
    }

    /// A name without a suffix is the light picture's; `~dark` and `@2x` follow it, as DocC expects.
    @Test func documentationFindsEveryAppearanceAndScale() throws {
        let looks = ["--appearance", "light", "--appearance", "dark", "--scale", "1,2,3"]
        for options in [[], ["--device", "iPhone 15", "--direction", "rtl", "--offset", "12.5", "--style", "blueprint"]] {
            try galley.run(["render", "grid.layout.yaml", "-f", "png", "-o", "out\(options.count)/"] + looks + options)
            let names = galley.files.filter { $0.hasPrefix("out\(options.count)/") }
            let base = try #require(names.map { $0.replacing(/(~dark)?(@[23]x)?\.png$/, with: "") }.first)
            let expected = ["", "~dark"].flatMap { appearance in ["", "@2x", "@3x"].map { "\(base)\(appearance)\($0).png" } }
            #expect(names.sorted() == expected.sorted())
        }
    }

    @Test(arguments: [
        (["render", "grid.layout.yaml", "--appearance", "auto", "--appearance", "light"],
         "two pictures would go to grid.svg: grid.layout.yaml (appearance auto) and grid.layout.yaml (appearance light); use {appearance} in -o, or leave one of them out"),
        (["render", "grid.layout.yaml", "--offset", "1.001,1.002"],
         "two pictures would go to grid+1.svg: grid.layout.yaml (offset 1.001) and grid.layout.yaml (offset 1.002); leave one of them out"),
        (["accept", "grid.layout.yaml", "--appearance", "light", "--appearance", "auto"],
         "--appearance light and --appearance auto would both record the golden with the suffix .frames.json"),
        (["render", "grid.layout.yaml", "--style", "{caption: false}", "--style", "{title: false}"], "two pictures would go to grid.svg"),
    ])
    func noTwoLooksShareAFile(arguments: [String], message: String) throws {
        let result = try galley.run(arguments)
        #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
        #expect(galley.files == ["grid.layout.yaml"])
    }

    @Test(arguments: [
        (["--beyond"], "--beyond"), (["--text", "live"], "--text"), (["--id-prefix", "x"], "--id-prefix"), (["--layers"], "--layers"),
        (["--style", "{page: none}"], "the changes in --style"), (["--offset", "1.005"], "the third decimal of a length"),
        (["--beyond", "--text", "live"], "--beyond and --text"),
    ])
    func whatANameDoesNotTellReplacesNoGolden(options: [String], words: String) throws {
        try galley.run("accept", "grid.layout.yaml")
        let result = try galley.run(["render", "grid.layout.yaml"] + options)
        #expect(result.status == 64 && result.errorText.contains(" would not show \(words), so"), "\(result.errorText)")
        #expect(try galley.run("verify", "grid.layout.yaml").outputText == "2 goldens: 2 same\n")
        // Other folders contain no goldens, and standard input's picture goes to standard output.
        #expect(try galley.run(["render", "grid.layout.yaml", "-o", "out/"] + options).status == 0)
        #expect(try galley.run(["render", "-"] + options, input: Galley.grid).status == 0)
    }

    /// `grid-plain.svg` belongs to the document `grid-plain`, not to `grid` in the style plain.
    @Test func noPictureIsCalledAsThatOfAnotherDocument() throws {
        try galley.writeNamesakes()
        let result = try galley.run("render", "Layouts/grid.layout.yaml", "--style", "plain")
        let message = "Layouts/grid-plain.svg is the name of a picture of Layouts/grid-plain.layout.yaml"
        #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
        #expect(galley.files.allSatisfy { $0.hasSuffix(".yaml") })
        #expect(try galley.run("render", "Layouts/grid.layout.yaml", "--style", "plain", "-o", "out/").status == 0)
        #expect(try galley.run("render", "Layouts").status == 0)
    }

    /// The name of a golden does not contain whether it is light or automatic; the golden itself does.
    @Test func aLightGoldenStaysLightUntilAnotherAppearanceIsAskedFor() throws {
        func isAutomatic() throws -> Bool { try galley.text("grid.svg").contains("prefers-color-scheme") }
        try galley.run("accept", "grid.layout.yaml", "-f", "svg,png", "--appearance", "light")
        #expect(try !isAutomatic() && galley.run("verify", "grid.layout.yaml").outputText == "2 goldens: 2 same\n")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "grid.layout.yaml")
        let changed = try galley.run("verify", "grid.layout.yaml").outputText
        #expect(changed.contains("2 different") && !changed.contains("golden is of"), "\(changed)")
        try galley.run("accept", "grid.layout.yaml", "-f", "svg,png")
        #expect(try !isAutomatic() && galley.run("verify", "grid.layout.yaml").status == 0)
        #expect(try galley.run("accept", "grid.layout.yaml", "-f", "svg,png", "--appearance", "auto").errorText.contains("written grid.svg"))
        #expect(try isAutomatic() && galley.run("verify", "grid.layout.yaml").outputText == "2 goldens: 2 same\n")
    }

    /// Names with `~light`, and with the appearance before other fields.
    @Test func namesOfEarlierVersionsAreStillRead() throws {
        let looks = ["--device", "iPhone 8", "--direction", "rtl", "-f", "svg"]
        try galley.run(["accept", "grid.layout.yaml", "--appearance", "light", "-f", "frames,svg"])
        try galley.run(["accept", "grid.layout.yaml", "--appearance", "dark"] + looks)
        let names = [("grid.svg", "grid~light.svg"), ("grid.iPhone-8.rtl~dark.svg", "grid.iPhone-8~dark.rtl.svg")]
        for (new, old) in names {
            try FileManager.default.moveItem(
                at: galley.folder.appendingPathComponent(new), to: galley.folder.appendingPathComponent(old))
        }
        #expect(try galley.run("verify", "grid.layout.yaml").outputText == "3 goldens: 3 same\n")
    }

    /// A different device, direction or offset explains all other differences, so it comes first.
    @Test(arguments: [
        ("viewport: iPhone 8", "viewport: iPhone 15", "the golden is of iPhone 8, this is of iPhone 15"),
        ("viewport: iPhone 8", "viewport: {device: iPhone 8, layoutDirection: rightToLeft}",
         "the golden is of left to right, this is of right to left"),
        ("viewport: {width: 200, height: 150}", "viewport: {width: 220, height: 150}",
         "the golden is of 200 × 150"),
        ("viewport: iPhone 8", "viewport: {device: iPhone 8, contentSize: accessibilityLarge}",
         "the golden is of the default content size, this is of the content size accessibilityLarge"),
        ("viewport: iPhone 8", "viewport: {device: iPhone 15, layoutDirection: rightToLeft}",
         "the golden is of iPhone 8 · left to right, this is of iPhone 15 · right to left"),
    ])
    func whatAGoldenWasMadeForIsComparedFirst(before: String, after: String, words: String) throws {
        let own = "viewport: {width: 200, height: 150, scale: 2}"
        try galley.write(Galley.grid.replacing(own, with: before), to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "frames,svg,png")
        #expect(try galley.run("verify", "grid.layout.yaml").status == 0)
        try galley.write(Galley.grid.replacing(own, with: after), to: "grid.layout.yaml")
        let result = try galley.run("verify", "grid.layout.yaml")
        let told = result.outputText.split(separator: "different ").map { $0.split(separator: "\n") }
        #expect(!told.isEmpty && told.allSatisfy { $0.count > 1 && $0[1].hasPrefix("  " + words) }, "\(result.outputText)")
        for kind in ["frames.json", "png", "svg"] { #expect(result.outputText.contains("grid.\(kind)")) }
    }

    /// A golden for another device differs even if all frames are equal.
    @Test func equalFramesOfAnotherDeviceDiffer() throws {
        let own = "viewport: {width: 200, height: 150, scale: 2}"
        try galley.write(Galley.grid.replacing(own, with: "viewport: iPhone 8"), to: "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml", "-f", "frames")
        try galley.write(Galley.grid.replacing(own, with: "viewport: iPhone SE (2nd generation)"), to: "grid.layout.yaml")
        let words = "different grid.frames.json\n  the golden is of iPhone 8, this is of iPhone SE (2nd generation)\n1 golden"
        let output = try galley.run("verify", "grid.layout.yaml").outputText
        #expect(output.hasPrefix(words), "\(output)")
    }

    @Test func picturesOfRenderCarryTheirFrames() throws {
        try galley.run("render", "grid.layout.yaml", "-o", "a.png")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml", "-o", "b.png")
        let result = try galley.run("diff", "a.png", "b.png")
        #expect(result.status == 1 && result.outputText.contains("5 cells after it moved down 8 pt"), "\(result.outputText)")
    }

    /// The width of a PNG is in its header.
    @Test(arguments: ["render", "accept"])
    func theScaleIsTheOneThatHelpNames(verb: String) throws {
        let help = try galley.run(verb, "--help").outputText.replacing(/\s+/, with: " ")
        let scale = try #require(help.firstMatch(of: /--scale <scale> [^(]*\(default: ([123])\)/)).1
        try galley.run(verb, "grid.layout.yaml", "-f", "png")
        try galley.run(verb, "grid.layout.yaml", "-f", "svg")
        let pixels = try galley.read("grid.png").dropFirst(16).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        let points = try #require(try galley.text("grid.svg").firstMatch(of: /\ width="([0-9]+)"/)).1
        #expect(pixels == Int(points)! * Int(scale)!)
    }
}
