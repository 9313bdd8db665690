import PNGShim
public import Raster

/// Writes pictures as PNG: sRGB, with a resolution and without dates. The same pixels give the same bytes.
public struct PNGEncoder: Sendable {
    /// Pixels per point, stored as the file's resolution: one point is 1/72 inch.
    public var scale: Int
    /// A text to store in the file, compressed.
    public var text: PNGText?

    public init(scale: Int, text: PNGText? = nil) {
        self.scale = scale
        self.text = text
    }

    /// Encodes a picture band by band.
    ///
    /// The file has a palette if the picture has at most 256 colours, and an alpha channel only if the picture is not opaque.
    ///
    /// - Parameters:
    ///   - source: the picture.
    ///   - write: receives the file's bytes in order.
    /// - Throws: a `PNGError`, or an error that `write` or the source throws.
    public func encode<Source: BandSource>(
        _ source: Source, write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let census = try ColorCensus(source)
        try withoutActuallyEscaping(write) { write in
            let sink = PNGSink(write)
            let writer = try PNGWriter(source.width, source.height, census, self, sink)
            var rows = PNGRows(width: source.width, format: census.format)
            try source.forEachBand { band in
                rows.fill(from: band, census)
                try writer.write(rows)
                return true
            }
            try writer.finish()
        }
    }

    /// Encodes a picture to bytes.
    public func encode<Source: BandSource>(_ source: Source) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try encode(source) { bytes.append(contentsOf: $0) }
        return bytes
    }
}

/// Forwards bytes from libpng and keeps the error if that fails.
private final class PNGSink {
    private let write: (UnsafeRawBufferPointer) throws -> Void
    private(set) var failure: (any Error)?

    init(_ write: @escaping (UnsafeRawBufferPointer) throws -> Void) {
        self.write = write
    }

    func take(_ bytes: UnsafeRawBufferPointer) -> Bool {
        do {
            try write(bytes)
            return true
        } catch {
            failure = error
            return false
        }
    }
}

/// Owns a libpng writer.
private struct PNGWriter: ~Copyable {
    private let writer: OpaquePointer
    private let sink: PNGSink

    init(_ width: Int, _ height: Int, _ census: ColorCensus, _ encoder: PNGEncoder, _ sink: PNGSink) throws {
        let palette = (census.palette ?? []).flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        let context = Unmanaged.passUnretained(sink).toOpaque()
        do {
            writer = try palette.withUnsafeBufferPointer { palette throws(PNGError) in
                var header = galley_png_header()
                (header.width, header.height, header.format) = (UInt32(width), UInt32(height), census.format)
                header.pixels_per_metre = UInt32(2835 * encoder.scale)
                (header.palette, header.palette_count) = (palette.baseAddress, Int32(palette.count / 4))
                return try PNGText.withStrings(of: encoder.text) { text, keyword throws(PNGError) in
                    (header.text, header.text_keyword) = (text, keyword)
                    return try Self.create(&header, context)
                }
            }
        } catch {
            throw sink.failure ?? error
        }
        self.sink = sink
    }

    private static func create(
        _ header: inout galley_png_header, _ context: UnsafeMutableRawPointer
    ) throws(PNGError) -> OpaquePointer {
        try PNGMessage.call { message in
            galley_png_writer_create(
                &header,
                { context, bytes, count in
                    guard let context else { return 0 }
                    let sink = Unmanaged<PNGSink>.fromOpaque(context).takeUnretainedValue()
                    return sink.take(UnsafeRawBufferPointer(start: bytes, count: count)) ? 1 : 0
                }, context, message)
        }
    }

    deinit {
        galley_png_writer_destroy(writer)
    }

    func write(_ rows: PNGRows) throws {
        try rows.withBytes { bytes in
            try call { galley_png_writer_rows(writer, bytes.baseAddress, bytes.count, $0) }
        }
    }

    func finish() throws {
        try call { galley_png_writer_finish(writer, $0) }
    }

    private func call(_ body: (UnsafeMutablePointer<CChar>) -> Int32) throws {
        do {
            try PNGMessage.call { body($0) == 1 ? () : nil }
        } catch {
            throw sink.failure ?? error
        }
    }
}

/// A text chunk of a PNG.
public struct PNGText: Sendable, Hashable {
    /// Names the text: 1 to 79 ASCII characters.
    public var keyword: String
    /// The text itself, without NUL.
    public var text: String

    /// - Precondition: the keyword has 1 to 79 printable ASCII characters, with no leading, trailing or consecutive spaces.
    public init(keyword: String, text: String) {
        precondition(
            (1...79).contains(keyword.utf8.count) && keyword.utf8.allSatisfy { (0x20...0x7E).contains($0) },
            "A keyword has 1 to 79 characters of ASCII.")
        self.keyword = keyword
        self.text = text
    }

    /// Passes keyword and text as C strings, valid within the body; both `nil` for no text.
    static func withStrings<Result, Failure: Error>(
        of text: PNGText?, _ body: (UnsafePointer<CChar>?, UnsafePointer<CChar>?) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        guard let text else { return try body(nil, nil) }
        let bytes = text.text.utf8CString
        let keyword = text.keyword.utf8CString
        return try bytes.withUnsafeBufferPointer { bytes throws(Failure) in
            try keyword.withUnsafeBufferPointer { keyword throws(Failure) in
                try body(bytes.baseAddress, keyword.baseAddress)
            }
        }
    }
}
