import CompositionalLayout
import Foundation
import LayoutComparison
import PNGCodec
import Raster
import SnapshotReport
import TestSupport

/// Snapshots that do not match their goldens.
enum Samples {
    /// A failure with SVG pictures, different for each entry.
    static func svgEntry(_ index: Int, golden: MovableSVG) -> ReportEntry {
        let (frames, pictures) = (moves(index).map(golden.frames), pictures(index, golden: golden))
        return ReportEntry(
            name: "Suite\(index / 50)Tests/layout\(index).iPhone-15.svg", status: .different,
            words: ["\(index + 2) cells: y + \(index % 17).5; first: cell [0, 6]"],
            expected: .svg(pictures[0]), actual: .svg(pictures[1]), expectedFrames: frames[0], actualFrames: frames[1])
    }

    /// The expected and the actual SVG of an entry.
    static func pictures(_ index: Int, golden: MovableSVG) -> [[UInt8]] {
        moves(index).map { golden.svg(id: "s\(index)xyz", movedBy: $0) }
    }

    private static func moves(_ index: Int) -> [(Int) -> Double] {
        let expected: (Int) -> Double = { ($0 + index) % 7 == 0 ? Double(index % 40) / 4 : 0 }
        return [expected, { expected($0) + ($0 > 5 ? Double(index % 17) + 0.5 : 0) }]
    }

    /// A picture with a gradient, noise and a square, which compresses as poorly as a drawing with much text.
    static func bitmap(_ width: Int, _ height: Int, seed: Int, square: (x: Int, y: Int)) -> Bitmap {
        let pixels = [UInt8](unsafeUninitializedCapacity: 4 * width * height) { pixels, count in
            var noise = UInt32(truncatingIfNeeded: seed &* 2_654_435_761 | 1)
            for y in 0..<height {
                for x in 0..<width {
                    noise = noise &* 1_664_525 &+ 1_013_904_223
                    let isInside = (square.x..<(square.x + 20)).contains(x) && (square.y..<(square.y + 20)).contains(y)
                    let at = 4 * (y * width + x)
                    pixels[at] = isInside ? 220 : UInt8(truncatingIfNeeded: noise >> 29) &+ UInt8(truncatingIfNeeded: x / 2)
                    pixels[at + 1] = UInt8(truncatingIfNeeded: y / 2)
                    pixels[at + 2] = 160
                    pixels[at + 3] = 255
                }
            }
            count = 4 * width * height
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }

    static func png(_ bitmap: Bitmap) throws -> [UInt8] { try PNGEncoder(scale: 1).encode(PlainBands(bitmap)) }

    static let frames = FramesRecord(
        viewport: FramesRecord.Viewport(size: CGSize(width: 390, height: 844), scale: 3),
        contentSize: CGSize(width: 390, height: 300),
        elements: (0..<6).map { item in
            FramedElement(
                id: LayoutElement.ID(category: .cell, kind: nil, section: item / 3, item: item % 3),
                frame: CGRect(x: 130 * Double(item % 3), y: 130 * Double(item / 3), width: 122, height: 122))
        })
}

/// An opaque bitmap as a source for the encoder.
private struct PlainBands: BandSource {
    let width: Int
    let height: Int
    let isOpaque = true
    private let words: [UInt32]

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        words = stride(from: 0, to: bitmap.pixels.count, by: 4).map { at in
            0xFF00_0000 | UInt32(bitmap.pixels[at]) << 16 | UInt32(bitmap.pixels[at + 1]) << 8 | UInt32(bitmap.pixels[at + 2])
        }
    }

    func forEachBand(_ body: (PixelBand) throws -> Bool) throws {
        _ = try words.withUnsafeBufferPointer { try body(PixelBand(firstRow: 0, rowCount: height, words: $0)) }
    }
}
