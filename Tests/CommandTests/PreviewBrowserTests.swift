#if os(Linux)
import Foundation
import TestSupport
import Testing

/// The preview in Chromium follows a document. Run by `Scripts/compare-browser`.
@Suite(.enabled(if: Tool.browser != nil, "Scripts/compare-browser sets GALLEY_BROWSER"), .serialized)
struct PreviewBrowserTests {
    /// As many columns as fit: two in 500 points, three in 700.
    static let columns = """
        galley: 1
        title: Columns
        viewport: {width: 500, height: 400}
        sections:
          - items: 6
            group:
              horizontal: [{item: {width: "absolute(230)", height: fractionalHeight(1)}}]
              width: fractionalWidth(1)
              height: 100

        """

    private func withPage(
        _ text: String = columns, size: (width: Int, height: Int) = (1280, 900), isDark: Bool = false,
        _ body: (Galley, RunningPreview, WebDriver) throws -> Void
    ) throws {
        let galley = Galley()
        try galley.write(text, to: "columns.layout.yaml")
        let preview = try RunningPreview(galley, "columns.layout.yaml")
        let browser = try WebDriver(profile: galley.folder.path + "/profile", size: size, isDark: isDark)
        try browser.open(preview.address)
        try body(galley, preview, browser)
    }

    private static let frames = "[...document.querySelectorAll('.holder [data-element=cell]')].map((cell) => cell.dataset.frame).join(' | ')"

    /// The number of cells in the first row.
    private static let inFirstRow = "[...document.querySelectorAll('.holder [data-element=cell]')].filter((cell) => cell.dataset.frame.split(' ')[1] === '0').length"

    private static func centre(of selector: String, _ browser: WebDriver) throws -> (x: Int, y: Int) {
        let place = try browser.text(
            "(() => { const { x, y, width, height } = document.querySelector('\(selector)').getBoundingClientRect(); return `${Math.round(x + width / 2)} ${Math.round(y + height / 2)}`; })()")
        let numbers = place.split(separator: " ").compactMap { Int($0) }
        try #require(numbers.count == 2, "\(selector): \(place)")
        return (numbers[0], numbers[1])
    }

    @Test func thePictureFollowsTheFileItsErrorsAndItsMending() throws {
        try withPage { galley, _, browser throws in
            #expect(try browser.waits(until: "\(Self.frames).includes('0 0 230 100')"))
            try galley.write(Self.columns.replacing("height: 100", with: "height: 60"), to: "columns.layout.yaml")
            #expect(try browser.waits(until: "\(Self.frames).includes('0 0 230 60')"), "the picture follows the save")
            try galley.write("galley: 1\nsections: 3\n", to: "columns.layout.yaml")
            #expect(try browser.waits(until: "document.querySelector('.pane .error').checkVisibility()"))
            let error = try browser.text("document.querySelector('.pane .error').textContent")
            #expect(error.contains("columns.layout.yaml:2:11: error: ") && error.contains("^"))
            #expect(try browser.text(Self.frames).contains("0 0 230 60"), "the last good picture stays")
            try galley.write(Self.columns, to: "columns.layout.yaml")
            #expect(try browser.waits(until: "\(Self.frames).includes('0 0 230 100')"))
            #expect(try browser.waits(until: "!document.querySelector('.pane .error').checkVisibility()"))
        }
    }

    @Test func anErrorLiesOverThePictureCanBeFoldedAndComesBackWithTheNext() throws {
        try withPage { galley, _, browser throws in
            #expect(try browser.waits(until: "\(Self.inFirstRow) === 2"))
            let place = """
                (() => { const { x, y, width } = document.querySelector('.holder').getBoundingClientRect();
                return [x, y, width].join(' '); })()
                """
            let (before, isSeen) = (try browser.text(place), "document.querySelector('.pane .error').checkVisibility()")
            try galley.write("galley: 1\nsections: 3\n", to: "columns.layout.yaml")
            #expect(try browser.waits(until: isSeen))
            #expect(try browser.text(place) == before, "the picture stays where it is")
            let top = "document.querySelector('.pane .fault').getBoundingClientRect().y"
            #expect(try browser.value("\(top) >= \(before.split(separator: " ")[1]) - 1") as? Bool == true)
            try browser.press("e")
            let isFolded = "!\(isSeen) && document.querySelector('.pane .fault').checkVisibility()"
            #expect(try browser.waits(until: isFolded), "its first line stays")
            let summary = try Self.centre(of: ".pane .fault summary", browser)
            try browser.drag(from: summary, by: [])
            #expect(try browser.waits(until: isSeen))
            try browser.drag(from: summary, by: [])
            #expect(try browser.waits(until: "!\(isSeen)"))
            try galley.write("galley: 1\nsections: []\nnothing: 3\n", to: "columns.layout.yaml")
            #expect(try browser.waits(until: isSeen))
        }
    }

