import CompositionalLayout
import Foundation
import LayoutComparison
import LayoutDocument
import TestSupport
import Testing

struct FramesRecordTests {
    private func record(_ name: String) throws -> FramesRecord {
        let solved = try Fixtures.document(name).build(in: LayoutViewport(width: 375, height: 812, scale: 3)).solve()
        return FramesRecord(solved, elements: solved.elements())
    }

    @Test func jsonHasTheFormOfTheInterface() throws {
        let text = try record("photo-grid-with-header").json()
        #expect(text.hasPrefix("""
            {
              "galley": 1,
              "viewport": {"width": 375, "height": 812, "scale": 3},
              "contentSize": {"width": 375, "height": 351.6667},
              "elements": [
                {"category": "cell", "kind": null, "indexPath": [0, 0], "frame": [5, 105, 118.3333, 118.3333], "zIndex": 0, "hidden": false},

            """))
        #expect(text.hasSuffix("""
                {"category": "supplementary", "kind": "header", "indexPath": [0, 0], "frame": [2.6667, 0, 370, 100], "zIndex": 1, "hidden": false}
              ]
            }

            """))
    }

    @Test(arguments: Fixtures.documents)
    func jsonOfEveryFixtureParses(fixture: Fixture) throws {
        struct Frames: Decodable {
            struct Element: Decodable {
                var category: LayoutElement.Category
                var kind: String?
                var indexPath: [Int]
                var frame: [Double]
                var zIndex: Int
                var hidden: Bool
            }
            var galley: Int
            var elements: [Element]
        }
        let solved = try Fixtures.document(fixture.name).build().solve()
        let json = FramesRecord(solved, elements: solved.elements()).json()
        let frames = try JSONDecoder().decode(Frames.self, from: Data(json.utf8))
        #expect(frames.galley == 1 && frames.elements.count == solved.elementCount)
        #expect(frames.elements.allSatisfy { $0.indexPath.count == 2 && $0.frame.count == 4 })
        #expect(frames.elements.map(\.zIndex) == frames.elements.map(\.zIndex).sorted())
    }

    @Test func theLayoutsOwnViewsAreReadBackAsWritten() throws {
        let id = LayoutElement.ID(category: .supplementary, kind: "title", owner: .layout, item: 0)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 40)
        let record = FramesRecord(viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: frame)])
        let svg = """
            <svg id="a">
            <g data-element="supplementary" data-kind="title" data-index-path="0" data-frame="0 0 320 40"></g>
            </svg>
            """
        #expect(record.text().contains("supplementary title        layout "))
        #expect(record.json().contains("\"indexPath\": [0, 9223372036854775807]"))
        #expect(record.table().contains("title    layout  0  0    320      40  0"))
        #expect(id.name == "title [layout]")
        for read in [
            try FramesRecord(text: record.text()), try FramesRecord(json: Data(record.json().utf8)), try FramesRecord(svg: svg),
        ] {
            #expect(read.elements == record.elements)
        }
    }

    @Test func kindsAreEscaped() {
        let id = LayoutElement.ID(category: .supplementary, kind: "a\"b\\c\n\u{1}", section: 0, item: 0)
        let record = FramesRecord(viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: .zero)])
        #expect(record.json().contains("\"kind\": \"a\\\"b\\\\c\\n\\u0001\""))
    }

    /// Each reference is resolved once; its result does not begin another.
    @Test(arguments: [("&amp;lt;", "&lt;"), ("&amp;amp;", "&amp;"), ("a&lt;b&gt;&quot;&amp;", "a<b>\"&"), ("&amp;amp;lt;", "&amp;lt;")])
    func aKindInAnSVGIsReadAsItWas(written: String, kind: String) throws {
        let svg = """
            <svg id="a">
            <g data-element="supplementary" data-kind="\(written)" data-index-path="0-0" data-frame="0 0 1 1"></g>
            </svg>
            """
        #expect(try FramesRecord(svg: svg).elements.map(\.id.kind) == [kind])
    }

    @Test func theTableIsAligned() throws {
        let lines = try record("photo-grid-with-header").table().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "element  path       x       y   width  height  z")
        #expect(lines[1] == "cell      0–0       5     105  118.33  118.33  0")
        #expect(lines[6] == "" && lines[7] == "content 375 × 351.67, 5 elements")
    }
}
