import SVGWriter

/// The HTML page around the report's data.
struct PageTemplate {
    private let head: String
    private let tail: String

    /// The start and end of every page, and the delimiters of its data.
    static let opening = "<!DOCTYPE html>"
    static let ending = "</html>\n"
    static let dataStart = #"<script type="application/json" id="data">"#
    static let dataEnd = "</script>"

    /// - Parameters:
    ///   - title: any text.
    ///   - texts: all other texts of the page.
    init(title: String, texts: some Sequence<String>) {
        let policy = ContentSecurityPolicy(of: [title] + texts, images: ["data:"])
        head = """
            \(Self.opening)
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(XMLText.escaped(title))</title>
            <style nonce="\(policy.nonce)">\(Self.style)</style>
            </head>
            <body>
            <noscript><p class="notice">This report needs JavaScript, which this browser does not run.</p></noscript>
            \(Self.dataStart)
            """
        tail = """
            \(Self.dataEnd)
            <script nonce="\(policy.nonce)">\(Self.script)</script>
            </body>
            \(Self.ending)
            """
    }

    /// The length of the page without its data.
    var byteCount: Int { head.utf8.count + tail.utf8.count }

    /// - Parameter data: JSON without `<`.
    func html(holding data: String) -> [UInt8] {
        Array(head.utf8) + Array(data.utf8) + Array(tail.utf8)
    }

    private static let style = PageSource.style

    /// The page's complete script, in its own scope.
    private static let script: String = {
        let parts = [
            PageSource.elements, PageSource.frames, PageSource.drawing, PageSource.pictures, PageSource.stage, PageSource.list,
            PageSource.main,
        ]
        return "\"use strict\";\n{\n" + parts.joined(separator: "\n") + "}\n"
    }()
}

/// The page's scripts and style sheet. They are strings: the compiler takes 5 s for the same text as an embedded resource, which is
/// an array of numbers, and each user's first test waits for it.
enum PageSource {}

/// Scripts shared with pages of other modules.
package enum SharedScript {
    /// Creates segmented controls, and elements whose text is never read as markup.
    package static let elements = PageSource.elements
}
