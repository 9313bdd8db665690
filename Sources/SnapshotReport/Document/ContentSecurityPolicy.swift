import Foundation

/// What a browser may do on behalf of the page: run these scripts, apply these styles, show images that the page has made.
/// Nothing else, and nothing over a network.
struct ContentSecurityPolicy {
    /// As they stand in the page.
    var scripts: [String]
    /// As they stand in the page.
    var styles: [String]

    /// For the page's `meta` element.
    var text: String {
        [
            "default-src 'none'", "script-src \(Self.sources(scripts))", "style-src \(Self.sources(styles))",
            "img-src blob:", "base-uri 'none'", "form-action 'none'",
        ].joined(separator: "; ")
    }

    private static func sources(_ texts: [String]) -> String {
        texts.map { "'sha256-\(Data(SHA256.digest(Array($0.utf8))).base64EncodedString())'" }.joined(separator: " ")
    }
}
