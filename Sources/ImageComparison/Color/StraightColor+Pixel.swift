import Raster

extension StraightColor {
    /// - Parameter pixel: in memory red, green, blue, alpha.
    init(pixel: UInt32) {
        let word = UInt32(littleEndian: pixel)
        func component(_ shift: UInt32) -> UInt8 { UInt8(truncatingIfNeeded: word >> shift) }
        self.init(red: component(0), green: component(8), blue: component(16), alpha: component(24))
    }

    /// In memory red, green, blue, alpha.
    var pixel: UInt32 {
        let low: UInt32 = UInt32(red) | UInt32(green) &<< 8
        let high: UInt32 = UInt32(blue) | UInt32(alpha) &<< 8
        let word: UInt32 = low | high &<< 16
        return word.littleEndian
    }

    /// What is seen of the colour on an opaque grey.
    func over(_ grey: UInt8) -> StraightColor {
        let rest: Int = Int(grey) * (255 - Int(alpha)) + 127
        func blended(_ component: UInt8) -> UInt8 {
            let light: Int = Int(component) * Int(alpha)
            return UInt8((light + rest) / 255)
        }
        return StraightColor(red: blended(red), green: blended(green), blue: blended(blue), alpha: 255)
    }
}
