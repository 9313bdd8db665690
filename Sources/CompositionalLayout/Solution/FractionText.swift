/// Fractions as text.
enum FractionText {
    /// The number as a ratio of small numbers, if it is one, else with at most two decimals.
    static func text(_ value: Double) -> String {
        for divisor in 2...12 where value > 0 && value < 1 {
            let dividend = (value * Double(divisor)).rounded()
            if abs(value - dividend / Double(divisor)) < 1e-4, dividend > 0 { return "\(Int(dividend))/\(divisor)" }
        }
        return NumberText.text(value, decimals: 2)
    }
}
