import Foundation
import TestSupport
import Testing

/// Goldens that nothing uses, and pictures that are none.
struct ObsoleteGoldensTests {
    private let galley = Galley()

    /// Pictures by `render` beside a document do not indicate which goldens were chosen.
    @Test func aDocumentWithAPictureAloneGetsTheUsualGoldens() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        try galley.run("render", "grid.layout.yaml")
        try galley.run("accept", "grid.layout.yaml")
        #expect(galley.files == ["grid.frames.json", "grid.layout.yaml", "grid.svg"])
        // Frames alone are a choice, as are goldens requested by options.
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("grid.svg"))
        try galley.run("accept", "grid.layout.yaml")
        #expect(galley.files == ["grid.frames.json", "grid.layout.yaml"])
        try galley.write(Galley.grid, to: "other.layout.yaml")
        try galley.run("accept", "other.layout.yaml", "-f", "png")
        #expect(galley.files.filter { $0.hasPrefix("other.") } == ["other.layout.yaml", "other.png"])
    }

    /// Pictures without a table of frames beside them come from `render`; sheets belong to no document.
    @Test func picturesOfRenderAreNoObsoleteGoldens() throws {
        try galley.writeNamesakes()
        try galley.write(Galley.grid, to: "Layouts/gone.layout.yaml")
        try galley.run("accept", "Layouts/gone.layout.yaml", "-f", "frames,svg,png", "--device", "iPhone 15")
        try galley.run("render", "Layouts/gone.layout.yaml", "--sheet", "--offset", "0,40")
        try FileManager.default.removeItem(at: galley.folder.appendingPathComponent("Layouts/gone.layout.yaml"))
        try galley.run("render", "Layouts", "--sheet", "-f", "svg,png")
        try galley.run("render", "Layouts/grid.layout.yaml", "--sheet", "--offset", "0,40")
        try galley.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: "Layouts/logo.svg")
        for name in ["old.svg", "old~dark.png"] { try galley.run("render", "Layouts/grid.layout.yaml", "-o", "Layouts/\(name)") }
        try galley.write("galley: 1\ndocuments: [Layouts]\n", to: "galley.yaml")
        let result = try galley.run("verify").outputText
        for name in ["frames.json", "svg", "png"] { #expect(result.contains("obsolete Layouts/gone.iPhone-15.\(name)\n"), "\(result)") }
        #expect(result.contains("3 obsolete"), "\(result)")
        let before = galley.files
        try galley.run("accept", "--prune")
        #expect(galley.files == before.filter { !$0.hasPrefix("Layouts/gone.iPhone") })
    }

    /// Without a project nothing says which goldens of documents must exist.
    @Test func goldensOfDocumentsAreObsoleteOnlyInAProject() throws {
        try galley.writeNamesakes()
        try galley.run("accept", "Layouts")
        for verb in [["verify", "--obsolete"], ["accept", "--prune"]] {
            for path in ["Layouts", "Layouts/grid.layout.yaml"] {
                let result = try galley.run(verb + [path])
                #expect(result.status == 66 && result.errorText.contains("galley.yaml"), "\(result.errorText)")
            }
            #expect(try galley.run(verb + ["nowhere"]).status == 66)
            #expect(try galley.run(verb).status == 64)
            let result = try galley.run(verb + ["--goldens", "Layouts"])
            #expect(result.status == 66 && result.errorText.contains("goldens of tests"), "\(result.errorText)")
        }
        #expect(galley.files.count == 6)
    }
}
