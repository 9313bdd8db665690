import PNGCodec
import Raster

/// The pictures of an entry cut down together, so that they still lie over each other.
struct ReducedPictures {
    private(set) var expected: Bitmap?
    private(set) var actual: Bitmap?
    private(set) var difference: Bitmap?
    /// What of each picture is kept, where that is a part.
    private var part: PixelRect?
    private let wholeSize: (width: Int, height: Int)
    private var reduction = 1

    init(expected: Bitmap?, actual: Bitmap?, difference: Bitmap?) {
        (self.expected, self.actual, self.difference) = (expected, actual, difference)
        let bitmaps = [expected, actual, difference].compactMap(\.self)
        wholeSize = (bitmaps.map(\.width).max() ?? 0, bitmaps.map(\.height).max() ?? 0)
    }

    private var bitmaps: [Bitmap] { [expected, actual, difference].compactMap(\.self) }

    /// In pixels, of all pictures.
    var area: Int { bitmaps.reduce(0) { $0 + $1.width * $1.height } }

    /// Leaves what is the same in both out, but for a margin. Pictures of different sizes stay whole.
    mutating func crop() {
        guard let expected, let actual, let box = expected.differingRect(from: actual) else { return }
        let part = box.grown(by: 16, width: expected.width, height: expected.height)
        guard part.width < expected.width || part.height < expected.height else { return }
        let fits = difference.map { $0.width == expected.width && $0.height == expected.height } ?? true
        self.expected = expected.cropped(to: part)
        self.actual = actual.cropped(to: part)
        difference = fits ? difference?.cropped(to: part) : nil
        self.part = part
    }

    /// Halves width and height.
    ///
    /// - Returns: whether there was anything to halve; below a few pixels nothing is to be seen.
    mutating func halve() -> Bool {
        guard bitmaps.contains(where: { max($0.width, $0.height) > 16 }) else { return false }
        reduction *= 2
        (expected, actual, difference) = (expected?.halved(), actual?.halved(), difference?.halved())
        return true
    }

    func file(_ path: KeyPath<Self, Bitmap?>) throws -> PNGFiles.File? {
        try self[keyPath: path].map { bitmap in
            PNGFiles.File(bytes: try PNGEncoder(scale: 1).encode(BitmapBands(bitmap)), reduction: reduction)
        }
    }

    /// What has become of the pictures.
    var note: String {
        let whole = "\(wholeSize.width) × \(wholeSize.height)"
        let kept = part.map {
            "only the part of the pictures that differs, \($0.width) × \($0.height) px at (\($0.x), \($0.y)) of \(whole)"
        }
        let size = reduction > 1 ? ", at 1/\(reduction) of their size" : ""
        return "To keep the report small, it holds \(kept ?? "the pictures")\(size)."
    }
}

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
