import Goldens

/// The rights of a page in the browser: it runs scripts and applies styles that bear its nonce, and shows images of the named
/// places. It has no others, and no network access.
///
/// A second fence: no text of others becomes markup in the first place.
package struct ContentSecurityPolicy {
    /// The word that the page's own scripts and styles bear, and that markup within a text cannot guess.
    package let nonce: String
    /// Image sources in the policy's syntax.
    private let images: [String]

    /// - Parameter texts: all that the page says, from which its nonce is made: the same page has the same bytes.
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
