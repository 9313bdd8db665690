import CompositionalLayout
import Foundation
import LayoutDocument
import TestSupport
import Testing

/// The page on the format describes the actual format.
struct FormatPageTests {
    private static let page = "Sources/LayoutDocument/Documentation.docc/LayoutDocument.md"

    private func page() throws -> String {
        String(decoding: try Data(contentsOf: Fixtures.root.appendingPathComponent(Self.page)), as: UTF8.self)
    }

    @Test func everyExampleIsADocument() throws {
        let blocks = try page().matches(of: /```yaml\n(.*?)```/.dotMatchesNewlines()).map { String($0.1) }
        #expect(blocks.count >= 5)
        for block in blocks {
            let source = try DocumentSource(name: "page.layout.yaml", data: Data(block.utf8))
            let solved = try Document(source).build().solve()
            #expect(solved.elementCount > 0)
        }
    }

    /// Documents with an unknown key in each kind of map; the error lists the known keys.
    @Test(arguments: [
        "QQQQQQ: 1\nsections: []", "sections: []\nviewport: {QQQQQQ: 1}", "sections: [{QQQQQQ: 1}]", "sections: []\nstyle: {QQQQQQ: 1}",
        "sections: []\nstyle: {colors: {QQQQQQ: 1}}", "sections: [{items: [{QQQQQQ: 1}]}]", "sections: [{items: {QQQQQQ: 1}}]",
        "sections: [{items: [{fitting: {QQQQQQ: 1}}]}]", "sections: [{items: [{text: a, font: {QQQQQQ: 1}}]}]", "sections: [{list: {QQQQQQ: 1}}]",
        "sections: [{list: {headerMode: supplementary, header: {QQQQQQ: 1}}}]", "sections: [{group: {QQQQQQ: 1}}]",
        "sections: [{group: {horizontal: [{QQQQQQ: 1}]}}]", "sections: [{group: {horizontal: [{item: {QQQQQQ: 1}}]}}]",
        "sections: [{group: {custom: [{QQQQQQ: 1}]}}]", "sections: [{group: {edgeSpacing: {QQQQQQ: 1}}}]",
        "sections: [{group: {supplementaryItems: [{QQQQQQ: 1}]}}]",
        "sections: [{group: {supplementaryItems: [{containerAnchor: {QQQQQQ: 1}}]}}]", "sections: [{boundaryItems: [{QQQQQQ: 1}]}]",
        "sections: [{header: {QQQQQQ: 1}}]", "sections: [{decorationItems: [{QQQQQQ: 1}]}]",
    ])
    func everyKeyIsOnThePage(document: String) throws {
        let source = try DocumentSource(name: "keys.layout.yaml", data: Data("galley: 1\n\(document)\n".utf8))
        let message: String
        do {
            _ = try Document(source)
            message = ""
        } catch {
            message = error.description
        }
        let found = try #require(message.firstMatch(of: /unknown key "QQQQQQ" in [^;]*; expected one of ([A-Za-z, ]*)/))
        let keys = found.1.split(separator: ", ")
        let page = try page()
        #expect(!keys.isEmpty)
        for key in keys { #expect(page.contains("`\(key)`"), "\(key)") }
    }

    @Test func theFramesAreInTheFormThatIsWritten() throws {
        let block = try #require(try page().firstMatch(of: /```json\n(.*?)```/.dotMatchesNewlines())).1
        struct Frames: Decodable {
            struct Element: Decodable {
                var category: String
                var kind: String?
                var indexPath: [Int]
                var frame: [Double]
                var zIndex: Int
                var hidden: Bool
            }
            var galley: Int
            var contentSize: [String: Double]
            var elements: [Element]
        }
        let frames = try JSONDecoder().decode(Frames.self, from: Data(block.utf8))
        #expect(frames.elements.count == 1 && frames.elements[0].frame.count == 4)
    }
}
