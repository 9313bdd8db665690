import PNGShim

/// A failure in libpng.
public struct PNGError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A buffer for an error message from C.
struct PNGMessage {
    private var bytes = [CChar](repeating: 0, count: Int(GALLEY_PNG_MESSAGE_SIZE))

    /// Calls C with a buffer for an error message, and throws the message on failure.
    static func call<Result>(_ body: (UnsafeMutablePointer<CChar>) -> Result?) throws(PNGError) -> Result {
        var message = PNGMessage()
        guard let result = message.bytes.withUnsafeMutableBufferPointer({ body($0.baseAddress!) }) else {
            let text = message.bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw PNGError(String(decoding: text, as: UTF8.self))
        }
        return result
    }
}

/// PNG's compression, for other data.
package enum Deflate {
    /// Compresses bytes to a zlib stream (RFC 1950), at the highest level.
    ///
    /// - Throws: a `PNGError` if memory runs out.
    package static func zlib(_ bytes: [UInt8]) throws(PNGError) -> [UInt8] {
        var stream = [UInt8](repeating: 0, count: galley_deflate_bound(bytes.count))
        var count = stream.count
        guard galley_deflate(bytes, bytes.count, &stream, &count) == 1 else { throw PNGError("out of memory") }
        stream.removeSubrange(count...)
        return stream
    }

    /// Decompresses a zlib stream.
    ///
    /// - Parameter limit: the maximum number of bytes; a stream can claim a thousand times its own size.
    /// - Throws: a `PNGError` if the stream is damaged or truncated, or exceeds the limit.
    package static func bytes(ofZlib stream: [UInt8], limit: Int) throws(PNGError) -> [UInt8] {
        var room = min(limit, 64 + 4 * stream.count)
        while true {
            var bytes = [UInt8](repeating: 0, count: room)
            var count = room
            switch galley_inflate(stream, stream.count, &bytes, &count) {
            case GALLEY_INFLATE_DONE:
                bytes.removeSubrange(count...)
                return bytes
            case GALLEY_INFLATE_NO_ROOM where room < limit: room = min(limit, 4 * room)
            case GALLEY_INFLATE_NO_ROOM: throw PNGError("the zlib stream holds more than \(limit) bytes")
            default: throw PNGError("the zlib stream is damaged or truncated")
            }
        }
    }
}
