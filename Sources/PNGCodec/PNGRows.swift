import PNGShim
import Raster

/// Rows as PNG stores them before compression: a filter byte (0 for none), then pixels.
struct PNGRows {
    private let width: Int
    private let bytesPerPixel: Int
    private var rowCount = 0
    private var bytes: [UInt8] = []

    private var bytesPerRow: Int { 1 + width * bytesPerPixel }

    init(width: Int, format: galley_png_format) {
        self.width = width
        bytesPerPixel = format == GALLEY_PNG_PALETTE ? 1 : format == GALLEY_PNG_RGB ? 3 : 4
    }

    /// Passes the rows' bytes, packed, to `body`.
    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try bytes.withUnsafeBufferPointer { try body(UnsafeBufferPointer(rebasing: $0[..<(rowCount * bytesPerRow)])) }
    }

    /// Replaces the rows with those of a band.
    mutating func fill(from band: PixelBand, _ census: ColorCensus) {
        rowCount = band.rowCount
        let count = rowCount * bytesPerRow + Self.overhang
        if bytes.count < count { bytes = [UInt8](repeating: 0, count: count) }
        let (width, bytesPerRow, bytesPerPixel) = (width, bytesPerRow, bytesPerPixel)
        bytes.withUnsafeMutableBytes { bytes in
            for row in 0..<band.rowCount {
                let words = UnsafeBufferPointer(rebasing: band.words[(row * width)..<((row + 1) * width)])
                let start = row * bytesPerRow
                bytes[start] = 0
                let pixels = UnsafeMutableRawBufferPointer(rebasing: bytes[(start + 1)...])
                switch bytesPerPixel {
                case 1: Self.putIndexes(words, census, pixels)
                case 3: Self.putColors(words, pixels)
                default: Self.putStraightColors(words, pixels)
                }
            }
        }
    }

    /// The number of extra bytes after the last pixel: a pixel of three bytes is written as four, and the next pixel overwrites the
    /// fourth.
    private static let overhang = 1

    private static func putColors(_ words: UnsafeBufferPointer<UInt32>, _ pixels: UnsafeMutableRawBufferPointer) {
        var next = 0
        for word in words {
            pixels.storeBytes(of: (word << 8).bigEndian, toByteOffset: next, as: UInt32.self)
            next += 3
        }
    }

    private static func putStraightColors(_ words: UnsafeBufferPointer<UInt32>, _ pixels: UnsafeMutableRawBufferPointer) {
        for (index, word) in words.enumerated() {
            // Premultiplication does not change an opaque colour.
            let color = word >> 24 == 0xFF ? word << 8 | 0xFF : StraightColor(premultiplied: word).word
            pixels.storeBytes(of: color.bigEndian, toByteOffset: 4 * index, as: UInt32.self)
        }
    }

    private static func putIndexes(
        _ words: UnsafeBufferPointer<UInt32>, _ census: ColorCensus, _ pixels: UnsafeMutableRawBufferPointer
    ) {
        var last: (word: UInt32, index: UInt8)?
        for (position, word) in words.enumerated() {
            let index = last.flatMap { $0.word == word ? $0.index : nil } ?? census.index(of: word)
            pixels[position] = index
            last = (word, index)
        }
    }
}

extension StraightColor {
    /// `0xRRGGBBAA`.
    fileprivate var word: UInt32 {
        UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }
}

/// The colours of a picture that determine the file's format.
struct ColorCensus {
    /// All colours in order of first occurrence; `nil` for more than 256.
    let palette: [StraightColor]?
    let isOpaque: Bool
    private let indexes: [UInt32: UInt8]

    /// Scans a picture until the format is decided.
    init<Source: BandSource>(_ source: Source) throws {
        var words: [UInt32] = []
        var indexes: [UInt32: UInt8] = [:]
        var hasManyColors = false
        var isOpaque = true
        try source.forEachBand { band in
            var last: UInt32?
            for word in band.words where word != last {
                last = word
                if word >> 24 != 0xFF { isOpaque = false }
                if hasManyColors || indexes[word] != nil { continue }
                if words.count == 256 {
                    hasManyColors = true
                } else {
                    indexes[word] = UInt8(words.count)
                    words.append(word)
                }
            }
            return !hasManyColors || (isOpaque && !source.isOpaque)
        }
        palette = hasManyColors ? nil : words.map { StraightColor(premultiplied: $0) }
        self.indexes = indexes
        self.isOpaque = isOpaque
    }

    var format: galley_png_format {
        palette != nil ? GALLEY_PNG_PALETTE : isOpaque ? GALLEY_PNG_RGB : GALLEY_PNG_RGBA
    }

    func index(of word: UInt32) -> UInt8 {
        guard let index = indexes[word] else { preconditionFailure("A band source must produce the same bands each time.") }
        return index
    }
}
