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

    // MARK: Colours

    @Test func aStyleMayHaveColoursOfItsOwn() throws {
        let colors = try style("style: {colors: {page: '#102030', accent: teal, sections: [pink, {light: '#FFFFFF', dark: gray}]}}").colors
        let page = DocumentColor.rgb(red: 0x10, green: 0x20, blue: 0x30)
        #expect(colors.page?.light == page && colors.page?.dark == page && colors.ink == nil)
        #expect(colors.accent?.light == .named(.teal))
        #expect(colors.sections.map(\.light) == [.named(.pink), .rgb(red: 255, green: 255, blue: 255)])
        #expect(colors.sections.map(\.dark) == [.named(.pink), .named(.gray)])
    }

    @Test(arguments: [
        ("style: {colors: {pgae: red}}", "2:18", "did you mean \"page\"?"),
        ("style: {colors: {page: '#12345'}}", "2:24", "unknown color \"#12345\"; write \"#RRGGBB\" or a name"),
        ("style: {colors: {ink: teel}}", "2:23", "did you mean \"teal\"?"),
        ("style: {colors: {ink: [teal]}}", "2:23", "ink must be text"),
        ("style: {colors: teal}", "2:17", "colors must be a map"),
        ("style: {colors: {sections: teal}}", "2:28", "sections must be a list"),
        ("style: {colors: {sections: []}}", "2:28", "sections needs at least one color"),
        ("style: {colors: {sections: [teal, tael]}}", "2:35", "did you mean \"teal\"?"),
        ("style: {colors: {page: {light: teal}}}", "2:24", "page as a map needs \"dark\""),
        ("style: {colors: {page: {light: teal, dark: teal, drak: teal}}}", "2:50", "did you mean \"dark\"?"),
        // Without quotes what follows is a comment.
        ("style:\n  colors:\n    page: #102030", "4:", "page has no value; a color is written in quotes"),
    ])
    func aWrongColourIsSaidWhereItStands(text: String, place: String, message: String) {
        let found = complaints("galley: 1\n\(text)\nsections: []\n")
        #expect(found.count == 1 && found[0].hasPrefix(place) && found[0].contains(message), "\(found)")
    }
}
