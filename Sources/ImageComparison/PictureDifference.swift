/// The result of comparing two pictures.
public struct PictureDifference: Sendable, Hashable {
    /// The comparison rule, which determines the unit of `largest` and `mean`.
    public let rule: ComparisonRule
    public let expectedSize: PixelSize
    public let actualSize: PixelSize
    /// Pixels that differ according to the rule, plus all pixels that only one picture has.
    public let differingCount: Int
    /// Pixels that only one picture has, if their sizes differ.
    public let inOneOnlyCount: Int
    /// Pixels with different values that the rule tolerates.
    public let toleratedCount: Int
    /// The tolerated pixels that were classified as antialiasing.
    public let antialiasedCount: Int
    /// The largest difference of a differing pixel in the shared area. The unit is a component step, 1 to 255, or for the
    /// perceptual rule the YIQ difference, up to 35215. 0 if no pixel differs.
    public let largest: Double
    /// The mean difference of the differing pixels in the shared area, in the unit of `largest`.
    public let mean: Double
    /// Boxes around differing pixels of the shared area, from top to bottom, then from left to right. They do not touch, and
    /// exclude the areas that only one picture has.
    public let regions: [DifferenceRegion]
    /// Boxes with at most this many pixels between them, along both axes, were merged.
    public let mergeDistance: Int

    /// True if the pictures have the same size and no pixel differs according to the rule.
    public var isMatch: Bool { expectedSize == actualSize && differingCount == 0 }

    /// Pixels that at least one picture has.
    public var pixelCount: Int { expectedSize.area + actualSize.area - sharedSize.area }

    /// The fraction of all pixels that differ, 0 to 1.
    public var share: Double { pixelCount == 0 ? 0 : Double(differingCount) / Double(pixelCount) }

    private var sharedSize: PixelSize {
        PixelSize(
            width: min(expectedSize.width, actualSize.width), height: min(expectedSize.height, actualSize.height))
    }
}

extension PictureDifference: CustomStringConvertible {
    /// A one-line summary.
    public var description: String {
        var parts: [String] = []
        if expectedSize != actualSize { parts.append("expected \(expectedSize) pixels, found \(actualSize)") }
        if differingCount == 0 {
            parts.append("no pixel differs")
        } else {
            parts.append("\(differingCount) of \(pixelCount) pixels differ (\(percentage))")
        }
        if inOneOnlyCount > 0 { parts.append("\(inOneOnlyCount) in one picture only") }
        if largest > 0 {
            parts.append("by \(Self.rounded(mean)) on average, \(Self.rounded(largest)) at most (\(unit))")
        }
        if antialiasedCount > 0 { parts.append("\(antialiasedCount) more classified as antialiasing") }
        if let first = regions.first {
            parts.append(regions.count == 1 ? "in \(first.box)" : "in \(regions.count) regions, the first \(first.box)")
        }
        return parts.joined(separator: ", ")
    }

    private var unit: String {
        switch rule {
        case .exact, .tolerance: "of 255"
        case .perceptual: "of 35215 in YIQ"
        }
    }

    private var percentage: String {
        share < 0.0001 ? "less than 0.01 %" : "\(Self.rounded(100 * share)) %"
    }

    /// Formats with at most two decimals.
    ///
    /// - Parameter value: not negative.
    private static func rounded(_ value: Double) -> String {
        // In debug builds `rounded()` needs the system's math library, which this module does not link.
        let hundredths = Int(value * 100 + 0.5)
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
