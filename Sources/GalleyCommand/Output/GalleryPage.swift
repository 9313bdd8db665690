import Foundation
import SVGWriter
import VectorScene

/// An HTML page of pictures: every layout in every style, light and dark beside each other.
struct GalleryPage {
    /// One style of a layout.
    struct Row {
        var style: String
        var pictures: [Image]
    }

    /// A picture in a file beside the page.
    struct Image {
        var file: String
        var size: Size
        /// A description for screen readers.
        var description: String
        var appearance: Appearance
    }

    /// A layout.
    struct Entry {
        /// Unique on the page; letters, digits and hyphens.
        var id: String
        var title: String
        var rows: [Row]
    }

    var entries: [Entry]

    /// The page; it loads only the pictures beside it.
    var html: String {
        let contents = entries.map { "<li><a href=\"#\($0.id)\">\(XMLText.escaped($0.title))</a></li>" }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>Layout gallery</title>
            <style>
            \(Self.style)
            </style>
            </head>
            <body>
            <header>
            <h1>Layout gallery</h1>
            <p>\(entries.count) layouts, each in every style, light and dark.</p>
            </header>
            <nav aria-label="Layouts">
            <ul>
            \(contents.joined(separator: "\n"))
            </ul>
            </nav>
            <main>
            \(entries.map(section).joined(separator: "\n"))
            </main>
            </body>
            </html>

            """
    }

    private func section(_ entry: Entry) -> String {
        """
        <section id="\(entry.id)">
        <h2>\(XMLText.escaped(entry.title))</h2>
        \(entry.rows.map(row).joined(separator: "\n"))
        </section>
        """
    }

    private func row(_ row: Row) -> String {
        """
        <h3>\(XMLText.escaped(row.style))</h3>
        <div class="row">
        \(row.pictures.map(figure).joined(separator: "\n"))
        </div>
        """
    }

    private func figure(_ image: Image) -> String {
        let (width, height) = (Int(image.size.width.rounded(.up)), Int(image.size.height.rounded(.up)))
        return "<img class=\"\(image.appearance.rawValue)\" src=\"\(Self.address(image.file))\" width=\"\(width)\" "
            + "height=\"\(height)\" loading=\"lazy\" alt=\"\(XMLText.escaped(image.description))\">"
    }

    /// A file's name as a relative address.
    private static func address(_ file: String) -> String {
        XMLText.escaped(file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file)
    }

    private static let style = """
        :root { color-scheme: light dark; --ground: #f3f5f9; --text: #1b2130; --soft: #5f6b80; --line: #cdd3de; }
        @media (prefers-color-scheme: dark) {
          :root { --ground: #0e1116; --text: #eef1f7; --soft: #9aa4b5; --line: #3a4250; }
        }
        body { margin: 0 auto; padding: 2rem; max-width: 110rem; background: var(--ground); color: var(--text);
          font: 1rem/1.5 system-ui, sans-serif; }
        header p, h3 { color: var(--soft); }
        h2 { margin-top: 3rem; padding-top: 1rem; border-top: 1px solid var(--line); }
        h3 { margin: 1.5rem 0 .5rem; font-weight: 500; }
        nav ul { columns: 16rem; padding-left: 1.2rem; }
        a { color: inherit; }
        .row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: flex-start; }
        img { max-width: min(100%, 44rem); max-height: 46rem; width: auto; height: auto; border: 1px solid var(--line); border-radius: 12px; }
        """
}
