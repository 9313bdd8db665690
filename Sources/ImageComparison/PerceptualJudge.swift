import Raster

/// Lets pixels differ as far as people would not see it.
struct PerceptualJudge: RowJudge {
    let threshold: Double
    let policy: AntialiasingPolicy
    let detector: AntialiasingDetector
    private var seen = SeenDifferences()

    init(threshold: Double, policy: AntialiasingPolicy, detector: AntialiasingDetector) {
        self.threshold = threshold
        self.policy = policy
        self.detector = detector
    }

    mutating func judge(_ row: PixelRow, _ columns: inout JudgedColumns, _ tally: inout DifferenceTally) {
        guard let found = columns.found.baseAddress else { return }
        var index = 0
        while index < columns.foundCount {
            let column = Int(truncatingIfNeeded: found[index])
            index += 1
            let difference = seen.difference(row.expected[column], row.actual[column])
            if difference <= threshold {
                tally.tolerated += 1
            } else if policy == .tolerated && detector.isAntialiased(x: column, y: row.y) {
                tally.tolerated += 1
                tally.antialiased += 1
                columns.antialiased[columns.antialiasedCount] = found[index - 1]
                columns.antialiasedCount += 1
            } else {
                tally.differing += 1
                tally.largest = max(tally.largest, difference)
                tally.sum += difference
                found[columns.differingCount] = found[index - 1]
                columns.differingCount += 1
            }
        }
    }
}

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
