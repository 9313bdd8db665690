extension SVGBuffer {
    /// A number in thousandths, as all numbers of a document are given.
    ///
    /// - Precondition: `number` is finite.
    static func thousandths(_ number: Double) -> Int {
        precondition(number.isFinite, "A picture's numbers are finite.")
        // Beyond 9 · 10¹² a double has no thousandths anyway, and no picture has such coordinates.
        let thousandths = min(max(number * 1000, -9e15), 9e15)
        return Int(thousandths + (thousandths < 0 ? -0.5 : 0.5))
    }

    /// A number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    mutating func put(_ number: Double) {
        put(thousandths: Self.thousandths(number))
    }

    /// - Parameter isShort: whether a zero before the point is left out, as in the data of paths.
    mutating func put(thousandths: Int, isShort: Bool = false) {
        write(atMost: 24) { start in
            var place = start
            var rest = thousandths
            if rest < 0 {
                place.pointee = UInt8(ascii: "-")
                place += 1
                rest = -rest
            }
            let (whole, fraction) = rest.quotientAndRemainder(dividingBy: 1000)
            if whole > 0 || fraction == 0 || !isShort { place += Self.write(whole, to: place) }
            if fraction > 0 { place += Self.write(fraction: fraction, to: place) }
            return place - start
        }
    }

    mutating func put(whole number: Int) {
        write(atMost: 24) { Self.write(number, to: $0) }
    }

    /// - Returns: the number of digits.
    @inline(__always)
    private static func write(_ number: Int, to place: UnsafeMutablePointer<UInt8>) -> Int {
        if number < 10 {
            place[0] = digit(number)
            return 1
        }
        if number < 100 {
            place[0] = digit(number / 10)
            place[1] = digit(number % 10)
            return 2
        }
        if number < 1000 {
            place[0] = digit(number / 100)
            place[1] = digit(number / 10 % 10)
            place[2] = digit(number % 10)
            return 3
        }
        let length = write(number / 1000, to: place)
        place[length] = digit(number / 100 % 10)
        place[length + 1] = digit(number / 10 % 10)
        place[length + 2] = digit(number % 10)
        return length + 3
    }

    /// A point and up to three digits.
    @inline(__always)
    private static func write(fraction: Int, to place: UnsafeMutablePointer<UInt8>) -> Int {
        place[0] = UInt8(ascii: ".")
        place[1] = digit(fraction / 100)
        place[2] = digit(fraction / 10 % 10)
        place[3] = digit(fraction % 10)
        return fraction % 10 != 0 ? 4 : fraction % 100 != 0 ? 3 : 2
    }

    @inline(__always)
    private static func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number) }
}
