/// Adds short texts to PNG files in memory, and removes them, without decoding pixels.
public enum PNGFile {
    /// The IEND chunk: length 0, type, checksum.
    private static let end: [UInt8] = [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]
    /// The chunk type `tEXt`, uncompressed text.
    private static let textType: [UInt8] = [0x74, 0x45, 0x58, 0x74]

    /// True if the bytes begin with the signature of PNG files.
    package static func isOne(_ bytes: some Sequence<UInt8>) -> Bool { bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) }

    /// Adds a text of ASCII characters at the end of a file.
    ///
    /// - Precondition: the file ends with an IEND chunk, and the text is ASCII.
    public static func inserting(_ text: PNGText, into file: [UInt8]) -> [UInt8] {
        precondition(file.suffix(end.count).elementsEqual(end), "A PNG ends with its last chunk.")
        precondition(text.text.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "The text is ASCII.")
        return file.dropLast(end.count) + chunk(Array(text.keyword.utf8) + [0] + Array(text.text.utf8)) + end
    }

    /// Removes the text that was added last, and returns it with the remaining file.
    ///
    /// - Returns: `nil` if the last text has another keyword, or was not added by `inserting(_:into:)`.
    public static func removingLastText(_ keyword: String, from file: [UInt8]) -> (text: String, file: [UInt8])? {
        guard file.suffix(end.count).elementsEqual(end) else { return nil }
        let head = Array(keyword.utf8) + [0]
        // The text is short, so its chunk begins within the last few hundred bytes.
        let body = file.dropLast(end.count)
        for start in body.indices.suffix(searchedBytes).reversed() where body[start...].dropFirst(4).starts(with: textType + head) {
            let data = body[start...].dropFirst(8).dropLast(4)
            guard body[start...].elementsEqual(chunk(Array(data))) else { continue }
            return (String(decoding: data.dropFirst(head.count), as: UTF8.self), file[..<start] + end)
        }
        return nil
    }

    private static let searchedBytes = 256

    private static func chunk(_ data: [UInt8]) -> [UInt8] {
        let body = textType + data
        return bytes(UInt32(data.count)) + body + bytes(checksum(body))
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// The CRC-32 of a chunk's type and data.
    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
