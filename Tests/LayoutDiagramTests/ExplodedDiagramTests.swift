import CompositionalLayout
import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene
import TestSupport
import Testing

struct ExplodedDiagramTests {
    private static let devices = [
        nil, "iPhone SE (1st generation)", "iPhone 15", "iPhone 15 landscape", "iPad mini (A17 Pro)", "iPad Pro 13 landscape",
    ]
    private static let grid =
        "group: {horizontal: [{item: {width: fractionalWidth(1/3), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 80}"

    private func document(_ sections: String, head: String = "viewport: iPhone 15") throws -> Document {
        let text = "galley: 1\ntitle: Test\n\(head)\nsections:\n\(sections)\n"
        return try Document(DocumentSource(name: "test", data: Data(text.utf8)))
    }

    private func picture(_ sections: String, head: String = "viewport: iPhone 15") throws -> Picture {
        try Fixtures.picture(try document(sections, head: head), style: .exploded)
    }

    private func texts(_ picture: Picture) -> [String] {
        PictureGeometry(picture).texts.map(\.text)
    }

    /// Descriptions of all errors in a picture's geometry.
    private func faults(_ picture: Picture, _ geometry: PictureGeometry? = nil) -> [String] {
        let geometry = geometry ?? PictureGeometry(picture)
        let page = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        let outside = picture.nodes.compactMap(\.bounds).filter { !page.contains($0) }
        return geometry.faults + geometry.textsOutsideTheirElement.map { "\"\($0)\" leaves its box" }
            + outside.map { "something is drawn at \($0)" }
    }

    // MARK: Geometry

    /// Sections of one kind are drawn once, whatever their number of items; any difference in their groups makes another kind.
    @Test(arguments: [
        ("items: 9", 9, true), ("items: 4", 9, true), ("items: 9", 5, false),
        ("items: 9, orthogonalScrollingBehavior: continuous", 9, false), ("items: 9, background: {}", 9, false),
    ])
    func sectionsOfOneKindAreDrawnOnce(section: String, spacing: Int, isAlike: Bool) throws {
        func group(_ spacing: Int) -> String {
            "group: {horizontal: [{item: {width: 90, height: 40}}], interItemSpacing: \(spacing), width: fractionalWidth(1), height: 40}"
        }
        let texts = texts(try picture("  - {items: 9, \(group(9))}\n  - {\(section), \(group(spacing))}"))
        #expect(texts.contains { $0.hasPrefix("Sections 0 and 1") } == isAlike, "\(texts)")
        #expect(texts.contains { $0.hasPrefix("Section 1") } == !isAlike)
    }

