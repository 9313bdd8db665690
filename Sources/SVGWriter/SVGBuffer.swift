/// Bytes of an SVG document, with places where its identifier will stand.
struct SVGBuffer {
    private(set) var bytes: [UInt8] = []
    /// Offsets of the places that the identifier is written to at last.
    private var identifierOffsets: [Int] = []

    /// The identifier's length: a letter and seven digits.
    static let identifierLength = 8

    mutating func reserve(_ count: Int) {
        bytes.reserveCapacity(count)
    }

    mutating func put(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func put(_ other: SVGBuffer) {
        let start = bytes.count
        bytes.append(contentsOf: other.bytes)
        identifierOffsets.append(contentsOf: other.identifierOffsets.map { $0 + start })
    }

    mutating func putIdentifier() {
        identifierOffsets.append(bytes.count)
        bytes.append(contentsOf: repeatElement(UInt8(ascii: "0"), count: Self.identifierLength))
    }

    /// A number with at most 3 decimals, no exponent, no trailing zeros and no `-0`.
    mutating func put(_ number: Double) {
        precondition(number.isFinite, "A picture's numbers are finite.")
        // Beyond 9 · 10¹² a double has no thousandths anyway, and no picture has such coordinates.
        let thousandths = min(max(number * 1000, -9e15), 9e15)
        var units = Int64(thousandths.rounded(.toNearestOrAwayFromZero))
        if units < 0 {
            bytes.append(UInt8(ascii: "-"))
            units = -units
        }
        put(whole: units / 1000)
        var fraction = units % 1000
        guard fraction != 0 else { return }
        bytes.append(UInt8(ascii: "."))
        var divisor: Int64 = 100
        while fraction != 0 {
            bytes.append(UInt8(ascii: "0") + UInt8(fraction / divisor))
            fraction %= divisor
            divisor /= 10
        }
    }

    mutating func put(whole number: Int64) {
        if number < 10 {
            bytes.append(UInt8(ascii: "0") + UInt8(number))
            return
        }
        var digits: UInt64 = 0
        var count = 0
        var rest = number
        while rest > 0 {
            digits = digits << 4 | UInt64(rest % 10)
            rest /= 10
            count += 1
        }
        for _ in 0..<count {
            bytes.append(UInt8(ascii: "0") + UInt8(digits & 0xF))
            digits >>= 4
        }
    }

    /// Text with the characters escaped that XML would take for its own, and those replaced that XML 1.0 forbids.
    mutating func put(escaped text: String) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": put("&amp;")
            case "<": put("&lt;")
            case ">": put("&gt;")
            case "\"": put("&quot;")
            case "\t", "\n", "\r": bytes.append(UInt8(ascii: " "))
            case _ where Self.isForbidden(scalar): put("\u{FFFD}")
            default: bytes.append(contentsOf: UTF8.encode(scalar)!)
            }
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }

    /// A colour without its alpha: `#RRGGBB`.
    mutating func put(hex red: UInt8, _ green: UInt8, _ blue: UInt8) {
        bytes.append(UInt8(ascii: "#"))
        for component in [red, green, blue] {
            for digit in [component >> 4, component & 0xF] {
                bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
            }
        }
    }

    /// The bytes, with an identifier made of them in its places.
    func identified() -> [UInt8] {
        var result = bytes
        let identifier = Self.identifier(of: bytes)
        for offset in identifierOffsets {
            result.replaceSubrange(offset..<offset + Self.identifierLength, with: identifier)
        }
        return result
    }

    /// A letter and seven digits that differ where the bytes do (FNV-1a).
    private static func identifier(of bytes: [UInt8]) -> [UInt8] {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        var identifier = [UInt8(ascii: "g")]
        for _ in 1..<identifierLength {
            let digit = UInt8(hash % 36)
            identifier.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
            hash /= 36
        }
        return identifier
    }
}
