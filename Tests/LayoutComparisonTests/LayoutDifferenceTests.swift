import LayoutComparison
import LayoutDocument
import LinuxUIKit
import TestSupport
import Testing

/// Differences between layouts are described in terms of the layout.
struct LayoutDifferenceTests {
    private func record(_ yaml: String) throws -> FramesRecord {
        let source = try DocumentSource(name: "test.layout.yaml", data: Data(yaml.utf8))
        let solved = try Document(source).build(in: LayoutViewport(width: 300, height: 600, scale: 2)).solve()
        return FramesRecord(solved, elements: solved.elements())
    }

    /// Rows of two cells of 150 × 40 points, optionally with a header.
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

    @Test func aHeaderThatGrowsComesBeforeWhatItPushes() throws {
        #expect(try lines(grid(section: "header: {height: 20}"), grid(section: "header: {height: 32}")) == [
            "header [0, 0]: height + 12; (0, 0) 300 × 20 → (0, 0) 300 × 32", "6 cells after it moved down 12 pt",
            "content: height + 12 (156 → 168)",
        ])
    }

    @Test func newAndGoneElementsAreCounted() throws {
        #expect(try lines(grid(6), grid(8)) == ["2 cells new; first: cell [0, 6]", "content: height + 48 (136 → 184)"])
        #expect(try lines(grid(section: "header: {height: 20}"), grid()).contains("header [0, 0] gone"))
    }

    @Test func sectionsThatOnlyMoveAreToldTogether() throws {
        let rest = grid().split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n"
        let lines = try lines(grid() + rest + rest, grid(spacing: 9) + rest + rest)
        #expect(lines[0] == "4 cells: y + 1 … + 2; first: cell [0, 2], (0, 48) 150 × 40 → (0, 49) 150 × 40")
        #expect(lines[1] == "12 cells after them moved down 2 pt")
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
        #expect(difference.lines() == ["badge [0, 2]: z index 0 → 4, hidden"])
    }

    /// A changed z index changes the drawing order, which is told only where it is the only difference.
    @Test func aChangedZIndexIsToldOnce() {
        func record(_ cells: (item: Int, zIndex: Int)...) -> FramesRecord {
            FramesRecord(viewport: nil, contentSize: nil, elements: cells.map { cell in
                FramedElement(
                    id: LayoutElement.ID(category: .cell, kind: nil, section: 0, item: cell.item),
                    frame: CGRect(x: 0, y: 10 * cell.item, width: 50, height: 50), zIndex: cell.zIndex)
            })
        }
        func lines(_ after: FramesRecord, inDrawingOrder: Bool = true) -> [String] {
            LayoutDifference(expected: record((0, 0), (1, 0), (2, 0)), actual: after, inDrawingOrder: inDrawingOrder).lines()
        }
        let order = "drawing order: cell [0, 1] lies below cell [0, 0], and lay above it"
        #expect(lines(record((1, 0), (2, 0), (0, 1))).map { $0.prefix { $0 != ";" } } == ["cell [0, 0]: z index 0 → 1"])
        #expect(lines(record((1, 0), (2, 0), (0, 0))) == [order])
        #expect(lines(record((1, 0), (2, 0), (0, 0)), inDrawingOrder: false) == [])
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
        let difference = LayoutDifference(expected: before, actual: after)
        #expect(difference.lines(limit: 20).count == 20 && !difference.lines(limit: 20).contains { $0.hasPrefix("and ") })
        #expect(difference.lines(limit: 19).last == "and 1 more change of 1 element")
    }

    @Test func aSmallestDifferenceIsOne() {
        let id = LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 0)
        func record(_ x: Double) -> FramesRecord {
            FramesRecord(viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: CGRect(x: x, y: 0, width: 1, height: 1))])
        }
        #expect(!LayoutDifference(expected: record(0), actual: record(0.0001)).isEmpty)
        #expect(LayoutDifference(expected: record(0), actual: record(-0.0)).isEmpty)
    }

    /// An edit that shows in many sections is reported in as many lines as there are kinds of elements.
    @Test func anInsetOfManySectionsIsToldKindByKind() throws {
        func document(_ inset: Double) -> String {
            let section = grid(3, section: "contentInsets: \(inset)\n    header: {height: 20}")
            let rest = section.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n"
            return section + rest + rest
        }
        #expect(try lines(document(4), document(5)) == [
            "9 cells: x up to + 1, y + 1 … + 5, width − 1; first: cell [0, 0], (4, 24) 146 × 40 → (5, 25) 145 × 40",
            "3 headers: x + 1, y up to + 4, width − 2; first: header [0, 0], (4, 0) 292 × 20 → (5, 0) 290 × 20",
            "content: height + 6 (348 → 354)",
        ])
    }

    @Test func whatIsNewComesBeforeWhatItPushes() throws {
        let section = grid(2, section: "header: {height: 20}")
        let two = section + section.split(separator: "\n").dropFirst(2).joined(separator: "\n") + "\n"
        let lines = try lines(two, two.replacing("items: 2", with: "items: 3", maxReplacements: 1))
        #expect(lines[0] == "cell [0, 2] new" && lines[1] == "2 cells, 1 header after it moved down 48 pt", "\(lines)")
    }

    @Test func anotherViewportIsToldFromTheOldToTheNew() {
        func record(_ width: Double) -> FramesRecord {
            let size = CGSize(width: width, height: 600)
            return FramesRecord(viewport: FramesRecord.Viewport(size: size, scale: 2), contentSize: nil, elements: [])
        }
        let difference = LayoutDifference(expected: record(300), actual: record(320))
        #expect(!difference.isEmpty)
        #expect(difference.lines() == ["viewport: 300 × 600 at 2x → 320 × 600 at 2x"])
    }

    /// A picture contains no information on elements that it does not show.
    @Test func whatAPictureDoesNotShowIsNotGone() throws {
        var before = try record(grid(2))
        var after = try record(grid(1))
        before.isOfPicture = true
        after.isOfPicture = true
        #expect(LayoutDifference(expected: before, actual: after).lines()[0] == "cell [0, 1] no longer shown")
        #expect(LayoutDifference(expected: after, actual: before).lines()[0] == "cell [0, 1] newly shown")
    }

    @Test(arguments: [
        ("UICollectionElementKindSectionHeader", "2 headers"), ("UICollectionElementKindSectionFooter", "2 footers"),
        ("badge", "2 badges"), ("news", "2 × news"), ("kind 3", "2 × \"kind 3\""), ("layer-2", "2 × layer-2"), ("a\nb", "2 × \"a\\nb\""),
    ])
    func kindsAreWords(kind: String, words: String) {
        let elements = (0..<2).map { item in
            FramedElement(id: LayoutElement.ID(category: .supplementary, kind: kind, section: 0, item: item), frame: .zero)
        }
        let none = FramesRecord(viewport: nil, contentSize: nil, elements: [])
        let lines = LayoutDifference(expected: none, actual: FramesRecord(viewport: nil, contentSize: nil, elements: elements)).lines()
        #expect(lines.count == 1 && lines[0].hasPrefix(words + " new"), "\(lines)")
    }

    @Test(arguments: [(1.0 / 3, "+ 0.33"), (-119.3334, "− 119.33"), (0.5, "+ 0.5"), (0.0001, "+ 0.0001")])
    func changesAreToldToAHundredthUnlessTheyAreLess(change: Double, text: String) {
        let id = LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 0)
        func record(_ x: Double) -> FramesRecord {
            let element = FramedElement(id: id, frame: CGRect(x: x, y: 0, width: 1, height: 1))
            return FramesRecord(viewport: nil, contentSize: nil, elements: [element])
        }
        let lines = LayoutDifference(expected: record(0), actual: record(change)).lines()
        #expect(lines[0].hasPrefix("cell [0, 0]: x \(text);"), "\(lines)")
    }

    /// A third of a point may be 0.3333 or 0.3334, as each frame is rounded separately.
    @Test(arguments: [
        ([(0.0, 0.3333), (0.3333, 0.6667), (0.6667, 1.0)], "x + 0.33"), ([(0, -0.3333), (0.3333, -0.0001)], "x − 0.33"),
        ([(0, 0.3333), (0, 0.3336)], "x + 0.33 … + 0.33"), ([(0, 0.33), (0, 0.34)], "x + 0.33 … + 0.34"),
    ] as [([(Double, Double)], String)])
    func thirdsOfAPointAreOneNumber(changes: [(Double, Double)], text: String) {
        expect(changes, text)
    }

    /// For changes to the left too: the smaller change comes first.
    @Test(arguments: [
        ([(0.0, 4.0), (0, 8)], "x + 4 … + 8"), ([(0, 8), (0, 4)], "x + 4 … + 8"), ([(0, -4), (0, -8)], "x − 4 … − 8"),
        ([(0, -8), (0, -6), (0, -4)], "x − 4 … − 8"), ([(0, -8), (0, 2)], "x + 2 … − 8"), ([(0, 8), (0, -2)], "x − 2 … + 8"),
    ] as [([(Double, Double)], String)])
    func theSmallerOfTwoChangesComesFirst(changes: [(Double, Double)], text: String) {
        expect(changes, text)
    }

    /// Moves cells, and compares the description.
    private func expect(_ changes: [(Double, Double)], _ text: String) {
        func record(_ places: [Double]) -> FramesRecord {
            let elements = places.enumerated().map { item, x in
                FramedElement(
                    id: LayoutElement.ID(category: .cell, kind: nil, section: 0, item: item),
                    frame: CGRect(x: x, y: 0, width: 1, height: 1))
            }
            return FramesRecord(viewport: nil, contentSize: nil, elements: elements)
        }
        let lines = LayoutDifference(expected: record(changes.map(\.0)), actual: record(changes.map(\.1))).lines()
        #expect(lines.count == 1 && lines[0].hasPrefix("\(changes.count) cells: \(text);"), "\(lines)")
    }

    /// Up to four groups of changes are reported section by section; five share a line.
    @Test func changesOfUpToFourSectionsAreToldOneByOne() {
        func lines(_ sections: Int) -> [String] {
            func record(_ change: Double) -> FramesRecord {
                let elements = (0..<sections).map { section in
                    FramedElement(
                        id: LayoutElement.ID(category: .cell, kind: nil, section: section, item: 0),
                        frame: CGRect(x: change * Double(section + 1), y: 0, width: 1, height: 1))
                }
                return FramesRecord(viewport: nil, contentSize: nil, elements: elements)
            }
            return LayoutDifference(expected: record(0), actual: record(1)).lines()
        }
        #expect(lines(4).map { $0.prefix { $0 != ";" } } == (0..<4).map { "cell [\($0), 0]: x + \($0 + 1)" })
        #expect(lines(5).map { $0.prefix { $0 != ";" } } == ["5 cells: x + 1 … + 5"])
    }
}
