/// A number in thousandths, and its digits: no exponent, no trailing zeros, no `-0`.
public struct Thousandths {
    @usableFromInline let count: Int

    /// The most bytes that a number takes.
    @inlinable public static var digitLimit: Int { 24 }

    /// As many thousandths.
    @inlinable @inline(__always)
    public init(_ count: Int) {
        self.count = count
    }

    /// A number rounded to thousandths.
    ///
    /// - Precondition: `number` is finite.
    @inlinable @inline(__always)
    public static func count(_ number: Double) -> Int { rounded(number * 1000) }

    /// A number rounded to hundredths.
    ///
    /// - Precondition: `number` is finite.
    @inlinable @inline(__always)
    public init(hundredthsOf number: Double) {
        count = Self.rounded(number * 100) * 10
    }

    @inlinable @inline(__always)
    static func rounded(_ number: Double) -> Int {
        // Beyond 9 · 10¹² a double has no thousandths anyway, and no picture has such coordinates.
        guard abs(number) < 9e15 else { return limit(number) }
        return Int(number + (number < 0 ? -0.5 : 0.5))
    }

    @usableFromInline
    static func limit(_ number: Double) -> Int {
        precondition(number.isFinite, "A picture's numbers are finite.")
        return number < 0 ? -9_000_000_000_000_000 : 9_000_000_000_000_000
    }

    /// Writes the number's digits.
    ///
    /// - Parameters:
    ///   - start: room for `digitLimit` bytes, of which more may be written than count.
    ///   - isShort: whether a zero before the point is left out, as in the data of paths.
    /// - Returns: how many bytes count.
    @inlinable @inline(__always)
    public func write(to start: UnsafeMutablePointer<UInt8>, isShort: Bool = false, _ digits: DigitTable) -> Int {
        // The call that long numbers need comes last, so that nothing has to be kept over it.
        count.magnitude < 1_000_000
            ? write(to: start, isShort: isShort, digits) { digits.write(small: $0, to: $1) }
            : writeLong(to: start, digits)
    }

    @usableFromInline
    func writeLong(to start: UnsafeMutablePointer<UInt8>, _ digits: DigitTable) -> Int {
        write(to: start, isShort: false, digits) { digits.write($0, to: $1) }
    }

    /// - Parameter writeWhole: writes what stands before the point.
    @inlinable @inline(__always)
    func write(
        to start: UnsafeMutablePointer<UInt8>, isShort: Bool, _ digits: DigitTable,
        writeWhole: (UInt, UnsafeMutablePointer<UInt8>) -> Int
    ) -> Int {
        start[0] = UInt8(ascii: "-")
        var length = count < 0 ? 1 : 0
        let (whole, fraction) = count.magnitude.quotientAndRemainder(dividingBy: 1000)
        if whole > 0 || fraction == 0 || !isShort { length &+= writeWhole(whole, start + length) }
        if fraction > 0 { length &+= digits.write(fraction: fraction, to: start + length) }
        return length
    }
}
