import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// The terms of an element's numbers add up.
struct FrameOriginTests {
    private static let tolerance = 1e-6

    private func layouts(_ fixture: Fixture) throws -> [SolvedLayout] {
        let document = try Document(contentsOf: fixture.url)
        let own = try document.viewport()
        let directed = [LayoutTraits.Direction.unspecified, .rightToLeft, .leftToRight].map { direction in
            var viewport = own
            viewport.traits = own.traits.merged(with: LayoutTraits(direction: direction))
            return viewport
        }
        var wide = own
        (wide.size, wide.safeAreaInsets) = (CGSize(width: 701, height: 467), .zero)
        return try (directed + [wide]).map { try document.build(in: $0).solve() }
    }

    @Test(arguments: Fixtures.documents)
    func theTermsOfEveryNumberAddUpToTheFrame(fixture: Fixture) throws {
        for layout in try layouts(fixture) {
            for element in layout.elements().prefix(400) {
                let origin = try #require(layout.origin(of: element.id), "\(element)")
                let sums = origin.position + origin.size
                for sum in sums {
                    let terms = sum.terms.reduce(0) { $0 + $1.length }
                    #expect(abs(terms - sum.total) < Self.tolerance, "\(element): \(sum)")
                    #expect(!sum.terms.isEmpty)
                }
                let frame = element.frame
                let (x, y) = (origin.position[0], origin.position[1])
                #expect(abs(x.total - frame.minX) < Self.tolerance && abs(y.total - frame.minY) < Self.tolerance, "\(element): \(x) \(y)")
                let width = try #require(origin.size.first { $0.axis == .horizontal })
                let height = try #require(origin.size.first { $0.axis == .vertical && $0.subject == width.subject })
                #expect(abs(width.total - frame.width) < Self.tolerance, "\(element): \(width)")
                #expect(abs(height.total - frame.height) < Self.tolerance, "\(element): \(height)")
            }
        }
    }

    /// Each length that a fraction refers to is explained too.
    @Test(arguments: Fixtures.documents)
    func fractionsAreOfLengthsThatAreExplained(fixture: Fixture) throws {
        for layout in try layouts(fixture) {
            let scale = layout.viewport.traits.displayScale
            for element in layout.elements().prefix(400) {
                let sizes = try #require(layout.origin(of: element.id)).size
                for (index, sum) in sizes.enumerated() {
                    guard let term = sum.terms.first, let product = term.product else { continue }
                    let pixels = (product.fraction * product.whole * scale + 1e-6).rounded(.down)
                    #expect(abs(pixels / scale - term.length) < Self.tolerance, "\(element): \(term)")
                    let next = try #require(sizes.dropFirst(index + 1).first, "\(element): nothing follows \(term)")
                    #expect(abs(next.total - product.whole) < Self.tolerance, "\(element): \(term), \(next)")
                }
            }
        }
    }

    /// Frames given by dimensions are never attributed to unknown causes.
    @Test(arguments: Fixtures.documents)
    func nothingIsPutDownToOtherCauses(fixture: Fixture) throws {
        for layout in try layouts(fixture) {
            for element in layout.elements().prefix(400) {
                let origin = try #require(layout.origin(of: element.id))
                let words = (origin.position + origin.size).flatMap(\.terms).map(\.words)
                #expect(!words.contains { $0.contains("layout's own code") || $0.contains("fitted") || $0.contains("dropped") }, "\(element): \(words)")
            }
        }
    }

    private func words(_ sum: FrameOrigin.Sum) -> String { sum.terms.map { "\($0.words) \($0.length)" }.joined(separator: ", ") }

    /// The origin of a row's last cell: items in a view of 320 points at scale 2.
    private func lastCell(of items: Int, _ item: String, _ group: String) throws -> FrameOrigin {
        let text = """
            galley: 1
            viewport: {width: 320, height: 400, scale: 2}
            sections:
              - items: \(items)
                group:
                  horizontal: [{item: \(item)}]
                  width: fractionalWidth(1)
                  height: 50
                  \(group)
            """
        let layout = try Document(DocumentSource(name: "a.layout.yaml", text: text)).build().solve()
        return try #require(layout.origin(of: LayoutElement.ID(category: .cell, kind: nil, section: 0, item: items - 1)))
    }

    /// The leftover length of a row goes only to its spacing along the row.
    @Test func onlyAlongTheRowIsTheRestFlexibleSpacing() throws {
        let origin = try lastCell(
            of: 3, "{width: 90, height: 40, edgeSpacing: {top: flexible(0)}}", "interItemSpacing: flexible(10)")
        #expect(words(origin.position[0]) == "2 subitems before it 180.0, 2 × interItemSpacing 10 20.0, flexible spacing 30.0")
        #expect(words(origin.position[1]) == "edgeSpacing 10.0")
    }

    @Test func severalSpacingsAreMultiplied() throws {
        let origin = try lastCell(of: 3, "{width: fractionalWidth(1), height: fractionalHeight(1)}", "count: 3\n      interItemSpacing: 10")
        let widths = origin.size.filter { $0.axis == .horizontal }
        #expect(words(widths[0]) == "1/3 of 300, as its group has 3 equal subitems 100.0")
        #expect(words(widths[1]) == "inside of its group 320.0, 2 × interItemSpacing 10 -20.0")
    }

    @Test func aCellSaysWhatItsWidthIsOfAndWhichLineSaysSo() throws {
        let text = """
            galley: 1
            viewport: {width: 393, height: 400}
            sections:
              - items: 5
                contentInsets: 16
                interGroupSpacing: 10
                group:
                  horizontal:
                    - item: {width: fractionalWidth(1/2), height: fractionalHeight(1), contentInsets: 4}
                  width: fractionalWidth(1)
                  height: absolute(100)
                  interItemSpacing: 8
            """
        let document = try Document(DocumentSource(name: "a.layout.yaml", text: text))
        let layout = try document.build().solve()
        let cell = LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 3)
        let origin = try #require(layout.origin(of: cell))
        let widths = origin.size.filter { $0.axis == .horizontal }
        #expect(widths.map(\.subject) == ["item", "room in the group", "inside of the group", "container of the groups"])
        #expect(words(widths[0]).hasPrefix("fractionalWidth(0.5) of 353 176.") && words(widths[0]).contains("contentInsets.leading of the item -4.0"))
        #expect(words(widths[1]) == "inside of its group 361.0, interItemSpacing -8.0")
        #expect(words(widths[3]) == "collection view 393.0, contentInsets.leading of the section -16.0, contentInsets.trailing of the section -16.0")
        #expect(words(origin.position[1]) == "contentInsets.top of the section 16.0, 1 group before it 100.0, interGroupSpacing 10.0, contentInsets.top of the item 4.0")
        #expect(try document.lines(of: cell, subitems: origin.subitems, in: document.viewport()).map { "\($0.what) \($0.line)" } == ["section 4", "group 8", "item 9"])
    }

    /// A note reads the line of a section whose numbers are wrong for the viewport, since no section is built for it.
    @Test func aLineIsFoundWithoutBuildingTheSections() throws {
        let text = "galley: 1\nviewport: {width: 320, height: 480}\nsections:\n  - items: 3\n    contentInsets: 1/(width - 400)\n    \(rowGroup)\n"
        let document = try document(text)
        let viewport = LayoutViewport(width: 400, height: 480, scale: 2)
        #expect(throws: DocumentError.self) { try document.build(in: viewport) }
        let cell = LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 2)
        #expect(document.lines(of: cell, subitems: [], in: viewport).map(\.line) == [4, 6])
    }
}
