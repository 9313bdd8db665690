import Foundation

/// The first line and the headers of a request, checked before they are used.
struct RequestHead: Equatable {
    /// The maximum size of a head, in bytes. Browsers send less than two thousand.
    static let limit = 16 << 10

    let method: String
    /// The path, percent-encoded as sent.
    let path: String
    let query: String
    /// The values of headers by their names in lower case.
    let headers: [String: String]

    enum Fault: Error {
        /// The head has more bytes than allowed.
        case tooLong
        /// The head is not that of an HTTP 1 request, or repeats a header.
        case malformed
    }

    /// - Parameter bytes: the head without the empty line at its end.
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
            // A repeated header is refused: of two hosts, the wrong one might be checked.
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

    /// True if a body follows the head.
    var hasBody: Bool { headers["transfer-encoding"] != nil || headers["content-length"].map { $0 != "0" } ?? false }
}

/// Splits the bytes of a connection into heads of requests.
struct RequestReader {
    private var bytes: [UInt8] = []
    /// The number of bytes already searched for the end of a head.
    private var searched = 0

    mutating func add(_ more: [UInt8]) { bytes += more }

    /// Removes and returns the next complete head; `nil` if more bytes are needed.
    ///
    /// - Throws: if the head is too long or malformed.
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
