import CompositionalLayout
import Foundation
import Goldens
import LayoutComparison
import LayoutDiagram
import VectorScene
import TestSupport
import Testing

/// The SVG of every layout document, in every style, equals its golden. `Scripts/record` records an intended change, to be
/// reviewed.
struct GoldenTests {
    @Test(arguments: Fixtures.documents, DiagramStyle.Kind.allCases)
    func theSVGIsTheGoldenOne(fixture: Fixture, style: DiagramStyle.Kind) throws {
        let picture = try Fixtures.picture(try Fixtures.document(fixture.name), style: style)
        try expectGolden(picture, fixture.name, in: Self.folder(style))
    }

    /// The default style's goldens are in the folder above the others'.
    private static func folder(_ style: DiagramStyle.Kind) -> String {
        style == .screen ? "" : style.rawValue
    }

    @Test func theReadmesPictureIsTheGoldenOne() throws {
        try expectGolden(try ReadmeGrid.picture(), "photo-grid", in: "Swift")
    }

    @Test func theScalingCarouselIsTheGoldenOne() throws {
        try expectGolden(try ScalingCarousel.picture(), "scaling-carousel", in: "Swift")
    }

    @Test func theSpecimenSheetIsTheGoldenOne() throws {
        try expectGolden(SpecimenSheet().picture(), "specimen", in: "Lettering")
    }

    /// Texts, a photo, a card, symbols and controls of views.
    @Test func aScreenOfViewsIsTheGoldenOne() throws {
        try expectGolden(try ViewSample.picture(), "small-screen", in: "Views")
    }

    /// Compares a picture with its golden, and writes differences to `Output`.
    private func expectGolden(_ picture: Picture, _ name: String, in folder: String) throws {
        let snapshot = Snapshot(
            .svg(nil), frames: FramesRecord(viewport: nil, contentSize: nil, elements: []), picture: picture)
        let file = GoldenFile("\(name).svg", in: Fixtures.folder.appendingPathComponent("Pictures/\(folder)"))
        let artifacts = Artifacts(of: "\(name).svg", in: Fixtures.output.appendingPathComponent(folder))
        let environment = ProcessInfo.processInfo.environment
        // These are pictures alone.
        let result = try GoldenCheck(RecordingMode.asked(by: environment) ?? .never, allowsEmpty: true).run(snapshot, against: file)
        guard result.verdict != .same else { return artifacts.remove(snapshot.format) }
        let files = try artifacts.write(snapshot, result).map(\.file.path).joined(separator: "\n")
        switch result.verdict {
        case .same: break
        case .missing: Issue.record("\(name) has no golden")
        case .different(let difference): Issue.record("\(name): \(difference.words.joined(separator: "\n"))\n\(files)")
        case .unreadable(let reason): Issue.record("the golden of \(name) cannot be read: \(reason)")
        }
    }

    @Test(arguments: DiagramStyle.Kind.allCases)
    func everyGoldenHasADocument(style: DiagramStyle.Kind) {
        let goldens = Fixtures.files(in: "Pictures/" + Self.folder(style), withSuffix: ".svg").map(\.name)
        #expect(Set(goldens) == Set(Fixtures.documents.map(\.name)))
    }
}
