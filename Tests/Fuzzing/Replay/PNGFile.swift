import FuzzMutation

/// PNG files assembled from chunks, as no encoder would write them.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A greyscale picture, without pixels yet.
    init(width: Int, height: Int, bitsPerPixel: Int = 8) {
        add("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [UInt8(bitsPerPixel), 0, 0, 0, 0])
    }

    mutating func add(_ type: String, _ data: [UInt8]) {
        let body = Array(type.utf8) + data
        bytes += Self.bytes(UInt32(data.count)) + body + Self.bytes(Checksum.crc32(body))
    }

    /// The file with pixels and end.
    func with(_ pixels: RepeatedBytes) throws -> PNGFile {
        var file = self
        file.add("IDAT", try pixels.compressed())
        file.add("IEND", [])
        return file
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
