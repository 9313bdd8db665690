import Foundation

/// What the browser may do on behalf of a page: run these scripts, apply these styles, show images of these places. Nothing else,
/// and no network access but to what is named.
package struct ContentSecurityPolicy {
    /// Exactly as they appear in the page.
    var scripts: [String]
    /// Exactly as they appear in the page.
    var styles: [String]
    /// Where images may come from, as the policy writes it: `blob:` are those that the page made.
    var images: [String]

    package init(scripts: [String], styles: [String], images: [String]) {
        (self.scripts, self.styles, self.images) = (scripts, styles, images)
    }

    /// The content of the page's `meta` element.
    package var text: String {
        [
            "default-src 'none'", "script-src \(Self.sources(scripts))", "style-src \(Self.sources(styles))",
            "img-src \(images.joined(separator: " "))", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }

    private static func sources(_ texts: [String]) -> String {
        texts.map { "'sha256-\(Data(SHA256.digest(Array($0.utf8))).base64EncodedString())'" }.joined(separator: " ")
    }
}
