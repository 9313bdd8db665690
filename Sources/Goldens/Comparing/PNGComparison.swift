import CairoRasterizer
import Foundation
import ImageComparison
import LayoutComparison
import LayoutDiagram
package import PNGCodec
package import Raster

/// Compares a picture with a golden PNG pixel by pixel, without tolerance.
struct PNGComparison {
    private let snapshot: Snapshot
    private let golden: [UInt8]
    private let raster: PictureRaster

    init(_ snapshot: Snapshot, golden: [UInt8]) throws {
        self.snapshot = snapshot
        self.golden = golden
        raster = try snapshot.raster()
    }

    func verdict() throws -> GoldenVerdict {
        do {
            // Limits the memory for a malformed golden to a few times that of the expected size.
            let decoder = PNGDecoder(pixelLimit: max(1 << 22, 4 * raster.width * raster.height))
            if try isEqual(to: try decoder.decodeWords(golden)) { return .same }
            let expected = try decoder.decode(golden)
            return try verdict(expected, try decoder.text(of: Snapshot.framesKeyword, in: golden))
        } catch let error as PNGError {
            return .unreadable(error.description)
        }
    }

    /// True if the pixels are equal. The picture is drawn band by band, up to the first that differs.
    private func isEqual(to golden: PixelWords) throws -> Bool {
        guard golden.width == raster.width, golden.height == raster.height else { return false }
        var isEqual = true
        try raster.forEachBand { band in
            let start = band.firstRow * golden.width
            isEqual = golden.words.withUnsafeBytes { words in
                let expected = UnsafeRawBufferPointer(rebasing: words[(4 * start)..<(4 * (start + band.words.count))])
                return expected.elementsEqual(in: UnsafeRawBufferPointer(band.words))
            }
            return isEqual
        }
        return isEqual
    }

    private func verdict(_ expected: Bitmap, _ frames: String?) throws -> GoldenVerdict {
        let actual = try Bitmap(raster)
        let comparison = PixelComparison(.exact)
        let pixels = comparison.compare(expected, with: actual)
        if pixels.isMatch { return .same }
        let (layout, told, cause, look, hasEqualFrames) = layoutDifference(frames)
        var words = told
        words.append(PixelWording(pixels, on: snapshot.drawn, scale: raster.scale).text)
        let picture = try comparison.picture(of: pixels, expected, actual).map(PNGEncoder.difference)
        let share = Double(pixels.differingCount) / Double(max(1, pixels.pixelCount))
        return .different(GoldenDifference(words: words, cause: cause, share: share, layout: layout, picture: picture, look: look, hasEqualFrames: hasEqualFrames))
    }

    /// Compares the layout with the frames stored in the golden.
    ///
    /// - Returns: the difference of the frames, its description, its cause if known, and the properties in which the looks differ.
    private func layoutDifference(
        _ frames: String?
    ) -> (difference: LayoutDifference?, words: [String], cause: DifferenceCause?, look: [Look.Field], hasEqualFrames: Bool) {
        guard let frames else { return (nil, [], nil, [], false) }
        do {
            var before = try FramesRecord(text: frames)
            before.isOfPicture = true
            let difference = LayoutDifference(expected: before, actual: snapshot.frames)
            let look = LookDifference(golden: before, actual: snapshot.frames)
            if difference.isEmpty {
                let words = look.drawing + look.words + ["the frames are the same; the drawing differs"]
                let cause = look.drawing.isEmpty || !look.words.isEmpty ? nil : DifferenceCause(changes: look.drawing)
                return (nil, words, cause, look.fields, true)
            }
            return (difference, look.drawing + look.words + difference.lines(), DifferenceCause(difference, after: look.words), look.fields, difference.isOfTitles)
        } catch {
            // The pixels decide the comparison, and can still be read.
            return (nil, ["the frames stored in the golden cannot be read: \(error)"], nil, [], false)
        }
    }
}

extension UnsafeRawBufferPointer {
    /// Compares bytes with `memcmp`, which is just as fast in a debug build.
    func elementsEqual(in other: UnsafeRawBufferPointer) -> Bool {
        guard count == other.count else { return false }
        guard let start = baseAddress, let otherStart = other.baseAddress else { return true }
        return memcmp(start, otherStart, count) == 0
    }
}

extension PNGEncoder {
    /// Encodes a difference picture.
    package static func difference(_ bitmap: Bitmap) throws -> [UInt8] {
        try PNGEncoder(scale: 1).encode(BitmapBands(bitmap))
    }
}
