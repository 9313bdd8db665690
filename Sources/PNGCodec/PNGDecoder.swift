import PNGShim
public import Raster

/// Reads PNG files.
public struct PNGDecoder: Sendable {
    /// The most pixels that a file may claim; more are refused before anything is allocated.
    public var pixelLimit: Int

    public init(pixelLimit: Int = 100_000_000) {
        self.pixelLimit = pixelLimit
    }

    /// Decodes a file, of whatever colour type, to RGBA.
    public func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
        do {
            return try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in
                let reader = try PNGReader(bytes)
                guard reader.width * reader.height <= pixelLimit else {
                    throw PNGError("the picture has \(reader.width) × \(reader.height) pixels; the limit is \(pixelLimit)")
                }
                return Bitmap(width: reader.width, height: reader.height, pixels: try reader.pixels())
            }
        }
    }

    /// The text of a keyword that a file carries before its pixels; the pixels are not looked at.
    ///
    /// - Returns: `nil` for a file that carries none.
    public func text(of keyword: String, in bytes: [UInt8]) throws(PNGError) -> String? {
        try bytes.withUnsafeBufferPointer { bytes throws(PNGError) in try PNGReader(bytes).text(of: keyword) }
    }
}

/// Owns a reader of the C side.
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

    func text(of keyword: String) -> String? {
        galley_png_reader_text(reader, keyword).map { String(cString: $0) }
    }

    func pixels() throws(PNGError) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        try pixels.withUnsafeMutableBufferPointer { pixels throws(PNGError) in
            try PNGMessage.call { galley_png_reader_pixels(reader, pixels.baseAddress, $0) == 1 ? () : nil }
        }
        return pixels
    }
}
