import Foundation
import TestSupport
import Testing

/// Links and full disks as destinations of pictures.
struct LinkAndDiskTests {
    private let galley = Galley()

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(
            atPath: galley.folder.appendingPathComponent(name).path, withDestinationPath: target)
    }

    /// One target is a neighbour of the folder whose path begins with the folder's.
    @Test(arguments: [["render", "Layouts"], ["render", "Layouts", "-o", "Layouts"], ["render", "Layouts", "-o", "Layouts/{name}.svg"]], [
        "victim", "Layouts-old.svg",
    ])
    func aLinkOutOfTheFolderIsFollowedOnlyWhenAllowed(arguments: [String], victim: String) throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try galley.write("kept", to: victim)
        try link("Layouts/grid.svg", to: "../\(victim)")
        let refused = try galley.run(arguments)
        #expect(refused.status == 73 && refused.errorText.hasPrefix("error: Layouts/grid.svg is a symbolic link out of its folder, to /"))
        #expect(try galley.text(victim) == "kept")
        #expect(try galley.run(arguments + ["--follow-links"]).status == 0)
        #expect(try galley.text(victim).hasPrefix("<svg"))
    }

    @Test func aLinkWithinTheFolderIsFollowed() throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try galley.write("", to: "Layouts/other.svg")
        try link("Layouts/grid.svg", to: "other.svg")
        #expect(try galley.run("render", "Layouts").status == 0)
        #expect(try galley.text("Layouts/other.svg").hasPrefix("<svg"))
    }

    @Test(arguments: ["index.html", "grid-plain~dark.svg"])
    func aGalleryFollowsNoLinkOutOfItsFolder(name: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.write("kept", to: "victim")
        try FileManager.default.createDirectory(at: galley.folder.appendingPathComponent("out"), withIntermediateDirectories: true)
        try link("out/\(name)", to: "../victim")
        #expect(try galley.run("gallery", "grid.layout.yaml", "-o", "out").status == 73)
        #expect(try galley.text("victim") == "kept")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")), arguments: [
        "--version", "--help", "help render", "list devices", "list glyphs", "frames grid.layout.yaml", "verify grid.layout.yaml",
        "diff grid.layout.svg other.svg",
    ])
    func outputThatIsNotWrittenIsAnError(command: String) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml", "-o", "grid.layout.svg")
        try galley.run("render", "grid.layout.yaml", "-o", "other.svg", "--style", "plain")
        let shell = try #require(Tool.named("sh"))
        let result = try shell.run(["-c", "'\(Galley.tool.path)' \(command) > /dev/full"], in: galley.folder)
        #expect(result.status == 74, "\(result.status) \(result.errorText)")
        #expect(result.errorText == "error: cannot write to standard output: No space left on device\n")
    }

    /// Limits files to one block, as on a full disk.
    @Test(arguments: [
        "render grid.layout.yaml", "render grid.layout.yaml -f png --scale 3", "render grid.layout.yaml -f pdf", "accept grid.layout.yaml",
        "gallery grid.layout.yaml -o gallery", "verify grid.layout.yaml --report report.html", "diff a.svg b.svg -o d.svg",
        "list glyphs -o glyphs.svg", "render grid.layout.yaml --sheet",
    ])
    func everyVerbEndsWithOneStatusWhereTheDiskIsFull(command: String) throws {
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 60"), to: "grid.layout.yaml")
        for (name, items) in [("a", "items: 90"), ("b", "items: 91")] {
            try galley.write(Galley.grid.replacing("items: 5", with: items), to: "\(name).layout.yaml")
            try galley.run("render", "\(name).layout.yaml", "--content", "whole", "-o", "\(name).svg")
        }
        let before = galley.files
        let shell = try #require(Tool.named("sh"))
        let line = "ulimit -f 1; exec '\(Galley.tool.path)' \(command)"
        let result = try Signal(number: SIGXFSZ).atItsDefault { try shell.run(["-c", line], in: galley.folder) }
        #expect(result.status == 74, "\(result.status) \(result.errorText)")
        #expect(result.errorText.contains("File too large"), "\(result.errorText)")
        #expect(galley.files == before, "nothing half-written")
    }

    @Test func aLinkToItselfIsCalledSo() throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try link("Layouts/grid.svg", to: "grid.svg")
        for options in [[], ["--follow-links"]] {
            let result = try galley.run(["render", "Layouts"] + options)
            #expect(result.status == 73)
            #expect(result.errorText.contains("Layouts/grid.svg: it is a symbolic link that leads back to itself"), "\(result.errorText)")
        }
    }

    @Test func theDocumentThatWouldBeOverwrittenIsNamed() throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        try link("Layouts/grid.svg", to: "grid.layout.yaml")
        let result = try galley.run("render", "Layouts")
        #expect(result.status == 64)
        #expect(result.errorText.hasSuffix(
            "would overwrite the document Layouts/grid.layout.yaml, to which Layouts/grid.svg leads\n"), "\(result.errorText)")
    }

    /// Opening a pipe blocks until its other end is opened.
    @Test(arguments: [("grid.svg", []), ("grid.svg", ["--follow-links"]), ("other.layout.yaml", [])] as [(String, [String])])
    func aPipeInAFolderIsNoFile(name: String, options: [String]) throws {
        try galley.write(Galley.grid, to: "Layouts/grid.layout.yaml")
        #expect(mkfifo(galley.folder.appendingPathComponent("Layouts/\(name)").path, 0o600) == 0)
        let timeout = try #require(Tool.named("timeout"))
        let result = try timeout.run(["60", Galley.tool.path, "render", "Layouts"] + options, in: galley.folder)
        #expect(result.status == (name == "grid.svg" ? 73 : 66), "\(result.errorText)")
        #expect(result.errorText.contains("Layouts/\(name)") && result.errorText.contains("not a regular file"), "\(result.errorText)")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self/status")), arguments: [
        ["render", "pipe.layout.yaml"], ["render", "pipe.swift"], ["render", "grid.layout.yaml", "--font", "pipe.ttf", "-o", "-"],
        ["render", "/proc/self/status"], ["render", "/dev/null"], ["diff", "pipe.svg", "grid.layout.yaml"], ["docs", "pipe.md"],
    ])
    func whatIsNoRegularFileIsNotRead(arguments: [String]) throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        for ending in ["layout.yaml", "swift", "ttf", "svg", "md"] {
            #expect(mkfifo(galley.folder.appendingPathComponent("pipe.\(ending)").path, 0o600) == 0)
        }
        let timeout = try #require(Tool.named("timeout"))
        let result = try timeout.run(["60", Galley.tool.path] + arguments, in: galley.folder)
        #expect(result.status == 66 && result.errorText.contains("it is not a regular file"), "\(result.errorText)")
    }

    @Test(.enabled(if: FileManager.default.fileExists(atPath: "/proc/self"))) func aGoldenThatCannotBeCreatedIsNamedOnce() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run("accept", "grid.layout.yaml", "--goldens", "/proc/self", "-f", "svg")
        #expect(result.status == 73, "\(result.errorText)")
        #expect(result.errorText.components(separatedBy: "grid.svg").count == 2, "\(result.errorText)")
        #expect(result.errorText.hasPrefix("/proc/self/grid.svg: error: cannot create it: "), "\(result.errorText)")
    }
}
