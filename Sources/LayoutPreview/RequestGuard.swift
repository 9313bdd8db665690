/// Access control: accepts requests by the preview's own page, which knows a secret; refuses those by other sites in the user's
/// browser.
struct RequestGuard: Sendable {
    /// A secret that every path begins with; requests without it are rejected.
    let token: String
    let port: UInt16

    /// 128 random bits.
    static func makeToken() -> String {
        var generator = SystemRandomNumberGenerator()
        return (0..<16).map { _ in
            let byte = UInt8.random(in: .min ... .max, using: &generator)
            return (byte < 16 ? "0" : "") + String(byte, radix: 16)
        }.joined()
    }

    enum Refusal: Error {
        /// The host is a site's name, which its owner lets resolve to this machine (DNS rebinding).
        case host
        /// The request comes from another site's page.
        case origin
        /// The token is wrong or missing.
        case token
    }

    /// Refuses a request that another site or another user could have sent.
    ///
    /// - Parameter header: returns a header's value.
    /// - Returns: the path after the token.
    func check(path: String, header: (String) -> String?) throws(Refusal) -> String {
        guard let host = header("Host"), hosts.contains(host.lowercased()) else { throw .host }
        if let origin = header("Origin"), origin != "http://\(host)" { throw .origin }
        if let site = header("Sec-Fetch-Site"), site != "same-origin", site != "none" { throw .origin }
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].isEmpty else { throw .token }
        let words = parts[1].split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard words.count == 2, words[0] == token else { throw .token }
        return String(words[1])
    }

    private var hosts: [String] { ["127.0.0.1", "localhost", "[::1]"].map { "\($0):\(port)" } }
}
