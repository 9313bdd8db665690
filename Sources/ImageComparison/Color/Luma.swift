/// How bright pixels are.
enum Luma {
    /// A pixel's brightness on white, in thousandths of 255.
    ///
    /// Source: the weights of ITU-R BT.601.
    static func of(_ pixel: UInt32) -> Int {
        let word = UInt32(littleEndian: pixel)
        let alpha = word &>> 24
        let (red, green, blue) = (word & 0xFF, word &>> 8 & 0xFF, word &>> 16 & 0xFF)
        let light = Int(truncatingIfNeeded: 299 &* red &+ 587 &* green &+ 114 &* blue)
        if alpha == 255 { return light }
        return 255_000 - (255_000 - light) * Int(truncatingIfNeeded: alpha) / 255
    }
}
