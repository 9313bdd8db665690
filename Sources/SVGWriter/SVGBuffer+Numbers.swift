import Scene

extension SVGBuffer {
    /// A number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    ///
    /// - Precondition: `number` is finite.
    mutating func put(_ number: Double) {
        put(Thousandths(Thousandths.count(number)))
    }

    @inline(__always)
    mutating func put(_ number: Thousandths) {
        let digits = digits
        write(atMost: Thousandths.digitLimit) { number.write(to: $0, digits) }
    }

    /// - Precondition: `number` is not negative.
    mutating func put(whole number: Int) {
        let digits = digits
        write(atMost: Thousandths.digitLimit) { digits.write(number.magnitude, to: $0) }
    }
}
