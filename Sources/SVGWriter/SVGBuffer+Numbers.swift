import Scene

extension SVGBuffer {
    /// A number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    ///
    /// - Precondition: `number` is finite.
    mutating func put(_ number: Double) {
        write(atMost: SVGPen.numberLimit) { $0.put(number) }
    }

    /// An attribute whose value is a number; `name` runs from the space before it to the opening quote.
    @inline(__always)
    mutating func put(_ name: StaticString, _ number: Double) {
        write(atMost: name.utf8CodeUnitCount + SVGPen.numberLimit + 1) { pen in
            pen.put(name)
            pen.put(number)
            pen.put(byte: UInt8(ascii: "\""))
        }
    }
}
