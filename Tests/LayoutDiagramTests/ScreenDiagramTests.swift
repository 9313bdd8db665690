import DocumentPictures
import LayoutDiagram
import LayoutDocument
import LinuxUIKit
import VectorScene
import TestSupport
import Testing

struct ScreenDiagramTests {
    private static let devices = [
        nil, "iPhone SE (1st generation)", "iPhone 17 Pro Max", "iPhone 15 landscape", "iPad mini (A17 Pro)", "iPad Pro 13 landscape",
    ]

    private func document(_ sections: String, head: String = "viewport: {width: 320, height: 480, scale: 2}") throws -> Document {
        let text = "galley: 1\ntitle: Test\n\(head)\nsections:\n\(sections)\n"
        return try Document(DocumentSource(name: "test", data: Data(text.utf8)))
    }

    private func element(_ picture: Picture, _ name: String, _ value: String) -> [PictureGeometry.Element] {
        PictureGeometry(picture).elements.filter { $0.meaning.attributes.contains(Meaning.Attribute(name, value)) }
    }

    // MARK: Geometry

    @Test(arguments: MoreTests.pairs(Fixtures.documents, devices))
    func textIsNeitherCutNorCovered(fixture: Fixture, deviceName: String?) throws {
        let device = try deviceName.map { try #require(Device.named($0)) }
        let document = try Fixtures.document(fixture.name)
        for content in [DiagramContent.visible, .whole] {
            let geometry = PictureGeometry(try Fixtures.picture(document, on: device, content: content))
            #expect(geometry.texts.count >= 3)
            #expect(geometry.faults == [], "\(content)")
            #expect(geometry.textsOutsideTheirElement == [], "\(content)")
        }
    }

    @Test(arguments: Fixtures.documents)
    func whatIsDrawnIsWhatTheLayoutSays(fixture: Fixture) throws {
        let document = try Fixtures.document(fixture.name)
        let built = try document.build()
        let solved = try built.solve()
        let shown = solved.visibleElements().filter { !built.isHidden($0) }
        let geometry = PictureGeometry(try Fixtures.picture(document))
        #expect(geometry.elements.count == shown.count)
        let offset = solved.contentOffset
        for (drawn, element) in zip(geometry.elements, shown) {
            let frame = solved.presentationFrame(of: element)
            // A bar's outline is half a point inside its frame.
            #expect(abs(drawn.bounds.minX - Double(frame.minX - offset.x) - 36) <= 0.51, "\(drawn.meaning.title)")
            #expect(abs(drawn.bounds.minY - Double(frame.minY - offset.y) - 44) <= 0.51, "\(drawn.meaning.title)")
            #expect(abs(drawn.bounds.width - Double(frame.width)) <= 1.01 && abs(drawn.bounds.height - Double(frame.height)) <= 1.01)
        }
    }

    @Test func whatAHandlerChangedIsDrawn() throws {
        let picture = try ScalingCarousel.picture()
        var groups: [Group] = []
        func walk(_ nodes: [Node]) {
            for case .group(let group) in nodes {
                if group.meaning != nil { groups.append(group) }
                walk(group.children)
            }
        }
        walk(picture.nodes)
        // The middle one of three is the largest, and each is drawn about its own centre.
        #expect(groups.map { ($0.transform.a * 1000).rounded() } == [700, 1100, 700])
        #expect(groups.map(\.opacity) == [0.6, 1, 0.6])
        #expect(groups.compactMap { Node.group($0).bounds?.midX } == [75, 231, 387])
    }

    @Test func whatAHandlerHidIsNotDrawn() throws {
        let section = NSCollectionLayoutSection(group: .horizontal(
            layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50)),
            subitems: [.init(layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))]))
        section.visibleItemsInvalidationHandler = { items, _, _ in
            items[0].isHidden = true
            items[1].alpha = 0
        }
        let solved = try UICollectionViewCompositionalLayout(section: section).solve(
            in: LayoutViewport(width: 320, height: 480, scale: 2), content: LayoutContent(itemCounts: [3]))
        let picture = try Diagram(DrawableLayout(layout: solved, title: "Hidden")).picture()
        #expect(PictureGeometry(picture).elements.map(\.meaning.title).count == 1)
    }

    @Test(arguments: 6...40)
    func textKeepsClearOfLowBarsEdges(height: Int) throws {
        let rows = "group: {horizontal: [{item: {width: fractionalWidth(0.5), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: \(height)}"
        for title in ["jgpq", "Header", "ÅÉgj", "x"] {
            let bars = "header: {height: \(height), title: \(title)}, footer: {height: \(height)}"
            let geometry = PictureGeometry(try Fixtures.picture(
                try document("  - {items: [\(title), Agj], \(bars), \(rows)}", head: "viewport: {width: 220, height: 200, scale: 2}")))
            #expect(geometry.textsOutsideTheirElement == [] && geometry.faults == [], "\(title)")
            // Bars with enough height have text.
            if height >= 18 { #expect(geometry.texts.filter { $0.text == title }.count >= 2, "\(title)") }
        }
    }

    @Test func theContentsOutlineLiesUnderItsElementsTheScreensAbove() throws {
        let document = try document("  - {items: 9, orthogonalScrollingBehavior: continuous, group: {horizontal: [{item: {width: 100, height: 90}}], width: 100, height: 90}}")
        for content in [DiagramContent.visible, .whole] {
            let nodes = try Fixtures.picture(document, content: content).nodes
            let outline = try #require(nodes.firstIndex { node in
                guard case .shape(let shape) = node else { return false }
                return shape.stroke?.paint == .color(Theme.standard.outline)
            })
            let groups = nodes.indices.filter { index in
                if case .group = nodes[index] { true } else { false }
            }
            let (first, last) = (try #require(groups.first), try #require(groups.last))
            switch content {
            case .visible: #expect(outline > last)
            case .whole, .section: #expect(outline < first && groups.count == 9)
            }
        }
    }

    // MARK: Hard cases

    @Test(arguments: [
        "title: \(String(repeating: "Very long title ", count: 20))", "title: 'Ünïcödé & <tags> \"quotes\"'", "title: 日本語のタイトル 😀",
        "title: x", "viewport: {width: 40, height: 60, scale: 1}", "viewport: {width: 100, height: 30, scale: 3}",
        "viewport: {width: 320, height: 480, scale: 2, layoutDirection: rightToLeft, contentOffset: [0, 37]}",
        "viewport: {device: iPhone 15, contentOffset: [0, 333]}", "viewport: {device: iPhone 8, contentOffset: [0, 50]}",
        "viewport: {device: iPad (A16), contentOffset: [0, -300]}",
    ])
    func textOfAnyViewportIsNeitherCutNorCovered(head: String) throws {
        let title = head.hasPrefix("title") ? "" : "title: Test\n"
        let text = """
            galley: 1
            \(title)\(head)
            sections:
              - items: [A, Item two, A third item with a long name, ~, Fünf]
                contentInsets: 7
                interGroupSpacing: 3
                group:
                  horizontal:
                    - item: {width: fractionalWidth(0.4), height: fractionalHeight(1), contentInsets: 1, supplementaryItems: [{kind: new, width: 30, height: 14, containerAnchor: [top, leading]}]}
                  width: fractionalWidth(1)
                  height: 64
                header: {height: 22, title: Überschrift, pinToVisibleBounds: true}
                background: {}
              - {items: 40, group: {horizontal: [{item: {width: 9, height: 9}}], width: fractionalWidth(1), height: 9}}
              - {items: 3, group: {horizontal: [{item: {width: fractionalWidth(1), height: 0}}], width: fractionalWidth(1), height: 0}}
              - {items: 30, orthogonalScrollingBehavior: continuous, orthogonalContentOffset: 55, group: {horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: 90, height: 80}}
            """
        let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
        for content in [DiagramContent.visible, .whole] {
            let geometry = PictureGeometry(try Fixtures.picture(document, content: content))
            #expect(geometry.faults == [])
        }
    }

    @Test func overlappingCellsHideNoLabel() throws {
        let document = try document("""
              - items: 4
                group:
                  custom: [{frame: [0, 0, 200, 200]}, {frame: [20, 20, 200, 200]}, {frame: [0, 0, 300, 60]}, {frame: [0, 0, 300, 300]}]
                  width: fractionalWidth(1)
                  height: 300
            """)
        let geometry = PictureGeometry(try Fixtures.picture(document))
        // The last cell covers all others, whose labels are therefore omitted.
        #expect(geometry.faults == [])
        #expect(geometry.texts.map(\.text).filter { $0.contains("–") } == ["0 – 3"])
    }

    @Test func hiddenElementsAreNotDrawn() throws {
        let picture = try Fixtures.picture(try Fixtures.document("photo-library"))
        let badges = element(picture, "kind", "new-badge")
        #expect(badges.map { $0.meaning.attributes.first { $0.name == "index-path" }?.value } == ["0-0", "0-5", "1-3"])
    }

    // MARK: Descriptions

    @Test func elementsCarryTheirIdentityAndFrame() throws {
        let picture = try Fixtures.picture(try Fixtures.document("photo-grid-with-header"))
        let cell = try #require(element(picture, "index-path", "0-3").first)
        #expect(cell.meaning.title == "cell 0-3: 118.33 × 118.33 at 5, 228.33")
        #expect(cell.meaning.attributes == [.init("element", "cell"), .init("index-path", "0-3"), .init("frame", "5 228.33 118.33 118.33")])
        let header = try #require(element(picture, "kind", "header").first)
        #expect(header.meaning.title == "supplementary header 0-0: 370 × 100 at 2.67, 0")
    }

    @Test(arguments: [
        ("photo-library", ["3 sections · 20 cells in 3 columns · 3 headers · 5 badges · 3 backgrounds"]),
        ("settings-list", ["1 section · 5 cells"]), ("mosaic-paging", ["1 section · 10 cells · 1 header"]),
        ("boundary-items", ["1 section · 4 cells in 2 columns · 2 headers · 2 footers · 1 side item"]),
        ("horizontal-shelves", ["2 sections · 11 cells · 2 headers"]),
        ("pinned-headers", ["2 sections · 16 cells · 2 headers · 2 footers · scrolled by 120 pt"]),
    ])
    func theCaptionCountsWhatThereIs(name: String, captions: [String]) throws {
        let texts = PictureGeometry(try Fixtures.picture(try Fixtures.document(name))).texts.map(\.text)
        for caption in captions { #expect(texts.contains(caption), "\(texts)") }
    }

    @Test(arguments: [
        // Columns of sections that scroll with the layout, of sections that differ, and beside one that scrolls sideways.
        ([(2, ""), (2, "")], "vertical", "2 sections · 8 cells in 2 columns"), ([(2, ""), (3, "")], "vertical", "2 sections · 8 cells"),
        ([(2, ""), (1, "orthogonalScrollingBehavior: continuous, ")], "vertical", "2 sections · 8 cells"),
        ([(1, "orthogonalScrollingBehavior: continuous, "), (2, "")], "vertical", "2 sections · 8 cells"),
        ([(2, "")], "horizontal", "1 section · 4 cells"),
    ])
    func columnsAreToldWhereAllCellsStandInThem(sections: [(Int, String)], direction: String, caption: String) throws {
        let lines = sections.map { columns, behavior in
            "  - {items: 4, \(behavior)group: {horizontal: [{item: {width: fractionalWidth(1), height: 30}}], count: \(columns), width: fractionalWidth(0.8), height: 40}}"
        }
        let head = "viewport: {width: 320, height: 480, scale: 2}\nscrollDirection: \(direction)"
        let texts = PictureGeometry(try Fixtures.picture(try document(lines.joined(separator: "\n"), head: head))).texts.map(\.text)
        #expect(texts.contains(caption), "\(texts)")
    }

    @Test func theDescriptionIsTheDocumentsAndTheCaptions() throws {
        let picture = try Fixtures.picture(try Fixtures.document("photo-grid"))
        #expect(picture.title == "Photo grid")
        #expect(picture.description == "Three square photos in a row, five points apart. iPhone X · 375 × 500: 1 section, 7 cells in 3 columns.")
    }

    /// A page shows one of the two, by its reader's choice.
    @Test(arguments: Appearance.allCases)
    func aPictureOfAPairDoesNotSayItsAppearance(appearance: Appearance) throws {
        var subject = try DrawableLayout(try Fixtures.document("photo-grid"), Look(appearance: appearance))
        for isOfPair in [false, true] {
            subject.isOfPair = isOfPair
            let picture = try Diagram(subject).picture()
            let words = PictureGeometry(picture).texts.map(\.text) + [picture.description]
            #expect(words.contains { $0.contains(appearance.rawValue) } != isOfPair, "\(words)")
        }
    }

    @Test func numbersHaveTheirThousandsSetApart() throws {
        let document = try document("  - {items: 1234567, group: {horizontal: [{item: {width: fractionalWidth(1), height: 40}}], width: fractionalWidth(1), height: 40}}")
        #expect(PictureGeometry(try Fixtures.picture(document)).texts.map(\.text).contains("1 section · 1,234,567 cells"))
    }

    /// A photo's label is ten points from the leading corner, measured to the tops of its capitals.
    @Test(arguments: ["leftToRight", "rightToLeft"])
    func aTopLabelStandsInItsCorner(direction: String) throws {
        let picture = try Fixtures.picture(try document(
            "  - {items: [{title: HI}], group: {horizontal: [{item: {width: 120, height: 120}}], width: fractionalWidth(1), height: 120}}",
            head: "viewport: {width: 320, height: 480, scale: 2, layoutDirection: \(direction)}"))
        let cell = try #require(element(picture, "element", "cell").first)
        let text = try #require(PictureGeometry(picture).texts.first { $0.text == "HI" })
        #expect(abs(text.bounds.minY - cell.bounds.minY - 10) < 1)
        let side = direction == "leftToRight" ? text.bounds.minX - cell.bounds.minX : cell.bounds.maxX - text.bounds.maxX
        #expect(abs(side - 10) < 1.5)
    }

    // MARK: Limits

    @Test func aBillionItemsAreRefusedWholeAndDrawnOnTheScreen() throws {
        let document = try document("  - {items: 1000000000, group: {horizontal: [{item: {width: fractionalWidth(1), height: 40}}], width: fractionalWidth(1), height: 40}}")
        #expect(PictureGeometry(try Fixtures.picture(document)).elements.count == 12)
        let error = try #require(throws: DiagramError.self) { try Fixtures.picture(document, content: .whole) }
        #expect(error.description.contains("1,000,000,000 elements; at most 20,000 are drawn whole"))
    }

    @Test func aScreenFullOfDustIsRefused() throws {
        let document = try document("  - {items: 1000000000, group: {horizontal: [{item: {width: 1, height: 1}}], width: fractionalWidth(1), height: 1}}")
        let error = try #require(throws: DiagramError.self) { try Fixtures.picture(document) }
        #expect(error.description == "the visible screen holds more than 20,000 elements, the most that can be drawn")
    }

    @Test func aPictureLargerThanAWallIsRefused() throws {
        let document = try document("  - {items: 1, group: {horizontal: [{item: {width: fractionalWidth(1), height: 900000}}], width: fractionalWidth(1), height: 900000}}")
        #expect(throws: DiagramError.self) { try Fixtures.picture(document, content: .whole) }
        #expect(throws: Never.self) { try Fixtures.picture(document) }
    }

    @Test(arguments: [
        (123_456.7, "123,456"), (1e300, "1,000,000,000,000,000"), (.infinity, "1,000,000,000,000,000"), (.nan, "nan"),
    ])
    func aSizeBeyondWholeNumbersIsToldToo(width: Double, text: String) {
        let error = DiagramError.tooLarge(width: width, height: 20, limit: 100_000)
        #expect(error.description == "the picture would be \(text) × 20 points; at most 100,000 a side are drawn")
    }

    @Test func cellsThatOverlapStandInNoColumns() throws {
        let frames = "[{frame: [0, 0, 90, 90]}, {frame: [9, 9, 90, 90]}]"
        let picture = try Fixtures.picture(
            try document("  - {items: 2, group: {custom: \(frames), width: fractionalWidth(1), height: 120}}"))
        #expect(PictureGeometry(picture).texts.contains { $0.text.contains("2 cells") })
        #expect(!PictureGeometry(picture).texts.contains { $0.text.contains("columns") })
    }

    @Test func aTitleThatFitsAtNoSizeIsShortenedAtTheLargest() throws {
        let title = String(repeating: "Long title ", count: 20)
        let picture = try Fixtures.picture(try document(
            "  - {items: 0, header: {height: 44, title: '\(title)'}, group: {horizontal: [{item: {width: 30, height: 30}}], width: 30, height: 30}}"))
        let text = try #require(PictureGeometry(picture).texts.first { $0.text.hasPrefix("Long title Long") && $0.text.hasSuffix("…") })
        // Capitals of 15 points are about eleven points high; those of 9 would be six.
        #expect(text.bounds.height > 10)
    }

    // MARK: Colours

    @Test func textReadsOnEveryGround() {
        let theme = Theme.standard
        for tint in theme.tints {
            for ground in [tint.from.light, tint.to.light] {
                #expect(contrast(theme.textOnTint.light, ground) >= 4.5, "\(tint.name)")
            }
        }
        for appearance in Appearance.allCases {
            for ground in [theme.page, theme.screen, theme.bar, theme.panel] {
                #expect(contrast(theme.text[appearance], ground[appearance]) >= 7)
            }
            for ground in [theme.page, theme.bar] {
                #expect(contrast(theme.secondaryText[appearance], ground[appearance]) >= 4.5)
            }
            #expect(contrast(theme.textOnTint[appearance], theme.badge[appearance]) >= 4.5)
        }
    }

    private func contrast(_ one: Color, _ other: Color) -> Double { one.contrast(with: other) }

    @Test func contrastIsAsWCAGDefinesIt() {
        #expect(abs(contrast(Color(0xFFFFFF), Color(0)) - 21) < 1e-9 && contrast(Color(0x123456), Color(0x123456)) == 1)
        #expect(abs(contrast(Color(0xFFFFFF), Color(0x777777)) - 4.478) < 0.001)
    }

    @Test(arguments: [
        "FFFFFF", "FFEE00", "00FF00", "00FFFF", "FF00FF", "FF0000", "0000FF", "808080", "777777", "767676", "757575", "4F69E2",
        "C0FFEE", "123456", "000000",
    ])
    func textReadsOnColoursOfTheDocuments(color: String) throws {
        let group = "group: {horizontal: [{item: {width: 90, height: 90}}], width: fractionalWidth(1), height: 90}"
        let picture = try Fixtures.picture(try document("  - {items: [{title: Ab, color: '#\(color)'}], \(group)}"))
        let cell = try #require(CellPaint.all(in: picture).first)
        // The fill begins with the requested colour; a label, the edge, hills and a sun are drawn on it.
        #expect(cell.fill.first == Color(try #require(UInt32(color, radix: 16))) && cell.fill.count == 2)
        #expect(cell.inks.count == 4)
        for ground in cell.fill {
            for ink in cell.inks {
                #expect(contrast(ink.opacity(1).light, ground) >= 4.5 && contrast(ink.opacity(1).dark, ground) >= 4.5)
            }
        }
    }

    @Test func neighbouringSectionsDiffer() throws {
        let tints = Theme.standard.tints.dropLast()
        for (one, other) in zip(tints, tints.dropFirst()) { #expect(one.from != other.from) }
        let items = "items: [{color: '#123456'}, {color: green}, ~]"
        let section = "  - {\(items), group: {horizontal: [{item: {width: 30, height: 30}}], width: fractionalWidth(1), height: 30}}"
        let picture = try Fixtures.picture(try document(Array(repeating: section, count: 9).joined(separator: "\n")))
        let fills = CellPaint.all(in: picture).map { $0.fill.first }
        try #require(fills.count == 27)
        for section in 0..<9 {
            #expect(fills[3 * section] == Color(0x123456))
            #expect(fills[3 * section + 1] == tints.first { $0.name == "green" }?.from.light)
            #expect(fills[3 * section + 2] == tints[section % tints.count].from.light)
            if section > 0 { #expect(fills[3 * section + 2] != fills[3 * section - 1]) }
        }
    }
}
