import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// A layout that runs right to left is the mirror image of the one that runs left to right (B-H2).
struct MirrorTests {
    private static let suffix = "-right-to-left"
    private static let twins = Fixtures.documents.filter { $0.name.hasSuffix(suffix) }

    @Test(arguments: Fixtures.documents)
    func framesAreMirrored(fixture: Fixture) throws {
        let document = try Fixtures.document(fixture.name)
        for (width, height, scale) in [(375, 812, 3), (1024, 1366, 2)] as [(CGFloat, CGFloat, CGFloat)] {
            let viewport = LayoutViewport(width: width, height: height, scale: scale)
            let original = try document.build(in: viewport).solve()
            let mirrored = try document.build(in: viewport.rightToLeft).solve()
            try expect(mirrored, isTheMirrorImageOf: original, "\(width) × \(height)")
        }
    }

    /// Compares a document with the one of the same name without the suffix, each on its own screen.
    @Test(arguments: twins)
    func aTwinIsTheMirrorImageOfItsOriginal(fixture: Fixture) throws {
        let built = try Fixtures.document(fixture.name).build()
        let original = try Fixtures.document(String(fixture.name.dropLast(Self.suffix.count))).build()
        #expect(built.viewport == original.viewport.rightToLeft)
        try expect(built.solve(), isTheMirrorImageOf: original.solve(), fixture.name)
    }

    /// Scrolled from the start by the same distance, both show the same elements, each at the mirrored place of the screen.
    @Test(arguments: Fixtures.documents)
    func scrolledLayoutsAreMirrored(fixture: Fixture) throws {
        let document = try Fixtures.document(fixture.name)
        let viewport = LayoutViewport(width: 376, height: 700, scale: 2)
        let (original, mirrored) = (try document.build(in: viewport), try document.build(in: viewport.rightToLeft))
        for distance in [0, 70, 333] as [CGFloat] {
            let (original, mirrored) = (try original.solve(scrolledBy: distance), try mirrored.solve(scrolledBy: distance))
            func shown(_ layout: SolvedLayout) -> [(id: String, frame: CGRect)] {
                layout.visibleElements().map { element in
                    let offset = layout.contentOffset
                    return ("\(element.id)", layout.presentationFrame(of: element).offsetBy(dx: -offset.x, dy: -offset.y))
                }.sorted { $0.id < $1.id }
            }
            let (expected, found) = (shown(original), shown(mirrored))
            #expect(found.map(\.id) == expected.map(\.id), "by \(distance)")
            for (one, other) in zip(expected, found) {
                let place = viewport.size.width - one.frame.maxX
                // A pixel, to which both frames are rounded.
                #expect(abs(other.frame.minX - place) < 0.51 && abs(other.frame.minY - one.frame.minY) < 0.01, "by \(distance): \(one.id)")
            }
        }
    }

    private func expect(_ mirrored: SolvedLayout, isTheMirrorImageOf original: SolvedLayout, _ place: String) throws {
        #expect(mirrored.contentSize == original.contentSize, "\(place)")
        let scale = original.viewport.scale
        let width = (original.contentSize.width * scale).rounded() / scale
        let found = mirrored.elements()
        try #require(found.count == original.elementCount)
        for (element, found) in zip(original.elements(), found) {
            #expect(found.id == element.id && found.role == element.role && found.zIndex == element.zIndex, "\(place)")
            var expected = element.frame
            expected.origin.x = width - expected.minX - expected.width
            #expect(isEqual(found.frame, expected), "\(place) \(element.id): \(found.frame), not \(expected)")
            #expect(mirrored.element(element.id) == found, "\(place) \(element.id)")
        }
    }

    private func isEqual(_ frame: CGRect, _ expected: CGRect) -> Bool {
        let differences = [
            frame.minX - expected.minX, frame.minY - expected.minY, frame.width - expected.width,
            frame.height - expected.height,
        ]
        return differences.allSatisfy { abs($0) < 0.01 }
    }
}
