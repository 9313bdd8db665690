import TestSupport
import Testing

struct SheetTests {
    private let galley = Galley()

    @Test func momentsOfScrollingStandSideBySide() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run("render", "grid.layout.yaml", "--sheet", "--offset", "0,40.5,80")
        #expect(result.errorText == "written grid-sheet.svg\n")
        let svg = try galley.text("grid-sheet.svg")
        for offset in ["0", "40.5", "80"] { #expect(svg.contains("scrolled by \(offset) pt")) }
    }

    @Test func aSheetOfSeveralDocumentsNamesThem() throws {
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Alpha"), to: "docs/a.layout.yaml")
        try galley.write(Galley.grid.replacing("title: Grid", with: "title: Beta"), to: "docs/b.layout.yaml")
        let result = try galley.run("render", "docs", "--sheet", "--direction", "ltr", "--direction", "rtl", "--size", "300x200")
        #expect(result.errorText == "written docs/sheet.svg\n")
        let svg = try galley.text("docs/sheet.svg")
        #expect(svg.contains("2 layouts"))
        for name in ["Alpha", "Beta"] {
            for direction in ["left to right", "right to left"] { #expect(svg.contains("\(name) · \(direction)")) }
        }
    }

    /// The pictures are counted before any is laid out.
    @Test func aRunHasALimitOfPictures() throws {
        func list(_ count: Int) -> String { (1...count).map(String.init).joined(separator: ",") }
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let sheet = try galley.run("render", "grid.layout.yaml", "--sheet", "--offset", list(201))
        #expect(sheet.status == 65 && sheet.errorText.contains("the sheet would have 201 pictures; at most 200"))
        let looks = try galley.run("render", "grid.layout.yaml", "--offset", list(251), "--direction", "ltr", "--direction", "rtl")
        #expect(looks.status == 64)
        #expect(looks.errorText == """
            error: the options ask for more than 500 pictures of a document, which is the limit; divide them into several runs

            """)
        let formats = try galley.run("render", "grid.layout.yaml", "--offset", list(251), "-f", "svg,pdf")
        #expect(formats.status == 64 && galley.files == ["grid.layout.yaml"])
        for number in 0..<21 { try galley.write(Galley.grid, to: "many/\(number).layout.yaml") }
        let run = try galley.run("render", "many", "--offset", list(500))
        #expect(run.status == 64 && run.errorText.contains("21 documents with 500 pictures each are more than 10000 pictures"))
    }

    @Test func aSectionThatIsNotThereIsAnError() throws {
        try galley.write(Galley.grid, to: "grid.layout.yaml")
        let result = try galley.run("render", "grid.layout.yaml", "--section", "7")
        #expect(result.status == 65 && result.errorText.contains("there is no section 7"))
    }
}
