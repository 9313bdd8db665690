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
    ///   - start: room for `digitLimit` bytes.
    ///   - isShort: whether a zero before the point is left out, as in the data of paths.
    /// - Returns: how many bytes were written.
    @inlinable @inline(__always)
    public func write(to start: UnsafeMutablePointer<UInt8>, isShort: Bool = false) -> Int {
        var place = start
        var rest = count
        if rest < 0 {
            place.pointee = UInt8(ascii: "-")
            place += 1
            rest = -rest
        }
        let (whole, fraction) = (rest / 1000, rest % 1000)
        if whole > 0 || fraction == 0 || !isShort { place += Self.write(whole, to: place) }
        if fraction > 0 { place += Self.write(fraction: fraction, to: place) }
        return place - start
    }

    /// Writes a number that is not negative.
    ///
    /// - Returns: the number of digits.
    @inlinable
    public static func write(_ number: Int, to place: UnsafeMutablePointer<UInt8>) -> Int {
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
    @inlinable @inline(__always)
    static func write(fraction: Int, to place: UnsafeMutablePointer<UInt8>) -> Int {
        place[0] = UInt8(ascii: ".")
        place[1] = digit(fraction / 100)
        place[2] = digit(fraction / 10 % 10)
        place[3] = digit(fraction % 10)
        return fraction % 10 != 0 ? 4 : fraction % 100 != 0 ? 3 : 2
    }

    @inlinable @inline(__always)
    static func digit(_ number: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number) }
}
