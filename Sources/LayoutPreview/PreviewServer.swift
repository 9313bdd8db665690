import FlyingFox
import FlyingSocks
import Foundation
import HostSystem
import LayoutSubjects

/// Serves the preview's page, pictures and change events, only on loopback addresses.
struct PreviewServer: Sendable {
    let documents: PreviewDocuments
    let token = RequestGuard.makeToken()

    /// Serves until cancelled.
    ///
    /// - Parameters:
    ///   - port: 0 for a free port.
    ///   - ready: receives the page's address.
    func run(port: UInt16, ready: @escaping @Sendable (String) throws -> Void) async throws {
        let four = try Socket(domain: Int32(AF_INET))
        try four.setValue(true, for: .localAddressReuse)
        try four.bind(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        guard case .ip4(_, let port) = try four.sockname() else { throw SocketError.unsupportedAddress }
        try four.close()
        var servers = [server(try .inet(ip4: "127.0.0.1", port: port), port)]
        if Self.isFree(portOfSix: port) { servers.append(server(try .inet6(ip6: "::1", port: port), port)) }
        try await withThrowingTaskGroup(of: Void.self) { [servers] group in
            for server in servers { group.addTask { try await server.run() } }
            for server in servers { try await server.waitUntilListening() }
            try ready("http://127.0.0.1:\(port)/\(token)/")
            try await group.next()
        }
    }

    /// False if another program uses the port on `::1`: where `localhost` resolves to it, a browser would show that program's
    /// page. True on a machine without IPv6.
    private static func isFree(portOfSix port: UInt16) -> Bool {
        do {
            let six = try Socket(domain: Int32(AF_INET6))
            defer { try? six.close() }
            try six.setValue(true, for: .localAddressReuse)
            try six.bind(to: sockaddr_in6.inet6(ip6: "::1", port: port))
            return true
        } catch SocketError.failed(_, EADDRINUSE, _) {
            Console.note("port \(port) of ::1 is taken by another program; the page is served only at 127.0.0.1")
            return false
        } catch {
            return false
        }
    }

    private func server(_ address: some SocketAddress, _ port: UInt16) -> HTTPServer {
        let requests = RequestGuard(token: token, port: port)
        return HTTPServer(
            address: address, timeout: 60, pool: PromptPool(base: HTTPServer.defaultPool()), logger: .disabled,
            handler: ClosureHTTPHandler { request in await answer(request, requests) })
    }

    private func answer(_ request: HTTPRequest, _ requests: RequestGuard) async -> HTTPResponse {
        guard request.method == .GET else { return Self.text(.methodNotAllowed, "Only GET is answered.") }
        do {
            switch try requests.check(path: request.target.path(), header: { request.headers[HTTPHeader($0)] }) {
            case "": return Self.response(.ok, "text/html; charset=utf-8", Data(PreviewPage.html.utf8))
            case "picture": return await answer(request) { query, shown throws(Failure) in
                try picture(query, shown.subject)
            }
            case "element": return await answer(request) { query, shown throws(Failure) in
                try element(query, shown)
            }
            case "events": return events()
            default: return Self.text(.notFound, "There is nothing of that name.")
            }
        } catch .host {
            return Self.text(.misdirectedRequest, "This server has another name.")
        } catch {
            return Self.text(.forbidden, "Open the address that galley preview printed.")
        }
    }

    private func events() -> HTTPResponse {
        var response = Self.response(.ok, "text/event-stream", Data())
        response.payload = .httpBody(HTTPBodySequence(from: ByteStream(stream: documents.events())))
        return response
    }

    /// Answers a request about a layout, on a separate queue, as the code of a Swift file may take long.
    private func answer(
        _ request: HTTPRequest, _ body: @escaping @Sendable (PreviewQuery, PreviewDocuments.Shown) throws(Failure) -> HTTPResponse
    ) async -> HTTPResponse {
        let fields = request.query.map { ($0.name, $0.value) }
        return await withCheckedContinuation { continuation in
            DispatchQueue.global(qos: .userInitiated).async { continuation.resume(returning: answered(fields, body)) }
        }
    }

    private func answered(
        _ fields: [(name: String, value: String)],
        _ body: (PreviewQuery, PreviewDocuments.Shown) throws(Failure) -> HTTPResponse
    ) -> HTTPResponse {
        do {
            let query = try PreviewQuery(fields)
            guard let shown = documents.shown(query.id) else { return Self.text(.notFound, "There is no such layout.") }
            return try body(query, shown)
        } catch {
            return Self.text(error.status == .usage ? .badRequest : .unprocessableContent, error.message)
        }
    }

    private func picture(_ query: PreviewQuery, _ subject: any Subject) throws(Failure) -> HTTPResponse {
        let answer = try query.answer(subject)
        var response = Self.response(.ok, "image/svg+xml", Data(answer.svg))
        response.headers[HTTPHeader("Galley-Scroll-Range")] = "\(answer.scrollRange)"
        response.headers[HTTPHeader("Galley-Size")] = "\(answer.size.width)x\(answer.size.height)"
        return response
    }

    /// The origin of an element's numbers, as JSON.
    private func element(_ query: PreviewQuery, _ shown: PreviewDocuments.Shown) throws(Failure) -> HTTPResponse {
        let answer = try query.elementAnswer(shown.subject, file: shown.file)
        return Self.response(.ok, "application/json", Data(answer.json.text.utf8))
    }

    // MARK: Responses

    private static func text(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        response(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    private static func response(_ status: HTTPStatusCode, _ type: String, _ body: Data) -> HTTPResponse {
        let headers: [HTTPHeader: String] = [
            .contentType: type, .cacheControl: "no-store", HTTPHeader("Content-Security-Policy"): PreviewPage.policy,
            HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Referrer-Policy"): "no-referrer",
            HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin", HTTPHeader("Cross-Origin-Opener-Policy"): "same-origin",
        ]
        let content = HTTPBodySequence(data: body, suggestedBufferSize: max(1, body.count))
        return HTTPResponse(statusCode: status, headers: HTTPHeaders(headers), body: content)
    }
}

/// A stream of bytes in the server's form.
private struct ByteStream: AsyncBufferedSequence {
    typealias Element = UInt8

    let stream: AsyncStream<[UInt8]>

    func makeAsyncIterator() -> Iterator { Iterator(base: stream.makeAsyncIterator()) }

    struct Iterator: AsyncBufferedIteratorProtocol {
        var base: AsyncStream<[UInt8]>.Iterator

        mutating func next() async -> UInt8? { preconditionFailure("Events are sent whole.") }

        mutating func nextBuffer(suggested count: Int) async -> [UInt8]? { await base.next() }
    }
}
