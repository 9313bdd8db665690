import FlyingSocks
import Foundation

/// A connection of a browser. Its requests are answered one after another.
struct PreviewConnection {
    let socket: AsyncSocket
    let places: ConnectionPlaces

    /// The number of bytes to read of a refused request: closing the connection earlier could discard the answer.
    private static let rest = 1 << 20
    private static let bufferSize = 4096
    /// The time limit for a request's head, starting after the previous answer. It ends the silent connections that browsers open
    /// in advance; browsers open new ones when needed.
    static let patience = Duration.seconds(30)

    /// Answers requests until the browser closes the connection, which is already marked as waiting in `places`.
    func serve(_ answer: (RequestHead) async -> PreviewResponse) async throws {
        defer { try? places.leave(socket.socket) }
        var (reader, end) = (RequestReader(), ContinuousClock.now + Self.patience)
        while true {
            let request: RequestHead?
            do {
                request = try reader.next()
            } catch {
                return try await refuse(error)
            }
            guard let request else {
                reader.add(try await read(before: end))
                continue
            }
            places.answer(socket.socket)
            let response = await answer(request)
            let keepsConnection = request.keepsConnection && !request.hasBody && !response.isStream
            try await send(response, keepsConnection: keepsConnection)
            guard keepsConnection else { return }
            end = .now + Self.patience
            places.wait(socket.socket)
        }
    }

    /// - Throws: `SocketError.disconnected` after `end`.
    private func read(before end: ContinuousClock.Instant) async throws -> [UInt8] {
        try await withThrowingTaskGroup(of: [UInt8]?.self) { group in
            group.addTask { try await socket.read(atMost: Self.bufferSize) }
            group.addTask {
                try await Task.sleep(until: end, clock: .continuous)
                return nil
            }
            defer { group.cancelAll() }
            guard let bytes = try await group.next() ?? nil else { throw SocketError.disconnected }
            return bytes
        }
    }

    private func send(_ response: PreviewResponse, keepsConnection: Bool) async throws {
        let head = response.head(keepsConnection: keepsConnection)
        switch response.body {
        case .data(let data): try await socket.write(head + data)
        case .stream(let stream):
            try await socket.write(head)
            for await bytes in stream { try await socket.write(Data(bytes)) }
        }
    }

    private func refuse(_ fault: RequestHead.Fault) async throws {
        let response = switch fault {
        case .tooLong: PreviewResponse(.headTooLarge, "A request has at most \(RequestHead.limit) bytes.")
        case .malformed: PreviewResponse(.badRequest, "The request is malformed.")
        }
        try await send(response, keepsConnection: false)
        shutdown(socket.socket.file.rawValue, Int32(SHUT_WR))
        let end = ContinuousClock.now + Self.patience
        for _ in 0..<Self.rest / Self.bufferSize { _ = try await read(before: end) }
    }
}
