import CompositionalLayout
import DocumentPictures
import LayoutDiagram
import LayoutDocument
import TestSupport
import Testing
import VectorScene

/// Cropped pictures, and pictures of a given width.
struct PartOfPictureTests {
    private func picture(_ name: String, _ changes: DiagramStyle.Changes) throws -> Picture {
        let document = try Fixtures.document(name)
        return try document.picture(style: document.style(changedBy: changes))
    }

    /// The visible parts of elements.
    private func elements(_ picture: Picture) -> [(path: String, bounds: Rect)] {
        func elements(_ nodes: [Node], _ transform: Transform, _ clip: Rect) -> [(path: String, bounds: Rect)] {
            nodes.flatMap { node -> [(path: String, bounds: Rect)] in
                guard case .group(let group) = node else { return [] }
                let inner = group.transform.concatenating(transform)
                let seen = group.clip.map { $0.bounds.transformed(by: inner).intersection(clip) } ?? clip
                let path = group.meaning?.attributes.first { $0.name == "index-path" }?.value
                guard let path, let bounds = node.bounds else { return elements(group.children, inner, seen) }
                return [(path, bounds.transformed(by: transform).intersection(clip))]
            }
        }
        return elements(picture.nodes, .identity, Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height))
    }

    // MARK: Parts

    @Test func thePhoneIsCutOutWithItsBezel() throws {
        let whole = try picture("photo-grid", DiagramStyle.Changes())
        let phone = try picture("photo-grid", DiagramStyle.Changes(crop: .phone))
        // An iPhone X with 5 points of bezel on each side.
        #expect(phone.size.width == 385 && phone.size.width < whole.size.width && phone.size.height < whole.size.height)
        let larger = try picture("photo-grid", DiagramStyle.Changes(crop: .phone, cropMargin: 8))
        #expect(larger.size.width == phone.size.width + 16 && larger.size.height == phone.size.height + 16)
        // Title and caption are left out.
        #expect(!PictureGeometry(phone).texts.contains { $0.text == whole.title })
        #expect(phone.identifier != whole.identifier && phone.identifier != larger.identifier)
    }

    @Test func aSectionAndAnElementAreCutOutWhereTheyAre() throws {
        for (part, path) in [(DiagramCrop.Part.section(1), "1-"), (.element(section: 0, item: 2, kind: nil), "0-2")] {
            let whole = try picture("photo-library", DiagramStyle.Changes(showsTitle: false, showsCaption: false))
            let cropped = try picture("photo-library", DiagramStyle.Changes(crop: part, cropMargin: 4))
            func union(_ picture: Picture) throws -> Rect {
                let rects = elements(picture).filter { $0.path.hasPrefix(path) && !$0.bounds.isEmpty }.map(\.bounds)
                return rects.dropFirst().reduce(try #require(rects.first)) { $0.union($1) }
            }
            let (before, after) = (try union(whole), try union(cropped))
            #expect(abs(before.width - after.width) < 0.01 && abs(before.height - after.height) < 0.01)
            // The margin, and less than a point of rounding.
            #expect(cropped.size.width - after.width >= 8 && cropped.size.width - after.width < 13)
            #expect(cropped.size.height - after.height >= 8 && cropped.size.height - after.height < 13)
        }
    }

    @Test func aSectionIsCutOutWithoutThoseWhoseNumbersBeginAlike() throws {
        let group = "{horizontal: [{item: {width: fractionalWidth(1), height: fractionalHeight(1)}}], width: fractionalWidth(1), height: 40}"
        let sections = (0..<12).map { _ in "  - {items: 1, group: \(group)}\n" }.joined()
        let document = try Document(DocumentSource(name: "test", text: "galley: 1\nviewport: iPhone 15\nsections:\n\(sections)"))
        let picture = try document.picture(style: document.style(changedBy: DiagramStyle.Changes(crop: .section(1))))
        #expect(picture.size.height == 40 && elements(picture).contains { $0.path == "1-0" })
    }

    @Test(arguments: [
        (DiagramCrop.Part.element(section: 9, item: 9, kind: nil), DiagramStyle.Kind.screen, "there is no element:9-9 in the picture"),
        (.section(7), .screen, "there is nothing of section 7"),
        (.phone, .blueprint, "there is no phone to crop to in the style blueprint"),
        (.element(section: 0, item: 0, kind: "nothing"), .plain, "there is no element:0-0:nothing"),
    ])
    func aPartThatIsNotThereIsAnError(part: DiagramCrop.Part, kind: DiagramStyle.Kind, message: String) throws {
        let error = #expect(throws: DiagramError.self) {
            try picture("photo-grid", DiagramStyle.Changes(kind: kind, crop: part))
        }
        #expect(error?.description.contains(message) == true, "\(String(describing: error))")
    }

    // MARK: Width

    /// In the picture's own points.
    @Test(arguments: MoreTests.pairs(Fixtures.documents, DiagramStyle.Kind.allCases))
    func labelsAreNineHighAtAnyWidth(fixture: Fixture, kind: DiagramStyle.Kind) throws {
        let document = try Document(contentsOf: fixture.url)
        let style = try document.style(changedBy: DiagramStyle.Changes(kind: kind, width: 330))
        let picture = try document.picture(style: style)
        #expect(picture.size.width == 330 && picture.size.height >= 1)
        #expect(sizes(picture.nodes, scale: 1).allSatisfy { $0 >= 8.99 })
    }

    /// Text sizes after scaling.
    private func sizes(_ nodes: [Node], scale: Double) -> [Double] {
        nodes.flatMap { node -> [Double] in
            switch node {
            case .shape: []
            case .text(let run): [run.size * scale]
            case .group(let group): sizes(group.children, scale: scale * group.transform.d)
            }
        }
    }

    /// Reports exactly the missing labels.
    @Test func everyLabelIsThereOrToldOf() throws {
        let document = try Fixtures.document("mosaic-with-header")
        func texts(_ picture: Picture) -> [String] { PictureGeometry(picture).texts.map(\.text) }
        func drawing(_ width: Double?) throws -> DiagramDrawing {
            let style = try document.style(changedBy: DiagramStyle.Changes(kind: .blueprint, width: width))
            return try Diagram(DrawableLayout(document), style: style).drawing()
        }
        let (natural, narrow, wide) = (try drawing(nil), try drawing(330), try drawing(2000))
        #expect(natural.omitted.isEmpty && wide.omitted.isEmpty && wide.abbreviated.isEmpty)
        #expect(texts(wide.picture) == texts(natural.picture))
        // Labels that fit are present.
        for text in ["section 0 · 10 items", "header · 370 × 100", "group 185", "87.33"] {
            #expect(texts(natural.picture).contains(text) && texts(narrow.picture).contains(text), "\(text)")
        }
        let missing = narrow.omitted.count + narrow.abbreviated.count
        #expect(missing > 0 && missing < texts(natural.picture).count)
        let told = (texts(narrow.picture).filter { !$0.hasSuffix("…") } + narrow.omitted + narrow.abbreviated).sorted()
        let all = texts(natural.picture)
        for text in Set(all) { #expect(told.filter { $0 == text }.count >= all.filter { $0 == text }.count, "\(text)") }
    }

    /// The title and the caption are there, or the least width that shows them is told.
    @Test func aNarrowPictureTellsTheLeastWidthForItsPage() throws {
        var counts = [0, 0]
        // Title and caption are above few elements as above many, which take longer to draw.
        for (seed, layout) in RandomDocument.layouts(MoreTests.count(5, more: 200)) where layout.layout.elementCount < 20 {
            var subject = layout
            subject.title = ["Photo gallery of a summer", "Verkehrsmittelübersicht", "A b"][Int(seed) % 3]
            let widths = stride(from: 50.0, through: 150, by: 20).map { $0 + Double(seed % 20) }
            for (kind, width) in MoreTests.pairs(DiagramStyle.Kind.allCases, widths) {
                func drawing(_ width: Double) throws -> DiagramDrawing {
                    var style = DiagramStyle(kind)
                    style.width = width
                    return try Diagram(subject, style: style).drawing()
                }
                let narrow = try drawing(width)
                counts[narrow.leastWidth == nil ? 0 : 1] += 1
                guard let least = narrow.leastWidth else {
                    let texts = PictureGeometry(narrow.picture).texts.map(\.text).joined(separator: " ")
                    #expect(kind == .plain || texts.contains(subject.title), "seed \(seed), \(kind) at \(width): \(texts)")
                    continue
                }
                #expect(least > width, "seed \(seed), \(kind) at \(width)")
                let (fitting, below) = (try drawing(least), try drawing(least - 1))
                #expect(fitting.leastWidth == nil && below.leastWidth != nil, "seed \(seed), \(kind) at \(width): \(least)")
            }
        }
        #expect(counts.allSatisfy { $0 > 2 }, "\(counts)")
    }

    // MARK: Page

    /// The rectangle as large as the picture.
    private func pages(_ picture: Picture) -> Int {
        let whole = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        return picture.nodes.filter { node in
            guard case .shape(let shape) = node, case .rect(let rect) = shape.shape else { return false }
            return rect.contains(whole) && shape.fill != nil
        }.count
    }

    @Test(arguments: DiagramStyle.Kind.allCases)
    func withoutAPageNothingCoversThePicture(kind: DiagramStyle.Kind) throws {
        #expect(try pages(picture("photo-grid", DiagramStyle.Changes(kind: kind, showsPage: false))) == 0)
        let expected = kind == .plain ? 0 : 1
        #expect(try pages(picture("photo-grid", DiagramStyle.Changes(kind: kind))) == expected)
        #expect(try pages(picture("photo-grid", DiagramStyle.Changes(kind: kind, width: 300))) == expected)
    }

    /// A title is readable on any page that shows a transparent picture.
    @Test(arguments: [DiagramStyle.Kind.screen, .blueprint, .exploded])
    func titlesWithoutAPageReadOnWhiteAndOnBlack(kind: DiagramStyle.Kind) throws {
        func title(_ nodes: [Node]) -> TextRun? {
            nodes.lazy.compactMap { node in
                guard case .text(let run) = node else { return nil }
                return run
            }.first
        }
        let run = try #require(title(picture("photo-grid", DiagramStyle.Changes(kind: kind, showsPage: false)).nodes))
        for appearance in Appearance.allCases {
            for ground in [Color(0xFFFFFF), Color(0x000000)] { #expect(run.color[appearance].contrast(with: ground) >= 4.5) }
        }
    }

    /// The phone's screen does not depend on the page's colour.
    @Test(arguments: [UInt32(0x000000), 0xFFEE00, 0x123456, 0x808080])
    func thePagesColourChangesNothingOnTheScreen(page: UInt32) throws {
        func screen(_ colors: DiagramColors) throws -> [Node] {
            let document = try Fixtures.document("photo-library")
            let changes = DiagramStyle.Changes(showsTitle: false, showsCaption: false, colors: colors)
            // The page and the bezel precede the screen.
            return Array(try document.picture(style: document.style(changedBy: changes)).nodes.dropFirst(2))
        }
        let ink = AdaptiveColor(Color(0x073642))
        let color = AdaptiveColor(Color(page))
        #expect(try screen(DiagramColors(page: color)) == screen(DiagramColors()))
        #expect(try screen(DiagramColors(page: color, ink: ink)) == screen(DiagramColors(ink: ink)))
        #expect(try screen(DiagramColors(ink: ink)) != screen(DiagramColors()))
    }
}
