import Foundation

/// JSON messages over a pair of file descriptors, each prefixed by its length in 8 hexadecimal digits.
package struct MessageChannel: Sendable {
    private let input: Int32
    private let output: Int32
    private static let lengthDigits = 8

    package enum ChannelError: Error {
        /// The other side has closed the channel.
        case closed
        /// No message arrived in time.
        case timeout
        /// The received bytes are not a message.
        case notAMessage(String)
    }

    package init(input: Int32, output: Int32) {
        self.input = input
        self.output = output
    }

    package func send(_ message: some Encodable) throws {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let body = try encoder.encode(message)
        let digits = String(body.count, radix: 16)
        let head = String(repeating: "0", count: Self.lengthDigits - digits.count) + digits
        try write(Array(head.utf8) + body)
    }

    /// - Parameter seconds: the timeout for the complete message; `nil` for none.
    package func receive<Message: Decodable>(_ type: Message.Type, within seconds: Double? = nil) throws -> Message {
        let deadline = seconds.map { ContinuousClock.now + .seconds($0) }
        let head = try read(Self.lengthDigits, until: deadline)
        guard let count = Int(String(decoding: head, as: UTF8.self), radix: 16), count >= 0 else {
            throw ChannelError.notAMessage(String(decoding: head, as: UTF8.self))
        }
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        do {
            return try decoder.decode(type, from: Data(read(count, until: deadline)))
        } catch let error as DecodingError {
            throw ChannelError.notAMessage("\(error)")
        }
    }

    private func write(_ bytes: [UInt8]) throws {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw ChannelError.closed }
            rest = rest.dropFirst(count)
        }
    }

    private func read(_ count: Int, until deadline: ContinuousClock.Instant?) throws -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(count)
        var buffer = [UInt8](repeating: 0, count: min(max(count, 1), 1 << 16))
        while bytes.count < count {
            try waitForInput(until: deadline)
            let wanted = min(buffer.count, count - bytes.count)
            let got = buffer.withUnsafeMutableBytes { Foundation.read(input, $0.baseAddress, wanted) }
            if got < 0, errno == EINTR { continue }
            guard got > 0 else { throw ChannelError.closed }
            bytes += buffer[..<got]
        }
        return bytes
    }

    private func waitForInput(until deadline: ContinuousClock.Instant?) throws {
        guard let deadline else { return }
        var descriptor = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        while true {
            let left = (deadline - .now) / .milliseconds(1)
            guard left > 0 else { throw ChannelError.timeout }
            let count = poll(&descriptor, 1, Int32(min(left, 60_000).rounded(.up)))
            if count > 0 { return }
            guard count == 0 || errno == EINTR else { throw ChannelError.closed }
        }
    }
}
