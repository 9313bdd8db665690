import Raster

/// The light that the components of sRGB stand for.
struct LinearLight {
    private let light = Self.curve

    /// For each component, 0 to 255, the light from 0 to 1.
    ///
    /// Source: IEC 61966-2-1.
    private static let curve: [Double] = (0...255).map { component in
        let value = Double(component) / 255
        guard value > 0.04045 else { return value / 12.92 }
        // To the power of 2.4.
        let base = (value + 0.055) / 1.055
        let root = base.fifthRoot
        return base * base * root * root
    }

    /// An opaque colour in CIE L*a*b*, the white point D65.
    ///
    /// Source: the matrix of IEC 61966-2-1; CIE 15.
    func lab(_ color: StraightColor) -> Lab {
        let (red, green, blue) = (light[Int(color.red)], light[Int(color.green)], light[Int(color.blue)])
        // Each row is divided by its sum, which is the white.
        let x = Self.compressed((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505)
        let y = Self.compressed(0.2126 * red + 0.7152 * green + 0.0722 * blue)
        let z = Self.compressed((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089)
        return Lab(lightness: 116 * y - 16, a: 500 * (x - y), b: 200 * (y - z))
    }

    private static func compressed(_ ratio: Double) -> Double {
        ratio > 216.0 / 24389 ? ratio.cubeRoot : (ratio * 24389 / 27 + 16) / 116
    }
}
