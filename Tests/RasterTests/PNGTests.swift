import CairoRasterizer
import Foundation
import PNGCodec
import Raster
import VectorScene
import Testing

/// Generated pixels.
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
        // Many opaque colours, many translucent ones, and few colours.
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

    // MARK: Files of other encoders

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

    /// A chunk with a correct checksum, optionally claiming another length.
    private func chunk(_ name: String, _ data: [UInt8], length: UInt32? = nil) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) } }
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in Array(name.utf8) + data {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return bytes(length ?? UInt32(data.count)) + Array(name.utf8) + data + bytes(~sum)
    }

    /// A file of one green pixel, with additional chunks before its pixels.
    private func onePixel(_ chunks: [[UInt8]], data: [UInt8] = [0, 0, 255, 0]) throws -> [UInt8] {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return signature + chunk("IHDR", [0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0]) + chunks.flatMap { $0 }
            + chunk("IDAT", stored(data)) + chunk("IEND", [])
    }

    /// A compressed text chunk.
    private func text(_ keyword: String, _ text: String) throws -> [UInt8] {
        let file = try PNGEncoder(scale: 1, text: PNGText(keyword: keyword, text: text))
            .encode(MadeUp(width: 1, height: 1) { _, _ in 0xFF00_FF00 })
        return chunk("iTXt", try #require(chunks(file).first { $0.name == "iTXt" }).data)
    }

    /// A zlib stream of uncompressed bytes.
    private func stored(_ data: [UInt8]) -> [UInt8] {
        var (stream, low, high): ([UInt8], UInt32, UInt32) = ([0x78, 0x01], 1, 0)
        for start in stride(from: 0, to: data.count, by: 0xFFFF) {
            let block = data[start..<min(start + 0xFFFF, data.count)]
            let (length, isLast): (UInt16, UInt8) = (UInt16(block.count), block.endIndex == data.count ? 1 : 0)
            stream += [isLast] + [length, ~length].flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] } + block
        }
        for byte in data { (low, high) = ((low + UInt32(byte)) % 65_521, (high + low + UInt32(byte)) % 65_521) }
        return stream + [high >> 8, high, low >> 8, low].map { UInt8(truncatingIfNeeded: $0) }
    }

    @Test(arguments: ["IDAT", "iTXt", "tEXt", "zTXt", "iCCP", "sPLT", "PLTE", "eXIf", "abCd"])
    func aChunkLongerThanTheFileIsRefusedBeforeItIsRead(name: String) throws {
        let bytes = try onePixel([chunk(name, [], length: 0x7FFF_FFFF)])
        for file in [bytes, Array(bytes.prefix(60))] {
            let error = try #require(throws: PNGError.self) { try PNGDecoder().decode(file) }
            #expect(error.description == "the file is truncated")
            #expect(throws: PNGError.self) { try PNGDecoder().text(of: "frames", in: file) }
        }
    }

    @Test func textsOfOthersAreSkipped() throws {
        let others = try (0..<20).map { try text("Comment \($0)", String(repeating: "a", count: 1 << 20)) }
        let damaged = chunk("iTXt", Array("frames too".utf8) + [0, 1, 0, 0, 0, 1, 2, 3])
        let file = try onePixel(others + [damaged, chunk("zTXt", [65, 0, 0, 1, 2]), chunk("iCCP", [65, 0, 0, 9])])
        #expect(try PNGDecoder().decode(file).pixels == [0, 255, 0, 255])
        #expect(try PNGDecoder().text(of: "frames", in: file) == nil)
        #expect(try PNGDecoder().text(of: "frames", in: onePixel(others + [text("frames", "ours")])) == "ours")
    }

    @Test func aTextHasALimit() throws {
        let limit = 1 << 22
        let longest = String(repeating: "a", count: limit)
        #expect(try PNGDecoder().text(of: "frames", in: onePixel([text("frames", longest)])) == longest)
        for broken in [try text("frames", longest + "a"), chunk("iTXt", Array("frames".utf8) + [0, 1, 0, 0, 0, 1, 2, 3])] {
            let error = try #require(throws: PNGError.self) { try PNGDecoder().text(of: "frames", in: onePixel([broken])) }
            #expect(error.description == "its text is damaged or too long")
        }
    }

    @Test func aTextWithoutCompressionIsRead() throws {
        let plain = chunk("iTXt", Array("frames".utf8) + [0, 0, 0, 0x65, 0x6E, 0, 0] + Array("ours — plain".utf8))
        #expect(try PNGDecoder().text(of: "frames", in: onePixel([plain])) == "ours — plain")
        let endless = chunk("iTXt", Array("frames".utf8) + [0, 0, 0, 0x65, 0x6E])
        #expect(try PNGDecoder().text(of: "frames", in: onePixel([endless])) == nil)
    }

    @Test func dataBeyondThePixelsAreRefused() throws {
        var dice: UInt32 = 1
        let noise = (0..<70_000).map { _ -> UInt8 in
            dice = dice &* 1_664_525 &+ 1_013_904_223
            return UInt8(dice >> 24)
        }
        #expect(try PNGDecoder().decode(onePixel([], data: [0, 0, 255, 0] + noise.prefix(60_000))).pixels == [0, 255, 0, 255])
        let error = try #require(throws: PNGError.self) { try PNGDecoder().decode(onePixel([], data: [0, 0, 255, 0] + noise)) }
        #expect(error.description == "it has more data than pixels")
    }

    @Test func theLimitOfPixelsIsTheDecodersOwn() throws {
        let source = MadeUp(width: 8, height: 8) { _, _ in 0xFF00_FF00 }
        let bytes = try PNGEncoder(scale: 1).encode(source)
        #expect(try PNGDecoder(pixelLimit: 64).decode(bytes).width == 8)
        #expect(throws: PNGError.self) { try PNGDecoder(pixelLimit: 63).decode(bytes) }
        #expect(PNGDecoder().pixelLimit == 25_000_000)
    }

    @Test func aClaimOfManyPixelsIsRefusedBeforeAnyMemoryIsTaken() throws {
        // The header of a picture of 100,000 × 100,000 pixels, with a correct checksum.
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

    @Test func aTextIsAddedToAFileAndTakenFromIt() throws {
        let source = MadeUp(width: 7, height: 5) { x, y in 0xFF00_0000 | UInt32(x * 40) << 8 | UInt32(y) }
        let file = try PNGEncoder(scale: 2, text: PNGText(keyword: "frames", text: "first")).encode(source)
        let sealed = PNGFile.inserting(PNGText(keyword: "seal", text: "intact"), into: file)
        // Decoders verify the checksum of each chunk.
        #expect(try PNGDecoder().decode(sealed) == PNGDecoder().decode(file))
        let chunk = try #require(chunks(sealed).dropLast().last)
        #expect(chunk.name == "tEXt" && chunk.data == Array("seal\0intact".utf8))
        // The checksum as computed by zlib.
        #expect(sealed.dropLast(12).suffix(4).elementsEqual([203, 119, 44, 213]))
        #expect(try PNGDecoder().text(of: "frames", in: sealed) == "first")
        let read = try #require(PNGFile.removingLastText("seal", from: sealed))
        #expect(read.text == "intact" && read.file == file)
        #expect(PNGFile.removingLastText("seal", from: file) == nil && PNGFile.removingLastText("other", from: sealed) == nil)
        // Any change of the text chunk or the last chunk is detected.
        for place in sealed.indices.suffix(60) {
            var other = sealed
            other[place] ^= 1
            #expect((PNGFile.removingLastText("seal", from: other) == nil) == (place >= file.count - 12), "\(place)")
        }
    }
}
