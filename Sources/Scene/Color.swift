/// A colour in sRGB, alpha not multiplied in.
///
/// There are several in each node of a picture, so it is small: alpha is held in millionths.
public struct Color: Sendable, Hashable, BitwiseCopyable {
    /// From 0 to 255.
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    private var alphaInMillionths: Int32

    /// From 0, clear, to 1, opaque; to a millionth.
    public var alpha: Double {
        get { Double(alphaInMillionths) / 1_000_000 }
        set { alphaInMillionths = Self.millionths(newValue) }
    }

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        alphaInMillionths = Self.millionths(alpha)
    }

    /// A colour written as in CSS: `0xRRGGBB`.
    public init(_ rgb: UInt32, alpha: Double = 1) {
        self.init(
            red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF), alpha: alpha)
    }

    private static func millionths(_ alpha: Double) -> Int32 {
        Int32((min(max(alpha, 0), 1) * 1_000_000).rounded())
    }

    /// All of the colour: equal for equal colours alone.
    package var word: UInt64 {
        UInt64(red) << 48 | UInt64(green) << 40 | UInt64(blue) << 32
            | UInt64(UInt32(bitPattern: alphaInMillionths))
    }
}
