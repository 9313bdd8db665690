/// Hashes bytes, on every machine alike.
///
/// Pairs of words are multiplied in four lanes: no lane waits for another one's product.
enum SVGHash {
    /// - Returns: numbers that differ where the bytes do.
    static func hash(of bytes: UnsafeRawBufferPointer) -> UInt64 {
        var (first, second, third, fourth) = (keys.0, keys.1, keys.2, keys.3)
        var offset = 0
        while offset &+ 64 <= bytes.count {
            first = mixed(first, word(bytes, offset), word(bytes, offset &+ 8))
            second = mixed(second, word(bytes, offset &+ 16), word(bytes, offset &+ 24))
            third = mixed(third, word(bytes, offset &+ 32), word(bytes, offset &+ 40))
            fourth = mixed(fourth, word(bytes, offset &+ 48), word(bytes, offset &+ 56))
            offset &+= 64
        }
        // Less than one round of all lanes is left.
        for offset in stride(from: offset, to: bytes.count, by: 8) {
            let end = min(offset + 8, bytes.count)
            first = mixed(first, word(of: bytes[offset..<end]), UInt64(end - offset))
        }
        let (left, right) = (mixed(first, second, third), mixed(fourth, UInt64(bytes.count), keys.0))
        return mixed(left, right, keys.2)
    }

    /// Odd numbers without a pattern in their bits.
    private static let keys: (UInt64, UInt64, UInt64, UInt64) = (
        0x9E37_79B9_7F4A_7C15, 0xD6E8_FEB8_6659_FD93, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB
    )

    /// A lane after two more words: the halves of a product of 128 bits, one laid over the other.
    @inline(__always)
    private static func mixed(_ lane: UInt64, _ one: UInt64, _ other: UInt64) -> UInt64 {
        let product = (lane ^ one).multipliedFullWidth(by: other ^ 0xA076_1D64_78BD_642F)
        return product.high ^ product.low
    }

    @inline(__always)
    private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// At most eight bytes, the first of them the lowest.
    private static func word(of bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
        bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
}

extension SVGHash {
    static func identifier(of bytes: [UInt8]) -> String {
        var hash: UInt64 = bytes.withUnsafeBytes { Self.hash(of: $0) }
        var text = "g"
        for _ in 1..<6 {
            text += String(hash % 36, radix: 36)
            hash /= 36
        }
        return text
    }
}
