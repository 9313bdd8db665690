/// A colour, 8 bits a component, its alpha not multiplied in.
public struct StraightColor: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    @inlinable
    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// - Parameter word: `0xAARRGGBB`, alpha multiplied in.
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