    @Test func anErrorOfAllFilesLiesOverThePicture() throws {
        let galley = Galley()
        let file = Fixtures.root.appendingPathComponent("Fixtures/Swift/FruitListViewController.swift")
        let source = try String(contentsOf: file, encoding: .utf8)
        try galley.write(source, to: "Fruit.swift")
        let preview = try RunningPreview(galley, ["Fruit.swift"], environment: Galley.environment)
        let browser = try WebDriver(profile: galley.folder.path + "/profile", size: (1280, 900))
        try browser.open(preview.address + "#layout=FruitListViewController")
        #expect(try browser.waits(until: "document.querySelector('.holder svg') !== null", for: .seconds(120)))
        let place = "document.querySelector('.holder').getBoundingClientRect().y"
        let before = try browser.value(place) as? Double
        try galley.write(source + "\nlet wrong = missing\n", to: "Fruit.swift")
        #expect(try browser.waits(until: "document.querySelector('.pane .error').checkVisibility()", for: .seconds(120)))
        #expect(try browser.value(place) as? Double == before)
        let error = try browser.text("document.querySelector('.pane .error').textContent")
        #expect(error.contains("cannot find 'missing' in scope"))
        #expect(try browser.value("document.querySelector('.notice').checkVisibility()") as? Bool == false, "it is said once")
    }

    @Test func thePictureFollowsTheSystemsAppearance() throws {
        try withPage { _, _, browser throws in
            #expect(try browser.waits(until: "\(Self.inFirstRow) === 2"))
            let isLight = "document.querySelector('.tools').textContent.includes('Light, as the system')"
            #expect(try browser.waits(until: isLight))
            let picture = try browser.text("document.querySelector('.holder svg').outerHTML")
            try browser.prefers("dark")
            #expect(try browser.waits(until: "document.querySelector('.pane').dataset.drawn === '2' && !\(isLight)"))
            #expect(try browser.text("document.querySelector('.holder svg').outerHTML") != picture)
        }
    }

    /// Its page is 300 points wide.
    @Test func aSmallPictureFillsTheRoom() throws {
        let small = Self.columns.replacing("{width: 500, height: 400}", with: "{width: 120, height: 60}").replacing("230", with: "50")
        try withPage(small) { _, _, browser throws in
            #expect(try browser.waits(until: "document.querySelector('.holder svg')?.getBoundingClientRect().width > 600"))
            #expect(try browser.value("document.querySelector('.holder').getBoundingClientRect().bottom < innerHeight - 40") as? Bool == true)
            #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") as? Bool == true)
        }
    }

    @Test func draggingTheHandleDrawsAnotherSize() throws {
        try withPage { _, _, browser throws in
            #expect(try browser.waits(until: "\(Self.inFirstRow) === 2"))
            // A free size is drawn pixel by pixel; before, the picture may be scaled.
            try browser.open(try browser.text("location.href") + "&size=500x400")
            #expect(try browser.waits(until: "\(Self.inFirstRow) === 2 && document.querySelector('.pane').classList.contains('free')"))
            let scale = "(() => { const svg = document.querySelector('.holder svg'); return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width; })()"
            let distance = 200 * (try browser.value(scale) as? Double ?? 1)
            let handle = try Self.centre(of: ".handle", browser)
            try browser.drag(from: handle, by: (1...10).map { (Int(distance * Double($0) / 10), 0) })
            #expect(try browser.waits(until: "\(Self.inFirstRow) === 3"))
            #expect(try browser.waits(until: "location.hash.includes(`size=700x400`)"), "the address holds the size")
        }
    }

    @Test func anElementSaysWhereItsNumbersComeFromToPointerAndKeyboard() throws {
        try withPage { _, _, browser throws in
            #expect(try browser.waits(until: "\(Self.inFirstRow) === 2"))
            try browser.point(at: try Self.centre(of: ".holder [data-index-path=\"0-1\"]", browser))
            let said = "document.querySelector('.readout').textContent"
            #expect(try browser.waits(until: "\(said).includes('absolute(230)')"))
            let text = try browser.text(said)
            #expect(text.contains("cell 0-1") && text.contains("1 subitem before it") && text.contains("section 5 › group 7 › item 7"), "\(text)")
            _ = try browser.value("document.querySelector('.holder').focus()")
            for _ in 0..<3 { try browser.press("\u{E012}") }
            try browser.press("\u{E011}")
            #expect(try browser.waits(until: "\(said).includes('0-0')"), "Home is the first element")
            #expect(try browser.value("document.querySelectorAll('.pointed').length") as? Int == 1)
            // The page's own keys still work.
            try browser.press("d")
            #expect(try browser.waits(until: "location.hash.includes('direction=ltr')"))
        }
    }

    @Test(arguments: [false, true])
    func thePageFitsItsWindowAndSaysWhichAppearanceIsShown(isDark: Bool) throws {
        for size in [(1280, 900), (400, 800)] {
            try withPage(size: size, isDark: isDark) { _, _, browser throws in
                #expect(try browser.waits(until: "\(Self.inFirstRow) > 0"))
                #expect(try browser.text("document.querySelector('.tools').textContent").contains(isDark ? "Dark, as the system" : "Light, as the system"))
                #expect(try browser.value("document.documentElement.scrollWidth <= innerWidth") as? Bool == true, "nothing sticks out at \(size)")
                guard let folder = ProcessInfo.processInfo.environment["GALLEY_SCREENSHOTS"] else { return }
                try browser.point(at: try Self.centre(of: ".holder [data-index-path=\"0-1\"]", browser))
                _ = try browser.waits(until: "document.querySelector('.readout table') !== null")
                try browser.screenshot().write(to: URL(fileURLWithPath: "\(folder)/\(size.0)\(isDark ? "-dark" : "").png"))
            }
        }
    }
}
#endif
