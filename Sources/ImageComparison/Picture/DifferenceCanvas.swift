import Raster

/// The pixels of a difference picture while it is drawn.
struct DifferenceCanvas {
    let width: Int
    let height: Int
    let words: UnsafeMutableBufferPointer<UInt32>

    /// What neither picture has stays clear.
    func clear() {
        words.initialize(repeating: 0)
    }

    /// Draws a picture's rectangle in pale greys.
    ///
    /// - Parameters:
    ///   - box: of the picture; it holds a pixel at least.
    ///   - tint: what the greys are mixed with, if anything.
    func drawFaded(_ picture: PixelView, _ box: PixelRect, tint: StraightColor? = nil) {
        for y in box.top..<box.bottom {
            let (source, target) = (picture.row(y), y * width)
            // Neighbours are mostly equal: their colour is then faded once.
            var (last, faded) = (source[box.left], Self.faded(source[box.left], tint))
            for x in box.left..<box.right {
                if source[x] != last { (last, faded) = (source[x], Self.faded(source[x], tint)) }
                words[target + x] = faded
            }
        }
    }

    /// A quarter of the brightness on white; with a tint, half of that and half of the tint.
    private static func faded(_ pixel: UInt32, _ tint: StraightColor?) -> UInt32 {
        let grey = UInt8((3 * 255 + Luma.of(pixel) / 1000) / 4)
        guard let tint else { return StraightColor(red: grey, green: grey, blue: grey, alpha: 255).pixel }
        return StraightColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: 128).over(grey).pixel
    }

    func mark(_ row: RowDifference) {
        for column in row.antialiased { words[row.y * width + Int(column)] = DifferenceMark.antialiased.color.pixel }
        for column in row.differing { words[row.y * width + Int(column)] = DifferenceMark.changed.color.pixel }
    }

    /// Draws a frame two pixels wide, two pixels away, as far as it lies within the picture.
    func frame(_ box: PixelRect) {
        let color = DifferenceMark.region.color.pixel
        for distance in 3...4 {
            let (left, right) = (box.left - distance, box.right - 1 + distance)
            let (top, bottom) = (box.top - distance, box.bottom - 1 + distance)
            for x in max(left, 0)...min(right, width - 1) {
                if top >= 0 { words[top * width + x] = color }
                if bottom < height { words[bottom * width + x] = color }
            }
            for y in max(top, 0)...min(bottom, height - 1) {
                if left >= 0 { words[y * width + left] = color }
                if right < width { words[y * width + right] = color }
            }
        }
    }
}
