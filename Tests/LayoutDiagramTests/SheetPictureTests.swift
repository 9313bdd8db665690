import LayoutDiagram
import VectorScene
import TestSupport
import Testing

struct SheetPictureTests {
    private func entry(_ fixture: String, _ caption: String, _ appearance: Appearance? = nil) throws -> Sheet.Entry {
        let document = try Fixtures.document(fixture)
        return Sheet.Entry(try Fixtures.picture(document, appearance: appearance), caption: caption, appearance: appearance)
    }

    @Test func nothingOverlapsAndNothingIsOutside() throws {
        let entries = try Fixtures.documents.prefix(11).map { try entry($0.name, $0.name) }
        let picture = try Sheet(Array(entries), title: "Eleven layouts").picture()
        let page = Rect(x: 0, y: 0, width: picture.size.width, height: picture.size.height)
        var cards: [Rect] = []
        var captions: [Rect] = []
        for node in picture.nodes.dropFirst() {
            switch node {
            case .shape: break
            case .text(let run): captions.append(run.bounds)
            case .group(let group):
                let clip = try #require(group.clip)
                cards.append(clip.bounds.transformed(by: group.transform))
            }
        }
        #expect(cards.count == 11 && captions.count == 12)
        for (index, card) in cards.enumerated() {
            #expect(page.contains(card))
            #expect(!cards[..<index].contains { $0.inset(by: 0.5).intersects(card) })
            #expect(!captions.contains { $0.intersects(card) })
        }
        for (index, caption) in captions.enumerated() {
            #expect(page.contains(caption))
            #expect(!captions[..<index].contains { $0.intersects(caption) })
        }
    }

    @Test func captionsOfARowStandOnOneLineBelowItsHighestPicture() throws {
        let entries = [200.0, 350, 120].map { height in
            Sheet.Entry(Picture(size: Size(width: 100, height: height), title: "", description: "", nodes: []), caption: "Caption")
        }
        let baselines = try Sheet(entries, title: "Sheet").picture().nodes.compactMap { node -> Double? in
            guard case .text(let run) = node else { return nil }
            return run.origin.y
        }
        #expect(baselines.count == 4 && Set(baselines.suffix(3)).count == 1 && baselines[3] > 350)
    }

    @Test func picturesKeepTheAppearanceTheyAreMadeFor() throws {
        let picture = try Sheet([try entry("photo-library", "dark", .dark)], title: "One").picture()
        func colors(_ nodes: [Node]) -> [AdaptiveColor] {
            nodes.flatMap { node -> [AdaptiveColor] in
                switch node {
                case .shape(let node): if case .color(let color) = node.fill { [color] } else { [] }
                case .text(let run): [run.color]
                case .group(let group): colors(group.children)
                }
            }
        }
        guard case .group(let card) = picture.nodes[2] else { return #expect(Bool(false), "the sheet has no picture") as Void }
        let found = colors(card.children)
        #expect(found.count > 20)
        #expect(found.allSatisfy { $0.light == $0.dark })
        #expect(found.first == AdaptiveColor(Theme.standard.page.dark))
    }

    private func blank(_ width: Double, _ height: Double) -> Sheet.Entry {
        Sheet.Entry(Picture(size: Size(width: width, height: height), title: "", description: "", nodes: []), caption: "")
    }

    @Test func aSheetHasAtMost200Pictures() throws {
        #expect(throws: Never.self) { try Sheet(Array(repeating: blank(9, 9), count: 200), title: "Many").picture() }
        #expect(throws: DiagramError.tooManyPictures(count: 201, limit: 200)) {
            try Sheet(Array(repeating: blank(9, 9), count: 201), title: "Many").picture()
        }
    }

    /// A row has at most six pictures, and is at most 2,600 points wide.
    @Test(arguments: [
        (Array(repeating: 100.0, count: 6), [6]), (Array(repeating: 100, count: 7), [6, 1]), (Array(repeating: 9, count: 13), [6, 6, 1]),
        ([1300, 1300], [2]), ([1300, 1300.5], [1, 1]), ([1300, 1300, 1], [2, 1]), ([5000, 9, 9], [1, 2]),
    ])
    func aRowHasRoomForSixPicturesAndNoMore(widths: [Double], counts: [Int]) throws {
        let picture = try Sheet(widths.map { blank($0, 50) }, title: "Rows").picture()
        let tops = picture.nodes.compactMap { node -> Double? in
            guard case .group(let group) = node else { return nil }
            return group.transform.ty
        }
        let rows = Dictionary(grouping: tops) { $0 }.sorted { $0.key < $1.key }
        #expect(rows.map(\.value.count) == counts)
    }

    @Test func aSheetsSidesHaveALastValue() throws {
        let limit = DiagramLimits.side
        // Around a picture are its caption, the title and the margins.
        let around = try Sheet([blank(9, 9)], title: "One").picture().size.height - 9
        #expect(try Sheet([blank(limit, 9)], title: "Wide").picture().size.width == limit)
        #expect(try Sheet([blank(9, limit - around)], title: "High").picture().size.height == limit)
        #expect(throws: DiagramError.self) { try Sheet([blank(limit + 1, 9)], title: "Wide").picture() }
        #expect(throws: DiagramError.self) { try Sheet([blank(9, limit - around + 1)], title: "High").picture() }
    }

    @Test func anEmptySheetIsAPage() throws {
        let picture = try Sheet([], title: "Nothing").picture()
        #expect(picture.size.width == 300 && picture.size.height > 40)
    }
}
