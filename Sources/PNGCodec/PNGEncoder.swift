import PNGShim
public import Raster

/// Writes pictures as PNG: sRGB, with their resolution, without dates; the same pixels give the same bytes.
public struct PNGEncoder: Sendable {
    /// Pixels a point, which the file tells as its resolution: one point is 1/72 inch.
    public var scale: Int

    public init(scale: Int) {
        self.scale = scale
    }

    /// Encodes a picture band by band.
    ///
    /// It becomes a palette picture if it has at most 256 colours, and has an alpha channel only where it is not opaque.
    ///
    /// - Parameter write: takes the file's bytes in order.
    /// - Throws: a `PNGError`, or what `write` or the source throws.
    public func encode<Source: BandSource>(
        _ source: Source, write: (UnsafeRawBufferPointer) throws -> Void
    ) throws {
        let census = try ColorCensus(source)
        try withoutActuallyEscaping(write) { write in
            let sink = PNGSink(write)
            let writer = try PNGWriter(source.width, source.height, census, pixelsPerMetre: 2835 * scale, sink)
            try source.forEachBand { band in
                try writer.write(band, width: source.width, census)
                return true
            }
            try writer.finish()
        }
    }

    /// The whole file.
    public func encode<Source: BandSource>(_ source: Source) throws -> [UInt8] {
        var bytes: [UInt8] = []
        try encode(source) { bytes.append(contentsOf: $0) }
        return bytes
    }
}

/// Hands the C side's bytes on, and keeps what goes wrong there.
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

/// Owns a writer of the C side.
private struct PNGWriter: ~Copyable {
    private let writer: OpaquePointer
    private let sink: PNGSink
    private let format: galley_png_format

    init(_ width: Int, _ height: Int, _ census: ColorCensus, pixelsPerMetre: Int, _ sink: PNGSink) throws {
        let format = census.palette != nil ? GALLEY_PNG_PALETTE : census.isOpaque ? GALLEY_PNG_RGB : GALLEY_PNG_RGBA
        let palette = (census.palette ?? []).flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
        let context = Unmanaged.passUnretained(sink).toOpaque()
        do {
            writer = try palette.withUnsafeBufferPointer { palette throws(PNGError) in
                var header = galley_png_header(
                    width: UInt32(width), height: UInt32(height), format: format,
                    pixels_per_metre: UInt32(pixelsPerMetre), palette: palette.baseAddress,
                    palette_count: Int32(palette.count / 4))
                return try PNGMessage.call { message in
                    galley_png_writer_create(
                        &header,
                        { context, bytes, count in
                            guard let context else { return 0 }
                            let sink = Unmanaged<PNGSink>.fromOpaque(context).takeUnretainedValue()
                            return sink.take(UnsafeRawBufferPointer(start: bytes, count: count)) ? 1 : 0
                        }, context, message)
                }
            }
        } catch {
            throw sink.failure ?? error
        }
        self.sink = sink
        self.format = format
    }

    deinit {
        galley_png_writer_destroy(writer)
    }

    func write(_ band: PixelBand, width: Int, _ census: ColorCensus) throws {
        let bytesPerPixel = format == GALLEY_PNG_PALETTE ? 1 : format == GALLEY_PNG_RGB ? 3 : 4
        let rows = [UInt8](unsafeUninitializedCapacity: band.words.count * bytesPerPixel) { rows, count in
            var next = 0
            for word in band.words {
                switch bytesPerPixel {
                case 1: rows[next] = census.index(of: word)
                case 3:
                    rows[next] = UInt8(truncatingIfNeeded: word >> 16)
                    rows[next + 1] = UInt8(truncatingIfNeeded: word >> 8)
                    rows[next + 2] = UInt8(truncatingIfNeeded: word)
                default:
                    let color = StraightColor(premultiplied: word)
                    (rows[next], rows[next + 1], rows[next + 2], rows[next + 3]) =
                        (color.red, color.green, color.blue, color.alpha)
                }
                next += bytesPerPixel
            }
            count = next
        }
        try call { message in
            galley_png_writer_rows(writer, rows, band.rowCount, width * bytesPerPixel, message)
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
