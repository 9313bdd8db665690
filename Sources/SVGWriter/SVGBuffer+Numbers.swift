import Scene

extension SVGBuffer {
    /// A number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    ///
    /// - Precondition: `number` is finite.
    mutating func put(_ number: Double) {
        put(thousandths: Thousandths.count(number))
    }

    /// - Parameter isShort: whether a zero before the point is left out, as in the data of paths.
    mutating func put(thousandths: Int, isShort: Bool = false) {
        write(atMost: Thousandths.digitLimit) { Thousandths(thousandths).write(to: $0, isShort: isShort) }
    }

    /// - Precondition: `number` is not negative.
    mutating func put(whole number: Int) {
        write(atMost: Thousandths.digitLimit) { Thousandths.write(number, to: $0) }
    }
}
