import Foundation
import LayoutDiagram
import SVGWriter
import TestSupport
import Testing

/// The SVG of every layout document, in every style, is what it was. `Scripts/record` records a change that is meant, after
/// looking at it.
struct GoldenTests {
    @Test(arguments: Fixtures.documents, DiagramStyle.Kind.allCases)
    func theSVGIsTheGoldenOne(fixture: Fixture, style: DiagramStyle.Kind) throws {
        let svg = Data(try Fixtures.picture(try Fixtures.document(fixture.name), style: style).svg())
        try expectGolden(svg, Self.folder(style) + "\(fixture.name).svg")
    }

    /// The usual style's goldens lie above the others'.
    private static func folder(_ style: DiagramStyle.Kind) -> String {
        style == .screen ? "" : style.rawValue + "/"
    }

    @Test func theReadmesPictureIsTheGoldenOne() throws {
        try expectGolden(Data(try ReadmeGrid.picture().svg()), "Swift/photo-grid.svg")
    }

    @Test func theScalingCarouselIsTheGoldenOne() throws {
        try expectGolden(Data(try ScalingCarousel.picture().svg()), "Swift/scaling-carousel.svg")
    }

    @Test func theSpecimenSheetIsTheGoldenOne() throws {
        try expectGolden(Data(SpecimenSheet().picture().svg()), "Lettering/specimen.svg")
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

    @Test(arguments: DiagramStyle.Kind.allCases)
    func everyGoldenHasADocument(style: DiagramStyle.Kind) {
        let goldens = Fixtures.files(in: "Pictures/" + Self.folder(style), withSuffix: ".svg").map(\.name)
        #expect(Set(goldens) == Set(Fixtures.documents.map(\.name)))
    }
}
