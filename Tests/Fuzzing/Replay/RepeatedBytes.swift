/// Bytes that repeat a pattern, compressed as much as the format allows, about two bits per 258 bytes: a stream that inflates to
/// hundreds of megabytes is created instantly, and any zlib reads it.
struct RepeatedBytes {
    /// The bytes before the pattern.
    let head: [UInt8]
    let pattern: [UInt8]
    /// The number of bytes after the head.
    let count: Int

    init(after head: [UInt8] = [], pattern: [UInt8], count: Int) {
        (self.head, self.pattern, self.count) = (head, pattern, count)
    }

    /// The distance of a match: the smallest code for a distance of at least the pattern's length.
    private struct Distance {
        let code: Int
        let extraBits: Int
        let extra: Int

        /// - Precondition: 1...32,768.
        init(_ distance: Int) {
            precondition(1...32_768 ~= distance, "A match cannot refer \(distance) bytes back.")
            // RFC 1951, 3.2.5: four codes without extra bits, then two for each number of extra bits.
            var (code, base, bits) = (0, 1, 0)
            while distance >= base + 1 << bits {
                base += 1 << bits
                code += 1
                bits = max(0, code / 2 - 1)
            }
            (self.code, extraBits, extra) = (code, bits, distance - base)
        }
    }

    /// The longest match, with symbol 285.
    private static let matchLength = 258

    /// The zlib stream: a header, one compressed block, a checksum.
    func compressed() -> [UInt8] {
        let distance = Distance(pattern.count)
        let rest = max(0, count - pattern.count)
        var bits = BitWriter([0x78, 0xDA])
        writeCodes(to: &bits, distanceCode: distance.code)
        for byte in head + pattern.prefix(count) { bits.write(literal: byte) }
        bits.write(matches: rest / Self.matchLength, extraBits: distance.extraBits, extra: distance.extra)
        let tail = count - rest % Self.matchLength
        for place in tail..<count { bits.write(literal: pattern[place % pattern.count]) }
        bits.write(code: 0x3FF, count: 10)
        return bits.finished() + PNGFile.bytes(Adler(head, then: pattern, repeatedTo: count).sum)
    }

    /// The header of a block with dynamic codes: one bit for the longest match, nine for bytes, ten for 255 and the end of the
    /// block, one for the only distance.
    private func writeCodes(to bits: inout BitWriter, distanceCode: Int) {
        bits.write(1, count: 1)
        bits.write(2, count: 2)
        bits.write(286 - 257, count: 5)
        bits.write(distanceCode, count: 5)
        // The lengths 0, 1, 9 and 10 have codes of two bits; the order is from RFC 1951, 3.2.7.
        let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1]
        bits.write(order.count - 4, count: 4)
        for length in order { bits.write([0, 1, 9, 10].contains(length) ? 2 : 0, count: 3) }
        let lengths = [Int](repeating: 9, count: 255) + [10, 10] + [Int](repeating: 0, count: 28) + [1]
        for length in lengths + [Int](repeating: 0, count: distanceCode) + [1] {
            bits.write(code: [0: 0, 1: 1, 9: 2, 10: 3][length] ?? 0, count: 2)
        }
    }
}

/// Writes bits, the lowest of a byte first.
private struct BitWriter {
    private var bytes: [UInt8]
    private var bits = 0
    private var count = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// Writes a number, its lowest bit first.
    mutating func write(_ number: Int, count: Int) {
        bits |= number << self.count
        self.count += count
        while self.count >= 8 {
            bytes.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            self.count -= 8
        }
    }

    /// Writes a code, its highest bit first.
    mutating func write(code: Int, count: Int) {
        for bit in (0..<count).reversed() { write(code >> bit & 1, count: 1) }
    }

    mutating func write(literal byte: UInt8) {
        if byte == 255 { write(code: 0x3FE, count: 10) } else { write(code: 0x100 + Int(byte), count: 9) }
    }

    /// The codes of a match and of its distance are a zero bit each.
    mutating func write(matches: Int, extraBits: Int, extra: Int) {
        if extraBits > 0 {
            for _ in 0..<matches { write(extra << 2, count: 2 + extraBits) }
        } else {
            let total = count + 2 * matches
            if total >= 8 {
                bytes.append(UInt8(bits))
                bytes += [UInt8](repeating: 0, count: total / 8 - 1)
                bits = 0
            }
            count = total % 8
        }
    }

    func finished() -> [UInt8] { count == 0 ? bytes : bytes + [UInt8(truncatingIfNeeded: bits)] }
}

/// Adler-32, which can be combined for two sequences.
private struct Adler {
    private static let base = 65_521
    private var low = 1
    private var high = 0
    private var count = 0

    var sum: UInt32 { UInt32(high << 16 | low) }

    private init() {}

    private init(_ bytes: some Collection<UInt8>) {
        for byte in bytes {
            low = (low + Int(byte)) % Self.base
            high = (high + low) % Self.base
        }
        count = bytes.count
    }

    /// The checksum of a head, followed by a pattern repeated to a length.
    init(_ head: [UInt8], then pattern: [UInt8], repeatedTo length: Int) {
        self.init(head)
        var (power, times) = (Adler(pattern), length / pattern.count)
        while times > 0 {
            if times % 2 == 1 { self = followed(by: power) }
            power = power.followed(by: power)
            times /= 2
        }
        self = followed(by: Adler(pattern.prefix(length % pattern.count)))
    }

    private func followed(by other: Adler) -> Adler {
        var sum = Adler()
        sum.low = (low + other.low + Self.base - 1) % Self.base
        sum.high = (high + other.high + other.count % Self.base * (low + Self.base - 1)) % Self.base
        sum.count = count + other.count
        return sum
    }
}
