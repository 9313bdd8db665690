import CompositionalLayout
import Foundation
import TestSupport
import Testing

/// Every element in every picture is where UIKit put it.
struct UIKitTruthTests {
    private static let fixtures = Fixtures.files(in: "Conformance/UIKit", withSuffix: ".json")

    @Test(arguments: fixtures)
    func framesEqualUIKits(fixture: Fixture) throws {
        let truth = try UIKitTruth(data: fixture.data())
        let solved = try truth.solve()
        #expect(!truth.elements.isEmpty)
        for expected in truth.elements {
            let id = LayoutElement.ID(
                category: category(of: expected.kind), kind: expected.kind == .cell ? nil : expected.kind.rawValue,
                section: expected.indexPath[0], item: expected.indexPath[1])
            let element = try #require(solved.element(id), "\(expected.kind) \(expected.indexPath)")
            // Cells in sections that scroll sideways may be at fractional pixels (E8c).
            let tolerance = solved.isOrthogonal(section: expected.indexPath[0]) ? 1 / truth.scale : 0.01
            let difference = difference(element.frame, expected)
            #expect(difference <= tolerance, "\(expected.kind) \(expected.indexPath): \(element.frame)")
        }
    }

    /// Unknown words are rejected, as they would be left untested.
    @Test(arguments: [
        ("\"pin\"", "\"pinned\""), ("\"interGroupSpacing\"", "\"selfSizedGroupHeight\": 3, \"interGroupSpacing\""),
        ("\"h\"", "\"d\""), ("1.2 w = 222", "1.3 w = 222"), ("\"abs\"", "\"px\""), ("\"top\",", "\"middle\","), ("\"decoration\": true", "\"background\": true"),
        ("\"cell\"", "\"card\""), ("\"hiddenEdges\"", "\"hidden\""), ("\"trailing\"\n", "\"after\"\n"),
    ])
    func aWordThatIsNotKnownIsRefused(known: String, unknown: String) throws {
        let texts = try Self.fixtures.map { String(decoding: try $0.data(), as: UTF8.self) }
        let text = try #require(texts.first { $0.contains(known) }, "no file says \(known)")
        #expect(throws: (any Error).self) { try UIKitTruth(data: Data(text.replacing(known, with: unknown).utf8)) }
    }

    private func category(of kind: UIKitTruth.Kind) -> LayoutElement.Category {
        switch kind {
        case .cell: .cell
        case .decoration: .decoration
        case .header, .footer, .badge, .groupSupplementary: .supplementary
        }
    }

    /// The largest distance, in points, between visible edges.
    private func difference(_ frame: CGRect, _ expected: UIKitTruth.Element) -> CGFloat {
        let hidden = Set(expected.hiddenEdges ?? [])
        let (x, y, width, height) = (expected.frame[0], expected.frame[1], expected.frame[2], expected.frame[3])
        let edges: [(UIKitTruth.Edge, CGFloat)] = [
            (.left, frame.minX - x), (.top, frame.minY - y),
            (.right, frame.maxX - x - width), (.bottom, frame.maxY - y - height),
        ]
        return edges.filter { !hidden.contains($0.0) }.map { abs($0.1) }.max() ?? 0
    }
}
