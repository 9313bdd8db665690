import Foundation
import TestSupport
import Testing

/// `galley diff`: the differences between two files.
struct DiffTests {
    private let galley = Galley()

    init() throws {
        try galley.write(Galley.grid, to: "a/grid.layout.yaml")
        try galley.write(Galley.grid.replacing("height: 30", with: "height: 38"), to: "b/grid.layout.yaml")
        try galley.run("accept", "a", "b", "-f", "frames,svg,png")
    }

    @Test(arguments: ["frames.json", "svg", "png"])
    func aDifferenceSpeaksOfElements(name: String) throws {
        let result = try galley.run("diff", "a/grid.\(name)", "b/grid.\(name)")
        #expect(result.status == 1 && result.outputText.contains("header [0, 0]: height + 8; (0, 0)"), "\(result.outputText)")
        let same = try galley.run("diff", "a/grid.\(name)", "a/grid.\(name)")
        #expect(same.status == 0 && same.outputText == "the same\n")
    }

    @Test func aDifferenceIsDrawn() throws {
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "-o", "d.png").status == 1)
        #expect(try galley.read("d.png").starts(with: [0x89, 0x50]))
        #expect(try galley.run("diff", "a/grid.svg", "b/grid.svg", "-o", "d.svg").status == 1)
        #expect(try galley.text("d.svg").contains("What differs"))
        #expect(try galley.run("diff", "a/grid.svg", "b/grid.svg", "-o", "d.png").status == 64)
    }

    @Test func programsGetNumbers() throws {
        struct Report: Decodable {
            var same: Bool
            var changedElements: Int
            var differingPixels: Int
            var regions: [[Int]]
        }
        let output = try galley.run("diff", "a/grid.png", "b/grid.png", "--format", "json").output
        let report = try JSONDecoder().decode(Report.self, from: output)
        #expect(!report.same && report.changedElements == 6 && report.differingPixels > 0 && !report.regions.isEmpty)
    }

    @Test(arguments: ["frames.json", "svg", "png"])
    func newElementsAreCountedApartFromThoseThatAreGone(name: String) throws {
        struct Report: Decodable, Equatable {
            var changedElements: Int
            var newElements: Int
            var goneElements: Int
        }
        try galley.write(Galley.grid.replacing("items: 5", with: "items: 6"), to: "b/grid.layout.yaml")
        try galley.run("accept", "b")
        func report(_ before: String, _ after: String) throws -> Report {
            let result = try galley.run("diff", "\(before)/grid.\(name)", "\(after)/grid.\(name)", "--format", "json")
            return try JSONDecoder().decode(Report.self, from: result.output)
        }
        #expect(try report("a", "b") == Report(changedElements: 0, newElements: 1, goneElements: 0))
        #expect(try report("b", "a") == Report(changedElements: 0, newElements: 0, goneElements: 1))
    }

    @Test func aToleranceIsTheUsersToGive() throws {
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "--tolerance", "255").status == 0)
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "--perceptual").status == 1)
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "--tolerance", "0").status == 1)
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "--tolerance", "256").status == 64)
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "--tolerance", "300").status == 64)
        #expect(try galley.run("diff", "a/grid.png", "b/grid.png", "--tolerance", "3", "--perceptual").status == 64)
        #expect(try galley.run("diff", "a/grid.svg", "b/grid.svg", "--tolerance", "3").errorText.contains("are for PNGs"))
    }

    @Test func whatCannotBeComparedIsRefused() throws {
        try galley.write("hello", to: "x.txt")
        #expect(try galley.run("diff", "a/grid.png", "missing.png").status == 66)
        #expect(try galley.run("diff", "a/grid.png", "x.txt").status == 65)
        #expect(try galley.run("diff", "a/grid.png", "a/grid.svg").status == 64)
        try galley.read("a/grid.png").prefix(100).write(to: galley.folder.appendingPathComponent("cut.png"))
        let cut = try galley.run("diff", "a/grid.png", "cut.png")
        #expect(cut.status == 65 && cut.errorText.contains("cut.png: error:"))
    }

    /// In either of the files.
    @Test func aLostDescriptionIsADifference() throws {
        let table = try galley.text("a/grid.frames.json")
        for lost in [table.replacing("group: width", with: "group: wdth"), table.replacing(/\ *"layout": \[[^\]]*\],\n/, with: "")] {
            #expect(lost != table)
            try galley.write(lost, to: "lost.json")
            for files in [["a/grid.frames.json", "lost.json"], ["lost.json", "a/grid.frames.json"]] {
                let result = try galley.run(["diff"] + files)
                #expect(result.status == 1 && result.outputText == "the description of the layout in lost.json is missing or cannot be read\n", "\(result.outputText)")
            }
        }
    }

    @Test func aTableOfAnUnknownVersionIsCalledSo() throws {
        for version in ["2", "123456789012345678901"] {
            try galley.write("galley frames \(version)\n\nelement path\n", to: "a.txt")
            let result = try galley.run("diff", "a.txt", "a/grid.frames.json")
            let words = "a.txt: error: line 1: version \(version) of the format is unknown; the current version is 1\n"
            #expect(result.status == 65 && result.errorText == words, "\(result.errorText)")
        }
    }
}
