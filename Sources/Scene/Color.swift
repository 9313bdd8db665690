/// A colour in sRGB, alpha not multiplied in.
public struct Color: Sendable, Hashable {
    /// From 0 to 255.
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    /// From 0, clear, to 1, opaque.
    public var alpha: Double

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// A colour written as in CSS: `0xRRGGBB`.
    public init(_ rgb: UInt32, alpha: Double = 1) {
        self.init(
            red: UInt8(rgb >> 16 & 0xFF), green: UInt8(rgb >> 8 & 0xFF), blue: UInt8(rgb & 0xFF), alpha: alpha)
    }
}
