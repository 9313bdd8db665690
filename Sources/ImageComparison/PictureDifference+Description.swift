extension PictureDifference: CustomStringConvertible {
    /// What was found, in a line.
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
            parts.append("by \(Self.rounded(mean)) in the mean, \(Self.rounded(largest)) at most (\(unit))")
        }
        if antialiasedCount > 0 { parts.append("\(antialiasedCount) more taken for antialiasing") }
        if let first = regions.first {
            parts.append(regions.count == 1 ? "in \(first.box)" : "in \(regions.count) regions, the first \(first.box)")
        }
        return parts.joined(separator: ", ")
    }

    private var unit: String {
        switch rule {
        case .exact, .tolerance: "of 255"
        case .perceptual: "CIEDE2000"
        }
    }

    private var percentage: String {
        share < 0.0001 ? "less than 0.01 %" : "\(Self.rounded(100 * share)) %"
    }

    /// With at most two decimals.
    private static func rounded(_ value: Double) -> String {
        let hundredths = Int((value * 100).rounded())
        let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
        if rest == 0 { return "\(whole)" }
        return rest % 10 == 0 ? "\(whole).\(rest / 10)" : "\(whole).\(rest < 10 ? "0" : "")\(rest)"
    }
}
