import DocumentPictures
import Foundation
import LayoutDiagram
import LayoutDocument
import TestSupport
import Testing
import VectorScene

struct StyleTests {
    private func style(_ text: String) throws -> DiagramStyle {
        try document("galley: 1\n\(text)\nsections: []\n").style
    }

    @Test func aDocumentAsksForAStyleByItsName() throws {
        #expect(try document("galley: 1\nsections: []\n").style == .screen)
        for kind in DiagramStyle.Kind.allCases {
            #expect(try style("style: \(kind.rawValue)") == DiagramStyle(kind))
            #expect(try style("style: {name: \(kind.rawValue)}") == DiagramStyle(kind))
        }
    }

    @Test func aStyleMayBeChanged() throws {
        let changed = try style("style: {title: false, caption: false, labels: false, beyond: true}")
        #expect(!changed.showsTitle && !changed.showsCaption && !changed.showsLabels && changed.showsBeyond)
        let partly = try style("style: {name: blueprint, caption: false}")
        #expect(partly.kind == .blueprint && partly.showsTitle && !partly.showsCaption && !partly.showsBeyond)
    }

    @Test func titlesAloneAreLabels() throws {
        let titles = try style("style: {labels: titles}")
        #expect(titles.showsLabels && titles.showsOnlyTitles)
        #expect(try !style("style: {labels: true}").showsOnlyTitles)
        #expect(complaints("galley: 1\nstyle: {labels: kinds}\nsections: []\n") == ["2:17 labels must be true, false or titles, not \"kinds\""])
    }

    @Test(arguments: [
        ("style: bluprint", "2:8", "blueprint"), ("style: {tilte: false}", "2:9", "did you mean \"title\"?"),
        ("style: {title: 3}", "2:16", "title must be"), ("style: [plain]", "2:8", "a style must be a map"),
        ("style: {name: nothing}", "2:15", "style"), ("style: {crop: page}", "2:15", "unknown crop \"page\"; write phone, section:1"),
        ("style: {width: 49}", "2:16", "width must be a number from 50 to 10000, not \"49\""),
        ("style: {width: 1/2}", "2:16", "width must be a number"), ("style: {cropMargin: -1}", "2:21", "cropMargin must be a number from 0"),
        ("style: {fonts: [nowhere.otf]}", "2:17", "the font \"nowhere.otf\": there is no such file"),
        ("style: {fonts: {files: [/dev/null]}}", "2:25", "it is not a regular file"), ("style: {fonts: a.otf}", "2:16", "fonts must be a map"),
        ("style: {fonts: {prefer: mine}}", "2:25", "prefer"), ("style: {fonts: {files: [[]]}}", "2:25", "a font must be text"),
        ("style: {page: nothing}", "2:15", "unknown color \"nothing\""), ("style: {page: nan}", "2:15", "unknown color"),
    ])
    func aWrongStyleIsSaidWhereItStands(text: String, place: String, message: String) {
        let found = complaints("galley: 1\n\(text)\nsections: []\n")
        #expect(found.count == 1 && found[0].hasPrefix(place + " ") && found[0].contains(message), "\(found)")
    }

    @Test(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
    func fontsAreRelativeToTheDocument() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.copyItem(
            atPath: NotoFonts.path("NotoSansThai-Regular.ttf"), toPath: folder.appendingPathComponent("thai.ttf").path)
        let file = folder.appendingPathComponent("a.layout.yaml")
        try Data("galley: 1\nstyle: {fonts: [thai.ttf]}\nsections: []\n".utf8).write(to: file)
        let document = try Document(contentsOf: file)
        let fonts = try #require(document.style.fonts)
        #expect(fonts.preference == .builtIn)
        #expect(Typesetter(fonts: fonts).missingCharacters(in: "ก世") == ["世"])
        // Options on the command line apply to the document's fonts too.
        let preferred = try document.style(changedBy: DiagramStyle.Changes(fontPreference: .given))
        #expect(preferred.fonts?.preference == .given)
    }

