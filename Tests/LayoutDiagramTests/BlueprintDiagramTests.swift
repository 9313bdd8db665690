import CompositionalLayout
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene
import TestSupport
import Testing

struct BlueprintDiagramTests {
    private static let devices = [nil, "iPhone SE (1st generation)", "iPhone 15 landscape", "iPad Pro 13 landscape"]

    func document(_ sections: String, head: String = "viewport: {width: 320, height: 480, scale: 2}") throws -> Document {
        let text = "galley: 1\ntitle: Test\n\(head)\nsections:\n\(sections)\n"
        return try Document(DocumentSource(name: "test", data: Data(text.utf8)))
    }

    func picture(
        _ document: Document, on device: Device? = nil, content: DiagramContent = .visible
    ) throws -> Picture {
        try Fixtures.picture(document, on: device, content: content, style: .blueprint)
    }

    func texts(_ picture: Picture) -> [String] { PictureGeometry(picture).texts.map(\.text) }

    func faults(_ picture: Picture) -> [String] { BlueprintGeometry(picture).faults }

    // MARK: Geometry

    @Test(arguments: MoreTests.pairs(Fixtures.documents, devices))
    func everyFixtureIsDrawnWell(fixture: Fixture, deviceName: String?) throws {
        let device = try deviceName.map { try #require(Device.named($0)) }
        let document = try Fixtures.document(fixture.name)
        for content in [DiagramContent.visible, .whole, .section(0)] {
            let geometry = BlueprintGeometry(try picture(document, on: device, content: content))
            #expect(geometry.faults == [], "\(content)")
            #expect(geometry.measures.count >= 2, "\(content)")
        }
    }

    @Test(arguments: [
        ("header: {height: 1e7}", DiagramContent.visible), ("header: {height: 1e7}", .section(0)),
        ("contentInsets: {top: 200000}", .whole),
    ])
    func aPageThatIsTooLargeIsRefusedBeforeItIsDrawn(section: String, content: DiagramContent) throws {
        let document = try document("  - {items: 3, \(section), \(Self.group)}")
        let error = try #require(throws: DiagramError.self) { try picture(document, content: content) }
        guard case .tooLarge(_, _, let limit) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(limit == DiagramLimits.side)
    }

    /// Items far longer than their groups overlap each other; the insets of each are hatched.
    @Test func theLinesOfAllHatchingsAreBounded() throws {
        let item = "{item: {width: fractionalWidth(1/3), height: fractionalHeight(120), contentInsets: 8}}"
        let document = try document("  - {items: 90, group: {horizontal: [\(item)], width: fractionalWidth(3), height: 131}}")
        func segments(_ nodes: [Node]) -> Int {
            nodes.reduce(0) { count, node in
                switch node {
                case .shape(let shape):
                    guard case .path(let path) = shape.shape else { return count }
                    return count + path.segments.count
                case .text: return count
                case .group(let group): return count + segments(group.children)
                }
            }
        }
        // Two segments per line; 400,000 lines without a limit.
        let count = segments(try picture(document, content: .whole).nodes)
        #expect(count > 20_000 && count < 80_000, "\(count)")
    }

    /// The gaps between sections alone are too long: the error names their size.
    @Test func sectionsThatAreTooManyForAPageAreRefusedBeforeTheyAreDrawn() throws {
        let group = "group: {horizontal: [{item: {width: 1, height: 1}}], width: 1, height: 1}"
        let document = try document("  - {repeat: 3000, items: 1, \(group)}")
        let error = try #require(throws: DiagramError.self) { try picture(document, content: .whole) }
        #expect(error == .tooLarge(width: 320, height: 3_000 + 2_999 * 34, limit: DiagramLimits.side))
    }

    @Test(arguments: [DiagramStyle.blueprint, .exploded], [DiagramContent.visible, .section(0)])
    func aGroupOfTooManyItemsIsRefusedBeforeItIsLookedAt(style: DiagramStyle, content: DiagramContent) throws {
        func picture(_ items: Int) throws -> Picture {
            let inner = "{group: {vertical: [{item: {width: 0, height: 0}}], width: 9, height: 9, repeating: \(items / 3)}}"
            let document = try document("  - {items: 30000, group: {horizontal: [\(inner)], width: 320, height: 9, count: 3}}")
            return try document.picture(Look(content: content), style: style)
        }
        let error = try #require(throws: DiagramError.self) { try picture(20_004) }
        #expect(error == .tooManyElementsInGroups(limit: 20_000))
        #expect(throws: Never.self) { try picture(200) }
    }

    /// Many views may extend over the page and beyond.
    @Test func viewsOfAnyLengthAreDrawn() throws {
        let views = (0..<40).map { "{kind: a\($0), width: 10000000, height: 10000000, containerAnchor: {edges: [top, leading], fractionalOffset: [-\($0 * 200), 0]}}" }
        let item = "{width: 100, height: 50, supplementaryItems: [\(views.joined(separator: ", "))]}"
        let document = try document("  - {items: 9, group: {horizontal: [{item: \(item)}], width: 320, height: 50}}")
        #expect(try picture(document).size.height < 1000)
    }

    static let group = "group: {horizontal: [{item: {width: fractionalWidth(1/3), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 60}"

    private static let hardSections = [
        "  - {items: [], contentInsets: 9, \(group)}",
        "  - {items: [], contentInsets: 9, \(group), header: {height: 30}}",
        "  - {items: 1, \(group)}",
        "  - {items: 3, group: {horizontal: [{item: {width: fractionalWidth(1), height: 0}}], width: fractionalWidth(1), height: 0}}",
        "  - {items: 40, group: {horizontal: [{item: {width: 9, height: 9}}], width: fractionalWidth(1), height: 9}}",
        "  - {items: 70, interGroupSpacing: 1, header: {height: 6}, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 5}}",
        "  - {items: 4, group: {custom: [{frame: [0, 0, 200, 200]}, {frame: [20, 20, 200, 200]}, {frame: [0, 0, 300, 60]}, {frame: [100, 100, 300, 300]}], width: fractionalWidth(1), height: 300}}",
        "  - {items: 4, group: {custom: [{frame: [-500, -90, 9000, 200]}, {frame: [0, 4000, 20, 20]}], width: fractionalWidth(1), height: 90}}",
        "  - {items: 30, orthogonalScrollingBehavior: groupPagingCentered, interGroupSpacing: 7, contentInsets: 11, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1), contentInsets: 3}}], width: 190, height: 80}}",
        "  - {items: 2, orthogonalScrollingBehavior: continuous, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 9000, height: 80}}",
        "  - {items: 1000000000, contentInsets: 4, \(group), footer: {height: 20}}",
        "  - {items: 5, \(group), background: {}, boundaryItems: [{kind: \(String(repeating: "kind ", count: 40)), width: 12, height: 12, alignment: leading}]}",
        """
          - items: 9
            contentInsets: 6
            group:
              horizontal:
                - item: {width: fractionalWidth(1/2), height: fractionalHeight(1), contentInsets: 2, edgeSpacing: {leading: fixed(4), top: fixed(5)}}
                - group:
                    vertical:
                      - item: {width: fractionalWidth(1), height: fractionalHeight(1/2), supplementaryItems: [{kind: new, width: 60, height: 18, containerAnchor: {edges: [top, trailing], fractionalOffset: [0.4, -0.4]}}]}
                      - group: {horizontal: [{item: {width: fractionalWidth(1/2), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: fractionalHeight(1/2)}
                    width: fractionalWidth(1/3)
                    height: fractionalHeight(1)
              width: fractionalWidth(1)
              height: 140
        """,
    ]

    private static let heads = [
        "viewport: {width: 320, height: 480, scale: 2}", "viewport: {width: 40, height: 60, scale: 1}",
        "viewport: {width: 320, height: 480, scale: 2, layoutDirection: rightToLeft}",
        "viewport: {width: 480, height: 320, scale: 3}\nscrollDirection: horizontal\ninterSectionSpacing: 13",
        "viewport: {width: 480, height: 320, scale: 3, layoutDirection: rightToLeft}\nscrollDirection: horizontal\ninterSectionSpacing: 13",
        "viewport: {device: iPhone 15 landscape}\ncontentInsetsReference: safeArea",
        "viewport: {device: iPhone 15, contentOffset: [0, 333]}\ninterSectionSpacing: 3.5",
    ]

    @Test(arguments: MoreTests.pairs(hardSections, heads))
    func hardSectionsAreDrawnWell(section: String, head: String) throws {
        // Alone, and between plain sections.
        for sections in [[section], ["  - {items: 4, \(Self.group)}", section, "  - {items: 2, \(Self.group)}"]] {
            let picture = try picture(try document(sections.joined(separator: "\n"), head: head))
            #expect(faults(picture) == [])
        }
    }

    @Test(arguments: [
        String(repeating: "Very long title ", count: 13), "日本語のタイトル 😀", "عنوان", "x", "Ünïcödé & <tags>",
    ])
    func titlesFitThePage(title: String) throws {
        let text = "galley: 1\ntitle: '\(title)'\nviewport: iPhone 15\nsections:\n  - {items: 3, \(Self.group)}\n"
        let picture = try picture(try Document(DocumentSource(name: "test", data: Data(text.utf8))))
        #expect(faults(picture) == [] && picture.title == title)
    }

    @Test func titleCaptionAndLabelsCanBeLeftOut() throws {
        let head = "viewport: {width: 320, height: 480, scale: 2}\nstyle: {name: blueprint, title: false, caption: false, labels: false}"
        let document = try document("  - {items: 3, contentInsets: 8, \(Self.group)}", head: head)
        let picture = try Fixtures.picture(document)
        #expect(faults(picture) == [])
        // A blueprint always shows lengths.
        #expect(Set(texts(picture)) == ["8", "group 60", "101"])
    }

    @Test(arguments: [(60, nil), (61, "… 1 more kind of elements"), (90, "… 30 more kinds of elements")])
    func namesAboveASectionAreCountedBeyondALimit(kinds: Int, rest: String?) throws {
        // Too small for a name.
        let bars = (0..<kinds).map { "{kind: tiny\($0)x, width: 4, height: 4, alignment: top}" }
        let section = "  - {items: 3, boundaryItems: [\(bars.joined(separator: ", "))], \(Self.group)}"
        let texts = texts(try picture(try document(section)))
        #expect(texts.filter { $0.hasPrefix("tiny") }.count == min(kinds, 60))
        #expect(texts.filter { $0.contains("more kind") } == (rest.map { [$0] } ?? []))
    }

    // MARK: Lengths

    func measures(_ picture: Picture, _ kind: String) -> [String] {
        BlueprintGeometry(picture).measures.filter { $0.kind == kind }.map(\.value)
    }

    @Test func dimensionsHaveTheLengthsOfTheLayout() throws {
        let picture = try picture(try Fixtures.document("photo-library"), content: .section(0))
        #expect(measures(picture, "inset") == ["11", "19", "19", "19"])
        #expect(measures(picture, "group") == ["113.33", "113.33"])
        #expect(measures(picture, "item") == ["114.33", "114.33", "114.33"])
        #expect(measures(picture, "spacing") == ["6", "6", "6"])
        #expect(measures(picture, "bar") == ["56"])
    }

    @Test func insetsAreGivenAsAskedFor() throws {
        // Frames are rounded to pixels: 2.5 points become 2.33 or 2.67.
        let picture = try picture(try Fixtures.document("photo-grid"))
        #expect(Set(measures(picture, "inset")) == ["2.5"])
    }

    @Test func edgeSpacingIsMeasured() throws {
        // At all four edges: vertical ones first, then horizontal ones.
        for (section, lengths) in [(0, ["5", "7", "4", "6"]), (1, ["25", "25", "18.67", "37.67", "18.67"])] {
            let picture = try picture(try Fixtures.document("edge-spacing"), content: .section(section))
            #expect(measures(picture, "spacing") == lengths)
        }
    }

    @Test func whatIsLeftOverIsNotSpacing() throws {
        let item = "item: {width: 100, height: 40, edgeSpacing: {leading: fixed(6)}}"
        let document = try document("  - {items: 2, group: {horizontal: [{\(item)}], width: fractionalWidth(1), height: 60}}")
        #expect(measures(try picture(document), "spacing") == ["6", "6"])
    }

    @Test func edgeSpacingIsMirrored() throws {
        let item = "item: {width: 100, height: 60, edgeSpacing: {trailing: fixed(9)}}"
        let document = try document(
            "  - {items: 1, group: {horizontal: [{\(item)}], width: fractionalWidth(1), height: 60}}", head: Self.heads[2])
        let picture = try picture(document)
        let spacing = try #require(BlueprintGeometry(picture).measures.first { $0.kind == "spacing" })
        let item0 = try #require(BlueprintGeometry(picture).measures.first { $0.kind == "item" && $0.value == "100" })
        #expect(spacing.value == "9" && abs(spacing.line.maxX - item0.line.minX) < 1)
    }

    @Test func guidesAreToldFromInsets() throws {
        let document = try document(
            "  - {items: 3, contentInsets: 8, \(Self.group)}", head: "viewport: iPhone 15 landscape\ncontentInsetsReference: safeArea")
        let picture = try picture(document)
        #expect(measures(picture, "guide") == ["59", "59"] && texts(picture).contains("guide"))
        #expect(measures(picture, "inset") == ["8", "8", "8", "8"])
    }

    /// Each of several equal lengths has its own line, or one line says how many there are: none is left out.
    @Test(arguments: ["vertical", "horizontal"].flatMap { scroll in
        ["leftToRight", "rightToLeft"].map { "viewport: {width: 700, height: 400, scale: 2, layoutDirection: \($0)}\nscrollDirection: \(scroll)" }
    }, [0, 1, 6, 30])
    func everyOneOfEqualLengthsIsLabelledOrCounted(head: String, spacing: Int) throws {
        for (columns, rows) in (1...12).map({ ($0, 1 + $0 % 4) }) + [(20, 3), (2, 20)] where columns * (24 + spacing) <= 700 {
            let item = "{item: {width: 24, height: 18, contentInsets: {leading: 2, top: 2}}}"
            let group = "group: {horizontal: [\(item)], interItemSpacing: \(spacing), width: \(columns * (24 + spacing) - spacing), height: 18}"
            let document = try document("  - {items: \(columns * rows), interGroupSpacing: \(spacing), \(group)}", head: head)
            let picture = try picture(document, content: .section(0))
            #expect(faults(picture) == [], "\(columns) × \(rows)")
            let measures = BlueprintGeometry(picture).measures
            // Ticks reach four points to each side of a line.
            func count(_ kind: String, _ value: Int, isLevel: Bool) -> Int {
                measures.filter { $0.kind == kind && $0.value == "\(value)" && (abs($0.line.height - 8) < 0.01) == isLevel }
                    .reduce(0) { $0 + $1.count }
            }
            let gaps = spacing == 0 ? (0, 0) : head.hasSuffix("horizontal") ? (columns + rows - 2, 0) : (columns - 1, rows - 1)
            let found = [true, false].map { isLevel in
                [count("item", isLevel ? 22 : 16, isLevel: isLevel), count("inset", 2, isLevel: isLevel), count("spacing", spacing, isLevel: isLevel)]
            }
            #expect(found == [[columns, columns, gaps.0], [1, 1, gaps.1]], "\(columns) × \(rows)")
        }
    }

    @Test func theRoomBetweenSectionsIsMeasured() throws {
        let section = "  - {items: 3, \(Self.group)}"
        for direction in ["vertical", "horizontal"] {
            let head = "viewport: {width: 320, height: 480, scale: 2}\nscrollDirection: \(direction)\ninterSectionSpacing: 20"
            let picture = try picture(try document("\(section)\n\(section)", head: head))
            // Only between the two.
            #expect(measures(picture, "spacing") == ["20"])
        }
    }

    // MARK: Anchors

    @Test func anchorsAreWhereTheLayoutPutsThem() throws {
        let item = "item: {width: fractionalWidth(1), height: fractionalHeight(1), supplementaryItems: [{kind: new, width: 20, height: 10, containerAnchor: {edges: [top, trailing], absoluteOffset: [4, -3]}, itemAnchor: {edges: [bottom, leading]}}]}"
        let document = try document("  - {items: 1, contentInsets: 30, group: {horizontal: [{\(item)}], width: fractionalWidth(1), height: 90}}")
        let picture = try picture(document)
        let geometry = PictureGeometry(picture)
        let cell = try #require(geometry.elements.first { $0.meaning.attributes.contains(.init("index-path", "0-0")) && $0.meaning.attributes.contains(.init("element", "cell")) })
        let rings = BlueprintGeometry(picture).circles
        // One on the page and one in the legend.
        try #require(rings.count == 2)
        #expect(abs(rings[0].x - cell.bounds.maxX) < 1 && abs(rings[0].y - cell.bounds.minY) < 1)
    }

    @Test func viewsOnOneCornerAreToldApart() throws {
        for name in ["badge-anchors", "badge-anchors-right-to-left"] {
            let picture = try picture(try Fixtures.document(name))
            // Each name once: in its view, or beside it.
            #expect(["a", "b", "c", "d", "e", "f", "g"].map { name in texts(picture).filter { $0 == name }.count } == [1, 1, 1, 1, 1, 1, 1])
            let views = PictureGeometry(picture).elements.filter { $0.meaning.attributes.contains(.init("element", "supplementary")) }
            try #require(views.count == 7)
            for view in views {
                let kind = try #require(view.meaning.attributes.first { $0.name == "kind" }?.value)
                let name = try #require(PictureGeometry(picture).texts.first { $0.text == kind })
                #expect(view.bounds.inset(by: -30).intersects(name.bounds), "\(kind) stands far from its view")
                #expect(views.filter { $0.bounds.intersects(name.bounds) }.count <= 1, "\(kind) may be another view's")
            }
        }
    }

    // MARK: Overlaps

    private static let stack = "  - {items: 4, group: {custom: [{frame: [10, 10, 200, 200]}, {frame: [60, 60, 200, 200], zIndex: 2}, {frame: [30, 120, 280, 60]}, {frame: [150, 150, 160, 130]}], width: fractionalWidth(1), height: 300}}"

    @Test func whatLiesInFrontIsDrawnLast() throws {
        let picture = try picture(try document(Self.stack))
        let cells = PictureGeometry(picture).elements.filter { $0.meaning.attributes.contains(.init("element", "cell")) }
        let paths = cells.compactMap { $0.meaning.attributes.first { $0.name == "index-path" }?.value }
        #expect(paths == ["0-0", "0-2", "0-3", "0-1"])
    }

    @Test func aCellIsNamedWhereItIsSeen() throws {
        let picture = try picture(try document(Self.stack))
        for index in 0..<4 { #expect(texts(picture).contains("\(index)"), "\(index)") }
        #expect(faults(picture) == [])
    }

    // MARK: Lists and nested groups

    @Test func separatorsAreDrawnWhereTheListHasThem() throws {
        let document = try Fixtures.document("plain-list")
        let picture = try picture(document)
        let lines = PictureGeometry(picture).elements.filter { element in
            element.meaning.attributes.contains { $0.name == "kind" && $0.value.hasSuffix("Separator") }
        }
        let expected = try document.build().solve().elements().filter { $0.role == .separator }
        #expect(lines.count == expected.count && expected.count > 3)
        #expect(texts(picture).contains("separator"))
        #expect(!texts(try self.picture(try Fixtures.document("photo-grid"))).contains("separator"))
    }

    @Test func groupsAreToldApartFiveLevelsDeep() throws {
        var group = "item: {width: fractionalWidth(1), height: fractionalHeight(1)}"
        for _ in 0..<4 { group = "group: {horizontal: [{\(group)}], width: fractionalWidth(1), height: fractionalHeight(1)}" }
        let text = "  - {items: 1, group: {horizontal: [{\(group)}], width: fractionalWidth(1), height: 90}}"
        let picture = try picture(try document(text))
        for name in ["group", "group in a group", "3 groups deep", "4 groups deep", "5 groups deep"] {
            #expect(texts(picture).contains(name))
        }
        #expect(Set(BlueprintGeometry(picture).dashes).count >= 5 && Set(BlueprintColors().groups).count == 5)
    }

    // MARK: Colours

    @Test(arguments: Appearance.allCases)
    func textReadsOnEveryGround(appearance: Appearance) {
        let colors = BlueprintColors()
        let pairs: [(AdaptiveColor, [AdaptiveColor])] = [
            (colors.text, [colors.page, colors.sectionFill, colors.itemFill, colors.barFill, colors.decorationFill]),
            (colors.secondaryText, [colors.page, colors.sectionFill, colors.itemFill]),
            (colors.textOnTag, [colors.section] + colors.groups),
        ] + [colors.section, colors.inset, colors.spacing, colors.item, colors.bar, colors.guide, colors.anchored].map { ($0, [colors.page]) }
            + [(colors.anchored, [colors.anchoredFill])] + colors.groups.map { ($0, [colors.page]) }
        for (text, grounds) in pairs {
            for ground in grounds {
                #expect(text[appearance].contrast(with: ground[appearance]) >= 4.5, "\(text[appearance]) on \(ground[appearance])")
            }
        }
    }
}
