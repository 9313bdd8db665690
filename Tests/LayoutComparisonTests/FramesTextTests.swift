import CompositionalLayout
import Foundation
import LayoutComparison
import LayoutDiagram
import LayoutDocument
import SVGWriter
import TestSupport
import Testing

/// Frames as the texts that goldens are.
struct FramesTextTests {
    private func record(_ name: String) throws -> FramesRecord {
        let solved = try Fixtures.document(name).build().solve()
        return FramesRecord(solved, elements: solved.elements())
    }

    @Test func theTextIsATableOfOneLineAnElement() throws {
        let solved = try Fixtures.document("photo-grid-with-header").build(in: LayoutViewport(width: 375, height: 812, scale: 3)).solve()
        let lines = FramesRecord(solved, elements: solved.elements()).text().split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0] == "galley frames 1")
        #expect(lines[1] == "viewport 375 × 812 at 3x")
        #expect(lines[2] == "content 375 × 351.6667")
        #expect(lines[4] == "element                      path         x         y     width    height   z")
        #expect(lines[5] == "cell                          0-0         5       105  118.3333  118.3333   0")
        #expect(lines[9] == "supplementary header          0-0    2.6667         0       370       100   1")
        #expect(lines.last == "")
    }

    @Test(arguments: Fixtures.documents)
    func whatIsReadIsWhatWasWritten(fixture: Fixture) throws {
        var record = try record(fixture.name)
        record.elements.sort { ($0.id.owner, $0.id.item) < ($1.id.owner, $1.id.item) }
        let again = try FramesRecord(text: record.text())
        #expect(LayoutDifference(expected: record, actual: again).isEmpty)
        #expect(again.text() == record.text() && again.elements.count == record.elements.count)
        let json = try FramesRecord(json: Data(record.json().utf8))
        #expect(json.json() == record.json())
    }

    @Test func elementsThatHandlersChangeAreToldInFull() throws {
        var viewport = LayoutViewport(width: 390, height: 248, scale: 3)
        viewport.orthogonalContentOffsets = [0: 351]
        let solved = try ScalingCarousel.layout().solve(in: viewport, content: LayoutContent(itemCounts: [7]))
        let record = FramesRecord(solved, elements: solved.elements())
        #expect(record.text().contains("alpha=") && record.text().contains("transform="))
        #expect(try LayoutDifference(expected: record, actual: FramesRecord(text: record.text())).isEmpty)
    }

    @Test(arguments: ["two words", "a\"b", "", "tab\there", "— é 漢", "\u{301}mark", "\u{301} \"mark", "\u{2028}"])
    func kindsComeBack(kind: String) throws {
        let id = LayoutElement.ID(category: .supplementary, kind: kind, owner: .layout, item: 0)
        let record = FramesRecord(
            viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: CGRect(x: -1, y: 0, width: 2, height: 3))])
        #expect(try FramesRecord(text: record.text()).elements.map(\.id.kind) == [kind])
    }

    /// What is written and read again is the same, whatever is lost in writing.
    @Test func sizesAreAsExactAsTheirText() throws {
        let viewport = FramesRecord.Viewport(size: CGSize(width: 1000.0 / 3, height: 2), scale: 8.0 / 3)
        let record = FramesRecord(viewport: viewport, contentSize: CGSize(width: 1000.0 / 3, height: 1), elements: [])
        #expect(try FramesRecord(text: record.text()) == record)
        #expect(try FramesRecord(json: Data(record.json().utf8)) == record)
    }

    @Test func linesMayEndAsOnWindows() throws {
        let record = try record("photo-grid")
        let windows = record.text().replacingOccurrences(of: "\n", with: "\r\n")
        #expect(try LayoutDifference(expected: record, actual: FramesRecord(text: windows)).isEmpty)
    }

    /// Cut anywhere, a table is refused or, at the end of a line, tells fewer elements; it never stops the program.
    @Test func aTextThatIsCutOffIsRefusedOrShorter() throws {
        let text = try record("photo-grid").text()
        for count in 0..<text.count {
            do {
                let record = try FramesRecord(text: String(text.prefix(count)))
                #expect(text.prefix(count).hasSuffix("\n") && record.elements.count < 7, "\(count)")
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
    }

    @Test(arguments: [
        ("cell 0-0 1 2 3", "line 4"), ("cell 0-0 1 2 3 x 0", "line 4"), ("cell zero 1 2 3 4 0", "line 4"),
        ("box 0-0 1 2 3 4 0", "line 4"), ("cell 0-0 1 2 3 nan 0", "line 4"), ("supplementary \"a 0-0 1 2 3 4 0", "line 4"),
        ("cell 0-0 1 2 3 4 0 bent", "line 4"),
    ])
    func aWrongLineIsNamed(line: String, place: String) {
        let text = "galley frames 1\n\nelement path\n\(line)\n"
        #expect { try FramesRecord(text: text) } throws: { "\($0)".hasPrefix(place) }
    }

    @Test(arguments: Fixtures.documents)
    func anSVGTellsTheFramesOfWhatItShows(fixture: Fixture) throws {
        let document = try Fixtures.document(fixture.name)
        let svg = String(decoding: try Fixtures.picture(document, content: .whole, style: .plain).svg(), as: UTF8.self)
        let shown = try FramesRecord(svg: svg)
        let all = try record(fixture.name).elements
        #expect(shown.elements.count > 0 || all.isEmpty)
        for element in shown.elements {
            let own = try #require(all.first { $0.id == element.id })
            #expect(abs(own.frame.minX - element.frame.minX) <= 0.006 && abs(own.frame.height - element.frame.height) <= 0.006)
        }
    }

    @Test func anSVGOfOthersOrCutOffIsRefused() throws {
        let svg = String(decoding: try ReadmeGrid.picture().svg(), as: UTF8.self)
        #expect { try FramesRecord(svg: "<svg xmlns=\"x\"></svg>") } throws: { "\($0)".contains("not an SVG from Galley") }
        #expect { try FramesRecord(svg: String(svg.prefix(svg.count / 2))) } throws: { "\($0)".contains("truncated") }
    }

    @Test(arguments: ["", "{", "[]", "{\"galley\": 2}", "{\"galley\": 1, \"elements\": 3}"])
    func wrongJSONIsRefused(json: String) {
        #expect(throws: FramesError.self) { try FramesRecord(json: Data(json.utf8)) }
    }
}
