import Foundation
import LayoutDiagram
import SVGWriter
import TestSupport
import Testing

/// The SVG of every layout document is what it was. A change that is meant is recorded, after looking at it, with
///
///     swift run galley render Fixtures/Layouts -o Fixtures/Pictures/
struct GoldenTests {
    @Test(arguments: Fixtures.documents)
    func theSVGIsTheGoldenOne(fixture: Fixture) throws {
        let svg = Data(try Fixtures.picture(try Fixtures.document(fixture.name)).svg())
        try expectGolden(svg, "\(fixture.name).svg")
    }

    @Test func theReadmesPictureIsTheGoldenOne() throws {
        try expectGolden(Data(try ReadmeGrid.picture().svg()), "Swift/photo-grid.svg")
    }

    /// Recorded with `--style blueprint -o Fixtures/Pictures/blueprint/`.
    @Test(arguments: ["carousel", "horizontal-shelves", "mosaic-with-header", "photo-library"])
    func theBlueprintIsTheGoldenOne(name: String) throws {
        let picture = try Fixtures.picture(try Fixtures.document(name), style: .blueprint)
        try expectGolden(Data(picture.svg()), "blueprint/\(name).svg")
    }

    @Test func theScalingCarouselIsTheGoldenOne() throws {
        try expectGolden(Data(try ScalingCarousel.picture().svg()), "Swift/scaling-carousel.svg")
    }

    /// Recorded with `swift run galley list glyphs -o Fixtures/Pictures/Lettering/specimen.svg`.
    @Test func theSpecimenSheetIsTheGoldenOne() throws {
        try expectGolden(Data(SpecimenSheet().picture().svg()), "Lettering/specimen.svg")
    }

    /// With `--style exploded` and `-o Fixtures/Pictures/exploded/`: groups in a group, sections of a kind with badges on their
    /// items, sections of different kinds, and a row that scrolls sideways.
    @Test(arguments: ["mosaic", "photo-library", "layout-header-and-footer", "carousel"])
    func theExplodedSVGIsTheGoldenOne(name: String) throws {
        let svg = try Fixtures.picture(try Fixtures.document(name), style: .exploded).svg()
        try expectGolden(Data(svg), "exploded/\(name).svg")
    }

    private func expectGolden(_ svg: Data, _ name: String) throws {
        let golden = Fixtures.folder.appendingPathComponent("Pictures/\(name)")
        let actual = Fixtures.output.appendingPathComponent(
            name.replacingOccurrences(of: "/", with: "-").replacingOccurrences(of: ".svg", with: ".actual.svg"))
        if (try? Data(contentsOf: golden)) == svg {
            // What an earlier failure left is out of date.
            try? FileManager.default.removeItem(at: actual)
            return
        }
        try svg.write(to: actual)
        Issue.record("\(name) differs from its golden; what came out is in Output/\(actual.lastPathComponent)")
    }

    @Test func everyGoldenHasADocument() {
        let goldens = Fixtures.files(in: "Pictures", withSuffix: ".svg").map(\.name)
        #expect(Set(goldens) == Set(Fixtures.documents.map(\.name)))
    }
}
