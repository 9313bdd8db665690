import Foundation

/// A report of snapshots as a self-contained HTML file, without external resources or network access.
///
/// All external input (names, words and pictures) is data that the page's script shows as text or as an image; none of it becomes
/// markup.
package struct ReportPage: Sendable {
    var title: String
    var entries: [PageEntry]
    var checkedCount: Int
    var acceptCommand: String?
    /// The most bytes that the file should have, so that it can be attached and mailed whatever has failed. Pictures beyond
    /// it are left out, and the page says so; names and words are always included. There is room for hundreds of SVGs, and for
    /// the PNGs of a dozen failing screens, at 90 KB each; for other entries the page draws the frames.
    var sizeLimit = 2_900_000

    /// - Parameters:
    ///   - entries: in display order; those of one folder should be consecutive.
    ///   - checkedCount: the number of snapshots checked, including matches.
    ///   - acceptCommand: the command that records the new output, which the page offers for copying.
    package init(title: String, entries: [ReportEntry], checkedCount: Int, acceptCommand: String?) {
        self.init(
            title: title, pageEntries: entries.map { PageEntry($0) }, checkedCount: checkedCount,
            acceptCommand: acceptCommand)
    }

    init(title: String, pageEntries: [PageEntry], checkedCount: Int, acceptCommand: String?) {
        self.title = title
        entries = pageEntries
        self.checkedCount = checkedCount
        self.acceptCommand = acceptCommand
    }

    /// The file. The output is deterministic.
    ///
    /// - Throws: a `PNGError` if memory runs out.
    package func html() throws -> [UInt8] {
        let template = PageTemplate(title: title)
        let room = max(0, sizeLimit - template.byteCount) / 4 * 3
        return template.html(holding: Data(try payload(in: room)).base64EncodedString())
    }

    /// The compressed contents of the page: texts first, as they are exact, then the pixels that fit in the remaining room.
    private func payload(in room: Int) throws -> [UInt8] {
        var pictureCount = entries.count
        while true {
            var payload = ReportPayload(title: title, checkedCount: checkedCount, acceptCommand: acceptCommand)
            payload.group(entries)
            for (index, entry) in entries.enumerated() { payload.append(entry, index < pictureCount ? .whole : .told) }
            let size = try payload.compressed().count
            if size <= room || pictureCount == 0 {
                payload.append(pngOf: entries.prefix(pictureCount), in: room - size)
                return try payload.compressed()
            }
            // Estimated as if all had the same size; an entry whose pictures are left out says so.
            pictureCount = min(pictureCount - 1, pictureCount * room / size)
        }
    }
}
