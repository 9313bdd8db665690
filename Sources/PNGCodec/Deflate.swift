import PNGShim

/// The compression of PNG's data, for other data.
package enum Deflate {
    /// Bytes as a zlib stream (RFC 1950), as small as zlib makes it.
    ///
    /// - Throws: a `PNGError` if memory runs out.
    package static func zlib(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
        var stream = [UInt8](repeating: 0, count: galley_deflate_bound(bytes.count))
        var count = stream.count
        guard galley_deflate(bytes, bytes.count, &stream, &count) == 1 else { throw PNGError("out of memory") }
        stream.removeSubrange(count...)
        return stream
    }
}