    /// Each is valid by itself, but not the list.
    @Test(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core; Scripts/bootstrap --tests installs it"))
    func aListOfTooManyFontsIsSaid() {
        let font = NotoFonts.path("NotoSansThai-Regular.ttf")
        let list = Array(repeating: font, count: 65).joined(separator: ", ")
        let found = complaints("galley: 1\nstyle: {fonts: [\(list)]}\nsections: []\n")
        #expect(found.count == 1 && found[0].hasPrefix("2:16 ") && found[0].contains("65 fonts are more than the limit"), "\(found)")
    }

    // MARK: Colours

    @Test func aStyleMayHaveColoursOfItsOwn() throws {
        let text = "{colors: {page: '#102030', accent: teal, sections: [pink, {light: '#FFFFFF', dark: gray}]}}"
        func tint(_ name: String) throws -> AdaptiveColor {
            try #require(Theme.standard.tints.first { $0.name == name }).from
        }
        let colors = DiagramColors(
            page: AdaptiveColor(Color(0x102030)), accent: try tint("teal"),
            sections: [try tint("pink"), AdaptiveColor(light: Color(0xFFFFFF), dark: try tint("gray").dark)])
        #expect(try DiagramStyle.Changes(DocumentSource(name: "style", text: text)) == DiagramStyle.Changes(colors: colors))
        #expect(try style("style: \(text)") == DiagramStyle(theme: Theme(colors)))
    }

    /// The palette's own names take precedence: `blue` is the palette's, `blueviolet` is CSS's.
    @Test(arguments: [
        ("rebeccapurple", 0x663399), ("tomato", 0xFF6347), ("darkslategrey", 0x2F4F4F), ("aliceblue", 0xF0F8FF),
        ("yellowgreen", 0x9ACD32), ("blueviolet", 0x8A2BE2), ("blue", nil), ("gray", nil), ("green", nil),
    ] as [(String, UInt32?)])
    func coloursHaveTheNamesOfCSS(name: String, value: UInt32?) throws {
        let own = Theme.standard.tints.first { $0.name == name }?.from
        let color = try #require(value.map { AdaptiveColor(Color($0)) } ?? own)
        let source = DocumentSource(name: "style", text: "{colors: {ink: \(name), sections: [{light: \(name), dark: \(name)}]}}")
        #expect(try DiagramStyle.Changes(source).colors == DiagramColors(ink: color, sections: [color]))
        let items = "sections: [{items: [{color: \"item == 0 ? \(name) : teal\"}], group: {horizontal: [{item: {width: 50, height: 50}}], width: 50, height: 50}}]"
        #expect(complaints("galley: 1\n\(items)\n") == [])
    }

    @Test func aPageMayBeNone() throws {
        for text in ["{page: none}", "{colors: {page: none}}"] { #expect(try !style("style: \(text)").showsPage) }
        #expect(try style("style: {page: tomato}") == style("style: {colors: {page: '#FF6347'}}"))
        let none = try document("galley: 1\nstyle: {page: none}\nsections: []\n")
        #expect(try !none.style(changedBy: DiagramStyle.Changes(kind: .plain)).showsPage)
        let red = DiagramColors(page: AdaptiveColor(Color(0xFF0000)))
        #expect(try none.style(changedBy: DiagramStyle.Changes(colors: red)).showsPage)
    }

    @Test func aStyleMayHaveAPartAndAWidth() throws {
        let changed = try style("style: {crop: 'element:1,2:badge', cropMargin: 8.5, width: 330}")
        #expect(changed.crop == DiagramCrop(.element(section: 1, item: 2, kind: "badge"), margin: 8.5) && changed.width == 330)
    }

    @Test(arguments: [
        ("phone", "phone"), ("section:12", "section:12"), ("element:0,3", "element:0-3"), ("element:0-3", "element:0-3"),
        ("element:1-0:header", "element:1-0:header"),
    ])
    func aPartIsReadAndWritten(text: String, written: String) throws {
        #expect(DiagramCrop.Part(try #require(PicturePart(text))).text == written)
    }

    @Test(arguments: ["", "screen", "phone:1", "section", "section:", "section:-1", "section:1:2", "element:1", "element:1,2,3", "element:a-b", "element:0-0:", "element:0-0:a/b"])
    func whatIsNoPartIsRefused(text: String) { #expect(PicturePart(text) == nil) }

    @Test func documentsAndDiagramsHaveTheSameNames() {
        #expect(DocumentColor.palette == Theme.standard.tints.map(\.name))
        #expect(DocumentStyle.Kind.allCases.map { DiagramStyle.Kind($0).rawValue } == DiagramStyle.Kind.allCases.map(\.rawValue))
        #expect(DocumentStyle.Kind.allCases.map(\.rawValue) == DiagramStyle.Kind.allCases.map(\.rawValue))
    }

    /// Values that a change omits stay the document's.
    @Test func aDocumentsStyleMayBeChangedInPart() throws {
        let text = "style: {name: plain, labels: false, colors: {ink: '#073642', sections: [teal]}}"
        let document = try document("galley: 1\n\(text)\nsections: []\n")
        let accent = AdaptiveColor(Color(0xDC322F))
        let changes = DiagramStyle.Changes(kind: .blueprint, showsCaption: false, colors: DiagramColors(accent: accent))
        let teal = try #require(Theme.standard.tints.first { $0.name == "teal" }).from
        let colors = DiagramColors(ink: AdaptiveColor(Color(0x073642)), accent: accent, sections: [teal])
        #expect(try document.style(changedBy: changes) == DiagramStyle(
            .blueprint, theme: Theme(colors), showsCaption: false, showsLabels: false))
        #expect(try document.style(changedBy: DiagramStyle.Changes()) == document.style)
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
        // Without quotes the rest is a comment.
        ("style:\n  colors:\n    page: #102030", "4:", "page has no value; a color is written in quotes"),
    ])
    func aWrongColourIsSaidWhereItStands(text: String, place: String, message: String) {
        let found = complaints("galley: 1\n\(text)\nsections: []\n")
        #expect(found.count == 1 && found[0].hasPrefix(place) && found[0].contains(message), "\(found)")
    }
}
