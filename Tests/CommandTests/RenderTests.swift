import Foundation
import TestSupport
import Testing

struct RenderTests {
    @Test func aPictureIsWrittenBesideItsDocumentAndSaidSo() throws {
        try Galley.inNewFolder { galley in
            try galley.write(Galley.grid, to: "docs/grid.layout.yaml")
            let result = try galley.run("render", "docs/grid.layout.yaml")
            #expect(result.status == 0 && result.output.isEmpty)
            #expect(result.errorText == "written docs/grid.svg\n")
            #expect(galley.files == ["docs/grid.layout.yaml", "docs/grid.svg"])
        }
    }

    @Test func aFileThatWouldNotChangeIsNotTouched() throws {
        try Galley.inFolderOfGrid { galley in
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
    }

    @Test(arguments: [false, true])
    func anExplodedDiagramIsNotScrolled(onASheet: Bool) throws {
        try Galley.inFolderOfGrid { galley in
            try galley.write("style: exploded\n" + Galley.grid, to: "exploded.layout.yaml")
            let sheet = onASheet ? ["--sheet"] : []
            for arguments in [["grid.layout.yaml", "--style", "screen", "--style", "exploded"], ["exploded.layout.yaml"]] {
                let result = try galley.run(["render"] + arguments + ["--offset", "0,40"] + sheet)
                #expect(result.status == 64 && result.errorText.contains("--offset has no effect in the style exploded"))
            }
            #expect(galley.files == ["exploded.layout.yaml", "grid.layout.yaml"])
            #expect(try galley.run(["render", "exploded.layout.yaml", "--style", "screen", "--offset", "40"] + sheet).status == 0)
        }
    }

    @Test func standardStreamsWorkBothWays() throws {
        try Galley.inNewFolder { galley in
            let svg = try galley.run("render", "-", input: Galley.grid)
            #expect(svg.status == 0 && svg.outputText.hasPrefix("<svg id=") && svg.errors.isEmpty)
            let png = try galley.run("render", "-", "-o", "-", "-f", "png", input: Galley.grid)
            #expect(png.status == 0 && [UInt8](png.output.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
            #expect(galley.files == [])
        }
    }

    @Test func outputIsAFileAFolderOrAPattern() throws {
        try Galley.inFolderOfGrid { galley in
            try galley.run("render", "grid.layout.yaml", "-o", "picture.png")
            try galley.run("render", "grid.layout.yaml", "-o", "new/folder/")
            try galley.run("render", "grid.layout.yaml", "-o", "new", "-f", "png")
            try galley.run("render", "grid.layout.yaml", "-o", "out/{name}-{device}-{appearance}-{scale}.png", "--device", "iPhone 15", "--scale", "3")
            #expect(galley.files == [
                "grid.layout.yaml", "new/folder/grid.svg", "new/grid.png", "out/grid-iPhone-15-auto-3.png", "picture.png",
            ])
        }
    }

    @Test func aRedirectionThatGetsNothingIsTold() throws {
        try Galley.inFolderOfGrid { galley in
            let shell = try #require(Tool.named("sh"))
            func run(_ words: String) throws -> String {
                try shell.run(["-c", "'\(Galley.tool.path)' render grid.layout.yaml \(words)"], in: galley.folder).errorText
            }
            #expect(try run("> out.svg") == """
                out.svg: note: it stays empty, as pictures are written to files of their own; -o - writes to standard output
                written grid.svg

                """)
            #expect(try run("-o - > out.svg") == "" && galley.text("out.svg") == galley.text("grid.svg"))
        }
    }

    @Test func everyCombinationHasAFileOfItsOwn() throws {
        try Galley.inNewFolder { galley in
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
    }

    @Test func appearanceIsTheDocumentsUnlessAskedFor() throws {
        try Galley.inNewFolder { galley in
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
    }

    @Test func oneWrongDocumentDoesNotKeepTheOthersFromBeingDrawn() throws {
        try Galley.inNewFolder { galley in
            try galley.write(Galley.grid, to: "a.layout.yaml")
            try galley.write("galley: 1\n", to: "b.layout.yaml")
            try galley.write(Galley.grid, to: "c.layout.yaml")
            let result = try galley.run("render", ".", "-o", "out")
            #expect(result.status == 65)
            #expect(result.errorText.contains("./b.layout.yaml:1:1: error: a layout document needs \"sections\""))
            #expect(galley.files.filter { $0.hasPrefix("out") } == ["out/a.svg", "out/c.svg"])
        }
    }

    @Test func missingCharactersAreWarnedOfOnce() throws {
        try Galley.inNewFolder { galley in
            let result = try galley.run("render", "-", input: Galley.grid.replacing("title: Grid", with: "title: 日本日本"))
            #expect(result.status == 0)
            #expect(result.errorText.split(separator: "\n").count == 2)
            #expect(result.errorText.contains("<stdin>:2: warning: the font has no \"日\" (U+65E5); it is drawn as a box\n"))
        }
    }

    @Test func marksThatTheFontLacksAreWarnedOf() throws {
        try Galley.inNewFolder { galley in
            let input = Galley.grid.replacing("title: Grid", with: "title: \u{5E9}\u{5B8} \u{E9} e\u{301}")
            let warnings = try galley.run("render", "-", input: input).errorText.split(separator: "\n").filter { $0.contains("warning:") }
            #expect(warnings.count == 1 && warnings[0].hasSuffix("(U+05B8); letters are drawn without this mark"))
        }
    }

    /// In a run with several documents, formats and looks.
    @Test func manyMissingCharactersAreCounted() throws {
        try Galley.inNewFolder { galley in
            let title = "title: " + String(String.UnicodeScalarView((0x4E00..<0x4E0A).compactMap(Unicode.Scalar.init)))
            for name in ["a", "b"] { try galley.write(Galley.grid.replacing("title: Grid", with: title), to: "\(name).layout.yaml") }
            for verb in [["render", ".", "-f", "svg,png", "-o", "out"], ["gallery", ".", "-o", "page"]] {
                let warnings = try galley.run(verb).errorText.split(separator: "\n").filter { $0.contains("warning:") }
                #expect(warnings.count == 9 && warnings.dropLast().allSatisfy { $0.hasPrefix("./a.layout.yaml:2: warning: the font has no ") })
                #expect(warnings.last == "warning: the font lacks 2 more characters")
            }
        }
    }

    // MARK: Failures

    @Test(arguments: [
        (["render", "nowhere.layout.yaml"], 66, "nowhere.layout.yaml: error: no such file or folder"),
        (["render", "empty"], 66, "empty: error: no layout documents in this folder"),
        (["render", "empty.layout.yaml"], 65, "empty.layout.yaml: error: the document is empty"),
        (["render", "binary.layout.yaml"], 65, "binary.layout.yaml:1:10: error: the character U+0000 is not allowed here"),
        (["render", "/dev/zero"], 66, "/dev/zero: error: cannot read the file: it is not a regular file"),
        (["render", "wrong.layout.yaml"], 65, "wrong.layout.yaml:2:19: error: width must be a number"),
        (["render", "dust.layout.yaml"], 65, "the visible screen holds more elements than can be drawn, 20,000"),
        (["render", "long.layout.yaml", "--content", "whole"], 65, "1,000,000,000 elements; at most 20,000 are drawn whole"),
        (["render", "wide.layout.yaml", "-f", "png", "--content", "whole"], 65, "wide.layout.yaml: error: the picture would have"),
        (["render"], 64, "Missing expected argument"),
        (["render", "grid.layout.yaml", "--device", "iPhnoe 15"], 64, "did you mean \"iPhone 15\"?"),
        (["render", "grid.layout.yaml", "-f", "gif"], 64, "svg"),
        (["render", "grid.layout.yaml", "--scale", "4"], 64, "scale"),
        (["render", "grid.layout.yaml", "-o", "-", "-f", "svg,png"], 64, "standard output (-o -) takes one picture, not 2"),
        (["render", "grid.layout.yaml", "other/grid.layout.yaml", "-o", "out"], 64, "two pictures would go to out/grid.svg: grid.layout.yaml and other/grid.layout.yaml; use another folder for one of them"),
        (["render", "other", "-o", "out/all.svg"], 64, "out/all.svg: other/a.layout.yaml and other/grid.layout.yaml; use {name} in -o"),
        (["render", "grid.layout.yaml", "-o", "x.png", "--scale", "1,2"], 64, "x.png: grid.layout.yaml (scale 1) and grid.layout.yaml (scale 2); use {scale}"),
        (["render", "grid.layout.yaml", "-o", "x.png", "--appearance", "light", "--appearance", "dark"], 64, "use {appearance}"),
        (["render", "grid.layout.yaml", "-o", "x.png", "--device", "iPhone 15", "--device", "iPhone 8"], 64, "use {device}"),
        (["render", "grid.layout.yaml", "-o", "{name}.svg", "-f", "svg,png", "--scale", "1,2"], 64, "two pictures would go to grid.png"),
        (["render", "other/../grid.layout.yaml", "other", "-o", "{name}"], 64, "two pictures would go to grid.svg"),
        (["render", "plain", "-o", "plain"], 64, "the picture of plain would overwrite the document plain"),
        (["render", "grid.layout.yaml", "-o", "x.svg", "-f", "png"], 64, "-o x.svg is not png, which -f asks for"),
        (["render", "grid.layout.yaml", "-o", "x.svg", "-f", "svg,png"], 64, "-o x.svg is not png, which -f asks for"),
        (["render", "grid.layout.yaml", "-o", "x.jpg"], 64, "cannot write a picture as .jpg: -o x.jpg must end in .svg or .png"),
        (["render", "grid.layout.yaml", "-o", "{name}.gif"], 64, "cannot write a picture as .gif"),
        (["render", "plain", "-o", "grid.layout.yaml"], 64, "cannot write a picture as .yaml"),
        (["render", "grid.layout.yaml", "-o", "{nme}.svg"], 64, "unknown field {nme} in -o; did you mean {name}?"),
        (["render", "grid.layout.yaml", "-o", "{whatever}/x.svg"], 64, "there are {name}, {device}, {size}, {appearance}"),
        (["render", "-", "-f", "svg,png"], 64, "standard output (-o -) takes one picture, not 2"),
        (["render", "wide.layout.yaml", "-f", "svg,png", "--content", "whole"], 65, "the picture would have"),
        (["render", "far.layout.yaml", "--content", "whole"], 65, "the fraction of width is 10000000; the limit is 10000"),
        (["render", "grid.layout.yaml", "-o", "grid.layout.yaml/x/y.svg"], 73, "cannot make the folder grid.layout.yaml/x: Not a directory"),
        (["render", "-", "-"], 64, "standard input (-) can be read only once"),
        (["render", "grid.layout.yaml", "-o", "grid.layout.yaml/x.svg"], 73, "cannot make the folder grid.layout.yaml: there is a file of that name"),
        (["render", "grid.layout.yaml", "-o", "/proc/x.svg"], 73, "cannot create /proc/x.svg"),
        (["frames", "empty"], 66, "no layout documents"),
        (["frames", "long.layout.yaml"], 65, "at most 100000 are printed; --visible prints those on the screen"),
        (["frames", "grid.layout.yaml", "--format", "xml"], 64, "table"),
        (["list", "devices", "Nokia"], 66, "no device's name contains \"Nokia\""),
        (["rendre", "grid.layout.yaml"], 64, "unexpected argument"),
    ] as [([String], Int32, String)])
    func everyMistakeIsOneClearMessageAndTheRightStatus(arguments: [String], status: Int32, message: String) throws {
        try Galley.inNewFolder { galley in
            func rows(_ items: String, _ width: String, _ height: String) -> String {
                "galley: 1\nsections:\n  - items: \(items)\n    group: {horizontal: [{item: {width: \(width), height: fractionalHeight(1)}}], width: \(width), height: \(height)}\n"
            }
            try galley.write(Galley.grid, to: "grid.layout.yaml")
            try galley.write("", to: "empty.layout.yaml")
            try galley.write("galley: 1\u{0}\u{1}", to: "binary.layout.yaml")
            try galley.write("galley: 1\nviewport: {width: [1], height: 3}\nsections: []\n", to: "wrong.layout.yaml")
            try galley.write(rows("1000000000", "fractionalWidth(1)", "40"), to: "long.layout.yaml")
            try galley.write(rows("3", "90000", "40"), to: "wide.layout.yaml")
            let dust = "{horizontal: [{item: {width: 1, height: 1}}], width: fractionalWidth(1), height: 1}"
            try galley.write("galley: 1\nsections: [{items: 1000000000, group: \(dust)}]\n", to: "dust.layout.yaml")
            try FileManager.default.createDirectory(at: galley.folder.appendingPathComponent("empty"), withIntermediateDirectories: true)
            for name in ["plain", "other/grid.layout.yaml", "other/a.layout.yaml"] { try galley.write(Galley.grid, to: name) }
            try galley.write(rows("1", "fractionalWidth(1e7)", "40"), to: "far.layout.yaml")
            let before = galley.files
            let result = try Galley.run(arguments, in: galley.folder)
            #expect(result.status == status, "\(result.errorText)")
            #expect(result.errorText.contains(message), "\(result.errorText)")
            #expect(result.output.isEmpty)
            // No partial file remains.
            #expect(galley.files == before)
        }
    }

    @Test(arguments: ["svg", "png"])
    func aDiskWithoutRoomIsAnErrorAndLosesNothing(format: String) throws {
        try Galley.inFolderOfGrid { galley in
            try galley.write("an older picture", to: "grid.\(format)")
            let shell = try #require(Tool.named("sh"))
            // Limits files of this shell to one block.
            let command = "ulimit -f 1; exec '\(Galley.tool.path)' render grid.layout.yaml -f \(format)"
            let result = try Signal(number: SIGXFSZ).atItsDefault { try shell.run(["-c", command], in: galley.folder) }
            #expect(result.status == 74)
            #expect(result.errorText == "error: cannot write grid.\(format): File too large\n")
            let kept = try galley.read("grid.\(format)")
            #expect(kept == Data("an older picture".utf8))
            #expect(galley.files == ["grid.layout.yaml", "grid.\(format)"])
        }
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: [
        ("-o - > /dev/full", "error: cannot write to standard output: No space left on device\n"),
        ("-o /dev/full", "error: cannot write /dev/full: No space left on device\n"),
    ])
    func aFullDeviceIsAnError(output: String, message: String) throws {
        try Galley.inFolderOfGrid { galley in
            let shell = try #require(Tool.named("sh"))
            let result = try shell.run(["-c", "'\(Galley.tool.path)' render grid.layout.yaml \(output)"], in: galley.folder)
            #expect(result.status == 74 && result.errorText == message)
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM, SIGHUP, SIGPIPE])
    func anInterruptedRenderLeavesNothingBehind(number: Int32) throws {
        try Galley.inNewFolder { galley in
            // Long enough to be interrupted in the middle of its file.
            try galley.write(Galley.grid.replacing("items: 5", with: "items: 1200"), to: "grid.layout.yaml")
            let process = Galley.tool.process(
                ["render", "grid.layout.yaml", "-o", "grid.png", "--scale", "3", "--content", "whole"], in: galley.folder)
            process.standardError = FileHandle.nullDevice
            try Signal(number: number).atItsDefault { try process.run() }
            while process.isRunning, !galley.files.contains(where: { $0.hasSuffix(".unfinished") }) { usleep(1000) }
            kill(process.processIdentifier, number)
            process.waitUntilExit()
            #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == number)
            #expect(galley.files == ["grid.layout.yaml"])
        }
    }

    // MARK: Destinations

    @Test func whatIsAskedForTwiceIsDrawnOnce() throws {
        try Galley.inFolderOfGrid { galley in
            let result = try galley.run(
                "render", "grid.layout.yaml", "./grid.layout.yaml", ".", "-f", "svg,svg", "-f", "svg", "--device", "iPhone 15",
                "--device", "iPhone 15", "--appearance", "dark", "--appearance", "dark")
            #expect(result.status == 0 && result.errorText == "written grid.iPhone-15~dark.svg\n")
        }
    }

    @Test func aDocumentFromStandardInputHasAPlainName() throws {
        try Galley.inNewFolder { galley in
            let untitled = Galley.grid.replacing("title: Grid\n", with: "")
            #expect(try galley.run("render", "-", "-o", "out/", input: untitled).errorText == "written out/layout.svg\n")
            let drawn = try galley.read("out/layout.svg")
            #expect(String(decoding: drawn, as: UTF8.self).contains(">layout</title>"))
        }
    }

    @Test func pathsOfOneCharacterAreFine() throws {
        try Galley.inNewFolder { galley in
            try galley.write(Galley.grid, to: "d")
            for _ in 0..<2 { #expect(try galley.run("render", "d", "-o", "o/").status == 0) }
            #expect(try galley.run("render", "d").status == 0)
            #expect(galley.files == ["d", "d.svg", "o/d.svg"])
        }
    }

    @Test func aLinkStaysOneAndADeviceIsWrittenAsItIs() throws {
        try Galley.inFolderOfGrid { galley in
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
    }

    // MARK: The same bytes everywhere

    @Test func localeTimeZoneAndRunChangeNothing() throws {
        try Galley.inNewFolder { galley in
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
    }

    @Test func noFileTellsWhereItWasMade() throws {
        try Galley.inNewFolder { galley in
            try galley.write(Galley.grid, to: "secret-place/grid.layout.yaml")
            try galley.run("render", "secret-place", "-f", "svg,png")
            for name in ["secret-place/grid.svg", "secret-place/grid.png"] {
                let bytes = try galley.read(name)
                #expect(bytes.range(of: Data("secret-place".utf8)) == nil && bytes.range(of: Data(galley.folder.lastPathComponent.utf8)) == nil)
            }
        }
    }

    @Test func idsBeginWithTheGivenPrefix() throws {
        try Galley.inFolderOfGrid { galley throws in
            #expect(try galley.run("render", "grid.layout.yaml", "--id-prefix", "left-1", "-o", "a.svg").status == 0)
            #expect(try galley.text("a.svg").hasPrefix("<svg id=\"left-1\""))
            #expect(try galley.run("render", "grid.layout.yaml", "-f", "svg,png", "--id-prefix", "x", "-o", "out/").status == 0)
        }
    }

    @Test(arguments: [
        (["--id-prefix", "1a"], "--id-prefix is a letter, then letters, digits, - and _, 64 at most; not \"1a\""),
        (["--id-prefix", "a", "-f", "png"], "--id-prefix is for SVG"),
        (["--id-prefix", "a", "--direction", "ltr", "--direction", "rtl"], "--id-prefix is for one SVG, not 2"),
    ])
    func anIDPrefixIsForOneSVG(options: [String], message: String) throws {
        try Galley.inFolderOfGrid { galley throws in
            let result = try galley.run(["render", "grid.layout.yaml"] + options)
            #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
            #expect(galley.files == ["grid.layout.yaml"])
        }
    }

    /// The picture was requested; its frames are optional.
    @Test func aPNGOfMoreElementsThanItCanCarryIsDrawnWithout() throws {
        try Galley.inNewFolder { galley throws in
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

    @Test(arguments: ["render", "accept", "frames", "gallery"])
    func documentsWithTheSameMistakeAreToldTogether(verb: String) throws {
        try Galley.inNewFolder { galley throws in
            for number in 100..<140 {
                let lead = String(repeating: "# A comment.\n", count: number % 3)
                try galley.write(lead + Galley.grid.replacing("items: 5", with: "items: fife"), to: "Layouts/\(number).layout.yaml")
            }
            try galley.write(Galley.grid, to: "Layouts/right.layout.yaml")
            let result = try galley.run([verb, "Layouts"] + (verb == "gallery" ? ["-o", "out"] : []))
            let words = "\n (the same in Layouts/101.layout.yaml, Layouts/102.layout.yaml, Layouts/103.layout.yaml and 36 more)\n"
            #expect(result.status == 65 && result.errorText.contains(words), "\(result.errorText)")
            #expect(result.errorText.components(separatedBy: "unknown name").count == 2)
        }
    }

    @Test func mistakesBeyondTheFirstHundredAreCounted() throws {
        try Galley.inNewFolder { galley throws in
            for number in 100..<203 {
                try galley.write(Galley.grid.replacing("items: 5", with: "items: fife\(number)"), to: "Layouts/\(number).layout.yaml")
            }
            let result = try galley.run("render", "Layouts")
            #expect(result.status == 65 && result.errorText.hasSuffix("error: and 3 more documents with errors\n"))
            #expect(result.errorText.components(separatedBy: "unknown name").count == 101)
        }
    }

    @Test func anEmptyOutputIsRefused() throws {
        try Galley.inFolderOfGrid { galley throws in
            for verb in ["render", "gallery"] {
                let result = try galley.run(verb, "grid.layout.yaml", "-o", "")
                #expect(result.status == 64 && result.errorText.hasPrefix("error: -o is empty"), "\(result.errorText)")
            }
            #expect(galley.files == ["grid.layout.yaml"])
        }
    }
}
