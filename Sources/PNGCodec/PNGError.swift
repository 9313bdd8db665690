import PNGShim

/// A failure in libpng.
public struct PNGError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ description: String) {
        self.description = description
    }
}

/// A buffer for an error message from the C side.
struct PNGMessage {
    private var bytes = [CChar](repeating: 0, count: Int(GALLEY_PNG_MESSAGE_SIZE))

    /// Calls into C with a buffer for an error message, and throws the message on failure.
    static func call<Result>(_ body: (UnsafeMutablePointer<CChar>) -> Result?) throws(PNGError) -> Result {
        var message = PNGMessage()
        guard let result = message.bytes.withUnsafeMutableBufferPointer({ body($0.baseAddress!) }) else {
            let text = message.bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw PNGError(String(decoding: text, as: UTF8.self))
        }
        return result
    }
}

/// The compression that PNG uses, for other data.
package enum Deflate {
    /// Bytes as a zlib stream (RFC 1950), at the highest compression level.
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
