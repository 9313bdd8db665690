import PNGShim
public import Raster

/// Reads PNG files.
public struct PNGDecoder: Sendable {
    /// The maximum number of pixels that a file may declare; larger files are rejected before anything is allocated.
    public var pixelLimit: Int

    /// - Parameter pixelLimit: with the default, two pictures and their difference fit into 300 MB.
    public init(pixelLimit: Int = 25_000_000) {
        self.pixelLimit = pixelLimit
    }

    /// Decodes a file of any colour type to RGBA.
    public func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
        do {
            return try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
                let reader = try reader(of: bytes)
                return Bitmap(width: reader.width, height: reader.height, pixels: try reader.pixels())
            }
        }
    }

    /// Decodes a file of any colour type to words `0xAARRGGBB` with straight alpha.
    package func decodeWords(_ bytes: [UInt8]) throws(PNGError) -> PixelWords {
        try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
            let reader = try reader(of: bytes)
            return PixelWords(width: reader.width, height: reader.height, words: try reader.words())
        }
    }

    private func reader(of bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) -> PNGReader {
        let reader = try PNGReader(bytes)
        guard reader.width * reader.height <= pixelLimit else {
            throw PNGError("the picture has \(reader.width) × \(reader.height) pixels; the limit is \(pixelLimit)")
        }
        return reader
    }

    /// Reads the text stored under a keyword. Only texts before the pixels are found, and the pixels are not decoded.
    ///
    /// - Returns: `nil` for a file without one.
    public func text(of keyword: String, in bytes: [UInt8]) throws(PNGError) -> String? {
        try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in try PNGReader(bytes).text(of: keyword) }
    }
}

/// Owns a libpng reader.
private struct PNGReader: ~Copyable {
    private let reader: OpaquePointer
    let width: Int
    let height: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>) throws(PNGError) {
        var (width, height): (UInt32, UInt32) = (0, 0)
        reader = try PNGMessage.call { message in
            galley_png_reader_create(bytes.baseAddress, bytes.count, &width, &height, message)
        }
        self.width = Int(width)
        self.height = Int(height)
    }

    deinit {
        galley_png_reader_destroy(reader)
    }

    func text(of keyword: String) throws(PNGError) -> String? {
        try PNGMessage.call { message -> String?? in
            if let text = galley_png_reader_text(reader, keyword, message) { return String(cString: text) }
            // Without an error message, the file merely lacks the text.
            return message.pointee == 0 ? .some(nil) : nil
        }
    }

    func pixels() throws(PNGError) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        try pixels.withUnsafeMutableBufferPointer { pixels throws(PNGError) in
            try PNGMessage.call {
                galley_png_reader_pixels(reader, GALLEY_PNG_PIXELS_RGBA, pixels.baseAddress, $0) == 1 ? () : nil
            }
        }
        return pixels
    }

    func words() throws(PNGError) -> [UInt32] {
        var words = [UInt32](repeating: 0, count: width * height)
        // The word 0xAARRGGBB has the bytes blue, green, red, alpha.
        precondition(UInt32(1).littleEndian == 1, "Words can be read on little-endian machines only.")
        try words.withUnsafeMutableBufferPointer { words throws(PNGError) in
            let bytes = UnsafeMutableRawBufferPointer(words).bindMemory(to: UInt8.self).baseAddress
            try PNGMessage.call {
                galley_png_reader_pixels(reader, GALLEY_PNG_PIXELS_BGRA, bytes, $0) == 1 ? () : nil
            }
        }
        return words
    }
}
