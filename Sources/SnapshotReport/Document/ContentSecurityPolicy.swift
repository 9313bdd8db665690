import HostFiles

/// The permissions of a page: scripts and styles with its nonce, and images from the given sources. Everything else, including
/// other network access, is blocked.
///
/// A second line of defence, as untrusted text never becomes markup in the first place.
package struct ContentSecurityPolicy {
    /// The nonce of the page's own scripts and styles, which markup in untrusted text cannot guess.
    package let nonce: String
    /// Image sources in the policy's syntax.
    private let images: [String]

    /// - Parameter texts: all texts of the page, which determine its nonce: the same page has the same bytes.
    package init(of texts: some Sequence<String>, images: [String]) {
        nonce = String(StableHash.of(texts.joined(separator: "\n")), radix: 36)
        self.images = images
    }

    /// The content of the page's `meta` element.
    package var text: String {
        [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
            "img-src \(images.joined(separator: " "))", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }
}
