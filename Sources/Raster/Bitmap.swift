/// Pixels in memory: RGBA, 8 bits a component, sRGB, alpha not multiplied in.
public struct Bitmap: Sendable, Hashable {
    /// In pixels.
    public var width: Int
    public var height: Int
    /// `4 × width × height` bytes; rows from the top, packed.
    public var pixels: [UInt8]

    /// - Precondition: `pixels` has `4 × width × height` bytes.
    public init(width: Int, height: Int, pixels: [UInt8]) {
        precondition(pixels.count == 4 * width * height, "A bitmap has four bytes a pixel.")
        self.width = width
        self.height = height
        self.pixels = pixels
    }

    /// All of a source's pixels.
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
