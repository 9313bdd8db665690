/// PNG files assembled from chunks, as no encoder would write them.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// A greyscale picture, without pixels yet.
    init(width: Int, height: Int, bitsPerPixel: Int = 8) {
        add("IHDR", Self.bytes(UInt32(width)) + Self.bytes(UInt32(height)) + [UInt8(bitsPerPixel), 0, 0, 0, 0])
    }

    mutating func add(_ type: String, _ data: [UInt8]) {
        let body = Array(type.utf8) + data
        bytes += Self.bytes(UInt32(data.count)) + body + Self.bytes(Self.sum(body))
    }

    /// The file with pixels and end.
    func with(_ pixels: RepeatedBytes) -> PNGFile {
        var file = self
        file.add("IDAT", pixels.compressed())
        file.add("IEND", [])
        return file
    }

    static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    private static let sums = (0..<256).map { (byte: UInt32) in
        (0..<8).reduce(byte) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }

    /// Table-driven, as computing it bit by bit takes seconds for a megabyte in a debug build.
    private static func sum(_ bytes: [UInt8]) -> UInt32 {
        var sum = UInt32.max
        for byte in bytes { sum = sum >> 8 ^ sums[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] }
        return ~sum
    }
}
