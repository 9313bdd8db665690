import CompositionalLayout
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import Testing
import VectorScene

struct LabelTests {
    private static let row = "group: {horizontal: [{item: {width: fractionalWidth(1/2), height: fractionalHeight(1)}}], "
        + "width: fractionalWidth(1), height: 60}"

    private func document(_ section: String, _ viewport: String = "iPhone 16", _ style: String = "screen") throws -> Document {
        let text = "galley: 1\ntitle: Driftwood – Home\nviewport: \(viewport)\nstyle: \(style)\nsections:\n  - \(section)\n"
        return try Document(DocumentSource(name: "test", data: Data(text.utf8)))
    }

    private func texts(_ document: Document) throws -> [PictureGeometry.Text] { PictureGeometry(try document.picture()).texts }

    @Test func titlesAloneShowNeitherKindsNorIndexPaths() throws {
        let section = "{items: [{title: Lisbon}, {title: Kyoto}, {}], header: {height: 40, title: Popular}, footer: {height: 40}, \(Self.row)}"
        let all = try texts(document(section)).map(\.text)
        #expect(["header", "Popular", "Lisbon", "0 – 2"].allSatisfy(all.contains), "\(all)")
        let titles = try texts(document(section, "iPhone 16", "{labels: titles}")).map(\.text)
        #expect(["Popular", "Lisbon", "Kyoto"].allSatisfy(titles.contains), "\(titles)")
        #expect(!["header", "footer", "Footer", "0 – 2"].contains(where: titles.contains), "\(titles)")
    }

    @Test(arguments: DiagramStyle.Kind.allCases)
    func anEmptyTitleIsNoLabelAndNoNote(kind: DiagramStyle.Kind) throws {
        let document = try document("{items: {count: 3, title: \"{item < 2 ? '' : 'A'}\"}, \(Self.row)}", "{width: 300, height: 160}")
        let drawing = try Diagram(DrawableLayout(document), style: DiagramStyle(kind)).drawing()
        #expect(drawing.unlabelled == [])
        let texts = PictureGeometry(drawing.picture).texts.map(\.text)
        #expect(!["", "0 – 0", "0 – 1"].contains(where: texts.contains), "\(texts)")
    }
}

// MARK: Chips

extension LabelTests {
    @Test(arguments: ["leftToRight", "rightToLeft"])
    func labelsStandAtTheirTextInsets(direction: String) throws {
        let chips = ["Beach", "City breaks", "Under 200 €", "Family", "Food & wine"]
        let entries = chips.map { "{text: \($0), font: subheadline, textInsets: [8, 14, 8, 14]}" }.joined(separator: ", ")
        let section = "{items: [\(entries)], group: {horizontal: [{item: {width: estimated(80), height: estimated(36)}}], "
            + "interItemSpacing: 8, width: fractionalWidth(1), height: estimated(36)}}"
        let geometry = PictureGeometry(try document(section, "{device: iPhone 16, layoutDirection: \(direction)}").picture())
        for (chip, element) in zip(chips, geometry.elements) {
            let text = try #require(geometry.texts.first { $0.text == chip })
            let inset = direction == "leftToRight" ? text.bounds.minX - element.bounds.minX : element.bounds.maxX - text.bounds.maxX
            #expect(abs(inset - 14) <= 2, "\(chip) \(inset)")
        }
    }

    @Test(arguments: [("estimated(80)", "1 section · 4 cells"), ("fractionalWidth(1/4)", "1 section · 4 cells in 4 columns")])
    func columnsAreSaidOfColumnsAlone(width: String, caption: String) throws {
        let section = "{items: {count: 4, fitting: {width: 90, height: 30}}, "
            + "group: {horizontal: [{item: {width: \(width), height: 30}}], width: fractionalWidth(1), height: 30}}"
        #expect(try texts(document(section)).contains { $0.text == caption })
    }
}

// MARK: Sizes

extension LabelTests {
    @Test(arguments: [60, 80, 100, 120, 150])
    func aNarrowPictureHasTheWholeTitleAndCaptionBesideThePhone(width: Double) throws {
        let picture = try document("{items: 4, \(Self.row)}", "iPhone 16 Pro", "{width: \(width)}").picture()
        let geometry = PictureGeometry(picture)
        let texts = geometry.texts.map(\.text).joined(separator: " ").replacing(" · ", with: " ")
        for words in ["Driftwood – Home", "iPhone 16 Pro", "402 × 874", "1 section", "4 cells in 2 columns"] {
            #expect(texts.contains(words), "\(words) in \(texts)")
        }
    }

    @Test func aFooterTooLongForALineHasSeveral() throws {
        let footer = "Passwords are kept on this device alone, and are never sent anywhere without your explicit consent in settings."
        let section = "{items: 2, footer: {text: \"\(footer)\", font: footnote, height: estimated(20)}, \(Self.row)}"
        let all = try texts(document(section)).map(\.text)
        #expect(!all.contains { $0.hasSuffix("…") } && all.joined(separator: " ").contains(footer), "\(all)")
    }

    /// Whatever the preferred text size is, and wherever the lines end.
    @Test(arguments: ["large", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "accessibilityMedium", "accessibilityLarge"])
    func theLinesOfAFooterHaveOneSize(size: String) throws {
        let words = "A footer whose text is quite long and must therefore wrap over more than one line in the picture"
        for width in stride(from: 300, through: 390, by: 15) {
            let section = "{items: 1, list: {appearance: insetGrouped, footerMode: supplementary, footer: {text: \(words)}}}"
            let lines = try texts(document(section, "{width: \(width), height: 400, contentSize: \(size)}")).filter { words.contains($0.text) }
            #expect(lines.count > 1 && Set(lines.map(\.size)).count == 1, "\(lines.map { ($0.text, $0.size) })")
        }
    }

    @Test func labelsFollowThePreferredTextSize() throws {
        let section = "{items: {count: 2, title: \"Row {item}\"}, list: {appearance: insetGrouped}}"
        let heights = try ["small", "large", "extraExtraLarge", "accessibilityExtraLarge"].map { size in
            try #require(try texts(document(section, "{device: iPhone 16, contentSize: \(size)}")).first { $0.text == "Row 0" }).bounds.height
        }
        #expect(heights == heights.sorted() && Set(heights).count == 4, "\(heights)")
    }
}
