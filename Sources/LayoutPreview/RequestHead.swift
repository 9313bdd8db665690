import Foundation

/// The first line and the headers of a request, checked before they are used.
struct RequestHead: Equatable {
    /// Bytes of a head. A browser's has less than two thousand.
    static let limit = 16 << 10

    let method: String
    /// The path, percent-encoded as sent.
    let path: String
    let query: String
    /// By name in lower case.
    let headers: [String: String]

    enum Fault: Error {
        /// Too many bytes.
        case tooLong
        /// No request of HTTP 1, or with a header twice.
        case malformed
    }

    /// - Parameter bytes: those before the empty line.
    init(_ bytes: some Collection<UInt8>) throws(Fault) {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw .malformed }
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        let words = lines[0].split(separator: " ", omittingEmptySubsequences: false)
        guard words.count == 3, words[1].hasPrefix("/"), words[2].hasPrefix("HTTP/1.") else { throw .malformed }
        let parts = words[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        (method, path, query) = (String(words[0]), String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        var headers: [String: String] = [:]
        for line in lines.dropFirst() {
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.last?.trimmingCharacters(in: .whitespaces) ?? ""
            // Of two hosts, the checked one might not be the browser's.
            guard parts.count == 2, headers.updateValue(value, forKey: parts[0].lowercased()) == nil else { throw .malformed }
        }
        self.headers = headers
    }

    /// The fields of the query, decoded.
    var fields: [(name: String, value: String)] {
        (URLComponents(string: "?" + query)?.queryItems ?? []).map { ($0.name, $0.value ?? "") }
    }

    /// True if the connection serves further requests.
    var keepsConnection: Bool { headers["connection"]?.lowercased() != "close" }

    /// True if bytes follow that belong to the request.
    var hasBody: Bool { headers["transfer-encoding"] != nil || headers["content-length"].map { $0 != "0" } ?? false }
}

/// The bytes of a connection, split into heads of requests.
struct RequestReader {
    private var bytes: [UInt8] = []
    /// The bytes that contain no end of a head.
    private var searched = 0

    mutating func add(_ more: [UInt8]) { bytes += more }

    /// The next complete head.
    ///
    /// - Throws: if it is too long or no request.
    mutating func next() throws(RequestHead.Fault) -> RequestHead? {
        let end = Array("\r\n\r\n".utf8)
        let start = max(0, searched - end.count)
        guard let range = bytes[start...].firstRange(of: end), range.lowerBound <= RequestHead.limit else {
            searched = bytes.count
            guard bytes.count <= RequestHead.limit + end.count else { throw .tooLong }
            return nil
        }
        defer {
            bytes.removeSubrange(..<range.upperBound)
            searched = 0
        }
        return try RequestHead(bytes[..<range.lowerBound])
    }
}
