import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// Frames that follow from rules without a measurement of UIKit's.
struct InferredFrameTests {
    private func solved(_ name: String) throws -> SolvedLayout {
        try Document(contentsOf: Fixtures.folder.appendingPathComponent("Conformance/Inferred/\(name).layout.yaml")).build().solve()
    }

    /// The places of an element kind's elements along an axis, by section.
    private func places(_ kind: String?, in solved: SolvedLayout, _ place: (CGRect) -> CGFloat) -> [CGFloat] {
        solved.elements().filter { $0.kind == kind }.sorted { ($0.id.owner, $0.item) < ($1.id.owner, $1.item) }.map { place($0.frame) }
    }

    /// The gap above each header is 22 points (B-T5).
    @Test func headersOfAPlainListHaveAGapAboveThem() throws {
        let solved = try solved("plain-list-headers")
        #expect(places(ElementKind.sectionHeader, in: solved, \.minY) == [22, 160])
        #expect(places(nil, in: solved, \.minY) == [50, 94, 188, 232])
        #expect(solved.contentSize.height == 276)
    }

    /// A table of numbers that is scrolled both ways: titles of rows stay at the leading edge, those of columns at the top (B-K7, B-L5).
    @Test func titlesOfRowsFollowTheLeadingEdge() throws {
        let solved = try solved("pinned-sides")
        #expect(places("rowTitle", in: solved, \.minX) == Array(repeating: 150, count: 12))
        #expect(places("columns", in: solved, \.minX) == [0] && places("columns", in: solved, \.minY) == [130])
        #expect(solved.pinnedItemsOffScreen.isEmpty)
    }
}
