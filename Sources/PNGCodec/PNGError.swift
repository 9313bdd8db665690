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
