import Foundation

/// A report of snapshots as one HTML file that needs nothing beside it and reaches for nothing.
///
/// Everything that comes from elsewhere, names, words and pictures, is data that the page's script reads and shows as
/// text or as an image; none of it is markup of the page.
package struct ReportPage: Sendable {
    var title: String
    var entries: [ReportEntry]
    var checkedCount: Int
    var acceptCommand: String?
    /// The most bytes that the file should have, so that it can be attached and mailed whatever has failed. Pictures beyond
    /// it are left out, and the page says so; names and words are always told. There is room for hundreds of SVG, and for the
    /// PNG of a dozen failures of screens, at 90 KB each; of others the page draws what is known of their frames.
    var sizeLimit = 2_900_000

    /// - Parameters:
    ///   - entries: in the order in which the page lists them; those of one folder should follow each other.
    ///   - checkedCount: how many snapshots were looked at, those without a difference among them.
    ///   - acceptCommand: what to type to accept what is new; the page offers it for copying.
    package init(title: String, entries: [ReportEntry], checkedCount: Int, acceptCommand: String?) {
        self.title = title
        self.entries = entries
        self.checkedCount = checkedCount
        self.acceptCommand = acceptCommand
    }

    /// The file. The same report gives the same bytes.
    ///
    /// - Throws: a `PNGError` if memory runs out.
    package func html() throws -> [UInt8] {
        let template = PageTemplate(title: title)
        let room = max(0, sizeLimit - template.byteCount) / 4 * 3
        return template.html(holding: Data(try payload(in: room)).base64EncodedString())
    }

    /// What the page shows, compressed: texts first, as they are exact, then what room they leave for pixels.
    private func payload(in room: Int) throws -> [UInt8] {
        var pictureCount = entries.count
        while true {
            var payload = ReportPayload(title: title, checkedCount: checkedCount, acceptCommand: acceptCommand)
            for (index, entry) in entries.enumerated() { payload.append(entry, index < pictureCount ? .whole : .told) }
            let size = try payload.compressed().count
            if size <= room || pictureCount == 0 {
                payload.append(pngOf: entries.prefix(pictureCount), in: room - size)
                return try payload.compressed()
            }
            // As if all were alike; what is left out at the end is told there.
            pictureCount = min(pictureCount - 1, pictureCount * room / size)
        }
    }
}
