import CairoRasterizer
import Foundation
import LayoutDiagram
import PNGCodec
import Raster
import SVGWriter
import VectorScene
import TestSupport
import Testing

/// Chromium draws our SVG as our PNG shows it, in the appearance that it prefers. `Scripts/compare-browser` runs it: a
/// browser takes a second for each picture, which is more than every run of the tests should.
@Suite(.enabled(if: Tool.browser != nil, "Scripts/compare-browser sets GALLEY_BROWSER"), .serialized)
struct BrowserTests {
    @Test(arguments: Fixtures.documents, Appearance.allCases)
    func theBrowserDrawsWhatCairoDraws(fixture: Fixture, appearance: Appearance) throws {
        for style in DiagramStyle.Kind.allCases {
            let picture = try Fixtures.picture(try Fixtures.document(fixture.name), style: style)
            let theirs = try drawnByBrowser(picture, appearance)
            let ours = try Bitmap(PictureRaster(picture, scale: 2, appearance: appearance))
            let difference = PixelDifference(ours, theirs)
            let region = difference.largestRegion
            print("\(fixture.name) \(style) \(appearance): mean \(difference.mean), largest region \(region) px")
            #expect(difference.mean < 0.01, "\(style): mean difference \(difference.mean)")
            #expect(region <= 4, "\(style): a region of \(region) pixels differs strongly")
        }
    }

    private func drawnByBrowser(_ picture: Picture, _ appearance: Appearance) throws -> Bitmap {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let svg = folder.appendingPathComponent("picture.svg")
        let png = folder.appendingPathComponent("picture.png")
        try Data(picture.svg()).write(to: svg)
        let size = [picture.size.width, picture.size.height].map { Int($0.rounded(.up)) }
        let result = try #require(Tool.browser).run([
            "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--force-device-scale-factor=2",
            "--force-color-profile=srgb", "--blink-settings=preferredColorScheme=\(appearance == .dark ? 0 : 1)",
            "--user-data-dir=\(folder.path)/profile", "--window-size=\(size[0]),\(size[1])", "--screenshot=\(png.path)",
            svg.absoluteString,
        ])
        #expect(result.status == 0)
        return try PNGDecoder().decode([UInt8](Data(contentsOf: png)))
    }
}
