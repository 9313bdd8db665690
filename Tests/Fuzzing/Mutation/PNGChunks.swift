/// The chunks of a PNG, which can be changed and reassembled with correct lengths and checksums.
struct PNGChunks {
    private struct Chunk {
        var type: [UInt8]
        var data: [UInt8]
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
    private var chunks: [Chunk] = []

    init(_ bytes: [UInt8]) {
        var rest = bytes.dropFirst(Self.signature.count)
        while rest.count >= 12 {
            let length = Int(Self.number(rest.prefix(4)))
            let data = rest.dropFirst(8).prefix(length)
            chunks.append(Chunk(type: Array(rest.dropFirst(4).prefix(4)), data: Array(data)))
            rest = rest.dropFirst(12 + length)
        }
    }

    func bytes() -> [UInt8] {
        chunks.reduce(into: Self.signature) { bytes, chunk in
            let body = chunk.type + chunk.data
            bytes += Self.bytes(UInt32(chunk.data.count)) + body + Self.bytes(Checksum.crc32(body))
        }
    }

    // MARK: Changes

    /// A random change of the chunks.
    func changed(with donor: PNGChunks, _ dice: inout Dice) -> PNGChunks {
        guard !chunks.isEmpty else { return donor }
        var changed = self
        let place = Int.random(in: chunks.indices, using: &dice)
        switch Int.random(in: 0..<8, using: &dice) {
        case 0: changed.chunks.remove(at: place)
        case 1: changed.chunks.insert(chunks[place], at: Int.random(in: chunks.indices, using: &dice))
        case 2:
            guard let other = donor.chunks.randomElement(using: &dice) else { break }
            changed.chunks.insert(other, at: place)
        case 3, 4: changed.changeByte(of: place, &dice)
        case 5: changed.changeHeader(&dice)
        default: changed.redraw(&dice)
        }
        return changed
    }

    private mutating func changeByte(of place: Int, _ dice: inout Dice) {
        guard let index = chunks[place].data.indices.randomElement(using: &dice) else { return }
        chunks[place].data[index] = .random(in: .min ... .max, using: &dice)
    }

    private static let sizes: [UInt32] = [0, 1, 2, 3, 7, 8, 9, 31, 64, 255, 256, 1000, 10_000, 0x7FFF_FFFF, 0xFFFF_FFFF]

    /// Changes size, depth, colour type or interlacing.
    private mutating func changeHeader(_ dice: inout Dice) {
        guard chunks[0].data.count == 13, let size = Self.sizes.randomElement(using: &dice) else { return }
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: chunks[0].data.replaceSubrange(0..<4, with: Self.bytes(size))
        case 1: chunks[0].data.replaceSubrange(4..<8, with: Self.bytes(size))
        case 2:
            let forms: [[UInt8]] = [[1, 0], [2, 0], [4, 0], [8, 0], [16, 0], [8, 2], [16, 2], [1, 3], [4, 3], [8, 3], [8, 4], [8, 6], [16, 6]]
            if let form = forms.randomElement(using: &dice) { chunks[0].data.replaceSubrange(8..<10, with: form) }
        default: chunks[0].data[12] = .random(in: 0...2, using: &dice)
        }
    }

    /// Creates pixels of the header's size with random filters and values, so that changed headers pass the inflater.
    private mutating func redraw(_ dice: inout Dice) {
        guard chunks[0].data.count == 13 else { return }
        let header = chunks[0].data
        let (width, height) = (Int(Self.number(header[0..<4])), Int(Self.number(header[4..<8])))
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header[9]] ?? 1
        let (rowBits, overflows) = width.multipliedReportingOverflow(by: channels * Int(header[8]))
        let row = 1 + (rowBits + 7) / 8
        guard !overflows, height < 4_096, row < 4_096, row * height < 65_000 else { return }
        var rows = [UInt8](repeating: 0, count: row * height)
        for index in rows.indices {
            rows[index] = index % row == 0 ? .random(in: 0...4, using: &dice) : .random(in: .min ... .max, using: &dice)
        }
        chunks.removeAll { $0.type == Array("IDAT".utf8) }
        let length = UInt16(rows.count)
        let stored = [1, UInt8(length & 0xFF), UInt8(length >> 8), UInt8(~length & 0xFF), UInt8(~length >> 8)] + rows
        let pixels = Chunk(type: Array("IDAT".utf8), data: [0x78, 0x01] + stored + Self.bytes(Checksum.adler32(rows)))
        chunks.insert(pixels, at: min(chunks.count, max(1, chunks.count - 1)))
    }

    private static func number(_ bytes: some Sequence<UInt8>) -> UInt32 {
        bytes.reduce(0) { $0 << 8 | UInt32($1) }
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}

/// The checksums of PNG and zlib.
package enum Checksum {
    private static let sums = (0..<256).map { (byte: UInt32) in
        (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    /// Table-driven, as computing it bit by bit takes seconds for a megabyte in a debug build.
    package static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes { sum = sum >> 8 ^ sums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
        return ~sum
    }

    static func adler32(_ bytes: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return high << 16 | low
    }
}
