import CompositionalLayout
import Foundation
import LayoutDocument
import TextMeasurement
import Testing

/// Texts determine the sizes of elements.
struct TextTests {
    /// Rows with an estimated height, 320 points wide at scale 2.
    private static let rows = """
        group:
          vertical: [{item: {width: fractionalWidth(1), height: estimated(30)}}]
          width: fractionalWidth(1)
          height: estimated(30)
        """
    /// Clearly two lines at 320 points.
    private static let long = "Several words that are so many that one line of them is too short"

    private func heights(_ items: String, head: String = "") throws -> [CGFloat] {
        try section("items: \(items)\n\(Self.rows)", head: head).cells().map(\.height)
    }

    @Test func anItemIsAsHighAsItsText() throws {
        #expect(try heights("[{text: One}, {text: \"\(Self.long)\"}, Three]") == [20.5, 41, 30])
        #expect(try heights("{count: 2, text: \"Row {item}\"}") == [20.5, 20.5])
        #expect(try heights("[{text: \"\"}]") == [0])
    }

    @Test func anItemIsAsWideAsTheWiderOfItsTexts() throws {
        func width(_ texts: String) throws -> CGFloat? {
            let item = "{item: {width: estimated(30), height: estimated(30)}}"
            return try section(
                "items: [{\(texts)}]\ngroup: {horizontal: [\(item)], width: fractionalWidth(1), height: estimated(30)}").cells().first?.width
        }
        let (narrow, wide) = (try #require(try width("text: a")), try #require(try width("text: Several words")))
        #expect(narrow < wide)
        #expect(try width("text: Several words, subtitle: a") == wide)
        #expect(try #require(try width("text: a, subtitle: Several words")) > narrow)
    }

    @Test func aTextHasTheWidthOfItsItem() throws {
        let narrow = Self.rows.replacing("fractionalWidth(1)", with: "fractionalWidth(0.5)")
        let solved = try section("items: [{text: \"\(Self.long)\"}]\n\(narrow)")
        #expect(solved.cells() == [rect(0, 0, 80, 162.5)])
    }

    @Test(arguments: [
        ("body", 20.5), ("headline", 20.5), ("largeTitle", 41), ("caption1", 14.5), ("footnote", 16),
        ("{style: title1}", 33.5), ("{style: body, weight: bold}", 20.5), ("{size: 30}", 36), ("{size: 30, weight: black}", 36),
        ("{size: 1}", 1.5), ("{size: 500}", 597),
    ])
    func aFontIsATextStyleOrASize(font: String, height: CGFloat) throws {
        #expect(try heights("[{text: i, font: \(font)}]") == [height])
    }

    @Test func boldTextIsWider() throws {
        func width(_ font: String) throws -> CGFloat {
            try section("items: [{text: \"\(Self.long)\", font: \(font)}]\n" + Self.rows.replacing(
                "width: fractionalWidth(1), height", with: "width: estimated(9), height")).cells()[0].width
        }
        #expect(try width("{size: 17, weight: bold}") > width("{size: 17}"))
        #expect(try width("headline") > width("body"))
    }

    @Test func textStylesFollowTheContentSizeAndSizesDoNot() throws {
        let text = """
            galley: 1
            viewport: {width: 320, height: 480, scale: 2, contentSize: accessibilityLarge}
            sections:
              - items: [{text: i}, {text: i, font: caption1}, {text: i, font: {size: 17}}, {text: i, subtitle: i}]
                \(Self.rows.replacing("\n", with: "\n    "))
            """
        // With a subtitle: a line of 33 points, 3 points, and a line of 30.
        #expect(try document(text).build().solve().cells().map(\.height) == [39.5, 31.5, 20.5, 78.5])
    }

    @Test func linesLimitAText() throws {
        let items = (0...3).map { "{text: \"\(Self.long) \(Self.long)\", lines: \($0)}" }.joined(separator: ", ")
        #expect(try heights("[\(items)]") == [81.5, 20.5, 41, 61])
        #expect(try heights("[{text: \"a\\nb\\nc\"}, {text: \"a\\nb\\nc\", lines: 1}]") == [61, 20.5])
    }

    @Test func insetsTakeRoomFromATextAndAddToIt() throws {
        #expect(try heights("[{text: i, textInsets: 8}, {text: i, textInsets: [1, 0, 2, 0]}]") == [36.5, 23.5])
        let narrow = "{text: \"\(Self.long)\", textInsets: {leading: 80, trailing: \"80 * (width > 300 ? 1 : 0)\"}}"
        #expect(try heights("[\(narrow)]") == [81.5])
        #expect(try heights("[{text: i, textInsets: -40}, {text: \"a b\", textInsets: [0, 400, 0, 400]}]")[0] == 0)
    }

    @Test func aSubtitleStandsBelowTheText() throws {
        #expect(try heights("[{text: i, subtitle: i}, {text: i, subtitle: \"\"}]") == [41.5, 20.5])
        // The gap of 3 stands only between two texts.
        #expect(try heights("[{text: \"\", subtitle: i}, {text: \"\", subtitle: \"\"}]") == [18, 0])
    }

    /// The same text in rooms from narrower to wider than it: one line is truncated, so that its width decides nothing.
    @Test func aTextOfOneLineIsNeverUncertain() throws {
        func areUncertain(_ keys: String) throws -> [Bool] {
            let items = (0..<40).map { "{text: Hello world, \(keys), textInsets: {trailing: \(210 + $0)}}" }
            let solved = try section("items: [\(items.joined(separator: ", "))]\n\(Self.rows)")
            return (0..<40).map { solved.frameDoubts[LayoutElement.ID(category: .cell, kind: nil, section: 0, item: $0)]?.contains(.uncertain) ?? false }
        }
        let wrapped = try areUncertain("lines: 0")
        #expect(wrapped.contains(true) && wrapped.first == false && wrapped.last == false)
        #expect(try areUncertain("lines: 2") == wrapped)
        #expect(try !areUncertain("lines: 1").contains(true))
    }

    @Test func whatFittingSaysOfASideHolds() throws {
        #expect(try heights("[{text: \"\(Self.long)\", fitting: {height: 77}}]") == [77])
        let solved = try section("items: [{text: \"\(Self.long)\", fitting: {width: 160}}]\n\(Self.chips)")
        #expect(solved.cells() == [rect(0, 0, 160, 81.5)] && !solved.frameDoubts.values.contains(.estimated))
    }

    // MARK: Widths

    private static let chips = """
        group:
          horizontal: [{item: {width: estimated(50), height: estimated(30)}}]
          width: fractionalWidth(1)
          height: estimated(30)
        """

    @Test func anEstimatedWidthIsTheTextsOwn() throws {
        let solved = try section("items: [{text: iii}, {text: mmm}, {text: mmm, textInsets: 5}]\n\(Self.chips)")
        let cells = solved.cells()
        #expect(cells[0].width < cells[1].width && cells[2].width == cells[1].width + 10)
        #expect(cells.map(\.height) == [20.5, 20.5, 30.5])
        #expect(cells[1].width * 2 == (cells[1].width * 2).rounded(), "it is rounded up to the pixel")
    }

    @Test func framesThatAnEstimatedWidthDecidesAreMarked() throws {
        let solved = try section("items: [{text: iii}, One]\n\(Self.chips)")
        #expect(solved.elements().map { solved.doubt(of: $0.id) } == [.estimated, .undecided])
        #expect(try section("items: [{text: \"\(Self.long)\"}, {text: One}]\n\(Self.rows)").frameDoubts.isEmpty)
    }

    /// Items of a group with a count share its width, and their own width is ignored.
    @Test func itemsThatAreCountedAreMeasuredInTheWidthThatTheyShare() throws {
        let group = Self.chips.replacing("width: fractionalWidth(1)", with: "count: 2\n  width: fractionalWidth(1)")
        let solved = try section("items: [{text: \"\(Self.long)\"}, {text: One}]\n\(group)")
        #expect(solved.cells().map(\.size) == [CGSize(width: 160, height: 81.5), CGSize(width: 160, height: 20.5)])
        #expect(!solved.frameDoubts.values.contains(.estimated))
    }

    @Test func aLineNearItsLimitIsUncertain() throws {
        let text = "One two three four five"
        let width = TextMeasurer().measure(
            StyledText(text, font: TextFont(size: 17)), in: TextMeasurement.TextLimits()).width
        func doubts(_ limit: Double) throws -> [FrameDoubt] {
            try Array(section("items: [{text: \(text)}]\n\(Self.rows.replacing("fractionalWidth(1)", with: "\(limit)"))").frameDoubts.values)
        }
        #expect(try doubts(width * 1.01) == [.uncertain])
        #expect(try doubts(width * 1.03) == [])
    }

    // MARK: Views

    @Test func headersAndAnchoredViewsAreAsLargeAsTheirTexts() throws {
        let solved = try section("""
            items: 1
            group:
              horizontal:
                - item:
                    width: fractionalWidth(1)
                    height: 50
                    supplementaryItems: [{kind: badge, width: 30, height: estimated(9), containerAnchor: [top], text: "{item} {item}", textInsets: 1}]
              width: fractionalWidth(1)
              height: 50
            header: {height: estimated(9), text: "\(Self.long)", font: footnote}
            footer: {height: estimated(9), text: "Section {section}"}
            """)
        #expect(solved.view("header")?.frame.height == 31.5)
        #expect(solved.view("footer")?.frame.height == 20.5)
        #expect(solved.view("badge")?.frame.height == 22.5)
    }

    @Test func aTextIsWhatAnElementIsCalledUnlessItHasATitle() throws {
        let built = try document("""
            galley: 1
            sections:
              - items: [{text: "Row {item}"}, {text: Row, title: Name}]
                \(Self.rows.replacing("\n", with: "\n    "))
            """).build()
        #expect(try built.solve().elements().compactMap(built.title) == ["Row 0", "Name"])
    }
}
