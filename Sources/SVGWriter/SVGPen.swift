import Scene

/// Writes into room that a buffer has made: several short texts and numbers without a look at the room before each.
///
/// Whoever asks for the room counts what is written at most, `numberLimit` for a number.
struct SVGPen {
    private var place: UnsafeMutablePointer<UInt8>
    private let digits: DigitTable

    /// The most bytes that a number takes.
    static var numberLimit: Int { Thousandths.digitLimit }

    @inline(__always)
    init(at place: UnsafeMutablePointer<UInt8>, _ digits: DigitTable) {
        self.place = place
        self.digits = digits
    }

    /// How many bytes stand between a place and the pen.
    @inline(__always)
    func length(from start: UnsafeMutablePointer<UInt8>) -> Int { place - start }

    @inline(__always)
    mutating func put(byte: UInt8) {
        place[0] = byte
        place += 1
    }

    @inline(__always)
    mutating func put(_ text: StaticString) {
        place.initialize(from: text.utf8Start, count: text.utf8CodeUnitCount)
        place += text.utf8CodeUnitCount
    }

    /// A number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    ///
    /// - Precondition: `number` is finite.
    @inline(__always)
    mutating func put(_ number: Double) {
        place += Self.write(Thousandths(Thousandths.count(number)), to: place, digits)
    }

    @inline(__always)
    mutating func put(_ number: Thousandths) {
        place += Self.write(number, to: place, digits)
    }

    /// A number as it stands in the data of a path: without a zero before the point.
    @inline(__always)
    mutating func put(short number: Thousandths) {
        place += Self.writeShort(number, to: place, digits)
    }

    /// - Precondition: `number` is not negative.
    @inline(__always)
    mutating func put(whole number: Int) {
        place += digits.write(number.magnitude, to: place)
    }

    // Each once, for all callers.
    @inline(never)
    private static func write(
        _ number: Thousandths, to place: UnsafeMutablePointer<UInt8>, _ digits: DigitTable
    ) -> Int {
        number.write(to: place, digits)
    }

    @inline(never)
    private static func writeShort(
        _ number: Thousandths, to place: UnsafeMutablePointer<UInt8>, _ digits: DigitTable
    ) -> Int {
        number.write(to: place, isShort: true, digits)
    }
}
