import HostFiles

/// The permissions of a page: scripts and styles with its nonce, and images from the given sources. Everything else, including
/// other network access, is blocked.
///
/// A second line of defence, as untrusted text never becomes markup in the first place.
package struct ContentSecurityPolicy {
    /// The nonce of the page's own scripts and styles, which markup in untrusted text cannot guess.
    package let nonce: String
    /// Sources of images and of embedded documents, in the policy's syntax.
    private let (images, documents): ([String], [String])

    /// - Parameter texts: all texts of the page, which determine its nonce: the same page has the same bytes.
    package init(of texts: some Sequence<String>, images: [String], documents: [String] = []) {
        nonce = String(StableHash.of(texts.joined(separator: "\n")), radix: 36)
        (self.images, self.documents) = (images, documents)
    }

    /// The content of the page's `meta` element.
    package var text: String {
        let embedded = documents.joined(separator: " ")
        return [
            "default-src 'none'", "script-src 'nonce-\(nonce)'", "style-src 'nonce-\(nonce)'",
            "img-src \(images.joined(separator: " "))", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ") + (documents.isEmpty ? "" : "; object-src \(embedded); frame-src \(embedded)")
    }
}
