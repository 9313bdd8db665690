import CairoRasterizer
import Foundation
import PNGCodec
import Raster
import VectorScene
import Testing

/// Pixels that a test makes up.
private struct MadeUp: BandSource {
    var width: Int
    var height: Int
    var isOpaque = false
    /// The word of a pixel.
    var word: @Sendable (Int, Int) -> UInt32

    func forEachBand(_ body: (PixelBand) throws -> Bool) throws {
        for firstRow in stride(from: 0, to: height, by: 3) {
            let rowCount = min(3, height - firstRow)
            let words = (0..<rowCount).flatMap { row in (0..<width).map { word($0, firstRow + row) } }
            let goesOn = try words.withUnsafeBufferPointer { words in
                try body(PixelBand(firstRow: firstRow, rowCount: rowCount, words: words))
            }
            guard goesOn else { return }
        }
    }
}

struct PNGTests {
    /// The chunks of a file: name and content.
    private func chunks(_ bytes: [UInt8]) -> [(name: String, data: [UInt8])] {
        var chunks: [(String, [UInt8])] = []
        var next = 8
        while next + 8 <= bytes.count {
            let length = bytes[next..<next + 4].reduce(0) { $0 << 8 | Int($1) }
            chunks.append((String(decoding: bytes[next + 4..<next + 8], as: UTF8.self), Array(bytes[next + 8..<next + 8 + length])))
            next += 12 + length
        }
        return chunks
    }

    @Test(arguments: [
        // Many opaque colours, many translucent ones, few.
        ("RGB", 2, { @Sendable (x: Int, y: Int) -> UInt32 in 0xFF00_0000 | UInt32(x) << 16 | UInt32(y) << 8 | 7 }),
        ("RGBA", 6, { @Sendable (x: Int, y: Int) -> UInt32 in UInt32(x + y) << 24 | UInt32((x + y) / 2) << 16 | UInt32(y / 4) }),
        ("palette", 3, { @Sendable (x: Int, y: Int) -> UInt32 in [0xFF11_2233, 0xFF44_5566, 0x8040_2010, 0][(x / 5 + y) % 4] }),
    ] as [(String, UInt8, @Sendable (Int, Int) -> UInt32)])
    func pixelsComeBackAsTheyWere(name: String, colorType: UInt8, word: @escaping @Sendable (Int, Int) -> UInt32) throws {
        let source = MadeUp(width: 83, height: 40, word: word)
        let bytes = try PNGEncoder(scale: 2).encode(source)
        let header = chunks(bytes)[0]
        #expect(header.name == "IHDR" && header.data[9] == colorType, "\(name)")
        #expect(try PNGDecoder().decode(bytes) == Bitmap(source))
    }

    @Test func bandsHaveTheColorsOfTheBitmap() throws {
        let bitmap = Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 255, 255, 128, 0, 128, 9, 9, 9, 0, 250, 251, 252, 255])
        let bands = BitmapBands(bitmap)
        #expect(!bands.isOpaque)
        #expect(try Bitmap(bands).pixels == [1, 2, 3, 255, 255, 128, 0, 128, 0, 0, 0, 0, 250, 251, 252, 255])
    }

    @Test func aFileCarriesATextBesideItsPixels() throws {
        let source = MadeUp(width: 4, height: 4) { _, _ in 0xFF00_FF00 }
        let text = String(repeating: "393 × 852 — cell 0-0\n", count: 1000)
        let bytes = try PNGEncoder(scale: 1, text: PNGText(keyword: "frames", text: text)).encode(source)
        #expect(try PNGDecoder().text(of: "frames", in: bytes) == text)
        #expect(try PNGDecoder().text(of: "others", in: bytes) == nil)
        #expect(bytes.count < 1000)
        #expect(try PNGDecoder().decode(bytes) == Bitmap(source))
        #expect(try PNGDecoder().text(of: "frames", in: PNGEncoder(scale: 1).encode(source)) == nil)
    }

    @Test func theFileTellsColourSpaceAndResolutionAndNoDate() throws {
        let source = MadeUp(width: 4, height: 4) { _, _ in 0xFF00_FF00 }
        for (scale, metre) in [(1, 2835), (2, 5670), (3, 8505)] {
            let all = chunks(try PNGEncoder(scale: scale).encode(source))
            #expect(all.map(\.name) == ["IHDR", "sRGB", "PLTE", "pHYs", "IDAT", "IEND"])
            let resolution = try #require(all.first { $0.name == "pHYs" }).data
            #expect(resolution[0..<4].reduce(0) { $0 << 8 | Int($1) } == metre && resolution[8] == 1)
        }
    }

    @Test func theCountOf256ColoursIsAPaletteAnd257AreNot() throws {
        for (count, colorType) in [(256, 3), (257, 2)] {
            let source = MadeUp(width: count, height: 1) { x, _ in 0xFF00_0000 | UInt32(x) }
            #expect(chunks(try PNGEncoder(scale: 1).encode(source))[0].data[9] == UInt8(colorType))
        }
    }

    @Test func aFailingWriterEndsTheEncoding() {
        struct Full: Error {}
        let source = MadeUp(width: 300, height: 300) { x, y in 0xFF00_0000 | UInt32(x * y) }
        #expect(throws: Full.self) { try PNGEncoder(scale: 1).encode(source) { _ in throw Full() } }
        var written = 0
        #expect(throws: Full.self) {
            try PNGEncoder(scale: 1).encode(source) { bytes in
                written += bytes.count
                if written > 1000 { throw Full() }
            }
        }
    }

    // MARK: Files from elsewhere

    @Test func brokenFilesAreRefused() throws {
        let source = MadeUp(width: 60, height: 60) { x, y in 0xFF00_0000 | UInt32(x * 7919 + y * 104_729) & 0xFFFFFF }
        let bytes = try PNGEncoder(scale: 1).encode(source)
        #expect(throws: PNGError.self) { try PNGDecoder().decode([]) }
        #expect(throws: PNGError.self) { try PNGDecoder().decode(Array("not a PNG at all".utf8)) }
        for length in [7, 20, 40, bytes.count / 2, bytes.count - 20] {
            #expect(throws: PNGError.self) { try PNGDecoder().decode(Array(bytes.prefix(length))) }
        }
        var wrongSum = bytes
        wrongSum[30] ^= 0xFF
        #expect(throws: PNGError.self) { try PNGDecoder().decode(wrongSum) }
    }

    @Test func aClaimOfManyPixelsIsRefusedBeforeAnyMemoryIsTaken() throws {
        // The header of a picture of 100,000 × 100,000, with a right checksum.
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]
        let header: [UInt8] = Array("IHDR".utf8) + [0, 1, 0x86, 0xA0, 0, 1, 0x86, 0xA0, 8, 2, 0, 0, 0]
        bytes += header
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in header {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        sum = ~sum
        bytes += [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: sum >> UInt32($0)) }
        bytes += [0, 0, 0, 0] + Array("IDAT".utf8) + [0x35, 0xAF, 0x06, 0x1E]
        let error = try #require(throws: PNGError.self) { try PNGDecoder().decode(bytes) }
        #expect(error.description.contains("100000 × 100000 pixels"))
    }
}
