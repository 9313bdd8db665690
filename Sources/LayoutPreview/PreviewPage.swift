import CompositionalLayout
import LayoutDiagram
import SnapshotReport

/// The gallery's page, with pictures that a server draws on request.
enum PreviewPage {
    static let html = """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <title>Layouts</title>
        <style nonce="\(rules.nonce)">\(style)</style>
        </head>
        <body>
        <noscript><p class="nothing">The preview needs JavaScript, which this browser does not run.</p></noscript>
        <script nonce="\(rules.nonce)">\(script)</script>
        </body>
        </html>

        """

    /// The permissions of the page. Pictures and events come only from its own origin, and no other page may embed it.
    static let policy = rules.text + "; connect-src 'self'; frame-ancestors 'none'"

    private static let rules = ContentSecurityPolicy(of: [script], images: ["'self'", "data:"])

    private static let style = GalleryPage.style + GalleryPage.text(PackageResources.preview_css)

    private static let script = GalleryPage.script(
        [
            PackageResources.served_js, PackageResources.fault_js, PackageResources.pane_js, PackageResources.live_js,
            PackageResources.preview_js,
        ],
        data: "const served = { styles: \(list(DiagramStyle.Kind.allCases.map(\.rawValue))), devices: \(list(Device.all.map(\.name))), textSizes: \(textSizes) };\n")

    private static let textSizes = "["
        + LayoutTraits.ContentSize.ordered.map { "[\"\($0.name)\", \"\(label(of: $0))\"]" }.joined(separator: ", ") + "]"

    /// A text size in the page's list: `XL`, `AX 2`.
    private static func label(of category: LayoutTraits.ContentSize) -> String {
        let accessibility = ["M", "L", "XL", "XXL", "XXXL"].firstIndex { category.shortName == "Accessibility" + $0 }
        if let accessibility { return "AX \(accessibility + 1)" }
        return category.isDefault ? "\(category.shortName) (default)" : category.shortName
    }

    /// A list of names as JavaScript; none of them contains a quotation mark.
    private static func list(_ names: [String]) -> String { "[" + names.map { "\"\($0)\"" }.joined(separator: ", ") + "]" }
}
