import Raster

/// Two pictures of a phone's screen for comparison.
struct Pair {
    let name: String
    let expected: Bitmap
    let actual: Bitmap

    static let (width, height) = (1170, 2532)

    static func all() -> [Pair] {
        let expected = screen()
        return [
            Pair(name: "equal", expected: expected, actual: expected.copy()),
            Pair(name: "1 % of the pixels, scattered", expected: expected, actual: scattered(expected)),
            Pair(name: "1 % of the pixels, a card's colour", expected: expected, actual: recolored(expected)),
            Pair(name: "1 % of the pixels, each hundredth", expected: expected, actual: dotted(expected)),
            Pair(name: "1 % of the pixels, slanted lines", expected: expected, actual: slanted(expected)),
            Pair(name: "1 % of the pixels, edges", expected: expected, actual: softened(expected)),
        ]
    }

    /// White with cards, four per row.
    private static func screen() -> Bitmap {
        painted { x, y in
            let (column, row) = (x / 290, y / 200)
            let isCard = x % 290 > 30 && y % 200 > 30
            return isCard ? [UInt8(40 + 50 * (column % 4)), UInt8(20 + 15 * (row % 13)), 180] : [255, 255, 255]
        }
    }

    private static func scattered(_ bitmap: Bitmap) -> Bitmap {
        var (copy, state) = (bitmap.copy(), UInt64(7))
        for _ in 0..<(width * height / 100) {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let pixel = Int(state >> 33) % (width * height)
            copy.pixels[4 * pixel + Int(state >> 32) % 3] ^= UInt8(truncatingIfNeeded: state >> 56) | 1
        }
        return copy
    }

    private static func dotted(_ bitmap: Bitmap) -> Bitmap {
        var copy = bitmap.copy()
        for pixel in stride(from: 0, to: width * height, by: 100) { copy.pixels[4 * pixel] ^= 32 }
        return copy
    }

    private static func slanted(_ bitmap: Bitmap) -> Bitmap {
        var copy = bitmap.copy()
        for y in 0..<height {
            for line in 0..<12 { copy.pixels[4 * (y * width + (97 * line + y / 2) % width)] ^= 32 }
        }
        return copy
    }

    private static func recolored(_ bitmap: Bitmap) -> Bitmap {
        var copy = bitmap.copy()
        for y in 240..<355 {
            for x in 330..<580 { copy.pixels[4 * (y * width + x)] &+= 60 }
        }
        return copy
    }

    /// Antialiases the cards' left and right edges.
    private static func softened(_ bitmap: Bitmap) -> Bitmap {
        var copy = bitmap.copy()
        for y in 0..<height where y % 200 > 30 {
            for x in stride(from: 30, to: width, by: 290) {
                for edge in [x, x + 259] {
                    for component in 0..<3 {
                        let place = 4 * (y * width + min(edge, width - 1)) + component
                        copy.pixels[place] = copy.pixels[place] / 2 + 100
                    }
                }
            }
        }
        return copy
    }

    private static func painted(_ color: (Int, Int) -> [UInt8]) -> Bitmap {
        var pixels: [UInt8] = []
        pixels.reserveCapacity(4 * width * height)
        for y in 0..<height {
            for x in 0..<width { pixels += color(x, y) + [255] }
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}

extension Bitmap {
    /// A copy of the pixels in separate memory.
    fileprivate func copy() -> Bitmap {
        Bitmap(width: width, height: height, pixels: pixels.map { $0 })
    }
}
