#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Chromium prints the preview's page. Run by `Scripts/compare-browser`.
@Suite(.enabled(if: Tool.browser != nil, "Scripts/compare-browser sets GALLEY_BROWSER"), .serialized)
struct PreviewPaperBrowserTests {
    /// The printout: its readable texts, the number of pages, and whether the first is light.
    private func paper(_ pdf: Data, in folder: URL) throws -> (words: [String], pages: Int, isLight: Bool) {
        let file = folder.appendingPathComponent("page.pdf")
        try pdf.write(to: file)
        let text = try #require(Tool.named("pdftotext")).run([file.path, "-"]).outputText
        let pages = try #require(Tool.named("pdfinfo")).run([file.path]).outputText.firstMatch(of: /Pages: +(\d+)/)?.1
        let stem = folder.appendingPathComponent("page").path
        _ = try #require(Tool.named("pdftoppm")).run(["-r", "20", "-gray", "-singlefile", file.path, stem])
        let gray = try Data(contentsOf: URL(fileURLWithPath: stem + ".pgm")).suffix(from: 20)
        // The picture is present, on a light background.
        let (dark, coloured) = (gray.count { $0 < 60 }, gray.count { (60..<245).contains($0) })
        let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        return (words, pages.flatMap { Int($0) } ?? 0, dark * 500 < gray.count && coloured * 100 > gray.count)
    }

    @Test(arguments: ["", "&appearance=dark&style=blueprint", "&beside=columns-2", "&size=1200x700"])
    func onPaperAreTheTitlesAndTheLightPicturesAlone(choice: String) throws {
        let galley = Galley()
        try galley.write(PreviewBrowserTests.columns, to: "columns.layout.yaml")
        try galley.write(PreviewBrowserTests.columns.replacing("Columns", with: "Others"), to: "columns-2.layout.yaml")
        let preview = try RunningPreview(galley, "columns.layout.yaml", "columns-2.layout.yaml")
        let browser = try WebDriver(profile: galley.folder.path + "/profile", size: (1280, 900), isDark: true)
        try browser.open(preview.address + "#layout=columns" + choice)
        let count = choice.contains("beside") ? 2 : 1
        #expect(try browser.waits(until: "document.querySelectorAll('.holder svg').length === \(count)"))
        let printed = try paper(try browser.printout(), in: galley.folder)
        #expect(printed.words == (count == 2 ? ["Columns", "Others"] : ["Columns"]))
        #expect(printed.pages == count && printed.isLight)
    }

    @Test func theListOfLayoutsIsLightOnPaper() throws {
        let galley = Galley()
        try galley.write(PreviewBrowserTests.columns, to: "columns.layout.yaml")
        let preview = try RunningPreview(galley, "columns.layout.yaml")
        let browser = try WebDriver(profile: galley.folder.path + "/profile", size: (1280, 900), isDark: true)
        try browser.open(preview.address + "#appearance=dark")
        #expect(try browser.waits(until: "document.querySelector('.holder svg') !== null"))
        _ = try browser.value("document.querySelector('.back').click()")
        #expect(try browser.waits(until: "document.querySelector('.card img').complete"))
        let printed = try paper(try browser.printout(), in: galley.folder)
        #expect(printed.words == ["Columns", "columns"] && printed.pages == 1 && printed.isLight)
    }
}
#endif
