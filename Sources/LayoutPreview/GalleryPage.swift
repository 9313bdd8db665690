import Foundation
import SVGWriter
import SnapshotReport
package import VectorScene

/// An HTML page for pictures in files beside it: thumbnails of all layouts, and a view of each.
///
/// The markup lists every picture for readers without scripts; the page's script takes its data from there.
package struct GalleryPage {
    /// A picture in a file beside the page.
    package struct Image {
        package var file: String
        var size: Size
        /// A description for screen readers.
        var description: String
        var style: String
        /// The device's name; empty for the layout's own device.
        var device: String
        var appearance: Appearance

        package init(file: String, size: Size, description: String, style: String, device: String, appearance: Appearance) {
            (self.file, self.size, self.description, self.style) = (file, size, description, style)
            (self.device, self.appearance) = (device, appearance)
        }
    }

    /// A layout.
    package struct Entry {
        /// A unique name on the page and in its addresses.
        var name: String
        var title: String
        var pictures: [Image]

        package init(name: String, title: String, pictures: [Image]) {
            (self.name, self.title, self.pictures) = (name, title, pictures)
        }
    }

    private let entries: [Entry]

    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// The element by which a gallery page is recognized.
    private static let mark = "<meta name=\"generator\" content=\"galley gallery\">"

    /// True if the HTML is a gallery page.
    package static func isOne(_ html: [UInt8]) -> Bool { html.prefix(1_000).firstRange(of: Array(mark.utf8)) != nil }

    /// The page, which loads only the pictures beside it.
    package var html: String {
        // For a page opened from disk, some browsers do not count pictures beside it as `'self'`, so `file:` is allowed, too.
        let policy = ContentSecurityPolicy(
            of: entries.flatMap { [$0.name, $0.title] }, images: ["'self'", "file:", "data:"], documents: ["'self'", "file:"])
        return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        \(Self.mark)
        <meta http-equiv="Content-Security-Policy" content="\(policy.text)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <link rel="icon" href="data:,">
        <title>Layouts</title>
        <style nonce="\(policy.nonce)">\(Self.style)</style>
        </head>
        <body>
        <div id="layouts">
        \(entries.map(section).joined(separator: "\n"))
        </div>
        <script nonce="\(policy.nonce)">\(Self.script)</script>
        </body>
        </html>

        """
    }

    private func section(_ entry: Entry) -> String {
        """
        <section data-name="\(XMLText.escaped(entry.name))">
        <h2>\(XMLText.escaped(entry.title))</h2>
        \(entry.pictures.map(element).joined(separator: "\n"))
        </section>
        """
    }

    private func element(_ image: Image) -> String {
        let (width, height) = (Int(image.size.width.rounded(.up)), Int(image.size.height.rounded(.up)))
        return "<img src=\"\(Self.address(image.file))\" data-style=\"\(image.style)\" "
            + "data-device=\"\(XMLText.escaped(image.device))\" data-appearance=\"\(image.appearance.rawValue)\" width=\"\(width)\" "
            + "height=\"\(height)\" loading=\"lazy\" alt=\"\(XMLText.escaped(image.description))\">"
    }

    /// A file name as a relative URL.
    private static func address(_ file: String) -> String {
        XMLText.escaped(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
    }

    static let style = text(PackageResources.gallery_css)

    private static let script = script([PackageResources.main_js], data: "")

    /// The page's complete script, in its own scope.
    ///
    /// - Parameters:
    ///   - parts: additional scripts.
    ///   - data: statements before the script.
    static func script(_ parts: [[UInt8]], data: String) -> String {
        let shared = [
            PackageResources.model_js, PackageResources.address_js, PackageResources.index_js, PackageResources.view_js,
            PackageResources.gallery_js,
        ]
        return "\"use strict\";\n{\n" + data + SharedScript.elements + (shared + parts).map(text).joined(separator: "\n") + "}\n"
    }

    static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