    @Test(arguments: MoreTests.pairs(Fixtures.documents, devices))
    func nothingLeavesItsBoxOrThePage(fixture: Fixture, deviceName: String?) throws {
        let device = try deviceName.map { try #require(Device.named($0)) }
        let document = try Fixtures.document(fixture.name)
        let picture = try Fixtures.picture(document, on: device, style: .exploded)
        let geometry = PictureGeometry(picture)
        #expect(faults(picture, geometry) == [])
        #expect(geometry.texts.count >= 8)
    }

    @Test(arguments: MoreTests.pairs([
        "  - {items: 9, \(grid)}", "  - {items: 0, \(grid)}", "  - {items: 0, header: {height: 44}, background: {}, \(grid)}",
        "  - {items: 3, group: {horizontal: [{item: {width: fractionalWidth(1), height: 0}}], width: fractionalWidth(1), height: 0}}",
        "  - {items: 9, group: {horizontal: [{item: {width: 0, height: 0}}, {item: {width: 30, height: 20}}], width: fractionalWidth(1), height: 30}}",
        "  - {items: 4, group: {custom: [{frame: [0, 0, 200, 200]}, {frame: [20, 20, 200, 200]}, {frame: [-900, 100, 9000, 300]}, {frame: [0, 0, 300, 300]}], width: fractionalWidth(1), height: 300}}",
        "  - {items: 2500, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], count: 1000, width: fractionalWidth(1), height: 80}}",
        "  - {items: 2500, group: {vertical: [{item: {width: fractionalWidth(1), height: 44}}], count: 1000, width: fractionalWidth(1), height: 44000}}",
        "  - {items: 1000000000, \(grid)}",
        "  - {items: 20, group: {vertical: [{item: {width: fractionalWidth(1), height: 900000}}], width: fractionalWidth(1), height: 900000}}",
        "  - {items: 30, orthogonalScrollingBehavior: groupPagingCentered, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: fractionalWidth(0.8), height: 80}}",
        "  - {items: 30, orthogonalScrollingBehavior: continuous, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 9, height: 80}}",
        "  - {items: 30, orthogonalScrollingBehavior: paging, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 3000, height: 80}}",
        "  - {items: 12, list: {appearance: insetGrouped, headerMode: supplementary, footerMode: supplementary}}",
        "  - {items: 6, group: {horizontal: [{item: {width: 150, height: 200, contentInsets: 12}}, {item: {width: 90, height: 20}}], width: 240, height: 80}}",
        "  - {items: 6, header: {height: 60, width: 500}, group: {vertical: [{item: {width: 700, height: 30, edgeSpacing: {leading: 40}}}], width: 200, height: 90}}",
        "  - {items: [A, 日本語 😀], header: {height: 3, title: Überschrift}, footer: {height: 30, title: '😀😀😀😀'}, \(grid)}",
        "  - {items: [\(String(repeating: "A very long name ", count: 12))], header: {height: 44, title: \(String(repeating: "Long ", count: 40))}, \(grid)}",
    ], [
        "viewport: iPhone 15", "viewport: {device: iPhone 15, layoutDirection: rightToLeft}",
        "viewport: iPhone 15\nscrollDirection: horizontal",
        "viewport: {width: 320, height: 480, scale: 2, layoutDirection: rightToLeft}\nscrollDirection: horizontal",
        "viewport: {width: 40, height: 60, scale: 1}",
    ]))
    func nothingOfAHardLayoutLeavesItsBoxOrThePage(sections: String, head: String) throws {
        #expect(faults(try picture(sections, head: head)) == [])
    }

    @Test(arguments: [String(repeating: "Very long title ", count: 13), "😀 日本語 Émoji", "x"])
    func titlesStayOnThePage(title: String) throws {
        let text = "galley: 1\ntitle: \(title)\nviewport: iPhone 15\nsections:\n  - {items: 9, \(Self.grid)}\n"
        let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
        #expect(faults(try Fixtures.picture(document, style: .exploded)) == [])
    }

    // MARK: Content

    @Test func aColumnForEachLevelSaysWhatItIs() throws {
        let texts = texts(try Fixtures.picture(try Fixtures.document("mosaic"), style: .exploded))
        for text in [
            "Layout", "1 section", "Section 0", "7 items · 2 groups", "Group", "horizontal · 1 × 1/2w", "Nested group",
            "vertical · 1/4 × 1", "Item 1", "1 × 1/2",
        ] { #expect(texts.contains { $0 == text || $0.hasPrefix("\(text) · ") }, "\(text) in \(texts)") }
    }

    @Test func sectionsOfAKindShareARow() throws {
        let other = "group: {vertical: [{item: {width: fractionalWidth(1), height: 40}}], width: fractionalWidth(1), height: 80}"
        let sections = [Self.grid, Self.grid, other, Self.grid].map { "  - {items: 7, \($0)}" }.joined(separator: "\n")
        let texts = texts(try picture(sections))
        #expect(texts.filter { $0 == "Layout" }.count == 2)
        #expect(texts.contains("Sections 0, 1 and 3") && texts.contains { $0.hasPrefix("section 0 drawn · 7 items · 3 groups") })
        #expect(texts.contains("Section 2"))
    }

    @Test func sixKindsAreDrawnTheOthersCounted() throws {
        let sections = (0..<40).map { index in
            "  - {items: 9, \(Self.grid.replacingOccurrences(of: "80", with: "\(40 + index)"))}"
        }
        let picture = try picture(sections.joined(separator: "\n"))
        let texts = texts(picture)
        #expect(texts.filter { $0 == "Group" }.count == 6)
        #expect(texts.contains("… and 34 more kinds of sections: sections 6–39."))
        #expect(faults(picture) == [])
    }

    @Test func fortySectionsOfAKindAreNamedTogether() throws {
        let sections = (0..<40).map { "  - {items: \($0 % 7), \(Self.grid)}" }.joined(separator: "\n")
        let picture = try picture(sections)
        // Sections without items have no groups, and form a kind of their own.
        #expect(texts(picture).filter { $0 == "Layout" }.count == 2)
        #expect(texts(picture).contains("… 36 more") && faults(picture) == [])
    }

    @Test func sectionsThatAreNotLookedAtAreMentioned() throws {
        let picture = try picture("  - {items: 9, repeat: 1500, \(Self.grid)}")
        #expect(texts(picture).contains("The last 500 sections may be of further kinds.") && faults(picture) == [])
    }

    @Test func ofManyMembersAFewAreDrawn() throws {
        let group = "group: {vertical: [{item: {width: fractionalWidth(1), height: 44}}], count: 1000, width: fractionalWidth(1), height: 44000}"
        let texts = texts(try picture("  - {items: 3000, \(group)}"))
        #expect(texts.contains("… 992 more") && texts.contains("0") && texts.contains("7") && !texts.contains("8"))
    }

    @Test func theFifthGroupLevelHasNoColumn() throws {
        var group = "{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}"
        for level in 0..<6 {
            group = "{group: {\(level % 2 == 0 ? "vertical" : "horizontal"): [\(group), {item: {width: fractionalWidth(1/2), height: fractionalHeight(1/2)}}], width: fractionalWidth(1/2), height: fractionalHeight(1/2)}}"
        }
        let picture = try picture(
            "  - {items: 90, group: {horizontal: [\(group)], width: fractionalWidth(1), height: 380}}")
        #expect(texts(picture).filter { $0 == "Nested group" }.count == 3 && faults(picture) == [])
        #expect(texts(picture).contains("Item 0"))
    }

    @Test func aLayoutWithoutSectionsIsAColumnAlone() throws {
        let picture = try picture("  []")
        #expect(texts(picture).contains("no sections") && texts(picture).contains("The layout has no sections."))
        #expect(!texts(picture).contains { $0.hasPrefix("Section") } && faults(picture) == [])
    }

    @Test func aSectionAloneIsDrawnAloneAndOneThatIsMissingRefused() throws {
        let document = try document("  - {items: 9, \(Self.grid)}\n  - {items: 0, \(Self.grid)}")
        let texts = texts(try Fixtures.picture(document, content: .section(1), style: .exploded))
        #expect(texts.contains("Section 1") && texts.contains("no items") && !texts.contains("Section 0"))
        #expect(throws: DiagramError.self) { try Fixtures.picture(document, content: .section(2), style: .exploded) }
    }

    @Test func aRowThatScrollsSidewaysSaysWhereTheScreenEnds() throws {
        let texts = texts(try Fixtures.picture(try Fixtures.document("carousel"), style: .exploded))
        #expect(texts.contains("on screen") && texts.contains("off screen"))
        #expect(texts.contains { $0.hasPrefix("6 items · 6 groups · scrolls sideways") })
    }

    @Test(arguments: [
        ("mosaic", "The layout has 1 section; section 0 repeats a horizontal group of 1 item and 2 vertical groups of 2 items each. Its 7 items make 2 groups, the last one not full."),
        ("photo-library", "The layout has 3 sections; sections 0–2 repeat a horizontal group of 3 items, each with a header and a background. In section 0, 6 items make 2 groups. Item 0 carries a badge."),
        ("carousel", "The layout has 1 section; section 0 repeats a horizontal group of 1 item. Its 6 items make 6 groups in a row that scrolls sideways."),
        ("waterfall", "The layout has 1 section; section 0 repeats a custom group of 5 items. Its 5 items make 1 group."),
    ])
    func theDescriptionCountsSectionsGroupsAndItems(name: String, words: String) throws {
        let document = try Fixtures.document(name)
        let picture = try Fixtures.picture(document, style: .exploded)
        #expect(picture.description.hasSuffix(words))
        #expect(texts(picture).joined(separator: " ").contains(words))
    }

    @Test(arguments: [
        (1, "Its 1 item makes 1 group in a column that scrolls up and down, which it does not fill."),
        (2, "Its 2 items make 1 group in a column that scrolls up and down, which they do not fill."),
        (3, "Its 3 items make 1 group in a column that scrolls up and down."),
        (4, "Its 4 items make 2 groups in a column that scrolls up and down, the last one not full."),
    ])
    func theWordsSayHowFullTheGroupsAre(items: Int, words: String) throws {
        let sections = "  - {items: \(items), orthogonalScrollingBehavior: continuous, \(Self.grid)}"
        let picture = try picture(sections, head: "viewport: iPhone 15\nscrollDirection: horizontal")
        #expect(picture.description.hasSuffix(words), "\(picture.description)")
    }

    @Test func whatAStyleLeavesOutIsLeftOut() throws {
        let subject = try Fixtures.picture(
            try document("  - {items: 9, \(Self.grid)}", head: "viewport: iPhone 15\nstyle: {name: exploded, title: false, caption: false, labels: false}"))
        let texts = PictureGeometry(subject).texts.map(\.text)
        #expect(!texts.contains("Test") && !texts.contains("group 0") && !texts.contains { $0.hasPrefix("The layout") })
        #expect(texts.contains("Group") && texts.contains { $0.hasPrefix("horizontal · 1 × 80") })
    }

    @Test func theScaleIsSaid() throws {
        let texts = texts(try Fixtures.picture(try Fixtures.document("photo-library"), style: .exploded))
        for scale in ["3 sections · not to scale", "scale 53%", "scale 58%", "scale 165%"] {
            #expect(texts.contains { $0.hasSuffix(scale) }, "\(scale) in \(texts)")
        }
        // A row of nine points is drawn higher than it is wide.
        let thin = self.texts(try picture(
            "  - {items: 9, group: {horizontal: [{item: {width: fractionalWidth(1), height: 9}}], width: fractionalWidth(1), height: 9}}"))
        #expect(thin.filter { $0.contains("not to scale") }.count >= 3)
    }

    @Test func whatHasNoAreaHasNoScale() throws {
        let texts = texts(try picture(
            "  - {items: 1, group: {horizontal: [{item: {width: 0, height: 0}}], width: fractionalWidth(1), height: 60}}"))
        #expect(texts.contains("0 × 0 · not to scale") && !texts.contains { $0.contains("000") })
    }

    @Test func whatLiesInFrontIsDrawnLast() throws {
        let picture = try picture(
            "  - {items: 3, group: {custom: [{frame: [0, 0, 90, 90]}, {frame: [9, 9, 90, 90], zIndex: 2}, {frame: [20, 20, 90, 90]}], width: fractionalWidth(1), height: 120}}")
        let items = PictureGeometry(picture).elements.map(\.meaning.title).filter { $0.hasPrefix("item ") }
        // The last one is the item's own column.
        #expect(items == ["item 0", "item 2", "item 1", "item 0"])
    }

    @Test func whatFindsNoRoomIsCounted() throws {
        func items(_ count: Int, _ alignment: String) -> String {
            (0..<count).map { "{kind: k\(alignment)\($0), width: fractionalWidth(1), height: 9, alignment: \(alignment)}" }
                .joined(separator: ", ")
        }
        let views = (0..<14).map { "{kind: v\($0), width: 9, height: 9, containerAnchor: {edges: [top]}}" }.joined(separator: ", ")
        let item = "item: {width: 90, height: 80, supplementaryItems: [\(views)]}"
        let texts = texts(try picture(
            "  - {items: 2, boundaryItems: [\(items(14, "top")), \(items(2, "bottom"))], group: {horizontal: [{\(item)}], width: fractionalWidth(1), height: 80}}",
            head: "viewport: iPhone 15\nboundaryItems: [\(items(5, "top")), \(items(4, "bottom"))]"))
        for text in ["2 more headers", "1 more footer", "2 more footers", "2 more badges"] {
            #expect(texts.contains { $0.contains(text) }, "\(text) in \(texts)")
        }
    }

    // MARK: Colours

    @Test func textReadsOnEveryGround() {
        let palette = ExplodedPalette.standard
        let theme = Theme.standard
        for appearance in Appearance.allCases {
            for shades in [palette.layout, palette.item] + palette.sections + palette.groups {
                for ground in [shades.wash, shades.tint, theme.screen] {
                    #expect(shades.text[appearance].contrast(with: ground[appearance]) >= 4.5)
                }
                // Remarks appear inside boxes and beside them.
                for ground in [shades.wash, theme.screen] {
                    #expect(theme.secondaryText[appearance].contrast(with: ground[appearance]) >= 4.5)
                }
                // Outlines are visible (WCAG 2, 1.4.11).
                #expect(shades.line[appearance].contrast(with: theme.screen[appearance]) >= 3)
            }
            #expect(theme.textOnTint[appearance].contrast(with: theme.badge[appearance]) >= 4.5)
        }
    }
}
