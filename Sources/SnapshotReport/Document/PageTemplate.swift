import Foundation
import SVGWriter

/// The HTML page around the report's data.
struct PageTemplate {
    private let head: String
    private let tail: String

    /// The start and end of every page, and the delimiters of its data.
    static let opening = "<!DOCTYPE html>"
    static let ending = "</html>\n"
    static let payloadStart = #"<script type="application/octet-stream" id="payload">"#
    static let payloadEnd = "</script>"

    /// - Parameter title: any text.
    init(title: String) {
        head = """
            \(Self.opening)
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(XMLText.escaped(title))</title>
            <style>\(Self.style)</style>
            </head>
            <body>
            <noscript><p class="notice">This report needs JavaScript, which this browser does not run.</p></noscript>
            \(Self.payloadStart)
            """
        tail = """
            \(Self.payloadEnd)
            <script>\(Self.script)</script>
            </body>
            \(Self.ending)
            """
    }

    /// The length of the page without its data.
    var byteCount: Int { head.utf8.count + tail.utf8.count }

    /// - Parameter payload: base64, which needs no escapes.
    func html(holding payload: String) -> [UInt8] {
        Array(head.utf8) + Array(payload.utf8) + Array(tail.utf8)
    }

    /// The same for every page: hashing takes a debug build some 40 ms.
    private static let policy = ContentSecurityPolicy(scripts: [script], styles: [style], images: ["blob:"]).text

    private static let style = text(PackageResources.report_css)

    /// The page's complete script, in its own scope.
    private static let script: String = {
        let parts = [
            PackageResources.payload_js, PackageResources.elements_js, PackageResources.frames_js,
            PackageResources.drawing_js, PackageResources.pictures_js, PackageResources.stage_js,
            PackageResources.list_js, PackageResources.main_js,
        ]
        return "\"use strict\";\n{\n" + parts.map(text).joined(separator: "\n") + "}\n"
    }()

    private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}

/// Scripts shared with pages of other modules.
package enum SharedScript {
    /// Creates elements with text that is never markup, and segmented controls.
    package static let elements = String(decoding: PackageResources.elements_js, as: UTF8.self)
}
