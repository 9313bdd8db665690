import LayoutDocument
import Testing

struct StyleTests {
    private func style(_ text: String) throws -> DocumentStyle {
        try document("galley: 1\n\(text)\nsections: []\n").style
    }

    @Test func aDocumentAsksForAStyleByItsName() throws {
        #expect(try document("galley: 1\nsections: []\n").style == DocumentStyle())
        for name in DocumentStyle.Name.allCases {
            var expected = DocumentStyle()
            expected.name = name
            #expect(try style("style: \(name.rawValue)") == expected)
            #expect(try style("style: {name: \(name.rawValue)}") == expected)
        }
    }

    @Test func aStyleMayBeChanged() throws {
        let changed = try style("style: {title: false, caption: false, labels: false, beyond: true}")
        #expect(!changed.showsTitle && !changed.showsCaption && !changed.showsLabels && changed.showsBeyond)
        let partly = try style("style: {name: blueprint, caption: false}")
        #expect(partly.name == .blueprint && partly.showsTitle && !partly.showsCaption && !partly.showsBeyond)
    }

    @Test(arguments: [
        ("style: bluprint", "2:8", "blueprint"), ("style: {tilte: false}", "2:9", "did you mean \"title\"?"),
        ("style: {title: 3}", "2:16", "title must be"), ("style: [plain]", "2:8", "a style must be a map"),
        ("style: {name: nothing}", "2:15", "style"),
    ])
    func aWrongStyleIsSaidWhereItStands(text: String, place: String, message: String) {
        let found = complaints("galley: 1\n\(text)\nsections: []\n")
        #expect(found.count == 1 && found[0].hasPrefix(place + " ") && found[0].contains(message), "\(found)")
    }
}
