import PNGShim

/// Room for a message of the C side.
struct PNGMessage {
    private var bytes = [CChar](repeating: 0, count: Int(GALLEY_PNG_MESSAGE_SIZE))

    /// Calls into C with room for a message, and throws it if there is one.
    static func call<Result>(_ body: (UnsafeMutablePointer<CChar>) -> Result?) throws(PNGError) -> Result {
        var message = PNGMessage()
        guard let result = message.bytes.withUnsafeMutableBufferPointer({ body($0.baseAddress!) }) else {
            let text = message.bytes.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
            throw PNGError(String(decoding: text, as: UTF8.self))
        }
        return result
    }
}
