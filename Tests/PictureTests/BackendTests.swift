import CairoRasterizer
import Foundation
import LayoutDiagram
import PNGCodec
import Raster
import SVGWriter
import VectorScene
import TestSupport
import Testing

/// Another program draws our SVG as our PNG shows it.
@Suite(.enabled(if: Tool.rsvg != nil && Tool.xmllint != nil, "needs rsvg-convert and xmllint; Scripts/bootstrap --tests installs them"))
struct BackendTests {
    @Test(arguments: Fixtures.documents, Appearance.allCases)
    func rsvgDrawsWhatCairoDraws(fixture: Fixture, appearance: Appearance) throws {
        let document = try Fixtures.document(fixture.name)
        for style in DiagramStyle.Kind.allCases {
            try expectRsvgDraws(try Fixtures.picture(document, appearance: appearance, style: style), appearance)
        }
    }

    @Test(arguments: Appearance.allCases)
    func rsvgDrawsTheSpecimenSheet(appearance: Appearance) throws {
        try expectRsvgDraws(SpecimenSheet().picture(), appearance)
    }

    @Test(arguments: ["photo-library", "pinned-headers"])
    func rsvgDrawsLiveText(name: String) throws {
        let picture = try Fixtures.picture(try Fixtures.document(name), appearance: .light)
        var withoutText = picture
        withoutText.nodes = Self.removingText(picture.nodes)
        let drawn = try drawnByRsvg(picture.svg(colors: .light, text: .live))
        let empty = try drawnByRsvg(withoutText.svg(colors: .light))
        #expect(drawn.width == empty.width && PixelDifference(drawn, empty).mean > 0.001)
    }

    private static func removingText(_ nodes: [Node]) -> [Node] {
        nodes.compactMap { node in
            switch node {
            case .shape: return node
            case .text: return nil
            case .group(var group):
                group.children = removingText(group.children)
                return .group(group)
            }
        }
    }

    private func expectRsvgDraws(_ picture: Picture, _ appearance: Appearance) throws {
        let theirs = try drawnByRsvg(picture.svg(colors: appearance == .dark ? .dark : .light))
        let ours = try Bitmap(PictureRaster(picture, scale: 2, appearance: appearance))
        let difference = PixelDifference(ours, theirs)
        #expect(difference.mean < 0.01, "mean difference \(difference.mean)")
        #expect(difference.largestRegion <= 4, "a region of \(difference.largestRegion) pixels differs strongly")
    }

    /// What the other program makes of a document, once it is known to be well-formed.
    private func drawnByRsvg(_ bytes: [UInt8]) throws -> Bitmap {
        let svg = FileManager.default.temporaryDirectory.appendingPathComponent("galley-\(UUID()).svg")
        defer { try? FileManager.default.removeItem(at: svg) }
        try Data(bytes).write(to: svg)
        let lint = try #require(Tool.xmllint).run(["--noout", svg.path])
        #expect(lint.status == 0, "\(String(decoding: lint.errors, as: UTF8.self))")
        let drawn = try #require(Tool.rsvg).run(["--zoom", "2", svg.path])
        #expect(drawn.status == 0)
        return try PNGDecoder().decode([UInt8](drawn.output))
    }
}

/// How two bitmaps of one size differ.
struct PixelDifference {
    /// From 0 to 1, over all components.
    var mean: Double
    /// The longer side of the largest connected region of pixels that differ by more than a quarter, in pixels.
    var largestRegion: Int

    init(_ one: Bitmap, _ other: Bitmap) {
        guard one.width == other.width, one.height == other.height else {
            (mean, largestRegion) = (1, max(one.width, one.height))
            return
        }
        var sum = 0
        var strong: Set<Int> = []
        for index in one.pixels.indices where one.pixels[index] != other.pixels[index] {
            let difference = abs(Int(one.pixels[index]) - Int(other.pixels[index]))
            sum += difference
            if difference > 64 { strong.insert(index / 4) }
        }
        mean = Double(sum) / Double(255 * max(1, one.pixels.count))
        largestRegion = Self.largestRegion(of: strong, width: one.width)
    }

    private static func largestRegion(of pixels: Set<Int>, width: Int) -> Int {
        var left = pixels
        var largest = 0
        while let first = left.popFirst() {
            var waiting = [first]
            var (columns, rows) = (first % width...first % width, first / width...first / width)
            while let pixel = waiting.popLast() {
                let (x, y) = (pixel % width, pixel / width)
                columns = min(columns.lowerBound, x)...max(columns.upperBound, x)
                rows = min(rows.lowerBound, y)...max(rows.upperBound, y)
                for neighbour in [pixel - 1, pixel + 1, pixel - width, pixel + width] where left.remove(neighbour) != nil {
                    waiting.append(neighbour)
                }
            }
            largest = max(largest, columns.count, rows.count)
        }
        return largest
    }
}
