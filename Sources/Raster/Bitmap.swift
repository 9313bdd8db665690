/// Pixels in memory: sRGB, 8-bit RGBA with straight alpha.
public struct Bitmap: Sendable, Hashable {
    /// In pixels.
    public var width: Int
    public var height: Int
    /// `4 × width × height` bytes; rows from the top, packed.
    public var pixels: [UInt8]

    /// - Precondition: `pixels` has `4 × width × height` bytes.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == 4 * width * height, "A bitmap has four bytes per pixel.")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// Reads all bands of a source.
    public init<Source: BandSource>(_ source: Source) throws {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * source.width * source.height)
        try source.forEachBand { band in
            for word in band.words {
                let color = StraightColor(premultiplied: word)
                pixels.append(color.red)
                pixels.append(color.green)
                pixels.append(color.blue)
                pixels.append(color.alpha)
            }
            return true
        }
        self.init(width: source.width, height: source.height, pixels: pixels)
    }
}

/// A colour with 8 bits per component and straight alpha.
public struct StraightColor: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// - Parameter word: `0xAARRGGBB`, premultiplied.
    @inlinable
    public init(premultiplied word: UInt32) {
        let alpha = word >> 24
        func component(_ shift: UInt32) -> UInt8 {
            let value = word >> shift & 0xFF
            return alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
        }
        (red, green, blue) = (component(16), component(8), component(0))
        self.alpha = UInt8(alpha)
    }
}

/// Pixels in memory as words `0xAARRGGBB`: sRGB with straight alpha.
package struct PixelWords: Sendable, Hashable {
    /// In pixels.
    package var width: Int
    package var height: Int
    /// `width × height` words; rows from the top, packed.
    package var words: [UInt32]

    /// - Precondition: there are `width × height` words.
    package init(width: Int, height: Int, words: [UInt32]) {
        precondition(words.count == width * height, "There is a word for every pixel.")
        self.width = width
        self.height = height
        self.words = words
    }
}

/// A picture that is produced band by band, so that memory use does not grow with its height.
public protocol BandSource {
    /// In pixels.
    var width: Int { get }
    var height: Int { get }
    /// True if every pixel is known to be opaque; `false` promises nothing.
    var isOpaque: Bool { get }

    /// Produces the bands from top to bottom. Each call produces the same bands.
    ///
    /// - Parameter body: returns false to stop.
    func forEachBand(_ body: (PixelBand) throws -> Bool) throws
}

/// A range of rows of a picture, valid only during the call that receives it.
public struct PixelBand {
    /// The first row's index in the picture.
    public let firstRow: Int
    public let rowCount: Int
    /// `width × rowCount` words `0xAARRGGBB`, premultiplied; rows packed.
    public let words: UnsafeBufferPointer<UInt32>

    public init(firstRow: Int, rowCount: Int, words: UnsafeBufferPointer<UInt32>) {
        self.firstRow = firstRow
        self.rowCount = rowCount
        self.words = words
    }
}
