import CairoRasterizer
import Foundation
import LayoutDiagram
import PNGCodec
import Raster
import SVGWriter
import VectorScene
import TestSupport
import Testing

/// Chromium renders our SVG like our PNG, in its preferred appearance. Run by `Scripts/compare-browser`, as a browser takes a
/// second per picture, too long for regular test runs.
@Suite(.enabled(if: Tool.browser != nil, "Scripts/compare-browser sets GALLEY_BROWSER"), .serialized)
struct BrowserTests {
    @Test(arguments: Fixtures.documents, Appearance.allCases)
    func theBrowserDrawsWhatCairoDraws(fixture: Fixture, appearance: Appearance) throws {
        for style in DiagramStyle.Kind.allCases {
            let picture = try Fixtures.picture(try Fixtures.document(fixture.name), style: style)
            let theirs = try drawnByBrowser(picture, appearance)
            let raster = try PictureRaster(picture, scale: 2, appearance: appearance)
            let ours = try PNGDecoder().decodeWords(PNGEncoder(scale: 2).encode(raster))
            let difference = PixelDifference(ours, theirs)
            let region = difference.largestRegion
            print("\(fixture.name) \(style) \(appearance): mean \(difference.mean), largest region \(region) px")
            #expect(difference.mean < 0.01, "\(style): mean difference \(difference.mean)")
            #expect(region <= 4, "\(style): a region of \(region) pixels differs strongly")
        }
    }

    /// Texts in given fonts, all scripts in one picture, so that outlines are shared.
    @Test(.enabled(if: NotoFonts.areInstalled, "needs fonts-noto-core"), arguments: Appearance.allCases)
    func theBrowserDrawsGivenFonts(appearance: Appearance) throws {
        let picture = try GivenFontPictureTests.everyScript()
        let theirs = try drawnByBrowser(picture, appearance)
        let raster = try PictureRaster(picture, scale: 2, appearance: appearance)
        let difference = PixelDifference(try PNGDecoder().decodeWords(PNGEncoder(scale: 2).encode(raster)), theirs)
        print("every script \(appearance): mean \(difference.mean), largest region \(difference.largestRegion) px")
        #expect(difference.mean < 0.01 && difference.largestRegion <= 4)
    }

    /// All goldens are inlined in one page, with those of one style visible. Duplicate ids, or references into another picture,
    /// would show.
    @Test(arguments: ["", "blueprint", "exploded", "plain"], Appearance.allCases)
    func goldensInOnePageAreDrawnAsAlone(folder: String, appearance: Appearance) throws {
        let styles = ["", "blueprint", "exploded", "plain"]
        let others = styles.filter { $0 != folder }.flatMap { Fixtures.files(in: "Pictures/" + $0, withSuffix: ".svg") }
        var shown = Fixtures.files(in: "Pictures/" + folder, withSuffix: ".svg")[...]
        let hidden = try others.map { String(decoding: try $0.data(), as: UTF8.self) }.joined()
        while !shown.isEmpty {
            let page = try GoldenPage(takingFrom: &shown)
            let alone = try screenshot(page.html { "<img src=\"\($0.url.absoluteString)\">" }, page.size, appearance)
            let inlined = try screenshot(
                try page.html { String(decoding: try $0.data(), as: UTF8.self) } + "<div class=hidden>\(hidden)</div>",
                page.size, appearance)
            let difference = PixelDifference(alone, inlined)
            print("\(folder) \(appearance): mean \(difference.mean), largest region \(difference.largestRegion) px")
            #expect(difference.mean < 0.001)
            #expect(difference.largestRegion <= 4)
            // The first picture's page is pale or nearly black: the browser uses the right appearance on both pages.
            for bitmap in [alone, inlined] { #expect((bitmap.words[0] & 0xFF < 0x80) == (appearance == .dark)) }
        }
    }

    /// Pictures in rows, each in its own size.
    private struct GoldenPage {
        private var places: [(golden: Fixture, x: Int, y: Int)] = []
        private(set) var size = [0, 0]

        /// Takes as many goldens as fit into a page that can be read as a PNG.
        init(takingFrom goldens: inout ArraySlice<Fixture>) throws {
            var (x, y, rowHeight) = (0, 0, 0)
            while let golden = goldens.first {
                let head = String(decoding: try golden.data().prefix(400), as: UTF8.self)
                let match = try #require(head.firstMatch(of: /width="([\d.]+)" height="([\d.]+)"/))
                let (width, height) = try (Int(#require(Double(match.1)).rounded(.up)), Int(#require(Double(match.2)).rounded(.up)))
                if x > 0, x + width > 4000 { (x, y, rowHeight) = (0, y + rowHeight, 0) }
                if !places.isEmpty, y + max(rowHeight, height) > 6000 { return }
                goldens.removeFirst()
                places.append((golden, x, y))
                x += width
                rowHeight = max(rowHeight, height)
                size = [max(size[0], x), y + rowHeight]
            }
        }

        func html(_ element: (Fixture) throws -> String) rethrows -> String {
            let style = """
                <!DOCTYPE html><meta charset="utf-8"><style>:root { color-scheme: light dark }
                body { margin: 0 } div { position: absolute; overflow: hidden } div > * { display: block }
                .hidden { left: 0; top: \(size[1])px; visibility: hidden }</style>
                """
            return try places.reduce(style) { html, place in
                html + "<div style=\"left: \(place.x)px; top: \(place.y)px\">\(try element(place.golden))</div>"
            }
        }
    }

    private func drawnByBrowser(_ picture: Picture, _ appearance: Appearance) throws -> PixelWords {
        let size = [picture.size.width, picture.size.height].map { Int($0.rounded(.up)) }
        return try screenshot(picture.svg(), "svg", size, appearance, scale: 2)
    }

    private func screenshot(_ html: String, _ size: [Int], _ appearance: Appearance) throws -> PixelWords {
        try screenshot(Array(html.utf8), "html", size, appearance, scale: 1)
    }

    private func screenshot(
        _ file: [UInt8], _ fileExtension: String, _ size: [Int], _ appearance: Appearance, scale: Int
    ) throws -> PixelWords {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let page = folder.appendingPathComponent("picture.\(fileExtension)")
        let png = folder.appendingPathComponent("picture.png")
        try Data(file).write(to: page)
        let result = try #require(Tool.browser).run([
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=\(scale)",
            "--force-color-profile=srgb", "--blink-settings=preferredColorScheme=\(appearance == .dark ? 0 : 1)",
            "--user-data-dir=\(folder.path)/profile", "--window-size=\(size[0]),\(size[1])", "--screenshot=\(png.path)",
            page.absoluteString,
        ])
        #expect(result.status == 0)
        return try PNGDecoder().decodeWords([UInt8](Data(contentsOf: png)))
    }
}
