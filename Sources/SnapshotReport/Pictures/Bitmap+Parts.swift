import Foundation
import Raster

extension Bitmap {
    private var bytesPerRow: Int { 4 * width }

    /// The least rectangle outside of which two bitmaps are the same; `nil` if they are all the same or differ in size.
    ///
    /// Whole rows are compared at a time, as almost all of them are the same, or the same up to the rectangle's sides.
    func differingRect(from other: Bitmap) -> PixelRect? {
        guard width == other.width, height == other.height else { return nil }
        return pixels.withUnsafeBytes { mine in
            other.pixels.withUnsafeBytes { theirs in
                differingRect(mine, theirs)
            }
        }
    }

    private func differingRect(_ mine: UnsafeRawBufferPointer, _ theirs: UnsafeRawBufferPointer) -> PixelRect? {
        func areSame(_ row: Int, _ columns: Range<Int>) -> Bool {
            let start = row * bytesPerRow + 4 * columns.lowerBound
            return memcmp(mine.baseAddress! + start, theirs.baseAddress! + start, 4 * columns.count) == 0
        }
        let rows = (0..<height).filter { !areSame($0, 0..<width) }
        guard let first = rows.first, let last = rows.last else { return nil }
        var (left, right) = (width, 0)
        for row in rows {
            if !areSame(row, 0..<left) { left = (0..<left).first { !areSame(row, $0..<($0 + 1)) } ?? left }
            if !areSame(row, right..<width) { right = 1 + ((right..<width).last { !areSame(row, $0..<($0 + 1)) } ?? right) }
        }
        return PixelRect(x: left, y: first, width: right - left, height: last - first + 1)
    }

    /// - Precondition: the part lies in the bitmap.
    func cropped(to part: PixelRect) -> Bitmap {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * part.width * part.height)
        for row in part.y..<(part.y + part.height) {
            let start = row * bytesPerRow + 4 * part.x
            pixels += self.pixels[start..<(start + 4 * part.width)]
        }
        return Bitmap(width: part.width, height: part.height, pixels: pixels)
    }
}

/// A part of a bitmap, in pixels; it has at least one.
struct PixelRect: Hashable {
    var x: Int
    var y: Int
    var width: Int
    var height: Int

    /// With a margin, as far as the bitmap reaches.
    func grown(by margin: Int, width limit: Int, height lowerLimit: Int) -> PixelRect {
        let (left, top) = (max(0, x - margin), max(0, y - margin))
        let (right, bottom) = (min(limit, x + width + margin), min(lowerLimit, y + height + margin))
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
