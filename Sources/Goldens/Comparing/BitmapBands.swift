import Raster

/// A bitmap as the bands that an encoder asks for.
struct BitmapBands: BandSource {
    private let bitmap: Bitmap

    init(_ bitmap: Bitmap) {
        self.bitmap = bitmap
    }

    var width: Int { bitmap.width }
    var height: Int { bitmap.height }
    var isOpaque: Bool { false }

    func forEachBand(_ body: (PixelBand) throws -> Bool) throws {
        for row in 0..<height {
            let words = (0..<width).map { column in word(at: 4 * (row * width + column)) }
            let goesOn = try words.withUnsafeBufferPointer { try body(PixelBand(firstRow: row, rowCount: 1, words: $0)) }
            guard goesOn else { return }
        }
    }

    /// `0xAARRGGBB`, alpha multiplied in.
    private func word(at index: Int) -> UInt32 {
        let alpha = UInt32(bitmap.pixels[index + 3])
        return (0..<3).reduce(alpha) { word, component in
            word << 8 | (UInt32(bitmap.pixels[index + component]) * alpha + 127) / 255
        }
    }
}
