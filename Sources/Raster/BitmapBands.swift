/// Presents a bitmap to an encoder as a single band.
package struct BitmapBands: BandSource {
    private let words: [UInt32]
    package let width: Int
    package let height: Int
    package let isOpaque: Bool

    package init(_ bitmap: Bitmap) {
        (width, height) = (bitmap.width, bitmap.height)
        let pixelCount = bitmap.width * bitmap.height
        var isOpaque = true
        words = [UInt32](unsafeUninitializedCapacity: pixelCount) { words, count in
            bitmap.pixels.withUnsafeBytes { pixels in
                var index = 0
                while index < pixelCount {
                    // `0xRRGGBBAA`, straight alpha
                    let color = UInt32(bigEndian: pixels.load(fromByteOffset: 4 * index, as: UInt32.self))
                    if color & 0xFF == 0xFF {
                        words[index] = 0xFF00_0000 | color >> 8
                    } else {
                        isOpaque = false
                        words[index] = Self.multiplied(color)
                    }
                    index += 1
                }
            }
            count = pixelCount
        }
        self.isOpaque = isOpaque
    }

    /// Multiplies the components of a colour by its alpha.
    ///
    /// - Returns: `0xAARRGGBB`, premultiplied.
    private static func multiplied(_ color: UInt32) -> UInt32 {
        let alpha = color & 0xFF
        func part(_ shift: UInt32) -> UInt32 { ((color >> shift & 0xFF) * alpha + 127) / 255 }
        return alpha << 24 | part(24) << 16 | part(16) << 8 | part(8)
    }

    package func forEachBand(_ body: (PixelBand) throws -> Bool) throws {
        _ = try words.withUnsafeBufferPointer { words in
            try body(PixelBand(firstRow: 0, rowCount: height, words: words))
        }
    }
}
