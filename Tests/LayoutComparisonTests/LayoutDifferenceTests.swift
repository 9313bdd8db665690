import CompositionalLayout
import Foundation
import LayoutComparison
import LayoutDocument
import TestSupport
import Testing

/// What differs between two layouts is said in the layout's words.
struct LayoutDifferenceTests {
    private func record(_ yaml: String) throws -> FramesRecord {
        let source = try DocumentSource(name: "test.layout.yaml", data: Data(yaml.utf8))
        let solved = try Document(source).build(in: LayoutViewport(width: 300, height: 600, scale: 2)).solve()
        return FramesRecord(solved, elements: solved.elements())
    }

    /// Rows of two cells of 150 × 40 points, under a header where there is one.
    private func grid(_ count: Int = 6, spacing: Double = 8, section: String = "", item: String = "") -> String {
        """
        galley: 1
        sections:
          - items: \(count)
            interGroupSpacing: \(spacing)
        \(section.isEmpty ? "" : "    \(section)\n")    group:
              horizontal:
                - item: {width: fractionalWidth(1/2), height: fractionalHeight(1)\(item)}
              width: fractionalWidth(1)
              height: 40

        """
    }

    private func lines(_ before: String, _ after: String) throws -> [String] {
        LayoutDifference(expected: try record(before), actual: try record(after)).lines()
    }

    @Test func equalLayoutsDifferInNothing() throws {
        let difference = LayoutDifference(expected: try record(grid()), actual: try record(grid()))
        #expect(difference.isEmpty && difference.lines().isEmpty)
    }

    @Test func aWiderSpacingIsOneCause() throws {
        #expect(try lines(grid(), grid(spacing: 12)) == [
            "4 cells: y + 4 … + 8; first: cell [0, 2], (0, 48) 150 × 40 → (0, 52) 150 × 40",
            "content: height + 8 (136 → 144)",
        ])
    }

    @Test func anInsetOfHalfAPointIsRead() throws {
        #expect(try lines(grid(2), grid(2, item: ", contentInsets: 0.5")) == [
            "2 cells: x + 0.5, y + 0.5, width − 1, height − 1; first: cell [0, 0], (0, 0) 150 × 40 → (0.5, 0.5) 149 × 39"
        ])
    }

    @Test func aHeaderThatGrowsAndWhatItPushesAreTwo() throws {
        #expect(try lines(grid(section: "header: {height: 20}"), grid(section: "header: {height: 32}")) == [
            "6 cells: y + 12; first: cell [0, 0], (0, 20) 150 × 40 → (0, 32) 150 × 40",
            "header [0, 0]: height + 12; (0, 0) 300 × 20 → (0, 0) 300 × 32",
            "content: height + 12 (156 → 168)",
        ])
    }

    @Test func newAndGoneElementsAreCounted() throws {
        #expect(try lines(grid(6), grid(8)) == ["2 cells new; first: cell [0, 6]", "content: height + 48 (136 → 184)"])
        #expect(try lines(grid(section: "header: {height: 20}"), grid()).contains("header [0, 0] gone"))
    }

    @Test func sectionsThatMoveAlikeAreToldTogether() throws {
        let rest = grid().split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n"
        let lines = try lines(grid() + rest + rest, grid(spacing: 9) + rest + rest)
        #expect(lines[0] == "4 cells: y + 1 … + 2; first: cell [0, 2], (0, 48) 150 × 40 → (0, 49) 150 × 40")
        #expect(lines[1] == "12 cells: y + 2; first: cell [1, 0], (0, 136) 150 × 40 → (0, 138) 150 × 40")
        #expect(lines.count == 3)
    }

    @Test func hiddenElementsAndDepthAreTold() {
        let id = LayoutElement.ID(category: .supplementary, kind: "badge", section: 0, item: 2)
        func record(_ element: FramedElement) -> FramesRecord { FramesRecord(viewport: nil, contentSize: nil, elements: [element]) }
        let before = FramedElement(id: id, frame: .zero)
        var after = before
        after.isHidden = true
        after.zIndex = 4
        let difference = LayoutDifference(expected: record(before), actual: record(after))
        #expect(difference.lines() == ["badge [0, 2]: z index + 4, hidden"])
    }

    @Test func manyCausesAreCutShort() {
        func element(_ item: Int, _ width: Double) -> FramedElement {
            FramedElement(
                id: LayoutElement.ID(category: .supplementary, kind: "kind \(item)", section: 0, item: 0),
                frame: CGRect(x: 0, y: 0, width: width, height: 1))
        }
        let before = FramesRecord(viewport: nil, contentSize: nil, elements: (0..<20).map { element($0, 1) })
        let after = FramesRecord(viewport: nil, contentSize: nil, elements: (0..<20).map { element($0, Double($0) + 2) })
        let lines = LayoutDifference(expected: before, actual: after).lines(limit: 5)
        #expect(lines.count == 6 && lines[5] == "and 15 more changes of 15 elements")
    }

    @Test func aSmallestDifferenceIsOne() {
        let id = LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 0)
        func record(_ x: Double) -> FramesRecord {
            FramesRecord(viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: CGRect(x: x, y: 0, width: 1, height: 1))])
        }
        #expect(!LayoutDifference(expected: record(0), actual: record(0.0001)).isEmpty)
        #expect(LayoutDifference(expected: record(0), actual: record(-0.0)).isEmpty)
    }
}
