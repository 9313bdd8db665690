import Scene

extension SVGBuffer {
    /// Text with the characters escaped that XML would take for its own, and those replaced that XML 1.0 forbids.
    mutating func put(escaped text: String) {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            // A loop by hand: without the optimiser, the library's takes ten times as long.
            var index = 0
            while index < bytes.count {
                guard Self.isPlain(bytes[index]) else { return false }
                index += 1
            }
            put(bytes: bytes)
            return true
        }
        guard !isPlain else { return }
        for scalar in text.unicodeScalars { put(escaped: scalar) }
    }

    /// Facts as attributes.
    mutating func put(_ facts: [Meaning.Fact]) {
        for fact in facts {
            put(" data-")
            put(escaped: fact.name)
            put("=\"")
            put(escaped: fact.value)
            put("\"")
        }
    }

    private mutating func put(escaped scalar: Unicode.Scalar) {
        switch scalar {
        case "&": put("&amp;")
        case "<": put("&lt;")
        case ">": put("&gt;")
        case "\"": put("&quot;")
        case "\t", "\n", "\r": put(" ")
        case _ where Self.isForbidden(scalar): put("\u{FFFD}")
        default:
            for byte in UTF8.encode(scalar)! { put(byte: byte) }
        }
    }

    /// Whether a byte stands for itself wherever it occurs, without a look at the character that it is part of.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        case 0x20..<0x7F, 0x80...0xC1, 0xC3...0xEE: true
        default: false
        }
    }

    private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value & 0xFFFE == 0xFFFE
    }

    /// A colour without its alpha: `#RRGGBB`.
    mutating func put(hex red: UInt8, _ green: UInt8, _ blue: UInt8) {
        write(atMost: 7) { place in
            place[0] = UInt8(ascii: "#")
            (place[1], place[2]) = Self.hex(red)
            (place[3], place[4]) = Self.hex(green)
            (place[5], place[6]) = Self.hex(blue)
            return 7
        }
    }

    private static func hex(_ component: UInt8) -> (UInt8, UInt8) {
        func digit(_ value: UInt8) -> UInt8 { value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + value - 10 }
        return (digit(component >> 4), digit(component & 0xF))
    }
}
