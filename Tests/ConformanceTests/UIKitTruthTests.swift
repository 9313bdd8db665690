import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Every element of every picture stands where UIKit put it.
struct UIKitTruthTests {
    @Test(arguments: Fixtures.files(in: "Conformance/UIKit", withSuffix: ".json"))
    func framesEqualUIKits(fixture: Fixture) throws {
        let truth = try fixture.decode(UIKitTruth.self)
        let solved = try truth.solve()
        #expect(!truth.elements.isEmpty)
        for expected in truth.elements {
            let id = LayoutElement.ID(
                category: category(of: expected.kind), kind: expected.kind == "cell" ? nil : expected.kind,
                section: expected.indexPath[0], item: expected.indexPath[1])
            let element = try #require(solved.element(id), "\(expected.kind) \(expected.indexPath)")
            // Cells of sections that scroll sideways may stay on fractions of a pixel (E8c).
            let tolerance = solved.isOrthogonal(section: element.section) ? 1 / truth.scale : 0.01
            let difference = difference(element.frame, expected)
            #expect(difference <= tolerance, "\(expected.kind) \(expected.indexPath): \(element.frame)")
        }
    }

    private func category(of kind: String) -> LayoutElement.Category {
        switch kind {
        case "cell": .cell
        case "decoration": .decoration
        default: .supplementary
        }
    }

    /// The largest distance, in points, between edges that the picture shows.
    private func difference(_ frame: CGRect, _ expected: UIKitTruth.Element) -> CGFloat {
        let hidden = Set(expected.hiddenEdges ?? [])
        let (x, y, width, height) = (expected.frame[0], expected.frame[1], expected.frame[2], expected.frame[3])
        let edges: [(String, CGFloat)] = [
            ("left", frame.minX - x), ("top", frame.minY - y),
            ("right", frame.maxX - x - width), ("bottom", frame.maxY - y - height),
        ]
        return edges.filter { !hidden.contains($0.0) }.map { abs($0.1) }.max() ?? 0
    }
}
