import FlyingSocks
import Foundation
import HostFiles
import LayoutSubjects
import MessageText

/// Serves the preview's page, pictures and change events, only on loopback addresses.
struct PreviewServer: Sendable {
    let documents: PreviewDocuments
    let token = RequestGuard.makeToken()
    private let places: ConnectionPlaces

    /// - Parameter limit: the maximum number of connections at a time.
    init(documents: PreviewDocuments, limit: Int) {
        (self.documents, places) = (documents, ConnectionPlaces(count: limit))
    }

    /// Serves until cancelled.
    ///
    /// - Parameters:
    ///   - port: 0 for a free port.
    ///   - ready: receives the page's address.
    func run(port: UInt16, ready: @escaping @Sendable (String) throws -> Void) async throws {
        let four = try Self.listener(at: .inet(ip4: "127.0.0.1", port: port))
        guard case .ip4(_, let port) = try four.sockname() else { throw SocketError.unsupportedAddress }
        let listeners = [four] + Self.listenerOfSix(port: port)
        let pool = PromptPool(base: SocketPool<Poll>.make())
        try await pool.prepare()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            for listener in listeners { group.addTask { try await serve(listener, port, pool) } }
            try ready("http://127.0.0.1:\(port)/\(token)/")
            try await group.next()
        }
    }

    private static func listener(at address: some SocketAddress) throws -> Socket {
        let socket = try Socket(domain: Int32(type(of: address).family))
        try socket.setValue(true, for: .localAddressReuse)
        try socket.bind(to: address)
        try socket.listen()
        return socket
    }

    /// The listener at `::1`, to which browsers may resolve `localhost`; none on a machine without IPv6, or if another program uses
    /// the port there.
    private static func listenerOfSix(port: UInt16) -> [Socket] {
        do {
            return [try listener(at: .inet6(ip6: "::1", port: port))]
        } catch SocketError.failed(_, EADDRINUSE, _) {
            Console.note("port \(port) of ::1 is taken by another program; the page is served only at 127.0.0.1")
        } catch {}
        return []
    }

    /// Answers each connection in a task of its own.
    private func serve(_ listener: Socket, _ port: UInt16, _ pool: PromptPool) async throws {
        let requests = RequestGuard(token: token, port: port)
        let listener = try AsyncSocket(socket: listener, pool: pool)
        while true {
            let socket: AsyncSocket
            do {
                socket = try await listener.accept()
            } catch SocketError.failed(_, let code, _) where Self.passing.contains(code) {
                try await Task.sleep(for: Self.pause)
                continue
            }
            await places.take()
            places.wait(socket.socket)
            Task { try await PreviewConnection(socket: socket, places: places).serve { await answer($0, requests) } }
        }
    }

    private static let pause = Duration.milliseconds(50)
    /// Errors after which `accept` is tried again: of a single connection, or a temporary lack of descriptors or memory.
    private static let passing: Set<Int32> = [EMFILE, ENFILE, ENOBUFS, ENOMEM, ECONNABORTED, EINTR]

    private func answer(_ request: RequestHead, _ requests: RequestGuard) async -> PreviewResponse {
        guard request.method == "GET" else { return PreviewResponse(.methodNotAllowed, "Only GET is answered.") }
        do {
            switch try requests.check(path: request.path, header: { request.headers[$0.lowercased()] }) {
            case "": return PreviewResponse(.ok, "text/html; charset=utf-8", .data(Data(PreviewPage.html.utf8)))
            case "picture": return await answer(request) { query, shown throws(Failure) in
                try picture(query, shown.subject)
            }
            case "element": return await answer(request) { query, shown throws(Failure) in
                try element(query, shown)
            }
            case "events": return PreviewResponse(.ok, "text/event-stream", .stream(documents.events()))
            default: return PreviewResponse(.notFound, "There is nothing of that name.")
            }
        } catch .host {
            return PreviewResponse(.misdirectedRequest, "The address has another server's name.")
        } catch {
            return PreviewResponse(.forbidden, "Open the address that galley preview printed.")
        }
    }

    /// Answers a request about a layout on a separate queue: running the code of a Swift file may take long.
    private func answer(
        _ request: RequestHead, _ body: @escaping @Sendable (PreviewQuery, PreviewDocuments.Shown) throws(Failure) -> PreviewResponse
    ) async -> PreviewResponse {
        let fields = request.fields
        return await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: answered(fields, body)) }
        }
    }

    private func answered(
        _ fields: [(name: String, value: String)],
        _ body: (PreviewQuery, PreviewDocuments.Shown) throws(Failure) -> PreviewResponse
    ) -> PreviewResponse {
        do {
            let query = try PreviewQuery(fields)
            guard let shown = documents.shown(query.id) else { return PreviewResponse(.notFound, "There is no such layout.") }
            return try body(query, shown)
        } catch {
            return PreviewResponse(error.status == .usage ? .badRequest : .unprocessableContent, error.message)
        }
    }

    private func picture(_ query: PreviewQuery, _ subject: any Subject) throws(Failure) -> PreviewResponse {
        let answer = try query.answer(subject)
        return PreviewResponse(
            .ok, "image/svg+xml", .data(Data(answer.svg)),
            [("Galley-Scroll-Range", "\(answer.scrollRange)"), ("Galley-Size", "\(answer.size.width)x\(answer.size.height)")])
    }

    /// The origin of an element's numbers, as JSON.
    private func element(_ query: PreviewQuery, _ shown: PreviewDocuments.Shown) throws(Failure) -> PreviewResponse {
        let answer = try query.elementAnswer(shown.subject, file: shown.file)
        return PreviewResponse(.ok, "application/json", .data(Data(answer.json.text.utf8)))
    }
}
