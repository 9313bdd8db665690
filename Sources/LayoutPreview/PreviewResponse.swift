import Foundation

/// An answer of the preview's server.
struct PreviewResponse: Sendable {
    enum Status: String {
        case ok = "200 OK"
        case badRequest = "400 Bad Request"
        case forbidden = "403 Forbidden"
        case notFound = "404 Not Found"
        case methodNotAllowed = "405 Method Not Allowed"
        case misdirectedRequest = "421 Misdirected Request"
        case unprocessableContent = "422 Unprocessable Content"
        case headTooLarge = "431 Request Header Fields Too Large"
    }

    enum Body: Sendable {
        case data(Data)
        /// Bytes that arrive over time. The connection is closed at the end of the stream.
        case stream(AsyncStream<[UInt8]>)
    }

    let status: Status
    let body: Body
    private var headers: [(name: String, value: String)]

    init(_ status: Status, _ type: String, _ body: Body, _ headers: [(String, String)] = []) {
        (self.status, self.body) = (status, body)
        self.headers = [
            ("Content-Type", type), ("Cache-Control", "no-store"), ("Content-Security-Policy", PreviewPage.policy),
            ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
            ("Cross-Origin-Resource-Policy", "same-origin"), ("Cross-Origin-Opener-Policy", "same-origin"),
        ] + headers
    }

    /// A plain text.
    init(_ status: Status, _ text: String) {
        self.init(status, "text/plain; charset=utf-8", .data(Data(text.utf8)))
    }

    /// True for a stream, whose end closes the connection.
    var isStream: Bool {
        switch body {
        case .data: false
        case .stream: true
        }
    }

    /// The first line and the headers, with the empty line after them.
    func head(keepsConnection: Bool) -> Data {
        let length: [(String, String)] = switch body {
        case .data(let data): [("Content-Length", "\(data.count)")]
        case .stream: []
        }
        let lines = ["HTTP/1.1 \(status.rawValue)"]
            + (headers + length + [("Connection", keepsConnection ? "keep-alive" : "close")]).map { "\($0.0): \($0.1)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }
}
