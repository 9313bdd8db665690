import Raster

/// A bitmap as a source of one band, for the encoder.
struct BitmapBands: BandSource {
    private let words: [UInt32]
    let width: Int
    let height: Int
    let isOpaque: Bool

    init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        words = bitmap.pixels.withUnsafeBufferPointer { pixels in
            (0..<(bitmap.width * bitmap.height)).map { Self.word(pixels, at: 4 * $0) }
        }
        isOpaque = words.allSatisfy { $0 >> 24 == 0xFF }
    }

    /// `0xAARRGGBB`, alpha multiplied in.
    private static func word(_ pixels: UnsafeBufferPointer<UInt8>, at start: Int) -> UInt32 {
        let alpha = UInt32(pixels[start + 3])
        let parts = (UInt32(pixels[start]), UInt32(pixels[start + 1]), UInt32(pixels[start + 2]))
        if alpha == 255 { return 0xFF00_0000 | parts.0 << 16 | parts.1 << 8 | parts.2 }
        func multiplied(_ part: UInt32) -> UInt32 { (part * alpha + 127) / 255 }
        return alpha << 24 | multiplied(parts.0) << 16 | multiplied(parts.1) << 8 | multiplied(parts.2)
    }

    func forEachBand(_ body: (PixelBand) throws -> Bool) throws {
        _ = try words.withUnsafeBufferPointer { words in
            try body(PixelBand(firstRow: 0, rowCount: height, words: words))
        }
    }
}
