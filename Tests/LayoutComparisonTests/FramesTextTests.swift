import LayoutComparison
import LayoutDiagram
import LayoutDocument
import LinuxUIKit
import MessageText
import SVGWriter
import Testing
import TestSupport

/// Frames as text, as stored in goldens.
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
    func theTableIsTheSameInAnyOrderOfElements(fixture: Fixture) throws {
        var record = try record(fixture.name)
        let text = record.text()
        record.elements.reverse()
        #expect(record.text() == text)
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
        for text in [record.text(), record.table()] { #expect(text.contains("alpha=") && text.contains("transform=")) }
        #expect(try LayoutDifference(expected: record, actual: FramesRecord(text: record.text())).isEmpty)
        #expect(try FramesRecord(json: Data(record.json().utf8)).elements == record.elements)
    }

    @Test func aTransformInJSONHasSixFiniteNumbers() throws {
        let frame = CGRect(x: 0, y: 0, width: 2, height: 3)
        let id = LayoutElement.ID(category: .cell, kind: nil, section: 0, item: 0)
        let record = FramesRecord(
            viewport: .init(size: .zero, scale: 1), contentSize: .zero,
            elements: [FramedElement(id: id, frame: frame, alpha: 0.5, transform: [2, 0, 0, 2, 0, 0])])
        #expect(try FramesRecord(json: Data(record.json().utf8)) == record)
        for wrong in ["[2, 0]", "[2, 0, 0, 2, 0, 1e99]", "\"none\""] {
            let json = record.json().replacing("[2, 0, 0, 2, 0, 0]", with: wrong)
            let error = try #require(throws: FramesError.self) { try FramesRecord(json: Data(json.utf8)) }
            #expect(error.message.contains("transform"), "\(error)")
        }
    }

    @Test(arguments: ["two words", "a\"b", "", "tab\there", "— é 漢", "\u{301}mark", "\u{301} \"mark", "\u{2028}"])
    func kindsComeBack(kind: String) throws {
        let id = LayoutElement.ID(category: .supplementary, kind: kind, owner: .layout, item: 0)
        let record = FramesRecord(
            viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: CGRect(x: -1, y: 0, width: 2, height: 3))])
        #expect(try FramesRecord(text: record.text()).elements.map(\.id.kind) == [kind])
    }

    /// Writing and reading again gives the same values, including rounding.
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

    /// A table truncated anywhere is rejected or, at the end of a line, has fewer elements; it never crashes the program.
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

    /// A frame, an index path, and the errors in them.
    private static let impossible = [
        ("1e308 0 1 1", "0-0", "1e308 is longer than any layout"), ("0 0 1e76 1", "0-0", "1e76 is longer than any layout"),
        ("nan 0 1 1", "0-0", "nan is not a finite number"), ("0 -inf 1 1", "0-0", "-inf is not a finite number"),
        ("0 0 1e400 1", "0-0", "1e400 is beyond the largest number, 1.8e308"),
        ("0 0 -1 1", "0-0", "a size must not be negative, but is -1 × 1"), ("0 0 1 1", "-1--1", "cannot read"),
        ("0 0 1 1", "1--1", "cannot read"), ("0 0 1 1", "+1-1", "cannot read"),
    ]

    @Test(arguments: impossible)
    func aTextWithWhatNoLayoutHasIsRefused(frame: String, path: String, problem: String) {
        let text = "galley frames 1\n\nelement path\ncell 0-1 1e23 0 0 1 0\ncell \(path) \(frame) 0\n"
        #expect { try FramesRecord(text: text) } throws: { "\($0)".hasPrefix("line 5: \(problem)") }
    }

    @Test(arguments: impossible)
    func anSVGWithWhatNoLayoutHasIsRefused(frame: String, path: String, problem: String) {
        let svg = """
            <svg id="a">
            <g data-element="cell" data-index-path="0-1" data-frame="1e23 0 0 1"></g>
            <g data-element="cell" data-index-path="\(path)" data-frame="\(frame)"></g>
            </svg>
            """
        #expect {
            try FramesRecord(svg: svg)
        } throws: {
            // In an SVG, numbers are read before the message is composed.
            "\($0)".hasPrefix("line 3: ") && ($0 as? FramesError)?.line == 3
        }
    }

    @Test(arguments: [
        ("[0, 1]", "[1e308, 0, 1, 1]", "\"elements.1.frame\": 1e+308 is longer than any layout"),
        ("[0, 1]", "[0, 0, -1, 1]", "\"elements.1.frame\": a size must not be negative, but is -1 × 1"),
        ("[0, 1]", "[0, 0, 1e400, 1]", "\"elements.1.frame\": a number is not whole, or too large"),
        ("[0, 1]", "[0, 0, 1]", "\"elements.1.frame\": a frame has four numbers, not 3"),
        ("[0, -1]", "[0, 0, 1, 1]", "\"elements.1.indexPath\": an index path has two numbers from 0 up"),
        ("[0]", "[0, 0, 1, 1]", "\"elements.1.indexPath\": an index path has two numbers from 0 up"),
    ])
    func aJSONWithWhatNoLayoutHasIsRefused(path: String, frame: String, message: String) {
        func element(_ path: String, _ frame: String) -> String {
            "{\"category\": \"supplementary\", \"kind\": \"]}\\\"{[\", \"indexPath\": \(path), \"frame\": \(frame), \"zIndex\": 0, \"hidden\": false}"
        }
        let size = "{\"width\": 1, \"height\": 1}"
        let json = "{\"galley\": 1, \"viewport\": \(size), \"contentSize\": \(size),\n\"elements\": [\n\(element("[0, 0]", "[1e23, 0, 0, 1]")),\n\(element(path, frame))\n]}\n"
        #expect { try FramesRecord(json: Data(json.utf8)) } throws: { "\($0)" == message }
    }

    /// Such values could be written to a table that cannot be read.
    @Test(arguments: [
        ("cell", "\"a\"", "a cell has no kind, but this one has \"a\""),
        ("supplementary", "null", "a supplementary view has a kind, but this one has none"),
        ("decoration", "null", "a decoration view has a kind, but this one has none"),
    ])
    func aCellHasNoKindAndAllOthersHaveOne(category: String, kind: String, problem: String) {
        let size = "{\"width\": 1, \"height\": 1}"
        let element = "{\"category\": \"\(category)\", \"kind\": \(kind), \"indexPath\": [0, 0], \"frame\": [0, 0, 1, 1], \"zIndex\": 0, \"hidden\": false}"
        let json = "{\"galley\": 1, \"viewport\": \(size), \"contentSize\": \(size), \"elements\": [\n\(element)]}"
        #expect { try FramesRecord(json: Data(json.utf8)) } throws: { "\($0)" == "\"elements.0.kind\": \(problem)" }
        let attribute = kind == "null" ? "" : " data-kind=\(kind)"
        let svg = "<svg id=\"a\">\n<g data-element=\"\(category)\"\(attribute) data-index-path=\"0-0\" data-frame=\"0 0 1 1\"></g></svg>"
        #expect { try FramesRecord(svg: svg) } throws: { "\($0)" == "line 2: \(problem)" }
    }

    @Test(arguments: ["viewport -1 × 1 at 1x", "viewport 1 × 1 at 0x", "viewport 1 × 1 at nanx", "content 1 × -1", "content 1e80 × 1"])
    func sizesThatNoScreenHasAreRefused(line: String) {
        #expect { try FramesRecord(text: "galley frames 1\n\(line)\nelement path\n") } throws: { "\($0)".hasPrefix("line 2: ") }
        let size = line.hasPrefix("content 1 ") ? "{\"width\": 1, \"height\": -1}" : "{\"width\": 1, \"height\": 1, \"scale\": 0}"
        #expect(throws: FramesError.self) {
            try FramesRecord(json: Data("{\"galley\": 1, \"viewport\": \(size), \"contentSize\": \(size), \"elements\": []}".utf8))
        }
    }

    @Test(arguments: ["\u{1B}[31m", "\u{9B}", "\u{202E}", "\u{FEFF}", "a\u{2028}b"])
    func kindsThatAreNotPrintedAreEscapedAndReadBack(kind: String) throws {
        let id = LayoutElement.ID(category: .supplementary, kind: kind, section: 0, item: 0)
        let record = FramesRecord(viewport: nil, contentSize: nil, elements: [FramedElement(id: id, frame: .zero)])
        for text in [record.text(), record.json(), record.table(), id.name] {
            #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || TerminalText.isPrinted($0) })
        }
        #expect(try FramesRecord(text: record.text()).elements == record.elements)
        #expect(try FramesRecord(json: Data(record.json().utf8)).elements == record.elements)
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

    private static func json(
        galley: String = "1", viewport: String = "{\"width\": 1, \"height\": 1}", content: String = "{\"width\": 1, \"height\": 1}",
        path: String = "[0, 1]", zIndex: String = "0", frame: String = "[0, 0, 1, 1]", kind: String = "null"
    ) -> String {
        """
        {"galley": \(galley),
        "viewport": \(viewport),
        "contentSize": \(content),
        "elements": [
        {"category": "cell", "kind": null, "indexPath": [0, 0], "frame": [1e23, 0, 0, 1], "zIndex": 0, "hidden": false},
        {"category": "cell", "kind": \(kind), "indexPath": \(path), "frame": \(frame), "zIndex": \(zIndex), "hidden": false}
        ]}
        """
    }

    private static let longNumber = "123456789012345678901"

    /// Valid JSON: the message names the member.
    @Test(arguments: [
        (json(zIndex: "1.5"), "\"elements.1.zIndex\": a number is not whole, or too large"),
        (json(zIndex: longNumber), "\"elements.1.zIndex\": a number is not whole, or too large"),
        (json(path: "[0, 1.5]"), "\"elements.1.indexPath\": a number is not whole, or too large"),
        (json(path: "[0, 9223372036854775807]"), "\"elements.1.indexPath\": a cell belongs to a section, but this one to the layout"),
        (json(galley: longNumber), "\"galley\": a number is not whole, or too large"),
        ("{\n\"galley\": 2}", "version 2 of the format is unknown; the current version is 1"),
        (json(viewport: "{\"width\": 1, \"height\": 1e308}"), "\"viewport.height\": 1e+308 is longer than any layout"),
        (json(viewport: "{\"width\": 1e20, \"height\": 1}"), "\"viewport.width\": 1e+20 is longer than any viewport"),
        (json(viewport: "{\"width\": 1, \"height\": 1, \"scale\": -5}"), "\"viewport.scale\": a scale must be above 0, but is -5"),
        (json(viewport: "{\"width\": 1, \"height\": 1, \"scale\": 1e20}"), "\"viewport.scale\": a scale is at most 1000, but this one is 1e+20"),
        (json(content: "{\"width\": 1, \"height\": -5}"), "\"contentSize\": a size must not be negative, but is 1 × -5"),
        (json(frame: "[0, 0, 1, true]"), "this is not a JSON record of frames: \"elements.1.frame.3\" has the wrong type"),
        (json(content: "{\"width\": 1}"), "this is not a JSON record of frames: \"contentSize.height\" is missing"),
        (json(path: "[0, 0]"), "\"elements.1\": cell [0, 0] is listed twice"),
        (json(kind: "\"\(String(repeating: "k", count: 900_000))\""),
         "\"elements.1.kind\": a cell has no kind, but this one has \"\(String(repeating: "k", count: 80))…\""),
        ("\u{FEFF}" + json(), "line 1: it begins with a byte order mark (U+FEFF), which no file of Galley has; remove it"),
    ])
    func whatIsWrongInAJSONIsNamed(json: String, message: String) {
        #expect { try FramesRecord(json: Data(json.utf8)) } throws: { "\($0)" == message }
    }

    @Test(arguments: [
        ("data-index-path=\"-1--1\" data-frame=\"0 0 1 1\"", "data-index-path is \"-1--1\", which is not valid"),
        ("data-index-path=\"0\" data-frame=\"0 0 1 1\"", "a cell belongs to a section, but this one to the layout"),
        ("data-index-path=\"0-0\" data-frame=\"0 0 1 1e400\"", "1e400 is beyond the largest number, 1.8e308"),
        ("data-index-path=\"0-0\" data-frame=\"0 0 1 0x10\"", "data-frame has \"0x10\", which is not a number"),
        ("data-index-path=\"0-0\" data-frame=\"0 0 1\"", "a frame has four numbers, not 3"),
        ("data-index-path=\"0-0\"", "the element of this line has no data-frame"),
    ])
    func whatIsWrongInAnSVGIsNamedWithItsLine(attributes: String, message: String) {
        let svg = "<svg id=\"a\">\n<g data-element=\"cell\" \(attributes)></g>\n</svg>"
        #expect { try FramesRecord(svg: svg) } throws: { "\($0)" == "line 2: \(message)" }
    }

    @Test(arguments: [
        ("galley frames 2", "line 1: version 2 of the format is unknown; the current version is 1"),
        ("galley frames \(longNumber)", "line 1: version \(longNumber) of the format is unknown; the current version is 1"),
        ("galley frames 1\nviewport 1e20 × 1 at 1x", "line 2: 1e+20 is longer than any viewport"),
        ("galley frames 1\nviewport 1 × 1 at 1e20x", "line 2: a scale is at most 1000, but this one is 1e+20"),
        ("galley frames 1\nelement path\ncell 0-0 0x10 0 1 1 0", "line 3: cannot read \"0x10\""),
        ("galley frames 1\nelement path\ncell layout 0 0 1 1 0", "line 3: a cell belongs to a section, but this one to the layout"),
        ("galley frames 1\nelement path\ncell 0-0 0 0 1 1 0\ncell 0-0 0 0 1 1 0", "line 4: cell [0, 0] is listed twice"),
    ])
    func whatIsWrongInATableIsNamedWithItsLine(text: String, message: String) {
        #expect { try FramesRecord(text: text + "\n") } throws: { "\($0)" == message }
    }
}
