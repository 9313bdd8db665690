import LayoutDocument
import LinuxUIKit
import Testing

/// Rows, headers and footers of lists are as high as their texts require, but at least as high as the list's own.
struct ListTextTests {
    /// Two lines in a row of an iPhone 15, in every font of lists.
    private static let long = "A text of more words than fit into one line of a row in a list on an iPhone"

    private static func solve(_ section: String, viewport: String = "iPhone 15") throws -> SolvedLayout {
        try document("galley: 1\nviewport: \(viewport)\nsections: [{\(section)}]\n").build().solve()
    }

    private static func heights(_ items: String, _ list: String = "appearance: insetGrouped", scale: Int = 3) throws -> [CGFloat] {
        try solve("items: \(items), list: {\(list)}", viewport: "{device: iPhone 15, scale: \(scale)}").cells().map {
            ($0.height * 10_000).rounded() / 10_000
        }
    }

    @Test func aRowIsAtLeastAsHighAsItsListMakesIt() throws {
        #expect(try Self.heights("[{text: One}, One, {text: One, font: caption1}]") == [44, 44, 44])
    }

    @Test(arguments: ["plain", "insetGrouped", "grouped", "sidebar"])
    func aRowGrowsWithItsLines(appearance: String) throws {
        #expect(try Self.heights("[{text: \"\(Self.long)\"}]", "appearance: \(appearance)") == [62.6667])
        #expect(try Self.heights("[{text: \"\(Self.long)\", lines: 1}]", "appearance: \(appearance)") == [44])
    }

    @Test func aRowHasTheMarginsOfItsCellUnlessItSaysOthers() throws {
        #expect(try Self.heights("[{text: \"a\\nb\", textInsets: 0}, {text: \"a\\nb\\nc\", textInsets: 0}]") == [44, 61])
        #expect(try Self.heights("[{text: \"a\\nb\", textInsets: 20}]") == [80.6667])
    }

    @Test func aSubtitleStandsBelowTheTextAsInItsSystemsCells() throws {
        #expect(try Self.heights("[{text: a, subtitle: b}]", scale: 2) == [60])
        // Measured on iOS 26.
        #expect(try Self.heights("[{text: a, subtitle: b}]", "appearance: insetGrouped, metrics: iOS26", scale: 2) == [68.5])
        #expect(try Self.heights("[{text: a}, {text: \"a\\nb\"}]", "appearance: insetGrouped, metrics: iOS26") == [52, 70.6667])
    }

    private static func bars(_ text: String, _ list: String) throws -> [CGFloat] {
        let bar = "text: \"\(text)\""
        let solved = try solve(
            "items: 1, list: {\(list), headerMode: supplementary, header: {\(bar)}, footerMode: supplementary, footer: {\(bar)}}")
        return [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter].compactMap {
            (solved.view($0)?.frame.height).map { ($0 * 10_000).rounded() / 10_000 }
        }
    }

    @Test func headersAndFootersGrowWithTheirLines() throws {
        #expect(try Self.bars("One", "appearance: insetGrouped") == [38.6667, 33.6667])
        #expect(try Self.bars(Self.long, "appearance: insetGrouped") == [54.3333, 49.3333])
        #expect(try Self.bars("One", "appearance: insetGrouped, metrics: iOS26") == [40.3333, 29.6667])
        #expect(try Self.bars(Self.long, "appearance: insetGrouped, metrics: iOS26") == [60.6667, 45.3333])
    }

    @Test(arguments: [("plain", 28.3333), ("grouped", 38.6667), ("insetGrouped", 38.6667), ("sidebar", 44)] as [(String, CGFloat)])
    func aFirstRowThatIsTheHeaderHasTheHeadersHeight(appearance: String, height: CGFloat) throws {
        #expect(try Self.heights("[{text: a}, {text: b}]", "appearance: \(appearance), headerMode: firstItemInSection") == [height, 44])
    }

    @Test func aHeightWhoseMarginsAreNotKnownGrowsByFurtherLines() throws {
        #expect(try Self.bars("One", "appearance: plain") == [28, 28])
        #expect(try Self.bars("One\\nTwo", "appearance: plain") == [48.3333, 48.3333])
        #expect(try Self.heights("[{text: \"a\"}, {text: \"a\\nb\"}]", "appearance: plain, metrics: mac", scale: 2) == [40, 60.5])
    }

    /// Systems before iOS 26 show headers of groups in upper case.
    @Test func headersOfGroupsAreMeasuredInUpperCase() throws {
        let text = "Words in lower case that fit into a line of letters"
        #expect(try Self.bars(text, "appearance: insetGrouped") == [54.3333, 33.6667])
    }

    @Test func titlesDoNotDecideHeights() throws {
        #expect(try Self.heights("[{title: \"\(Self.long)\"}, \"\(Self.long)\"]") == [44, 44])
    }

    @Test func textsFollowTheContentSize() throws {
        let solved = try Self.solve(
            "items: [{text: a}, {text: \"a\\nb\"}], list: {appearance: insetGrouped}",
            viewport: "{device: iPhone 15, contentSize: accessibilityLarge}")
        // 33 points: a line is 39.38 high.
        #expect(solved.cells().map { ($0.height * 3).rounded() } == [185, 303])
    }

    /// Around the length at which a header, a footer or a row gets a second line: 20 points on an iPhone 15, 16 on an iPhone X.
    @Test(arguments: [("header", 23), ("footer", 18), ("row", 22)], [("iPhone 15", 20), ("iPhone X", 16)])
    func textsHaveTheListsMarginOnBothSides(bar: (name: String, margins: Int), device: (name: String, side: Int)) throws {
        var heights: Set<CGFloat> = []
        for count in 60...120 {
            let text = (0..<count).map { $0 % 6 == 5 ? " " : "i" }.joined()
            func height(_ insets: String) throws -> CGFloat? {
                let words = "{text: \"\(text)\"\(insets)}"
                let section = bar.name == "row"
                    ? "items: [\(words)], list: {appearance: insetGrouped}"
                    : "items: 1, list: {appearance: insetGrouped, \(bar.name)Mode: supplementary, \(bar.name): \(words)}"
                return try Self.solve(section, viewport: device.name).elements()
                    .first { bar.name == "row" || $0.category == .supplementary }?.frame.height
            }
            let side = device.side
            let own = try #require(try height(", textInsets: {top: \(bar.margins), leading: \(side), bottom: 0, trailing: \(side)}"))
            #expect(try height("") == own, "\(count)")
            heights.insert(own)
        }
        #expect(heights.count > 1)
    }

    /// A cell without an accessory, around the length at which a row gets a second line. Outside of a list, its margin is that of a
    /// narrow view.
    @MainActor @Test func aRowWrapsWhereACellDoes() throws {
        var heights: Set<CGFloat> = []
        for count in 60...120 {
            let text = (0..<count).map { $0 % 6 == 5 ? " " : "i" }.joined()
            let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
            attributes.frame = CGRect(x: 0, y: 0, width: 343, height: 44)
            let height = Device.iPhone15.viewport.performAsCurrent {
                let cell = UICollectionViewListCell(frame: attributes.frame)
                var row = UIListContentConfiguration.cell()
                row.text = text
                cell.contentConfiguration = row
                return cell.preferredLayoutAttributesFitting(attributes).frame.height
            }
            let rows = try Self.solve("items: [{text: \"\(text)\"}], list: {appearance: insetGrouped}", viewport: "iPhone X").cells()
            #expect(rows.map { ($0.height * 10_000).rounded() } == [(height * 10_000).rounded()], "\(count)")
            heights.insert(height)
        }
        #expect(heights.count > 1)
    }
}
