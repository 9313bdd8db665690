import Foundation
import SnapshotReport
import TestSupport
import Testing

/// Chromium shows the gallery from disk, and the page responds to mouse and keyboard. Run by `Scripts/compare-browser`.
@Suite(.enabled(if: Tool.browser != nil, "Scripts/compare-browser sets GALLEY_BROWSER"), .serialized)
struct GalleryBrowserTests {
    /// The state recorded by `gallery-driver.js`.
    struct Seen: Decodable {
        struct Layout: Decodable, Equatable {
            var title: String
            /// The appearances of the visible pictures.
            var shown: [String]
            var sources: [String]
            var hash: String
        }

        var errors: [String]
        var cards: [String]
        var loaded: Bool
        var found: [String]
        var afterEscape: Int
        var steps: [Int]
        var opened: Layout
        var next: Layout
        var blueprint: Layout
        var dark: Layout
        var device: Layout
        var scheme: String
        var back: String
        var focused: String
        var unlabelled: [String]
    }

    @Test func theGalleryCanBeUsed() throws {
        let seen = try use(address: "")
        #expect(seen.errors == [])
        #expect(seen.cards == ["First", "Second", "Third"] && seen.loaded)
        #expect(seen.found == ["Second"] && seen.afterEscape == 3)
        #expect(seen.steps == [0, 1, 0])
        #expect(seen.unlabelled == [])
    }

    @Test func aLayoutIsShownLightBesideDark() throws {
        let seen = try use(address: "")
        let device = "iPhone-15"
        #expect(seen.opened == .init(
            title: "First", shown: ["light", "dark"], sources: ["a.\(device)-screen.svg", "a.\(device)-screen~dark.svg"],
            hash: "#layout=a"))
        #expect(seen.next.title == "Second" && seen.next.hash == "#layout=b")
        #expect(seen.blueprint.sources.first == "b.\(device)-blueprint.svg" && seen.blueprint.hash == "#layout=b&style=blueprint")
        #expect(seen.dark.shown == ["dark"] && seen.scheme == "dark")
        #expect(seen.device.sources.first == "b.iPad-mini-A17-Pro-blueprint.svg")
        #expect(seen.device.hash == "#layout=b&style=blueprint&device=iPad+mini+(A17+Pro)&appearance=dark")
        #expect(seen.back == "#style=blueprint&device=iPad+mini+(A17+Pro)&appearance=dark")
        #expect(seen.focused == "Second", "the thumbnail that was left")
    }

    @Test func thereIsOnePictureWhereThereIsNoRoomForTwo() throws {
        let seen = try use(address: "", size: "500,1400")
        #expect(seen.opened.shown == ["light"])
    }

    @Test func anAddressShowsTheSameAgain() throws {
        let document = try Page { galley, page in
            try page.open(galley, "#layout=c&style=plain&device=iPad+mini+(A17+Pro)&appearance=light&find=th", size: "1400,900")
        }.document
        #expect(document.contains("c.iPad-mini-A17-Pro-plain.svg") && document.contains("<title>Third – Layouts</title>"))
        #expect(document.contains("1 of 1</span>"))
    }

    private func use(address: String, size: String = "1400,900") throws -> Seen {
        let document = try Page { galley, page in
            try page.addDriver(galley)
            return try page.open(galley, address, size: size)
        }.document
        let start = try #require(document.range(of: "<pre id=\"seen\">"), "\(document.suffix(2000))").upperBound
        let end = try #require(document.range(of: "</pre>", range: start..<document.endIndex)).lowerBound
        let data = try #require(Data(base64Encoded: String(document[start..<end])))
        return try JSONDecoder().decode(Seen.self, from: data)
    }
}

/// A gallery of three layouts on two devices, in the browser.
private struct Page {
    /// The final state of the page in the browser.
    private(set) var document = ""

    init(_ body: (Galley, Page) throws -> String) throws {
        let galley = Galley()
        for (name, title) in [("a", "First"), ("b", "Second"), ("c", "Third")] {
            try galley.write(Galley.grid.replacing("Grid", with: title), to: "docs/\(name).layout.yaml")
        }
        let devices = ["--device", "iPhone 15", "--device", "iPad mini (A17 Pro)"]
        try #require(try galley.run(["gallery", "docs", "-o", "out"] + devices).status == 0)
        document = try body(galley, self)
    }

    /// Adds the driver, which the page's policy allows.
    func addDriver(_ galley: Galley) throws {
        let driver = String(decoding: PackageResources.gallery_driver_js, as: UTF8.self)
        let html = try galley.text("out/index.html")
        let start = try #require(html.firstMatch(of: #/<script nonce="\w+">/#)).0
        try galley.write(html.replacing("</body>", with: "\(start)\(driver)</script></body>"), to: "out/index.html")
    }

    func open(_ galley: Galley, _ address: String, size: String) throws -> String {
        let page = galley.folder.appendingPathComponent("out/index.html").absoluteString
        let result = try #require(Tool.browser).run([
            "--headless", "--no-sandbox", "--disable-gpu", "--window-size=\(size)", "--virtual-time-budget=20000",
            "--disable-background-networking", "--disable-component-update",
            "--user-data-dir=\(galley.folder.path)/profile", "--dump-dom", page + address,
        ])
        #expect(result.status == 0)
        return result.outputText
    }
}
