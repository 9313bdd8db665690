/// The digits of all numbers below 1000, which longer numbers are put together of.
///
/// Four bytes are written at once, whichever of them count: a branch for each digit would often be foreseen wrongly.
public struct DigitTable {
    /// By number: its three digits, the first in the lowest byte; above them how many zeros it begins with, and four bits
    /// higher, ends with. A plain pointer, as an array would be retained and released for every number.
    @usableFromInline let entries: UnsafePointer<UInt32>

    /// Filled once and neither changed nor freed: whoever likes may read it.
    nonisolated(unsafe) public static let shared = DigitTable()

    private init() {
        let entries = UnsafeMutablePointer<UInt32>.allocate(capacity: 1000)
        for number in 0..<1000 { entries[number] = Self.entry(UInt32(number)) }
        self.entries = UnsafePointer(entries)
    }

    private static func entry(_ number: UInt32) -> UInt32 {
        let zerosInFront: UInt32 = number < 10 ? 2 : number < 100 ? 1 : 0
        let zerosAtEnd: UInt32 = number % 100 == 0 ? 2 : number % 10 == 0 ? 1 : 0
        let digits = 0x30_3030 | number / 100 | (number / 10 % 10) << 8 | (number % 10) << 16
        return digits | zerosInFront << 24 | zerosAtEnd << 28
    }

    /// Writes a number.
    ///
    /// - Parameter place: room for `Thousandths.digitLimit` bytes.
    /// - Returns: how many bytes count.
    @inlinable @inline(__always)
    public func write(_ number: UInt, to place: UnsafeMutablePointer<UInt8>) -> Int {
        number < 1000 ? write(small: number, to: place) : write(large: number, to: place)
    }

    @inlinable @inline(__always)
    func write(small number: UInt, to place: UnsafeMutablePointer<UInt8>) -> Int {
        let entry = entries[Int(bitPattern: number)]
        let zeros = entry &>> 24 & 3
        Self.put((entry & 0xFF_FFFF) &>> (8 &* zeros), to: place)
        return 3 &- Int(zeros)
    }

    @usableFromInline
    func write(large number: UInt, to place: UnsafeMutablePointer<UInt8>) -> Int {
        let (thousands, rest) = number.quotientAndRemainder(dividingBy: 1000)
        let length = thousands < 1000 ? write(small: thousands, to: place) : write(large: thousands, to: place)
        Self.put(entries[Int(bitPattern: rest)], to: place + length)
        return length &+ 3
    }

    /// Writes a point and as many thousandths, without zeros at the end.
    ///
    /// - Parameter fraction: from 1 to 999.
    @inlinable @inline(__always)
    func write(fraction: UInt, to place: UnsafeMutablePointer<UInt8>) -> Int {
        let entry = entries[Int(bitPattern: fraction)]
        Self.put(entry &<< 8 | UInt32(UInt8(ascii: ".")), to: place)
        return 4 &- Int(entry &>> 28)
    }

    @inlinable @inline(__always)
    static func put(_ bytes: UInt32, to place: UnsafeMutablePointer<UInt8>) {
        UnsafeMutableRawPointer(place).storeBytes(of: bytes.littleEndian, as: UInt32.self)
    }
}
