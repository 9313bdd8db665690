import Foundation
import TestSupport
import Testing

/// Calls of `render` and others that fail: each mistake is one message, and no file is lost.
struct RenderFailureTests {
    private let galley = Galley()

    @Test(arguments: [
        (["render", "nowhere.layout.yaml"], 66, "nowhere.layout.yaml: error: no such file or folder"),
        (["render", "empty"], 66, "empty: error: no layout documents in this folder"),
        (["render", "empty.layout.yaml"], 65, "empty.layout.yaml: error: the document is empty"),
        (["render", "binary.layout.yaml"], 65, "binary.layout.yaml:1:10: error: the character U+0000 is not allowed here"),
        (["render", "/dev/zero"], 66, "/dev/zero: error: cannot read the file: it is not a regular file"),
        (["render", "wrong.layout.yaml"], 65, "wrong.layout.yaml:2:19: error: width must be a number"),
        (["render", "dust.layout.yaml"], 65, "the visible screen holds more than 20,000 elements, the most that can be drawn"),
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
        (["render", "grid.layout.yaml", "-o", "x.svg", "-f", "png"], 64, "-o x.svg contradicts -f png; leave one of them out"),
        (["render", "grid.layout.yaml", "-o", "x.svg", "-f", "svg,png"], 64, "-o x.svg contradicts -f png; leave one of them out"),
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

    @Test(arguments: ["svg", "png"])
    func aDiskWithoutRoomIsAnErrorAndLosesNothing(format: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
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

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: [
        ("-o - > /dev/full", "error: cannot write to standard output: No space left on device\n"),
        ("-o /dev/full", "error: cannot write /dev/full: No space left on device\n"),
    ])
    func aFullDeviceIsAnError(output: String, message: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let shell = try #require(Tool.named("sh"))
        let result = try shell.run(["-c", "'\(Galley.tool.path)' render grid.layout.yaml \(output)"], in: galley.folder)
        #expect(result.status == 74 && result.errorText == message)
    }

    @Test(.timeLimit(.minutes(2)), arguments: [SIGINT, SIGTERM, SIGHUP, SIGPIPE])
    func anInterruptedRenderLeavesNothingBehind(number: Int32) throws {
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

    @Test(arguments: [
        (["--id-prefix", "1a"], "--id-prefix is a letter, then letters, digits, - and _, 64 at most; not \"1a\""),
        (["--id-prefix", "a", "-f", "png"], "--id-prefix is for SVG"),
        (["--id-prefix", "a", "--direction", "ltr", "--direction", "rtl"], "--id-prefix is for one SVG, not 2"),
    ])
    func anIDPrefixIsForOneSVG(options: [String], message: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run(["render", "grid.layout.yaml"] + options)
        #expect(result.status == 64 && result.errorText.contains(message), "\(result.errorText)")
        #expect(galley.files == ["grid.layout.yaml"])
    }

    @Test(arguments: ["render", "accept", "frames", "gallery"])
    func documentsWithTheSameMistakeAreToldTogether(verb: String) throws {
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

    @Test func mistakesBeyondTheFirstHundredAreCounted() throws {
        for number in 100..<203 {
            try galley.write(Galley.grid.replacing("items: 5", with: "items: fife\(number)"), to: "Layouts/\(number).layout.yaml")
        }
        let result = try galley.run("render", "Layouts")
        #expect(result.status == 65 && result.errorText.hasSuffix("error: and 3 more documents with errors\n"))
        #expect(result.errorText.components(separatedBy: "unknown name").count == 101)
    }

    @Test func anEmptyOutputIsRefused() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        for verb in ["render", "gallery"] {
            let result = try galley.run(verb, "grid.layout.yaml", "-o", "")
            #expect(result.status == 64 && result.errorText.hasPrefix("error: -o is empty"), "\(result.errorText)")
        }
        #expect(galley.files == ["grid.layout.yaml"])
    }
}
