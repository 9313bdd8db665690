import CompositionalLayout
import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import VectorScene
import TestSupport
import Testing

/// Labels in a right-to-left layout have mirrored positions.
struct MirroredDiagramTests {
    private struct Label: Hashable {
        var text: String
        /// Distance from the picture's leading edge to the text, in hundredths of a point.
        var start: Int
    }

    @Test(arguments: ["badge-anchors", "boundary-items", "mosaic-paging", "horizontal-shelves", "plain-list"])
    func labelsAreMirrored(name: String) throws {
        let original = try Fixtures.picture(try Fixtures.document(name))
        let mirrored = try Fixtures.picture(try Fixtures.document("\(name)-right-to-left"))
        let expected = runs(original.nodes).map { Label(text: $0.text, start: hundredths($0.origin.x)) }
        #expect(!expected.isEmpty)
        let found = runs(mirrored.nodes).map { run in
            Label(text: run.text, start: hundredths(mirrored.size.width - run.origin.x - run.advance))
        }
        #expect(Set(found) == Set(expected))
    }

    /// In every style and for every part, each element of a layout from right to left is drawn at the mirrored place among all. The
    /// columns of an exploded diagram keep their order, so there only the sizes and the places from top to bottom are compared.
    @Test(arguments: MoreTests.pairs(Fixtures.documents, DiagramStyle.Kind.allCases))
    func elementsAreMirroredInEveryStyle(fixture: Fixture, style: DiagramStyle.Kind) throws {
        let document = try Fixtures.document(fixture.name)
        for content in MoreTests.some([DiagramContent.visible, .whole, .section(0)], at: fixture.name.utf8.count) {
            let places = try [LayoutTraits.Direction.leftToRight, .rightToLeft].map { direction in
                let look = Look(direction: direction, content: content, style: DiagramStyle.Changes(kind: style))
                return self.places(try document.picture(look), mirrored: direction == .rightToLeft)
            }
            #expect(places[0].keys.sorted() == places[1].keys.sorted() && !places[0].isEmpty, "\(content)")
            for (name, place) in places[0] {
                guard let other = places[1][name] else { continue }
                let place = style == .exploded ? place.moved(x: other.x - place.x, y: 0) : place
                #expect(place.isAlmost(other), "\(content), \(name): \(other), not \(place)")
            }
        }
    }

    /// The rectangles of elements from the leading top corner of all, by their names and ordinals.
    private func places(_ picture: Picture, mirrored: Bool) -> [String: Rect] {
        var (places, counts): ([String: Rect], [String: Int]) = ([:], [:])
        for element in PictureGeometry(picture).elements where element.meaning.attributes.first?.name != "measure" {
            let name = element.meaning.name ?? element.meaning.title
            counts[name, default: 0] += 1
            places["\(name) \(counts[name, default: 0])"] = element.bounds
        }
        let all = places.values.dropFirst().reduce(places.values.first) { $0?.union($1) }
        guard let all else { return [:] }
        return places.mapValues { $0.moved(x: mirrored ? all.maxX - $0.maxX - $0.minX : -all.minX, y: -all.minY) }
    }

    @Test(arguments: ["iPhone 15", "iPhone SE (1st generation)", "iPad mini (A17 Pro)"])
    func theStatusBarIsMirrored(device: String) throws {
        let device = try #require(Device.named(device))
        let clocks = try ["mosaic-paging", "mosaic-paging-right-to-left"].map { name in
            let picture = try Fixtures.picture(try Fixtures.document(name), on: device)
            let clock = try #require(PictureGeometry(picture).texts.first { $0.text == "9:41" })
            return (x: clock.bounds.midX, width: picture.size.width)
        }
        #expect(clocks[0].x < clocks[0].width / 2)
        // Its digits keep their order, so its ink is only roughly mirrored.
        #expect(abs(clocks[1].x - (clocks[1].width - clocks[0].x)) < 3)
    }

    /// The kind is at the other end of a bar, sixteen points from its title, or absent: equally in both directions.
    @Test func theKindOfABarStandsClearOfItsTitleInBothDirections() throws {
        var shown: [String: [Bool]] = [:]
        for direction in ["leftToRight", "rightToLeft"] {
            for width in stride(from: 110, through: 230, by: 3) {
                let text = """
                    galley: 1
                    viewport: {width: 320, height: 200, scale: 2, layoutDirection: \(direction)}
                    sections:
                      - items: 0
                        header: {width: \(width), height: 40, title: Recently added}
                        group: {horizontal: [{item: {width: 10, height: 10}}], width: 10, height: 10}

                    """
                let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
                let texts = PictureGeometry(try Fixtures.picture(document)).texts
                let title = try #require(texts.first { $0.text == "Recently added" })
                let kind = texts.first { $0.text == "header" }
                shown[direction, default: []].append(kind != nil)
                guard let kind else { continue }
                let gap = direction == "leftToRight" ? kind.bounds.minX - title.bounds.maxX : title.bounds.minX - kind.bounds.maxX
                #expect(gap > 14, "\(direction), \(width)")
            }
        }
        #expect(shown["leftToRight"] == shown["rightToLeft"])
        #expect(shown["leftToRight"]?.first == false && shown["leftToRight"]?.last == true)
    }

    /// Leading is on the right, for a section's insets and an item's.
    @Test(arguments: [
        ("  - {items: 1, contentInsets: {leading: 10, trailing: 30}, group: {horizontal: [{item: {width: 100, height: 50}}], width: fractionalWidth(1), height: 50}}", "vertical"),
        ("  - {items: 1, contentInsets: {leading: 10, trailing: 30}, group: {horizontal: [{item: {width: 100, height: 50}}], width: 100, height: 50}}", "horizontal"),
        ("  - {items: 1, group: {horizontal: [{item: {width: 200, height: 50, contentInsets: {leading: 10, trailing: 30}}}], width: fractionalWidth(1), height: 50}}", "vertical"),
    ])
    func insetsOfABlueprintAreMirrored(section: String, scroll: String) throws {
        for (direction, order) in [("leftToRight", ["10", "30"]), ("rightToLeft", ["30", "10"])] {
            let text = """
                galley: 1
                viewport: {width: 320, height: 480, scale: 2, layoutDirection: \(direction)}
                scrollDirection: \(scroll)
                sections:
                \(section)

                """
            let document = try Document(DocumentSource(name: "test", data: Data(text.utf8)))
            let picture = try Fixtures.picture(document, style: .blueprint)
            let insets = BlueprintGeometry(picture).measures.filter { $0.kind == "inset" }.sorted { $0.line.midX < $1.line.midX }
            #expect(insets.map(\.value) == order, "\(direction)")
            // Each line is as long as the inset that it names, at the inset's position.
            for inset in insets { #expect(abs(inset.line.width - (Double(inset.value) ?? 0)) < 2) }
        }
    }

    private func hundredths(_ length: Double) -> Int { Int((length * 100).rounded()) }

    /// The texts of elements.
    private func runs(_ nodes: [Node], in element: Bool = false) -> [TextRun] {
        nodes.flatMap { node -> [TextRun] in
            switch node {
            case .shape: []
            case .text(let run): element ? [run] : []
            case .group(let group): runs(group.children, in: element || group.meaning != nil)
            }
        }
    }
}

extension Rect {
    /// Equal to a point, to which lengths of whole pixels may differ.
    fileprivate func isAlmost(_ other: Rect) -> Bool {
        [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) <= 1.01 }
    }
}
