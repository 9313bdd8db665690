import CairoRasterizer
import FontFiles
import LayoutDiagram
import SVGWriter
import TextMeasurement
import VectorScene

/// Opens a font, and draws and measures a text in its characters.
enum FontTarget {
    private static let size = 20.0
    private static let lengthLimit = 24

    static func run(_ bytes: [UInt8]) -> Bool {
        let fonts: Fonts
        do {
            fonts = try Fonts(bytes: bytes)
        } catch {
            // Without HarfBuzz nothing is tested, which must not pass for success.
            promise(error.kind != .library, "HarfBuzz is installed")
            promise(!error.message.isEmpty, "an error says what is wrong")
            return false
        }
        let text = sample(of: fonts)
        let run = Typesetter(fonts: fonts).run(
            text + " a " + text, at: Point(x: 5, y: 40), .init(size: size, weight: .bold), color: AdaptiveColor(Color(0)))
        promise(run.advance.isFinite && run.glyphs.allSatisfy { $0.x.isFinite }, "glyphs have places")
        let picture = Picture(size: Size(width: 400, height: 60), title: "", description: "", nodes: [.text(run), .text(run)])
        promise(!picture.svg().isEmpty, "a picture has bytes")
        _ = try? PictureRaster(picture, scale: 1, appearance: .light)
        for name in fonts.names.prefix(1) {
            let styled = StyledText(text, font: TextFont(.named(name), size: size))
            let measured = TextMeasurer(sources: [fonts]).measure(styled, in: TextLimits(width: 60))
            promise(!measured.width.isNaN && !measured.height.isNaN, "a text has a size")
        }
        return true
    }

    /// The ranges of scripts with small fonts, as querying every character would take most of the time.
    private static let ranges: [ClosedRange<UInt32>] = [0x21...0x2DFF, 0x10280...0x10C4F]

    /// Characters that the font can draw, sampled from its whole range.
    private static func sample(of fonts: Fonts) -> String {
        let all = ranges.flatMap(fonts.characters)
        let step = max(1, all.count / lengthLimit)
        let chosen = stride(from: 0, to: all.count, by: step).map { all[$0] }
        return String(String.UnicodeScalarView(chosen))
    }
}
