import Raster

extension Bitmap {
    /// A bitmap of half the width and height, rounded up, each pixel the mean of four of this one's.
    ///
    /// A pixel is taken as one word, whose four bytes are averaged at once: this runs in debug builds too, over millions of
    /// pixels. Alpha is averaged as the colours are, which is exact where it is the same in all four.
    func halved() -> Bitmap {
        let (newWidth, newHeight) = ((width + 1) / 2, (height + 1) / 2)
        let pixels = [UInt8](unsafeUninitializedCapacity: 4 * newWidth * newHeight) { pixels, count in
            let target = UnsafeMutableRawBufferPointer(pixels)
            self.pixels.withUnsafeBytes { source in
                for y in 0..<newHeight {
                    let upper = UnsafeRawBufferPointer(rebasing: source[(8 * y * width)...])
                    let lower = UnsafeRawBufferPointer(rebasing: source[(4 * min(2 * y + 1, height - 1) * width)...])
                    let row = UnsafeMutableRawBufferPointer(rebasing: target[(4 * y * newWidth)...])
                    Self.average(upper, lower, width: width, into: row)
                }
            }
            count = 4 * newWidth * newHeight
        }
        return Bitmap(width: newWidth, height: newHeight, pixels: pixels)
    }

    /// The means of two rows, two pixels of each at a time.
    private static func average(
        _ upper: UnsafeRawBufferPointer, _ lower: UnsafeRawBufferPointer, width: Int,
        into target: UnsafeMutableRawBufferPointer
    ) {
        var x = 0
        while x < width {
            let (left, right) = (4 * x, 4 * min(x + 1, width - 1))
            let above = upper.load(fromByteOffset: left, as: UInt32.self)
                .meanRoundedDown(upper.load(fromByteOffset: right, as: UInt32.self))
            let below = lower.load(fromByteOffset: left, as: UInt32.self)
                .meanRoundedDown(lower.load(fromByteOffset: right, as: UInt32.self))
            target.storeBytes(of: above.meanRoundedUp(below), toByteOffset: 2 * x, as: UInt32.self)
            x += 2
        }
    }
}

extension UInt32 {
    /// What no byte hands down to the one below it when all are halved.
    private static var upperBits: UInt32 { 0xFEFE_FEFE }

    /// The mean of each of the four bytes.
    fileprivate func meanRoundedDown(_ other: UInt32) -> UInt32 {
        (self & other) &+ (((self ^ other) & Self.upperBits) >> 1)
    }

    /// The mean of each of the four bytes.
    fileprivate func meanRoundedUp(_ other: UInt32) -> UInt32 {
        (self | other) &- (((self ^ other) & Self.upperBits) >> 1)
    }
}
