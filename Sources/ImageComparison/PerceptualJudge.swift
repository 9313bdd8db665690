/// Tolerates imperceptible colour differences.
struct PerceptualJudge: RowJudge {
    /// The largest colour difference that is tolerated.
    private let limit: Double
    private let toleratesAntialiasing: Bool
    private let detector: AntialiasingDetector
    /// Remaining antialiasing checks; each examines a pixel's neighbours and takes as long as fifty comparisons.
    private var checksLeft: Int
    /// The maximum number of antialiasing checks, far more than pictures that look the same need. Beyond it, pixels count as
    /// differing without a check.
    private static let checkLimit = 1 << 22
    private var last = Compared()

    /// The last pixels compared, cached because neighbouring pixels are often alike.
    private struct Compared {
        var expected: UInt32 = 0
        var actual: UInt32 = 0
        var difference = 0.0
    }

    /// - Parameters:
    ///   - threshold: 0 to 1.
    ///   - checkLimit: the maximum number of antialiasing checks.
    init(
        threshold: Double, policy: AntialiasingPolicy, detector: AntialiasingDetector, checkLimit: Int = Self.checkLimit
    ) {
        precondition(threshold >= 0 && threshold <= 1, "A perceptual threshold must be from 0 to 1, not \(threshold).")
        limit = ColorDifference.greatest * threshold * threshold
        toleratesAntialiasing = policy == .tolerated
        self.detector = detector
        checksLeft = checkLimit
    }

    mutating func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally) {
        guard let found = columns.found.baseAddress else { return }
        var index = 0
        while index < columns.foundCount {
            let column = Int(truncatingIfNeeded: found[index])
            index += 1
            let difference = difference(row.expected[column], row.actual[column])
            if difference <= limit {
                tally.tolerated += 1
            } else if toleratesAntialiasing && isAntialiased(x: column, y: row.y) {
                tally.tolerated += 1
                tally.antialiased += 1
                columns.antialiased[columns.antialiasedCount] = found[index - 1]
                columns.antialiasedCount += 1
            } else {
                tally.differing += 1
                if difference > tally.largest { tally.largest = difference }
                tally.sum += difference
                found[columns.differingCount] = found[index - 1]
                columns.differingCount += 1
            }
        }
    }

    private mutating func difference(_ expected: UInt32, _ actual: UInt32) -> Double {
        if expected != last.expected || actual != last.actual {
            last = Compared(
                expected: expected, actual: actual, difference: ColorDifference.between(expected, actual))
        }
        return last.difference
    }

    private mutating func isAntialiased(x: Int, y: Int) -> Bool {
        guard checksLeft > 0 else { return false }
        checksLeft -= 1
        return detector.isAntialiased(x: x, y: y)
    }
}

/// The perceived difference of two colours: the squared distance of their YIQ components with perceptual weights.
///
/// Source: Kotsarenko, Ramos 2010, equations and weights.
enum ColorDifference {
    /// The largest possible difference, that of red and cyan, rounded up. Black and white differ by 32857.
    static let greatest = 35215.0

    /// The difference of two pixels, 0 to `greatest`. For translucent pixels, the larger of the differences on white and on
    /// black.
    static func between(_ one: UInt32, _ other: UInt32) -> Double {
        let (a, b) = (UInt32(littleEndian: one), UInt32(littleEndian: other))
        let (aAlpha, bAlpha) = (Int(a &>> 24), Int(b &>> 24))
        // Composited on black; -255 to 255.
        let red = Double(Int(a & 0xFF) * aAlpha - Int(b & 0xFF) * bAlpha) / 255
        let green = Double(Int(a &>> 8 & 0xFF) * aAlpha - Int(b &>> 8 & 0xFF) * bAlpha) / 255
        let blue = Double(Int(a &>> 16 & 0xFF) * aAlpha - Int(b &>> 16 & 0xFF) * bAlpha) / 255
        let onBlack = length(red, green, blue)
        if aAlpha == bAlpha { return onBlack }
        // White shows through the more transparent pixel.
        let white = Double(aAlpha - bAlpha)
        return max(onBlack, length(red - white, green - white, blue - white))
    }

    /// - Parameters: the components' differences, -255 to 255.
    private static func length(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        let y = 0.29889531 * red + 0.58662247 * green + 0.11448223 * blue
        let i = 0.59597799 * red - 0.27417610 * green - 0.32180189 * blue
        let q = 0.21147017 * red - 0.52261711 * green + 0.31114694 * blue
        return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
    }
}

/// The brightness of pixels.
enum Luma {
    /// A pixel's brightness on white, in thousandths of 255.
    ///
    /// Source: the weights of ITU-R BT.601.
    static func of(_ pixel: UInt32) -> Int {
        let word = UInt32(littleEndian: pixel)
        let light = Int(299 &* (word & 0xFF) &+ 587 &* (word &>> 8 & 0xFF) &+ 114 &* (word &>> 16 & 0xFF))
        if word &>> 24 == 255 { return light }
        return 255_000 - (255_000 - light) * Int(word &>> 24) / 255
    }
}
