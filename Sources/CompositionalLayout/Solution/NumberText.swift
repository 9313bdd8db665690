/// Formats numbers in their shortest form, without exponent, the same on every platform.
package enum NumberText {
    /// Formats with at most `decimals` decimals, without trailing zeros or `-0`.
    ///
    /// Numbers that are not finite, or from 9 · 10¹⁴ on with four decimals, are formatted as in Swift.
    package static func text(_ number: Double, decimals: Int = 4) -> String {
        var scale: Int64 = 1
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (number * Double(scale)).rounded(.toNearestOrAwayFromZero)
        guard abs(scaled) < 9e18 else { return "\(number)" }
        let units = Int64(scaled)
        let whole = "\(units < 0 ? "-" : "")\((units / scale).magnitude)"
        let fraction = (units % scale).magnitude
        guard fraction != 0 else { return whole }
        let digits = String(fraction)
        var padded = String(repeating: "0", count: decimals - digits.count) + digits
        while padded.hasSuffix("0") { padded.removeLast() }
        return "\(whole).\(padded)"
    }
}

/// Formats fractions.
enum FractionText {
    /// The number as a ratio of small integers if possible, otherwise with at most two decimals.
    static func text(_ value: Double) -> String {
        for divisor in 2...12 where value > 0 && value < 1 {
            let dividend = (value * Double(divisor)).rounded()
            if abs(value - dividend / Double(divisor)) < 1e-4, dividend > 0 { return "\(Int(dividend))/\(divisor)" }
        }
        return NumberText.text(value, decimals: 2)
    }

    /// The number as Swift code: `0.9`, but `1/3`.
    static func code(_ value: Double) -> String {
        let decimal = NumberText.text(value)
        if let same = Double(decimal), abs(same - value) < 1e-9 { return decimal }
        let ratio = (2...99).lazy.map { (dividend: (value * Double($0)).rounded(), divisor: $0) }
            .first { abs(value - $0.dividend / Double($0.divisor)) < 1e-9 }
        return ratio.map { "\(Int($0.dividend))/\($0.divisor)" } ?? NumberText.text(value, decimals: 8)
    }
}
